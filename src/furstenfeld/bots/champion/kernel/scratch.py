"""The places of the notes: the table as it is, and as it is imagined to go on."""

from typing import Final

from furstenfeld.bots.champion.inputs import GOODS
from furstenfeld.fast.codes import PLOT_COUNT, SEATS

_TABLE: Final = SEATS * GOODS

# The table as it is: brewery by brewery, seat by seat, then place by place.
MARKER: Final = 0
FREE: Final = MARKER + _TABLE
DEMAND: Final = FREE + _TABLE
STOCK: Final = DEMAND + _TABLE
HARVEST: Final = STOCK + _TABLE
STEADY: Final = HARVEST + _TABLE
"""How far each seat's marker goes without a sale, below 0 by a magistrate."""
OFFICE: Final = STEADY + SEATS
ORDER: Final = OFFICE + SEATS
"""Who acts at each place of this round."""
INCOME: Final = ORDER + SEATS
"""The spaces of those who have acted, place by place."""
PLAYERS: Final = INCOME + SEATS
ARRIVED: Final = PLAYERS + 1
COVERED: Final = ARRIVED + 1
"""The kind of what lies on each own plot."""
HAND: Final = COVERED + PLOT_COUNT
"""The kinds of cards in hand that can be paid, a bit each."""

# What is imagined: what the observer sells now and harvests later, and how the table goes on.
SALE: Final = HAND + 1
LATER: Final = SALE + GOODS
MARKER_THEN: Final = LATER + GOODS
FREE_THEN: Final = MARKER_THEN + _TABLE
ORDER_THEN: Final = FREE_THEN + _TABLE
SPACE: Final = ORDER_THEN + SEATS
"""Where each seat's marker goes, in order of arrival."""
CAME: Final = SPACE + SEATS
SCRATCH_SIZE: Final = CAME + SEATS
"""How many notes there are."""
