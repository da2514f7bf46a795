"""The three goods, and amounts of them."""

from enum import StrEnum
from typing import Final


class Good(StrEnum):
    """A kind of good, in the order of R0.2."""

    HOPS = "hops"
    BARLEY = "barley"
    WATER = "water"


GOODS: Final[tuple[Good, ...]] = tuple(Good)

GOOD_INDEX: Final[dict[Good, int]] = {good: index for index, good in enumerate(GOODS)}

Amounts = tuple[int, int, int]
"""A number for each of hops, barley and water: goods, spaces or marker positions."""

NO_GOODS: Final[Amounts] = (0, 0, 0)


def add_goods(left: Amounts, right: Amounts) -> Amounts:
    """Return the sum of two amounts.

    >>> add_goods((1, 0, 2), (0, 1, 1))
    (1, 1, 3)
    """
    return (left[0] + right[0], left[1] + right[1], left[2] + right[2])


def subtract_goods(left: Amounts, right: Amounts) -> Amounts:
    """Return the first amounts minus the second."""
    return (left[0] - right[0], left[1] - right[1], left[2] - right[2])


def change_goods(amounts: Amounts, good: Good, by: int) -> Amounts:
    """Return the amounts with one good changed by a number.

    >>> change_goods((1, 0, 2), Good.WATER, -1)
    (1, 0, 1)
    """
    changed = list(amounts)
    changed[GOOD_INDEX[good]] += by
    return (changed[0], changed[1], changed[2])
