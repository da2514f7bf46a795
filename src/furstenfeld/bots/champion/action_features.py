"""Answers and their foreseen cases: which belongs to which, and what a case counts for its answer.

A network compares answers more surely by numbers that stand for them than by the place where those
numbers stand in a long row: the same weights count for every brewery, amount and build, and a part
of them hangs on what kind of card is built.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from furstenfeld.bots.champion.inputs import (
    ABOVE_SCALE,
    AT_AMOUNTS,
    AT_BREWERIES,
    AT_BUILDS,
    BANK_II_KIND,
    BANK_KIND,
    BUILDS,
    CASE_SIZE,
    GOODS,
    GUIDE_KIND,
    IDLE_KIND,
    KINDS,
    LEVELS,
    MAGISTRATE_KIND,
    MOST_SOLD,
    OFFICE_KIND,
    PART_KIND,
)
from furstenfeld.fast.codes import (
    BREWERY_0,
    BUILD_0,
    BUILT_ID,
    CARD_ID,
    PLOT_COUNT,
    SEATS,
    SELL_0,
    SELL_AMOUNTS,
)
from furstenfeld.rules import (
    CARDS,
    Power,
)

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]

TABLES: Final = tuple(
    slice(at + CASE_SIZE, at + (1 + cases) * CASE_SIZE)
    for at, cases in ((AT_BREWERIES, SEATS), (AT_AMOUNTS, MOST_SOLD + 1), (AT_BUILDS, BUILDS))
)
"""Where the cases of each table stand in a row, behind what is least."""
CASES: Final = SEATS + MOST_SOLD + 1 + BUILDS
"""All cases of all tables, one behind the other."""
_AMOUNTS: Final = SEATS
_BUILDS: Final = SEATS + MOST_SOLD + 1

_KIND_OF_POWER: Final = {
    Power.MAGISTRATE: MAGISTRATE_KIND,
    Power.TOUR_GUIDE: GUIDE_KIND,
    Power.OFFICE: OFFICE_KIND,
    Power.PALACE: PART_KIND,
}
_FIELDS: Final = (Power.HOPS_FIELD, Power.BARLEY_FIELD, Power.WATER_FIELD)


def _kinds() -> list[int]:
    """Return the kind of every card."""
    kinds = [_KIND_OF_POWER.get(row.power, IDLE_KIND) for row in CARDS]
    banks = [CARD_ID[row.card] for row in CARDS if row.power is Power.BANK]
    for card, kind in zip(banks, (BANK_KIND, BANK_II_KIND), strict=True):
        kinds[card] = kind
    for row in CARDS:
        if row.power in _FIELDS:
            kinds[CARD_ID[row.card]] = LEVELS * _FIELDS.index(row.power) + row.amount - 1
    return kinds


def _cases() -> dict[int, int]:
    """Return the case of every action that has one."""
    found = {BREWERY_0 + brewery: brewery for brewery in range(SEATS)}
    for good in range(GOODS):
        for count in range(min(SELL_AMOUNTS, MOST_SOLD + 1)):
            found[SELL_0 + good * SELL_AMOUNTS + count] = _AMOUNTS + count
    found[BUILT_ID] = _BUILDS
    for card, kind in enumerate(_kinds()):
        for plot in range(PLOT_COUNT):
            found[BUILD_0 + card * PLOT_COUNT + plot] = _BUILDS + 1 + kind * PLOT_COUNT + plot
    return found


CASE_OF: Final = _cases()
_ACTIONS: Final = np.array(list(CASE_OF))
_PLACES: Final = np.array(list(CASE_OF.values()))

KIND_OF_CASE: Final = np.repeat(
    np.arange(3 + KINDS), [SEATS, MOST_SOLD + 1, 1, *[PLOT_COUNT] * KINDS]
)
"""What each case is about: a brewery, an amount, nothing built, or a card of a kind."""
CASE_KINDS: Final = 3 + KINDS

WEIGHED: Final = 2 * CASE_SIZE
"""Numbers of a case that are weighed: how far it is above the least, and whether it is at all."""


def add_weighed(logits: Floats, rows: Bytes, weights: Floats, kinds: Floats) -> None:
    """Add to the logits of each row what the cases of its answers come to.

    `weights` are those of the position, `[N, WEIGHED]`; to them come those of what a case is about,
    `[CASE_KINDS, WEIGHED]`.
    """
    told = np.concatenate([rows[:, table] for table in TABLES], axis=1)
    cases = told.reshape(len(rows), CASES, CASE_SIZE) * ABOVE_SCALE
    weighed = np.concatenate([cases, cases > 0], axis=2)
    scores = np.matmul(weighed, weights[:, :, None])[:, :, 0]
    scores += (weighed * kinds[KIND_OF_CASE]).sum(axis=2)
    logits[:, _ACTIONS] += scores[:, _PLACES]
