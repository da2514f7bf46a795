"""The layout of a game and of an edition in memory: two flat records of small numbers.

All numbers are signed, because Numba makes a float of a signed and an unsigned number together.
"""

from typing import Annotated, Any, Final, Protocol, get_type_hints

import numpy as np
import numpy.typing as npt

from furstenfeld.fast.codes import CARD_COUNT, PLOT_COUNT, SEATS, THINGS

DEMAND_CARDS: Final = 7

Array = Any
"""An array in compiled code: a field of a record, or a row of numbers."""
Integer = Any
"""A number in compiled code: an `int`, or a NumPy integer where its width matters."""


class GameRecord(Protocol):
    """One game.

    A record fills whole sectors of 32 bytes and begins with what most actions touch. It has no gaps
    between fields, so two records are equal exactly if their bytes are.
    """

    bits: Annotated[int, np.int32]  # the legal actions: see `kernel.options`
    base: Annotated[int, np.int16]
    count: Annotated[int, np.int16]  # how many legal actions there are
    phase: Annotated[int, np.int8]
    seat: Annotated[int, np.int8]  # the seat to move; NONE after the end
    left: Annotated[int, np.int8]  # draws, builds or trashes left; in a sale the good asked for
    brewery: Annotated[int, np.int8]  # from 0, or NONE
    kept: Annotated[int, np.int8]  # the card kept in the expert opening, or NONE
    variant: Annotated[int, np.int8]
    players: Annotated[int, np.int8]
    round: Annotated[int, np.int8]
    arrived: Annotated[int, np.int8]  # how many markers stand on this round's income track
    parts: Annotated[int, np.int8]  # palace parts on all boards
    ending: Annotated[int, np.int8]
    winners: Annotated[int, np.int8]  # a bit for each seat
    hand: Annotated[Array, np.int32, SEATS]  # a bit for each card
    coins: Annotated[Array, np.int32, SEATS]
    board: Annotated[Array, np.int32, SEATS]  # the visible cards on the plots
    gone: Annotated[Array, np.int32, SEATS]  # covered and trashed cards
    sold: Annotated[Array, np.int8, 3]
    open: Annotated[Array, np.int8, SEATS]  # a bit for each plot without a palace part
    known: Annotated[Array, np.int8, SEATS]  # cards at the bottom of the deck known to the owner
    head: Annotated[Array, np.int8, SEATS]  # where the top of the deck is in its ring
    size: Annotated[Array, np.int8, SEATS]  # cards in the deck
    order: Annotated[Array, np.int8, SEATS]
    space: Annotated[Array, np.int8, SEATS]  # last round's incomes, in player order
    came: Annotated[Array, np.int8, SEATS]  # this round's seats, in order of arrival
    income: Annotated[Array, np.int8, SEATS]  # and the spaces they moved to
    goods: Annotated[Array, np.int8, SEATS, 3]
    harvest: Annotated[Array, np.int8, SEATS, 3]  # goods per round
    marker: Annotated[Array, np.int8, SEATS, 3]
    filled: Annotated[Array, np.int8, SEATS, 3]
    demand: Annotated[Array, np.int8, SEATS, 3]
    plots: Annotated[Array, np.int8, SEATS, PLOT_COUNT]
    deck: Annotated[Array, np.int8, SEATS, CARD_COUNT]  # a ring that starts at `head`
    spare: Annotated[Array, np.int8, 28]


class EditionRecord(Protocol):
    """The numbers of one edition, and what its fields yield."""

    coins: Annotated[int, np.int32]
    cards: Annotated[Array, np.int32, 2]  # the cards of a deck, by variant
    cost: Annotated[Array, np.int8, CARD_COUNT]  # palace parts cost what `palace` says
    demands: Annotated[Array, np.int8, DEMAND_CARDS, 3]
    track: Annotated[Array, np.int8, 16]
    top: Annotated[int, np.int8]
    start: Annotated[int, np.int8]
    palace: Annotated[Array, np.int8, PLOT_COUNT]
    printed: Annotated[Array, np.int8, PLOT_COUNT]
    income_top: Annotated[int, np.int8]
    opening: Annotated[Array, np.int8, 2]  # by variant
    draw: Annotated[int, np.int8]
    keep: Annotated[int, np.int8]
    builds: Annotated[int, np.int8]
    yield_good: Annotated[Array, np.int8, len(THINGS)]  # for everything that can lie on a plot
    yield_count: Annotated[Array, np.int8, len(THINGS)]


def _dtype_of(record: type) -> np.dtype[np.void]:
    """Return the NumPy type of a record, field by field as its class lists them."""
    hints = get_type_hints(record, include_extras=True)
    fields = [(name, *hint.__metadata__) for name, hint in hints.items()]
    return np.dtype([(name, kind, tuple(shape)) for name, kind, *shape in fields], align=True)


GAME: Final = _dtype_of(GameRecord)
EDITION: Final = _dtype_of(EditionRecord)

Games = npt.NDArray[np.void]
"""An array of `GAME` records."""
Editions = npt.NDArray[np.void]
"""An array of one `EDITION` record, since compiled functions take no single records."""
