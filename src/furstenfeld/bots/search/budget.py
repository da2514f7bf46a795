"""How long a search may think about a turn, in seconds or in simulations."""

import time
from typing import Final, NamedTuple

import msgspec

from furstenfeld.errors import FurstenfeldError


class BudgetError(FurstenfeldError, ValueError):
    """An impossible budget; the message says what is wrong with it."""


class Budget(msgspec.Struct, frozen=True):
    """Seconds or simulations for a whole turn; with simulations a choice is reproducible."""

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        """Check that exactly one of the two is given, and that it is above 0."""
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


class Pacing(NamedTuple):
    """How a search divides its seconds into batches of simulations."""

    slice: float = 0.02
    """The largest share of the seconds for one batch, so that the time limit is kept."""
    first: int = 1
    """Simulations in the first batch, at least; its duration sets the size of the next."""
    least: int = 1
    """Smaller batches are skipped once a phase has had some simulations."""


QUICK: Final = Pacing()
"""For searches whose simulations take microseconds."""


class BudgetMeter:
    """Counts what a search has used, and says how many worlds to simulate next."""

    def __init__(self, budget: Budget, pacing: Pacing = QUICK) -> None:
        """Start the clock."""
        self.budget = budget
        self.pacing = pacing
        self.simulations = 0
        self.seconds = 0.0
        self._start = time.perf_counter()
        self._pace = 0.0
        """Seconds that a simulation takes."""

    def batch(self, share: float, alive: int, played: int) -> int:
        """Return how many worlds to simulate now, 0 if this share of the budget is used up.

        `share` is the part of the budget that is used when this phase ends, `alive` the number of
        candidates, and `played` the number of simulations in this phase so far.
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
            return -(-self.pacing.first // alive)
        slice_seconds = min(left_seconds, self.budget.seconds * self.pacing.slice)
        worlds = int(slice_seconds / (self._pace * alive))
        return 0 if played and worlds * alive < self.pacing.least else max(1, worlds)

    def note(self, simulations: int) -> None:
        """Count a finished batch."""
        before, self.seconds = self.seconds, time.perf_counter() - self._start
        self.simulations += simulations
        self._pace = (self.seconds - before) / simulations
