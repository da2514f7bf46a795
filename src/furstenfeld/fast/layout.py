"""How a game and an edition lie in memory: two flat records of small numbers.

All numbers are signed: Numba turns a signed and an unsigned number together into a float.
"""

from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from furstenfeld.fast.codes import CARD_COUNT, PLOT_COUNT, SEATS, THINGS

DEMAND_CARDS: Final = 7

# A record is a whole number of 32-byte sectors, what most answers touch comes first, and there is
# no gap between fields: two records are the same exactly if their bytes are.
GAME: Final = np.dtype(
    [
        ("bits", np.int32),  # what may be answered: see `kernel.asking`
        ("base", np.int16),
        ("count", np.int16),  # how many answers there are
        ("phase", np.int8),
        ("seat", np.int8),  # who is asked; NONE at the end
        ("left", np.int8),  # draws, builds or trashes left; goods asked for in a sale
        ("brewery", np.int8),  # from 0, or NONE
        ("kept", np.int8),  # the card kept of the opening, or NONE
        ("variant", np.int8),
        ("players", np.int8),
        ("round", np.int8),
        ("arrived", np.int8),  # how many markers stand on this round's income track
        ("parts", np.int8),  # palace parts on all boards
        ("ending", np.int8),
        ("winners", np.int8),  # a bit for each seat
        ("hand", np.int32, SEATS),  # a bit for each card
        ("coins", np.int32, SEATS),
        ("board", np.int32, SEATS),  # the cards in sight on the plots
        ("gone", np.int32, SEATS),  # covered and trashed cards
        ("sold", np.int8, 3),
        ("open", np.int8, SEATS),  # a bit for each plot without a palace part
        ("known", np.int8, SEATS),
        ("head", np.int8, SEATS),  # where the top of the deck is in its ring
        ("size", np.int8, SEATS),  # cards in the deck
        ("order", np.int8, SEATS),
        ("space", np.int8, SEATS),  # last round's incomes, in player order
        ("came", np.int8, SEATS),  # this round's seats, in order of arrival
        ("income", np.int8, SEATS),  # and the spaces they went to
        ("goods", np.int8, (SEATS, 3)),
        ("harvest", np.int8, (SEATS, 3)),  # goods a round
        ("marker", np.int8, (SEATS, 3)),
        ("filled", np.int8, (SEATS, 3)),
        ("demand", np.int8, (SEATS, 3)),
        ("plots", np.int8, (SEATS, PLOT_COUNT)),
        ("deck", np.int8, (SEATS, CARD_COUNT)),
        ("spare", np.int8, 28),
    ],
    align=True,
)
"""One game."""

EDITION: Final = np.dtype(
    [
        ("coins", np.int32),
        ("cards", np.int32, 2),  # the cards of a deck, by variant
        ("cost", np.int8, CARD_COUNT),  # palace parts cost what `palace` says
        ("demands", np.int8, (DEMAND_CARDS, 3)),
        ("track", np.int8, 16),
        ("top", np.int8),
        ("start", np.int8),
        ("palace", np.int8, PLOT_COUNT),
        ("printed", np.int8, PLOT_COUNT),
        ("income_top", np.int8),
        ("opening", np.int8, 2),  # by variant
        ("draw", np.int8),
        ("keep", np.int8),
        ("builds", np.int8),
        ("yield_good", np.int8, len(THINGS)),  # of every thing that may lie on a plot
        ("yield_count", np.int8, len(THINGS)),
    ],
    align=True,
)
"""The numbers of one edition, and what fields yield."""

Games = npt.NDArray[np.void]
"""An array of `GAME` records, or of one `EDITION` record."""

Numbers = Any
"""An array inside a record, or a number in it; the compiler knows better than the type checker."""


class Game(Protocol):
    """A `GAME` record as the kernel sees it."""

    def __getattr__(self, name: str) -> Numbers:
        """Return a number or an array of the record."""

    def __setattr__(self, name: str, value: Numbers) -> None:
        """Set a number of the record."""


class Rules(Protocol):
    """An `EDITION` record as the kernel sees it."""

    def __getattr__(self, name: str) -> Numbers:
        """Return a number or an array of the record."""
