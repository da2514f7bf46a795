"""A wish: a whole turn as one row of numbers, before it is written as answers."""

from typing import Final

PLACES: Final = (
    "value",  # what the policy thinks of it, in thousandths of a coin
    "answer",  # where no turn begins: the first answer; all others are the policy's
    "brewery",
    "trade",
    "hops",
    "barley",
    "water",
    "first",  # builds, as actions
    "second",
    "kept",  # a bit for each card
)
WISH: Final = {name: place for place, name in enumerate(PLACES)}
"""Where each part of a wish stands."""
WIDTH: Final = len(PLACES)

WIN: Final = 60 * 1000
"""A whole win in trying: the shares of up to five winners are whole numbers, so that sums are the
same in every order."""

LENGTH: Final = 96
"""No turn has so many answers: 28 cards under, 45 goods to drop, and a dozen others."""
COPIES: Final = 4
"""Records that the loops need: the position, and room for copies."""
