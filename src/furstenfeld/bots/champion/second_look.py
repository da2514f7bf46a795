"""A second look at a turn that was played: what it was worth, and whether another was better.

The network sees no more than the seat did: what is judged is the choice, not what came of it.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from furstenfeld.bots.champion.beliefs import read_beliefs
from furstenfeld.bots.champion.champion import read_once
from furstenfeld.bots.champion.cpu import warm_up
from furstenfeld.bots.champion.judge import Judge, candidates
from furstenfeld.bots.champion.network import SHIPPED
from furstenfeld.bots.champion.turns import Plans, Position, essence
from furstenfeld.bots.policy.tables import weights_for
from furstenfeld.bots.search import cpu
from furstenfeld.bots.search.candidates import actions_of, root_of
from furstenfeld.bots.search.kernel.wishes import LENGTH
from furstenfeld.fast.tables import ACTION_ID, NONE
from furstenfeld.records import Chance
from furstenfeld.rules import Action, View

_TRIED: Final = 16
"""Worlds in which every turn is tried to find the best."""
_COMPARED: Final = 64
"""Other worlds in which the best is compared with what was played: in those where it was found it
looks better than it is."""
_SURE: Final = 2.0
"""Standard errors by which a turn must be better."""
_LEAST: Final = 0.02
"""And the share of the win by which it must be: less is no mistake, whoever is right."""


class SecondLook(NamedTuple):
    """What a turn was worth, in shares of the win, beside the best that was found for it."""

    played: float
    best: float
    better: tuple[Action, ...]
    """A turn that was surely better, which is worth `best`; empty where there is none."""

    @property
    def lost(self) -> float:
        """The share of the win that the turn gave away."""
        return self.best - self.played


def second_look(view: View, played: Sequence[Action], rng: Chance) -> SecondLook:
    """Return what a turn was worth that a seat played, having seen a view."""
    assert view.seat is not None
    cpu.warm_up()
    warm_up()
    network = read_once(SHIPPED)
    start = Position(root_of(view), view.edition, view.seat)
    weights = weights_for(view.variant, len(view.seats))
    judge = Judge(network, read_beliefs(), start, weights, rng.bits())
    own = _plan_of(played)
    others = _others(start, candidates(network, start, weights, rng).plans, own)
    if not len(others):
        return _right(float(judge.values(own, 0, _COMPARED).mean()))
    tried = judge.values(others, 0, _TRIED).mean(axis=1)
    best = others[tried.argmax()][None]
    return _compared(judge, own, best)


def _compared(judge: Judge, own: Plans, best: Plans) -> SecondLook:
    """Return how a turn compares with another, in worlds in which neither was tried."""
    values = judge.values(np.concatenate([own, best]), _TRIED, _COMPARED)
    played, other = map(float, values.mean(axis=1))
    doubt = float((values[1] - values[0]).std(ddof=1)) / sqrt(_COMPARED)
    is_better = other - played > max(_LEAST, _SURE * doubt)
    return SecondLook(played, other, actions_of(best[0])) if is_better else _right(played)


def _right(worth: float) -> SecondLook:
    """Return a look at a turn that could hardly have been better."""
    return SecondLook(worth, worth, ())


def _plan_of(actions: Sequence[Action]) -> Plans:
    """Return a turn as the only row of plans."""
    plan = np.full((1, LENGTH), NONE, np.int16)
    plan[0, : len(actions)] = [ACTION_ID[action] for action in actions]
    return plan


def _others(start: Position, plans: Plans, own: Plans) -> Plans:
    """Return the turns that do something else than one does."""
    done = essence(start, own[0])
    return plans[[essence(start, plan) != done for plan in plans]]
