"""Sales as they are imagined: what they bring, where they bring most, what they do to prices."""

from furstenfeld.bots.champion.inputs import (
    AT_SALES,
    GOODS,
    NEAR,
    PAID,
    SALE_SIZE,
)
from furstenfeld.bots.champion.kernel.scratch import (
    FREE_THEN,
    HARVEST,
    MARKER,
    MARKER_THEN,
    OFFICE,
    PLAYERS,
    STOCK,
)
from furstenfeld.fast.codes import NONE, OFFICE_BONUS, SEATS
from furstenfeld.fast.layout import Array, EditionRecord


def paid(s: Array, e: EditionRecord, markers: int, goods: int, brewery: int) -> int:
    """Return the price of goods at a brewery; `markers` and `goods` say where both are noted."""
    total = 0
    for good in range(GOODS):
        total += s[goods + good] * e.track[s[markers + brewery * GOODS + good]]
    return total


def with_office(s: Array, e: EditionRecord, seat: int, goods: int, brewery: int) -> int:
    """Return what a seat is paid, its office counted (R3.7)."""
    total = paid(s, e, MARKER_THEN, goods, brewery)
    most = 0
    if s[OFFICE + seat]:
        for good in range(GOODS):
            if e.track[s[MARKER_THEN + brewery * GOODS + good]]:
                most = max(most, s[goods + good])
    return total + OFFICE_BONUS * most


def best_brewery(s: Array, e: EditionRecord, seat: int, goods: int) -> int:
    """Return where goods bring most, the first of several, or NONE where they bring nothing."""
    best = 0
    found = NONE
    for brewery in range(s[PLAYERS]):
        total = with_office(s, e, seat, goods, brewery)
        if total > best:
            best = total
            found = brewery
    return found


def sell(s: Array, e: EditionRecord, goods: int, brewery: int) -> None:
    """Fill free spaces, and let surplus lower the markers (R3.3, R3.5, R3.6)."""
    for good in range(GOODS):
        place = brewery * GOODS + good
        count = s[goods + good]
        if count and e.track[s[MARKER_THEN + place]]:
            filled = min(count, s[FREE_THEN + place])
            s[FREE_THEN + place] -= filled
            s[MARKER_THEN + place] = max(0, s[MARKER_THEN + place] - (count - filled))


def write_sales(row: Array, s: Array, e: EditionRecord) -> None:
    """Write what every seat would be paid where, for its goods and for a harvest."""
    for part in range(2):
        at = AT_SALES + part * SALE_SIZE
        stock = HARVEST if part else STOCK
        for seat in range(SEATS):
            most = 0
            for brewery in range(s[PLAYERS]):
                total = paid(s, e, MARKER, stock + seat * GOODS, brewery)
                row[at + seat * SEATS + brewery] = min(255, total)
                most = max(most, total)
            row[at + PAID + seat] = min(255, most)
            if most:
                near = at + PAID + SEATS + seat * SEATS
                for brewery in range(SEATS):
                    below = most - row[at + seat * SEATS + brewery]
                    row[near + brewery] = max(0, NEAR - below)
