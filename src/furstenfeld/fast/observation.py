"""The observation: one seat's view as a row of small whole numbers, in named parts.

No number is above 255. `SCALE` has a factor for each number that brings its usual values into the
range 0 to 1. Seats are counted from the observer: 0 is the observer, 1 the next seat.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from furstenfeld.fast.codes import CARD_COUNT, OVER, PLOT_COUNT, SEATS, THINGS

Row = npt.NDArray[np.uint8]


class Part(NamedTuple):
    """A named part of the observation."""

    name: str
    size: int
    scale: float
    text: str


# The parts of each brewery and of each seat.
BREWERY_PARTS: Final = (
    Part("open", 1, 1, "the brewery is open"),
    Part("marker", 3, 1 / 5, "where the price markers stand, from 0"),
    Part("price", 3, 1 / 3, "what it pays for each good"),
    Part("free", 3, 1 / 3, "free demand spaces"),
    Part("demand", 3, 1 / 3, "all demand spaces"),
)
SEAT_PARTS: Final = (
    Part("present", 1, 1, "the seat is taken"),
    Part("coins", 1, 1 / 50, "coins, 255 at most"),
    Part("goods", 3, 1 / 9, "goods"),
    Part("harvest", 3, 1 / 9, "goods a round"),
    Part("hand_size", 1, 1 / 10, "cards in hand"),
    Part("deck_size", 1, 1 / 28, "cards in the deck"),
    Part("known_size", 1, 1 / 28, "cards at the bottom of the deck that their owner knows"),
    Part("parts", 1, 1 / 6, "palace parts built"),
    Part("place", 1, 1 / 5, "place in player order, from 1"),
    Part("last_income", 1, 1 / 25, "space on last round's income track"),
    Part("moved", 1, 1, "the marker stands on this round's income track"),
    Part("income", 1, 1 / 25, "space on this round's income track"),
    Part("board", CARD_COUNT, 1, "cards in sight on the plots"),
    Part("unseen", CARD_COUNT, 1, "cards in hand and deck together, from what all have seen"),
)


def _repeated(name: str, parts: tuple[Part, ...], times: int) -> tuple[Part, ...]:
    return tuple(
        Part(f"{name}_{number}.{part.name}", part.size, part.scale, part.text)
        for number in range(times)
        for part in parts
    )


PARTS: Final = (
    Part("variant", 1, 1, "1 in the expert game"),
    Part("players", 4, 1, "one of 2, 3, 4, 5 players"),
    Part("round", 1, 1 / 20, "number of the round"),
    Part("stage", 4, 1, "opening, draw, turn or over"),
    Part("to_move", SEATS, 1, "who is asked, relative to the observer"),
    Part("question", OVER, 1, "the phase in which the observer is asked; else all 0"),
    Part("left", 1, 1 / 3, "draws, builds or trashes left, while asked for one"),
    Part("brewery", SEATS + 1, 1, "where the observer is selling, or none"),
    Part("good", 3, 1, "the good of which an amount is asked"),
    Part("sold", 3, 1 / 9, "amounts answered so far"),
    Part("kept", CARD_COUNT, 1, "the card the observer keeps of the expert opening"),
    Part("palace_price", 1, 1 / 18, "price on top of the palace deck"),
    Part("cubes", 1, 1 / 5, "cubes on that card"),
    *_repeated("brewery", BREWERY_PARTS, SEATS),
    *_repeated("seat", SEAT_PARTS, SEATS),
    Part("plots", PLOT_COUNT * len(THINGS), 1, "what lies on each own plot: none, a card, a field"),
    Part("hand", CARD_COUNT, 1, "own hand"),
    Part("tail", CARD_COUNT, 1 / 28, "known cards of the own deck: place from the top, from 1"),
    Part("above", CARD_COUNT, 1, "own cards somewhere above the known tail"),
)
"""All parts, in order."""


def _offsets() -> dict[str, int]:
    offsets, place = {}, 0
    for part in PARTS:
        offsets[part.name] = place
        place += part.size
    return offsets


OFFSET: Final = _offsets()
"""The index of the first number of each part."""

SIZE: Final = sum(part.size for part in PARTS)
"""The number of numbers in an observation."""

SCALE: Final = np.repeat(
    np.array([part.scale for part in PARTS], np.float32), [part.size for part in PARTS]
)
"""The factor of each number."""

BREWERY_SIZE: Final = sum(part.size for part in BREWERY_PARTS)
SEAT_SIZE: Final = sum(part.size for part in SEAT_PARTS)


def scaled(rows: Row) -> npt.NDArray[np.float32]:
    """Return observations as scaled numbers."""
    return rows * SCALE
