"""The candidates of a search: whole turns that deserve a try, as plans of actions."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from furstenfeld.bots.scripted.policy.kernel.weights import NOTES
from furstenfeld.bots.search import cpu
from furstenfeld.bots.search.kernel.wishes import COPIES, LENGTH, WIDTH, WISH
from furstenfeld.fast import cpu as engine
from furstenfeld.fast.codes import NONE
from furstenfeld.fast.convert import edition_record, records_of
from furstenfeld.fast.layout import GAME, Games
from furstenfeld.rules import ACTIONS, Action, View, any_world

Numbers = npt.NDArray[np.int64]

_MOST: Final = 8192
"""Candidates beyond these are not looked at; a turn has some hundreds."""
_SALES: Final = 64
_TURNS: Final = 4096


class Root(NamedTuple):
    """A position as the search sees it: a record with any hidden cards, and the edition's."""

    games: Games
    """The position, and room for copies."""
    edition: Games


def scratch() -> Numbers:
    """Return the scratch memory that the policy needs."""
    return np.empty(NOTES, np.int64)


def root_of(view: View) -> Root:
    """Return the position that a view shows; what is hidden is dealt anew in every world."""
    games = np.zeros(COPIES, GAME)
    games[0] = records_of([any_world(view)])[0]
    edition = edition_record(view.edition)
    engine.ask(games[:1], edition)
    return Root(games, edition)


def wishes_of(root: Root, weights: Numbers) -> Numbers:
    """Return all candidates, the one that the policy likes best first."""
    wishes = np.zeros((_MOST, WIDTH), np.int64)
    sales = np.zeros((_SALES, WIDTH), np.int64)
    turns = np.zeros((_TURNS, WIDTH), np.int64)
    count = cpu.propose(root.games, root.edition, weights, scratch(), sales, turns, wishes)
    found = wishes[:count]
    order = np.argsort(-found[:, WISH["value"]], kind="stable")
    return _distinct(found[order])


def _distinct(wishes: Numbers) -> Numbers:
    """Return the candidates without those that differ in nothing but their value."""
    _, firsts = np.unique(wishes[:, 1:], axis=0, return_index=True)
    return wishes[np.sort(firsts)]


def plans_of(root: Root, weights: Numbers, wishes: Numbers) -> npt.NDArray[np.int16]:
    """Return each wish as a row of answers."""
    plans = np.full((len(wishes), LENGTH), NONE, np.int16)
    cpu.write_plans(root.games, root.edition, weights, scratch(), wishes, plans)
    return plans


def actions_of(plan: npt.NDArray[np.int16]) -> tuple[Action, ...]:
    """Return the actions of one row of answers."""
    return tuple(ACTIONS[number] for number in plan if number != NONE)
