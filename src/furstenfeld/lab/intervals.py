"""Means with 95 % confidence intervals for games in blocks.

All games on one deal form a block. Blocks are independent; the games in them are not, because they
share their cards. So every variance here is a variance between blocks.
"""

from collections.abc import Sequence
from math import inf, pi, sqrt, tan
from statistics import NormalDist
from typing import Final

import msgspec

LEVEL: Final = 0.95

Block = tuple[float, float]
"""The sum of a number over a block, and how many numbers it sums."""


class Interval(msgspec.Struct, frozen=True):
    """An estimate with the bounds of its 95 % confidence interval."""

    value: float
    low: float
    high: float


def mean_interval(blocks: Sequence[Block]) -> Interval:
    """Return the mean with an interval from the t distribution; for one block it is infinite."""
    if len(blocks) < 2:
        ((total, count),) = blocks
        return Interval(total / count, -inf, inf)
    mean, variance = _ratio(blocks)
    margin = t_quantile(len(blocks) - 1) * sqrt(variance)
    return Interval(mean, mean - margin, mean + margin)


def share_interval(blocks: Sequence[Block]) -> Interval:
    """Return a share with Wilson's score interval for an effective sample size.

    That size is the number of independent games that would vary as much as the blocks do (Korn and
    Graubard 1998). The interval stays within 0 and 1, and is useful even if all games were won:
    then nothing is known about the correlation in a block, and every game counts.
    """
    if len(blocks) < 2:
        ((won, played),) = blocks
        return Interval(won / played, 0.0, 1.0)
    share, between = _ratio(blocks)
    games = sum(trials for _, trials in blocks)
    spread = share * (1 - share)
    if spread == 0:
        return _wilson(share, games, t_quantile(len(blocks) - 1))
    # A few blocks may be alike by chance. So if they vary less than independent games would, the
    # variance of those is mixed in with the weight of one block.
    independent = spread / games
    mixed = between + (independent - between) / len(blocks)
    return _wilson(share, spread / max(between, mixed), t_quantile(len(blocks) - 1))


def standard_error(blocks: Sequence[Block]) -> float:
    """Return the standard error of the mean over two or more blocks.

    For blocks of equal size it is the standard deviation of their means divided by the square root
    of their number.
    """
    return sqrt(_ratio(blocks)[1])


def _ratio(blocks: Sequence[Block]) -> tuple[float, float]:
    """Return the ratio of sum and count over all blocks, and its linearised variance."""
    count = sum(trials for _, trials in blocks)
    ratio = sum(total for total, _ in blocks) / count
    squares = sum((total - ratio * trials) ** 2 for total, trials in blocks)
    return ratio, len(blocks) / (len(blocks) - 1) * squares / count**2


def _wilson(share: float, size: float, quantile: float) -> Interval:
    square = quantile**2 / size
    centre = (share + square / 2) / (1 + square)
    margin = sqrt(share * (1 - share) * square + square**2 / 4) / (1 + square)
    return Interval(share, max(0.0, centre - margin), min(1.0, centre + margin))


def t_quantile(freedom: int, level: float = LEVEL) -> float:
    """Return the two-sided quantile of Student's t distribution, accurate to three digits.

    One and two degrees of freedom have closed forms; above, the expansion by Cornish and Fisher
    (Abramowitz and Stegun 26.7.5).
    """
    if freedom == 1:
        return tan(pi * level / 2)
    if freedom == 2:
        return level * sqrt(2 / (1 - level**2))
    z = NormalDist().inv_cdf((1 + level) / 2)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return float(sum(term / freedom**power for power, term in enumerate(terms)))
