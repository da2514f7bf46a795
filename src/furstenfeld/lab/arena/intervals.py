"""Means with 95 % confidence intervals, when games come in blocks that are not independent.

All games on one deal are a block. Blocks are independent, the games in them are not: they share
their cards. So every variance here is one between blocks.
"""

from collections.abc import Sequence
from math import inf, pi, sqrt, tan
from statistics import NormalDist
from typing import Final

import msgspec

LEVEL: Final = 0.95

Block = tuple[float, float]
"""What a block adds up to, and how many it adds up."""


class Interval(msgspec.Struct, frozen=True):
    """An estimate, and between which bounds the truth lies with 95 % confidence."""

    value: float
    low: float
    high: float


def mean_interval(blocks: Sequence[Block]) -> Interval:
    """Return the mean of a number, by the t distribution over the blocks; one block says little."""
    if len(blocks) < 2:
        ((total, count),) = blocks
        return Interval(total / count, -inf, inf)
    mean, variance = _ratio(blocks)
    margin = t_quantile(len(blocks) - 1) * sqrt(variance)
    return Interval(mean, mean - margin, mean + margin)


def share_interval(blocks: Sequence[Block]) -> Interval:
    """Return a share between 0 and 1, by Wilson's score interval over an effective sample size.

    That is the number of independent games that would vary as much as the blocks do (Korn and
    Graubard 1998). Unlike mean and margin it stays within 0 and 1, and says something where all
    games were won: there nothing shows how alike the games of a block are, and each counts.
    """
    if len(blocks) < 2:
        ((won, played),) = blocks
        return Interval(won / played, 0.0, 1.0)
    share, between = _ratio(blocks)
    games = sum(trials for _, trials in blocks)
    spread = share * (1 - share)
    if spread == 0:
        return _wilson(share, games, t_quantile(len(blocks) - 1))
    # A few blocks may be alike by chance. So where they vary less than independent games would,
    # those have a say of one block.
    independent = spread / games
    mixed = between + (independent - between) / len(blocks)
    return _wilson(share, spread / max(between, mixed), t_quantile(len(blocks) - 1))


def standard_error(blocks: Sequence[Block]) -> float:
    """Return how far the mean over two or more blocks lies from the truth, as a rule.

    With blocks of one size that is the deviation of their means by the root of their number.
    """
    return sqrt(_ratio(blocks)[1])


def _ratio(blocks: Sequence[Block]) -> tuple[float, float]:
    """Return sum by count over all blocks, and the variance of that, linearised."""
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
    """Return the two-sided quantile of Student's t distribution, good to three digits.

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
