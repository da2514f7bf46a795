"""The bot `grandmaster`: whole turns that the network proposes, each followed for two rounds.

It is the search of `bots.search` with the network in two places, and in worlds in which rivals hold
what they are likely to hold: the network's policy proposes turns and plays everybody until the seat
is asked in the round after the next, and its outlook says there what the seat may expect.
"""

from pathlib import Path
from typing import Final

import numpy as np

from furstenfeld.bots.champion.beliefs import read_beliefs
from furstenfeld.bots.champion.champion import Champion, read_once
from furstenfeld.bots.champion.network import SHIPPED, Network
from furstenfeld.bots.champion.turn_values import Candidates, Judge, candidates
from furstenfeld.bots.champion.turns import Doubles, Plans, TurnStart
from furstenfeld.bots.scripted.policy.weight_table import weights_for
from furstenfeld.bots.search import Budget, SearchReport, TriedTurn, cpu
from furstenfeld.bots.search.budget import BudgetMeter, Pacing
from furstenfeld.bots.search.candidates import actions_of, root_of
from furstenfeld.bots.turns import Planner
from furstenfeld.records import Chance
from furstenfeld.rules import (
    Action,
    Drawing,
    Options,
    View,
)

_ROWS: Final = 128
"""Games that are played on at once, at most."""
_A_SECOND: Final = 64
"""Games of the first batch for a second: a network takes nearly as long with few rows as with many,
so batches are as large as the clock allows."""
_SLICE: Final = 0.2
"""Share of the time that a batch may take."""
_PRIOR: Final = 0.006
"""What the network's own opinion counts beside the tries: the logarithm of a chance, times this."""
_DOUBT: Final = 0.4
"""And that it counts more while there are few tries: times this, for each of them."""


class Grandmaster(Planner):
    """Tries turns in worlds that agree with its view, played on by the network."""

    name = "grandmaster"

    def __init__(
        self,
        network: Network | Path = SHIPPED,
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> None:
        """Think so many seconds about a turn, or play so many worlds."""
        self.network = read_once(network) if isinstance(network, Path) else network
        self.budget = Budget(seconds, simulations)
        self.last: SearchReport | None = None
        """What was thought about the last turn."""
        self._champion = Champion(self.network)
        self._beliefs = read_beliefs()
        first = max(1, int(_A_SECOND * min(1.0, seconds or 1.0)))
        self._pacing = Pacing(_SLICE, first, least=first // 4)
        cpu.warm_up()

    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        """Return the answers from the question at hand to the end of the turn."""
        if isinstance(view.asked, Drawing):
            return (self._champion.choose(view, actions, rng),)
        assert view.seat is not None
        meter = BudgetMeter(self.budget, self._pacing)
        start = TurnStart(root_of(view), view.edition, view.seat)
        weights = weights_for(view.variant, len(view.seats))
        found = candidates(self.network, start, weights, rng)
        judge = Judge(self.network, self._beliefs, start, weights, rng.bits())
        worth, counts = _tried(judge, found.plans, found.likely, meter)
        self.last = _report(meter, found, worth, counts)
        return self.last.turns[0].actions


def _tried(
    judge: Judge, plans: Plans, likely: Doubles, meter: BudgetMeter
) -> tuple[Doubles, Doubles]:
    """Return what each turn came to and how often it was tried, by sequential halving."""
    alive = np.arange(len(plans))
    totals, counts = np.zeros(len(plans)), np.zeros(len(plans))
    phases = int(len(plans) - 1).bit_length()
    worlds = 0
    for phase in range(1, phases + 1):
        played = 0
        while batch := meter.batch(phase / phases, len(alive), played):
            batch = min(batch, max(1, _ROWS // len(alive)))
            totals[alive] += judge.values(plans[alive], worlds, batch).sum(axis=1)
            counts[alive] += batch
            worlds += batch
            played += batch * len(alive)
            meter.note(batch * len(alive))
        worth = _worth(totals, counts, likely)
        alive = alive[np.argsort(-worth[alive], kind="stable")][: (len(alive) + 1) // 2]
    return totals, counts


def _worth(totals: Doubles, counts: Doubles, likely: Doubles) -> Doubles:
    tries = np.maximum(1, counts)
    worth: Doubles = totals / tries + (_PRIOR + _DOUBT / tries) * likely
    return worth


def _report(
    meter: BudgetMeter, found: Candidates, totals: Doubles, counts: Doubles
) -> SearchReport:
    """Return what was thought; whoever was tried longest stands first, then the better one."""
    plans, likely = found.plans, found.likely
    order = np.lexsort((-_worth(totals, counts, likely), -counts))
    turns = tuple(
        TriedTurn(
            actions=actions_of(plans[place]),
            prior=float(likely[place]),
            simulations=int(counts[place]),
            win=float(totals[place] / counts[place]) if counts[place] else None,
        )
        for place in order
    )
    return SearchReport(
        simulations=meter.simulations,
        seconds=meter.seconds,
        proposed=len(plans),
        is_sure=found.is_sure,
        turns=turns,
    )
