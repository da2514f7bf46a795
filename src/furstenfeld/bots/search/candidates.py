"""The candidates of a search: whole turns that are worth simulating, as plans of actions."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from furstenfeld.bots.scripted.policy.kernel.weights import SCRATCH_SIZE
from furstenfeld.bots.search import cpu
from furstenfeld.bots.search.kernel.candidate import PLAN_LENGTH, RECORDS, VALUE, WIDTH
from furstenfeld.fast import cpu as engine
from furstenfeld.fast.codes import NONE
from furstenfeld.fast.convert import edition_record, records_of
from furstenfeld.fast.layout import GAME, Games
from furstenfeld.rules import ACTIONS, Action, View, any_world

Numbers = npt.NDArray[np.int64]

_MOST: Final = 8192
"""The most candidates that are listed; a turn has some hundreds."""
_SALES: Final = 64
_TURNS: Final = 4096


class Root(NamedTuple):
    """A position as the search sees it: a record with any hidden cards, and the edition."""

    games: Games
    """The position, followed by room for copies."""
    edition: Games


def scratch() -> Numbers:
    """Return scratch memory for the policy."""
    return np.empty(SCRATCH_SIZE, np.int64)


def root_of(view: View) -> Root:
    """Return the position that a view shows; its hidden cards are redrawn in every world."""
    games = np.zeros(RECORDS, GAME)
    games[0] = records_of([any_world(view)])[0]
    edition = edition_record(view.edition)
    engine.write_options(games[:1], edition)
    return Root(games, edition)


def candidates_of(root: Root, weights: Numbers) -> Numbers:
    """Return all candidates, those that the policy likes best first."""
    candidates = np.zeros((_MOST, WIDTH), np.int64)
    sales = np.zeros((_SALES, WIDTH), np.int64)
    turns = np.zeros((_TURNS, WIDTH), np.int64)
    count = cpu.propose(root.games, root.edition, weights, scratch(), sales, turns, candidates)
    found = candidates[:count]
    order = np.argsort(-found[:, VALUE], kind="stable")
    return _distinct(found[order])


def _distinct(candidates: Numbers) -> Numbers:
    """Return the candidates without those that differ only in their value."""
    _, firsts = np.unique(candidates[:, 1:], axis=0, return_index=True)
    return candidates[np.sort(firsts)]


def plans_of(root: Root, weights: Numbers, candidates: Numbers) -> npt.NDArray[np.int16]:
    """Return the plan of each candidate: a row of action numbers that ends with NONE."""
    plans = np.full((len(candidates), PLAN_LENGTH), NONE, np.int16)
    cpu.write_plans(root.games, root.edition, weights, scratch(), candidates, plans)
    return plans


def actions_of(plan: npt.NDArray[np.int16]) -> tuple[Action, ...]:
    """Return the actions of one plan."""
    return tuple(ACTIONS[number] for number in plan if number != NONE)
