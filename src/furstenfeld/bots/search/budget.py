"""How long a search may think about a turn: by the clock, or by the number of simulations."""

import time
from typing import Final, NamedTuple

import msgspec

from furstenfeld.errors import FurstenfeldError


class BudgetError(FurstenfeldError, ValueError):
    """A budget that cannot be kept; the message says what is wrong with it."""


class Budget(msgspec.Struct, frozen=True):
    """Seconds or simulations for a whole turn; simulations make the same choice everywhere."""

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        """Refuse a budget that is none, double, or not above 0."""
        given = [each for each in (self.seconds, self.simulations) if each is not None]
        if len(given) != 1:
            raise BudgetError("budget: expected seconds or simulations, one of the two")
        if not given[0] > 0:
            raise BudgetError(f"budget: expected more than 0, found {given[0]}")

    def part(self, share: float) -> "Budget":
        """Return a share of this budget."""
        if self.simulations is not None:
            return Budget(simulations=max(1, int(self.simulations * share)))
        assert self.seconds is not None
        return Budget(seconds=self.seconds * share)


class Rhythm(NamedTuple):
    """How a search divides its seconds into batches."""

    slice: float = 0.02
    """A batch should not take more than this share of them, so that the clock is kept."""
    first: int = 1
    """Simulations of the first batch, at least; its time tells how large the next one may be."""
    least: int = 1
    """Fewer simulations than these are not worth a batch where a phase has played some already."""


STEADY: Final = Rhythm()
"""For searches whose simulations take microseconds."""


class Meter:
    """Counts what a search has used, and says how many worlds to play next."""

    def __init__(self, budget: Budget, rhythm: Rhythm = STEADY) -> None:
        """Start the clock."""
        self.budget = budget
        self.rhythm = rhythm
        self.simulations = 0
        self.seconds = 0.0
        self._start = time.perf_counter()
        self._pace = 0.0
        """Seconds that a simulation takes."""

    def batch(self, share: float, alive: int, played: int) -> int:
        """Return how many worlds to play now, 0 where this share of the budget is used up.

        `played` are the simulations of this phase so far, `share` is where the phase ends.
        """
        if self.budget.simulations is not None:
            left = int(self.budget.simulations * share) - self.simulations
            return 0 if played and left < alive else max(1, left // alive)
        assert self.budget.seconds is not None
        self.seconds = time.perf_counter() - self._start
        left_seconds = self.budget.seconds * share - self.seconds
        if left_seconds <= 0:
            return 0 if played or self.simulations else 1
        if not self._pace:
            return -(-self.rhythm.first // alive)
        slice_seconds = min(left_seconds, self.budget.seconds * self.rhythm.slice)
        worlds = int(slice_seconds / (self._pace * alive))
        return 0 if played and worlds * alive < self.rhythm.least else max(1, worlds)

    def note(self, simulations: int) -> None:
        """Count a batch that was played."""
        before, self.seconds = self.seconds, time.perf_counter() - self._start
        self.simulations += simulations
        self._pace = (self.seconds - before) / simulations
