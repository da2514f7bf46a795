"""Means over many games with 95 % intervals, and whether they are significant."""

from collections.abc import Sequence
from math import erfc, exp, gamma, sqrt
from statistics import NormalDist, stdev
from typing import Final

from furstenfeld.lab.intervals import LEVEL, Interval, mean_interval, t_quantile

SURE: Final = 0.999
"""The level of significance: a page has hundreds of numbers, so 95 % is not enough."""

FEW: Final = 30
"""With fewer games, nothing counts as significant."""


class Estimate(Interval, frozen=True):
    """A mean over games, each on a deal of its own."""

    spread: float
    """The standard deviation of the games themselves."""
    games: int
    is_clear: bool
    """Whether the mean differs significantly from 0."""


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of one number per game."""
    count = len(values)
    mean = mean_interval([(value, 1) for value in values])
    spread = stdev(values) if count > 1 else 0.0
    by_chance = t_quantile(count - 1, SURE) * spread / sqrt(count) if count > 1 else 0.0
    return Estimate(
        value=mean.value,
        low=mean.low,
        high=mean.high,
        spread=spread,
        games=count,
        is_clear=count >= FEW and abs(mean.value) > by_chance,
    )


class WinRatio(Interval, frozen=True):
    """How often some seats won, as a multiple of the base rate; 1 is average."""

    is_clear: bool
    """Whether it differs significantly from 1."""


def win_ratio(games: Sequence[tuple[float, float]]) -> WinRatio | None:
    """Return how often seats won; each game gives their wins and their share of all seats.

    By chance alone, seats with a share `e` of the table win with probability `e`. So the interval
    is Wilson's, with a probability that differs from game to game; it is valid for few wins,
    too. It is None if no such seat took part.
    """
    wins = sum(won for won, _ in games)
    base = sum(share for _, share in games)
    squares = sum(share**2 for _, share in games)
    if not base:
        return None
    # (wins - t base)² = z² (t base - t² squares), solved for t
    z = NormalDist().inv_cdf((1 + LEVEL) / 2)
    above, across = base**2 + z**2 * squares, base * (2 * wins + z**2)
    root = sqrt(max(0.0, across**2 - 4 * above * wins**2))
    by_chance = NormalDist().inv_cdf((1 + SURE) / 2) * sqrt(max(0.0, base - squares))
    times = wins / base
    # If there are more wins than any multiple allows, the value itself is the bound.
    return WinRatio(
        value=times,
        low=min(times, (across - root) / (2 * above)),
        high=max(times, (across + root) / (2 * above)),
        is_clear=len(games) >= FEW and abs(wins - base) > by_chance,
    )


def chi_square_tail(value: float, degrees: int) -> float:
    """Return the probability of a chi-square of at least this value."""
    half = value / 2
    tail, first = (exp(-half), 2) if degrees % 2 == 0 else (erfc(sqrt(half)), 1)
    for below in range(first, degrees, 2):
        tail += half ** (below / 2) * exp(-half) / gamma(below / 2 + 1)
    return tail
