"""The bot `search`: simulates whole turns in sampled worlds, the better ones more often."""

from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Final

import msgspec
import numpy as np

from furstenfeld.bots.scripted.policy.weight_table import weights_for
from furstenfeld.bots.search import cpu
from furstenfeld.bots.search.budget import Budget, BudgetMeter
from furstenfeld.bots.search.candidates import (
    Numbers,
    actions_of,
    candidates_of,
    plans_of,
    root_of,
)
from furstenfeld.bots.search.halving import Trial, TrialResults, halve
from furstenfeld.bots.search.kernel.candidate import VALUE, WHOLE_WIN
from furstenfeld.bots.turns import Planner
from furstenfeld.fast.codes import NONE, SEATS
from furstenfeld.records import Chance
from furstenfeld.rules import (
    Action,
    Drawing,
    Options,
    View,
)

WIDTH: Final = 160
"""At most this many candidates are simulated, those that the policy likes best."""
_EACH: Final = 16
"""Simulations per candidate: with a small budget only a few candidates are simulated."""
_USUAL_PACE: Final = 20_000
"""Simulations per second on one core at the beginning of a game, roughly."""
_DRAW_SHARE: Final = 0.1
"""Drawing a card with a laboratory gets this share of the budget of a turn."""


class TriedTurn(msgspec.Struct, frozen=True):
    """One candidate: its actions, and what the policy and the simulations say about it."""

    actions: tuple[Action, ...]
    prior: float
    """Its value in coins, as the scripted policy estimates it."""
    simulations: int
    win: float | None
    """The average share of the win in its simulations; None if there were none."""


class SearchReport(msgspec.Struct, frozen=True):
    """What a search did for one turn."""

    simulations: int
    seconds: float
    proposed: int
    """The number of candidates, simulated or not."""
    is_sure: bool
    """Whether the first turn wins no matter what the others hold and do."""
    turns: tuple[TriedTurn, ...]
    """The simulated candidates, best first."""


class Search(Planner):
    """Simulates whole turns in worlds that agree with its view, played on by the policy."""

    name = "search"

    def __init__(
        self, seconds: float | None = None, simulations: int | None = None, threads: int = 1
    ) -> None:
        """Set the budget for a turn, in seconds or in simulations, and the number of threads."""
        self.budget = Budget(seconds, simulations)
        self.threads = threads
        self.last: SearchReport | None = None
        """What was thought about the last turn."""
        cpu.warm_up()

    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        """Return the actions from the present decision to the end of the turn."""
        budget = self.budget.part(_DRAW_SHARE if isinstance(view.asked, Drawing) else 1.0)
        meter = BudgetMeter(budget)
        seed = np.uint64(rng.bits())
        root = root_of(view)
        weights = weights_for(view.variant, len(view.seats))
        candidates = candidates_of(root, weights)
        sure = int(cpu.sure_win(root.games, root.edition, candidates))
        tried = candidates[: _width(budget)] if sure == NONE else candidates[sure : sure + 1]
        plans = plans_of(root, weights, tried)
        trial = Trial(root, plans, weights[None], np.zeros(SEATS, np.int64), seed)
        results = halve(trial, meter, self._pool, self.threads)
        self.last = SearchReport(
            simulations=meter.simulations,
            seconds=meter.seconds,
            proposed=len(candidates),
            is_sure=sure != NONE,
            turns=tuple(_tried_turn(trial, tried, results, place) for place in results.order),
        )
        return self.last.turns[0].actions

    @cached_property
    def _pool(self) -> ThreadPoolExecutor | None:
        return ThreadPoolExecutor(self.threads) if self.threads > 1 else None


def _width(budget: Budget) -> int:
    """Return how many candidates to simulate."""
    if budget.simulations is not None:
        expected = budget.simulations
    else:
        assert budget.seconds is not None
        expected = int(budget.seconds * _USUAL_PACE)
    return max(2, min(WIDTH, expected // _EACH))


def _tried_turn(trial: Trial, candidates: Numbers, results: TrialResults, place: int) -> TriedTurn:
    count = int(results.counts[place])
    return TriedTurn(
        actions=actions_of(trial.plans[place]),
        prior=int(candidates[place, VALUE]) / 1000,
        simulations=count,
        win=int(results.wins[place]) / (WHOLE_WIN * count) if count else None,
    )
