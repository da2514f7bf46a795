"""The bot `search`: whole turns tried in sampled worlds, the promising ones more and more often."""

from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Final

import msgspec
import numpy as np

from furstenfeld.bots.scripted.policy.weight_table import weights_for
from furstenfeld.bots.search import cpu
from furstenfeld.bots.search.budget import Budget, Meter
from furstenfeld.bots.search.candidates import (
    Numbers,
    actions_of,
    plans_of,
    root_of,
    wishes_of,
)
from furstenfeld.bots.search.halving import Table, Tries, halve
from furstenfeld.bots.search.kernel.wishes import WIN, WISH
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
"""How many candidates are tried at most; the policy picks them."""
_EACH: Final = 16
"""A candidate more for so many simulations: a small budget is not spread over too many."""
_USUAL_PACE: Final = 20_000
"""Simulations that a core makes in a second at the beginning of a game, roughly."""
_DRAW_SHARE: Final = 0.1
"""A laboratory's card is no turn and gets a small part of its budget."""


class Line(msgspec.Struct, frozen=True):
    """One candidate: what it does, what the policy thought of it, what the tries say."""

    actions: tuple[Action, ...]
    prior: float
    """In coins, as the policy judges."""
    simulations: int
    win: float | None
    """Share of the win in the tries; None where there were none."""


class Thoughts(msgspec.Struct, frozen=True):
    """What a search did for one turn."""

    simulations: int
    seconds: float
    proposed: int
    """Candidates there were, tried or not."""
    is_sure: bool
    """Whether the first line wins whatever the others hold and do."""
    lines: tuple[Line, ...]
    """The candidates that were tried, best first."""


class Search(Planner):
    """Tries whole turns in worlds that agree with its view, played to the end by the policy."""

    name = "search"

    def __init__(
        self, seconds: float | None = None, simulations: int | None = None, threads: int = 1
    ) -> None:
        """Think so many seconds, or simulations, about a turn, on so many threads."""
        self.budget = Budget(seconds, simulations)
        self.threads = threads
        self.last: Thoughts | None = None
        """What was thought about the last turn."""
        cpu.warm_up()

    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        """Return the answers from the question at hand to the end of the turn."""
        budget = self.budget.part(_DRAW_SHARE if isinstance(view.asked, Drawing) else 1.0)
        meter = Meter(budget)
        seed = np.uint64(rng.bits())
        root = root_of(view)
        weights = weights_for(view.variant, len(view.seats))
        wishes = wishes_of(root, weights)
        sure = int(cpu.sure_win(root.games, root.edition, wishes))
        tried = wishes[: _width(budget)] if sure == NONE else wishes[sure : sure + 1]
        plans = plans_of(root, weights, tried)
        table = Table(root, plans, weights[None], np.zeros(SEATS, np.int64), seed)
        tries = halve(table, meter, self._pool, self.threads)
        self.last = Thoughts(
            simulations=meter.simulations,
            seconds=meter.seconds,
            proposed=len(wishes),
            is_sure=sure != NONE,
            lines=tuple(_line(table, tried, tries, place) for place in tries.order),
        )
        return self.last.lines[0].actions

    @cached_property
    def _pool(self) -> ThreadPoolExecutor | None:
        return ThreadPoolExecutor(self.threads) if self.threads > 1 else None


def _width(budget: Budget) -> int:
    """Return how many candidates to try."""
    if budget.simulations is not None:
        expected = budget.simulations
    else:
        assert budget.seconds is not None
        expected = int(budget.seconds * _USUAL_PACE)
    return max(2, min(WIDTH, expected // _EACH))


def _line(table: Table, wishes: Numbers, tries: Tries, place: int) -> Line:
    count = int(tries.counts[place])
    return Line(
        actions=actions_of(table.plans[place]),
        prior=int(wishes[place, WISH["value"]]) / 1000,
        simulations=count,
        win=int(tries.wins[place]) / (WIN * count) if count else None,
    )
