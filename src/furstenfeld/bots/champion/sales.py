"""What sales would bring: products that a network is given, since it is slow to learn them.

What a sale brings is a price times an amount, for three goods, five breweries and five seats. A
network of sums and thresholds needs millions of games to make such products, and who will sell
where, and who will move first after that, hangs on them. So they are worked out from the
observation before the first layer, with nothing that is not in it.
"""

from collections.abc import Iterator
from typing import Final

import numpy as np
import numpy.typing as npt

from furstenfeld.fast.observation import OFFSET
from furstenfeld.fast.tables import SEATS

GOODS: Final = 3
NEAR: Final = 4
"""Coins below the most that a seat could be paid at which a brewery is no longer near to it."""

_TABLE: Final = SEATS * SEATS
SALES: Final = 2 * (_TABLE + SEATS + _TABLE)
"""First of all goods at hand, then of a whole harvest: what each seat would be paid at each
brewery, seat by seat; the most that each could be paid; and how near to that each brewery comes,
from 0 to `NEAR`, since a seat is likely to sell at the best one."""
SALE_SCALE: Final = np.tile(
    np.repeat([1 / 25, 1 / NEAR], [_TABLE + SEATS, _TABLE]).astype(np.float32), 2
)
"""The factors that bring usual values into 0 to 1; they are part of the weights."""


def _places(part: str, name: str) -> Iterator[int]:
    for number in range(SEATS):
        first = OFFSET[f"{part}_{number}.{name}"]
        yield from range(first, first + GOODS)


PRICES: Final = tuple(_places("brewery", "price"))
"""Where the prices stand in an observation, brewery by brewery."""
STOCKS: Final = (tuple(_places("seat", "goods")), tuple(_places("seat", "harvest")))
"""Where goods at hand and harvests stand, seat by seat."""


def sales_of(rows: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """Return what sales would bring by observations, `[N, SALES]`."""
    shape = (len(rows), SEATS, GOODS)
    prices = rows[:, PRICES].reshape(shape).astype(np.float32).transpose(0, 2, 1)
    found: list[npt.NDArray[np.float32]] = []
    for places in STOCKS:
        paid = rows[:, places].reshape(shape).astype(np.float32) @ prices
        most = paid.max(axis=2, keepdims=True)
        near = np.maximum(0, NEAR + paid - most) * (most > 0)
        found += [part.reshape(len(rows), -1) for part in (paid, most, near)]
    return np.concatenate(found, axis=1)
