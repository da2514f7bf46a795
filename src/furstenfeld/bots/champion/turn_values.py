"""What turns are worth to a network that plays on: which deserve a try, and what comes of each."""

from typing import Final, NamedTuple

import numpy as np

from furstenfeld.bots.champion.beliefs import Beliefs
from furstenfeld.bots.champion.network import Network
from furstenfeld.bots.champion.turns import (
    Doubles,
    Plans,
    TurnStart,
    Whole,
    distinct,
    in_worlds,
    leaf_values,
    log_priors,
    network_plans,
    play_until,
)
from furstenfeld.bots.search import cpu
from furstenfeld.bots.search.candidates import candidates_of, plans_of
from furstenfeld.fast.codes import NONE
from furstenfeld.records import Chance

_DRAWN: Final = 32
"""Turns that are drawn from the network's policy."""
_SCRIPTED: Final = 12
"""Turns that the scripted policy adds: what the network never thought of may be good."""
_WIDTH: Final = 8
"""Turns that are tried, those that the network finds likeliest."""
_HOPELESS: Final = 9.0
"""Turns that are less likely than the likeliest by this logarithm are not tried."""
_AHEAD: Final = 2
"""Rounds that the network plays on before a position is judged: one round later the judgement
agrees less with how games end (docs/reports/2026-11-training.md)."""


class Candidates(NamedTuple):
    """The turns that deserve a try, the likeliest first."""

    plans: Plans
    likely: Doubles
    """The logarithm of the chance that the network would play each."""
    is_sure: bool
    """Whether there is but one, which wins whatever the others hold and do."""


def candidates(network: Network, start: TurnStart, weights: Whole, rng: Chance) -> Candidates:
    """Return turns that the network would play and some of the script's, or a sure win."""
    listed = candidates_of(start.root, weights)
    sure = int(cpu.sure_win(start.root.games, start.root.edition, listed))
    if sure != NONE:
        plans = plans_of(start.root, weights, listed[sure : sure + 1])
        return Candidates(plans, np.zeros(1), is_sure=True)
    scripted = plans_of(start.root, weights, listed[:_SCRIPTED])
    drawn = network_plans(network, start, _DRAWN, rng)
    plans = np.unique(np.concatenate([drawn, _trimmed(scripted)]), axis=0)
    plans, likely = distinct(start, plans, log_priors(network, start, plans))
    tried = likely[:_WIDTH] > likely[0] - _HOPELESS
    return Candidates(plans[:_WIDTH][tried], likely[:_WIDTH][tried], is_sure=False)


def _trimmed(plans: Plans) -> Plans:
    """Return plans with nothing behind their end, so that equal ones are equal."""
    ended = np.cumsum(plans == NONE, axis=1) > 0
    return np.where(ended, np.int16(NONE), plans)


class Judge(NamedTuple):
    """What turns are worth, in worlds that agree with a view."""

    network: Network
    beliefs: Beliefs
    start: TurnStart
    weights: Whole
    seed: int

    def values(self, plans: Plans, first: int, worlds: int) -> Doubles:
        """Return `[turns, worlds]`: what each turn is worth in each world; all play the same."""
        start = self.start
        batch = in_worlds(start, self.beliefs, plans, worlds, self.seed + first)
        number = int(start.root.games[0]["round"]) + _AHEAD
        play_until(self.network, batch, start.seat, number, self.weights)
        values = leaf_values(self.network, batch, start.seat)
        return values.reshape(len(plans), worlds)
