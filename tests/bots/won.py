"""A game that is won by whoever is to move, if the last part is built."""

from typing import Final

from furstenfeld.rules import State
from tests.rules.positions import position, seat

WON: Final[State] = position(
    seat(
        coins=20,
        plots="palace-1 palace-2 palace-3 / palace-4 palace-5 water",
        hand="palace-6 bank-2",
        goods=(0, 0, 1),
    ),
    seat(coins=90, plots="palace-1 palace-2 palace-3 / hops barley water"),
    markers={1: (3, 3, 3), 2: (3, 3, 3)},
)
"""The last part is in hand, and the other seat cannot build three more this round."""
