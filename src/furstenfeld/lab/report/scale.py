"""Axes: where a number lies on a picture, and which round numbers to write beside it."""

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import NamedTuple


class Scale(NamedTuple):
    """A stretch of numbers laid along a stretch of the picture."""

    low: float
    high: float
    start: float
    stop: float
    is_log: bool = False

    def at(self, number: float) -> float:
        """Return where a number lies; one beyond the ends lies at the end."""
        low, high, here = self.low, self.high, min(max(number, self.low), self.high)
        if self.is_log:
            low, high, here = log10(low), log10(high), log10(here)
        return round(self.start + (here - low) / (high - low) * (self.stop - self.start), 2)


def step_for(low: float, high: float, most: int = 5) -> float:
    """Return a round step that cuts the stretch into at most so many parts."""
    rough = (high - low) / most
    power: float = 10.0 ** floor(log10(rough))
    return next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough * 0.999)


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Return round numbers within the stretch."""
    step = step_for(low, high, most)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def around(numbers: Sequence[float], *, margin: float = 0.05) -> tuple[float, float]:
    """Return a stretch that holds all the numbers, with some room at both ends."""
    low, high = min(numbers), max(numbers)
    room = (high - low) * margin or max(abs(low) * margin, 1.0)
    return low - room, high + room
