"""A second look at a turn that was played: what it was worth, and whether another was better.

The network sees no more than the seat did: what is judged is the choice, not what came of it.
"""

from collections.abc import Sequence
from hashlib import sha256
from itertools import takewhile
from math import sqrt
from typing import Final, NamedTuple

import msgspec
import numpy as np

from furstenfeld.bots.champion.beliefs import read_beliefs
from furstenfeld.bots.champion.champion import read_once
from furstenfeld.bots.champion.cpu import warm_up
from furstenfeld.bots.champion.network import SHIPPED
from furstenfeld.bots.champion.turn_values import Judge, candidates
from furstenfeld.bots.champion.turns import Doubles, Plans, TurnStart, essence, network_plans
from furstenfeld.bots.scripted.policy.weight_table import weights_for
from furstenfeld.bots.search import cpu
from furstenfeld.bots.search.candidates import actions_of, root_of
from furstenfeld.bots.search.kernel.candidate import PLAN_LENGTH
from furstenfeld.fast.codes import ACTION_ID, CARD_COUNT, KEPT_ID, NONE, UNDER_0
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

_KEEPING: Final = (*range(UNDER_0, UNDER_0 + CARD_COUNT), KEPT_ID, NONE)
"""With these answers a turn has come to its cards, or to its end."""


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


def second_look(view: View, played: Sequence[Action]) -> SecondLook:
    """Return what a turn was worth that a seat played, having seen a view; it is always the same.

    Luck comes from the view: whoever asks, a page, a command or a study, hears the same.
    """
    assert view.seat is not None
    cpu.warm_up()
    warm_up()
    luck = Chance(sha256(msgspec.json.encode(view)).hexdigest(), "look")
    network = read_once(SHIPPED)
    start = TurnStart(root_of(view), view.edition, view.seat)
    weights = weights_for(view.variant, len(view.seats))
    judge = Judge(network, read_beliefs(), start, weights, luck.bits())
    own = _plan_of(played)
    found = candidates(network, start, weights, luck)
    others = _others(start, found.plans, own)
    # Beside a sure win it does not matter which cards would have been right.
    nearest_first = [own if found.is_sure else _well_kept(judge, own, luck)]
    if len(others):
        tried = judge.values(others, 0, _TRIED).mean(axis=1)
        nearest_first.append(_well_kept(judge, others[tried.argmax()][None], luck))
    return _compared(judge, own, np.concatenate(nearest_first))


def _compared(judge: Judge, own: Plans, others: Plans) -> SecondLook:
    """Return how a turn compares with others, in worlds in which none of them was tried.

    One that is further from what was played must be better than those that are nearer, too: where
    other cards under the deck are all that was missing, no other sale is to blame.
    """
    plans = np.concatenate([own, others[(others != own).any(axis=1)]])
    values = judge.values(plans, _TRIED, _COMPARED)
    best = 0
    for other in range(1, len(plans)):
        if _is_better(values[other] - values[best]):
            best = other
    worth = values.mean(axis=1)
    better = actions_of(plans[best]) if best else ()
    return SecondLook(float(worth[0]), float(worth[best]), better)


def _is_better(gained: Doubles) -> bool:
    """Return whether what one turn gained above another, world by world, is surely enough."""
    doubt = float(gained.std(ddof=1)) / sqrt(len(gained))
    return float(gained.mean()) > max(_LEAST, _SURE * doubt)


def _plan_of(actions: Sequence[Action]) -> Plans:
    """Return a turn as the only row of plans."""
    plan = np.full((1, PLAN_LENGTH), NONE, np.int16)
    plan[0, : len(actions)] = [ACTION_ID[action] for action in actions]
    return plan


def _others(start: TurnStart, plans: Plans, own: Plans) -> Plans:
    """Return the turns that sell or build something else than one does."""
    done = essence(start, own[0])
    return plans[[essence(start, plan) != done for plan in plans]]


def _well_kept(judge: Judge, plan: Plans, luck: Chance) -> Plans:
    """Return a turn with those cards under the deck that the network would put there."""
    begun = list(takewhile(lambda action: action not in _KEEPING, plan[0].tolist()))
    return network_plans(judge.network, judge.start, 1, luck, begun)
