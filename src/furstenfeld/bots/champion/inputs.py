"""What a network is given: the observation, and what follows from it but is slow to learn.

A network of sums and thresholds needs millions of games to multiply prices and goods, and many more
to see who will sell where after whom. So that is worked out from the observation before the first
layer, with nothing that is not in it: `bots.champion.kernel` does so, and this module says where
each number stands.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from furstenfeld.fast.codes import PLOT_COUNT, SEATS
from furstenfeld.fast.observation import SCALE, SIZE

GOODS: Final = 3


def whole_eights(number: int) -> int:
    """Return a width that suits a GPU: the next multiple of 8."""
    return -(-number // 8) * 8


# What sales would bring: first of all goods at hand, then of a whole harvest.
NEAR: Final = 4
"""Coins below the most that a seat could be paid at which a brewery is no longer near to it."""
PAID: Final = SEATS * SEATS
"""What each seat would be paid at each brewery, seat by seat; then the most that each could be
paid; and how near to that each brewery comes, from 0 to `NEAR`."""
SALE_SIZE: Final = PAID + SEATS + PAID
AT_SALES: Final = SIZE

# What the next rounds would bring, if everybody sold all of a harvest where it pays most.
FORESEEN: Final = 4
"""Rounds that are foreseen, the present one included."""
PER_ROUND: Final = 4
"""Of each: what the observer is paid, what its rivals are paid together and at most, and the
observer's place in the order of the round after it."""
CASE_SIZE: Final = FORESEEN * PER_ROUND

MOST_SOLD: Final = 9
"""Amounts above this are not foreseen."""
LEVELS: Final = 3
"""Fields of each good that a card may be."""

# What a card on a plot does to harvests and markers, which is all that is foreseen of it: cards of
# one kind do the same. First fields, good by good and level by level; then what has its own number.
BANK_KIND: Final = GOODS * LEVELS
BANK_II_KIND: Final = BANK_KIND + 1
MAGISTRATE_KIND: Final = BANK_KIND + 2
GUIDE_KIND: Final = BANK_KIND + 3
OFFICE_KIND: Final = BANK_KIND + 4
PART_KIND: Final = BANK_KIND + 5
IDLE_KIND: Final = BANK_KIND + 6
"""All other cards, and an empty plot."""
KINDS: Final = BANK_KIND + 7

# Three tables of cases, of which one is filled, by what is asked. First stands the least that each
# number is in any case, then for each case how far above that it is: it is differences that decide,
# and a network is slow to find them between larger numbers.
AT_BREWERIES: Final = AT_SALES + 2 * SALE_SIZE
"""While a brewery is chosen, a case for each: all goods are sold there."""
AT_AMOUNTS: Final = AT_BREWERIES + (1 + SEATS) * CASE_SIZE
"""While an amount is asked for, a case for each: so much of that good, and all of later ones."""
AT_BUILDS: Final = whole_eights(AT_AMOUNTS + (1 + MOST_SOLD + 1) * CASE_SIZE)
"""While cards are built: nothing more is built, or a card of each kind on each plot, kind by kind.
Cases of cards that are not in hand, or cost too much, stay 0."""
BUILDS: Final = 1 + KINDS * PLOT_COUNT

ENTERING: Final = AT_BUILDS
"""Numbers that go through all layers; cases of builds are weighed by the last one alone."""
INPUTS: Final = AT_BUILDS + (1 + BUILDS) * CASE_SIZE
"""Numbers that a policy is given, all of them bytes; whole eights, which suits a GPU."""

ABOVE_SCALE: Final = np.tile(np.array([1 / 2, 1 / 5, 1 / 2, 1], np.float32), FORESEEN)
"""The factors of a case's numbers."""


def _scale() -> npt.NDArray[np.float32]:
    sale = np.repeat([1 / 25, 1 / NEAR], [PAID + SEATS, PAID])
    least = np.tile([1 / 8, 1 / 25, 1 / 8, 1 / 4], FORESEEN)
    tables = [np.concatenate([least, np.tile(ABOVE_SCALE, n)]) for n in (SEATS, MOST_SOLD + 1)]
    builds = np.concatenate([least, np.tile(ABOVE_SCALE, BUILDS)])
    scale = np.zeros(INPUTS)
    told = np.concatenate([SCALE, np.tile(sale, 2), *tables])
    scale[: len(told)] = told
    scale[AT_BUILDS:] = builds
    return scale.astype(np.float32)


INPUT_SCALE: Final = _scale()
"""The factors that bring usual values into 0 to 1 or so; they are part of the first weights."""
