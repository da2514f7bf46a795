"""The three goods, and amounts of them."""

from enum import StrEnum
from typing import Final


class Good(StrEnum):
    """A kind of good, in the order in which sales are asked (R0.2)."""

    HOPS = "hops"
    BARLEY = "barley"
    WATER = "water"


GOODS: Final[tuple[Good, ...]] = tuple(Good)

GOOD_INDEX: Final[dict[Good, int]] = {good: index for index, good in enumerate(GOODS)}

Amounts = tuple[int, int, int]
"""How many of hops, barley and water: goods, spaces or marker positions."""

NO_GOODS: Final[Amounts] = (0, 0, 0)


def add_goods(left: Amounts, right: Amounts) -> Amounts:
    """Return both amounts together."""
    return (left[0] + right[0], left[1] + right[1], left[2] + right[2])


def subtract_goods(left: Amounts, right: Amounts) -> Amounts:
    """Return what is left of the first amounts without the second."""
    return (left[0] - right[0], left[1] - right[1], left[2] - right[2])


def change_goods(amounts: Amounts, good: Good, by: int) -> Amounts:
    """Return the amounts with one good changed."""
    changed = list(amounts)
    changed[GOOD_INDEX[good]] += by
    return (changed[0], changed[1], changed[2])
