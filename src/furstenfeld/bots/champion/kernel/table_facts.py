"""From an observation to notes: the table as everybody sees it."""

from furstenfeld.bots.champion.inputs import GOODS
from furstenfeld.bots.champion.kernel.scratch import (
    ARRIVED,
    DEMAND,
    FREE,
    HARVEST,
    INCOME,
    MARKER,
    OFFICE,
    ORDER,
    PLAYERS,
    STEADY,
    STOCK,
)
from furstenfeld.fast.codes import (
    BANK,
    BANK_1_PAY,
    BANK_2_PAY,
    GUIDE_MASK,
    GUIDE_PAY,
    MAGISTRATE_MASK,
    MAGISTRATE_STEPS,
    OFFICE_MASK,
    SEATS,
)
from furstenfeld.fast.layout import Array, Integer
from furstenfeld.fast.observation import BREWERY_SIZE, OFFSET, SEAT_SIZE

AT_MARKER = OFFSET["brewery_0.marker"]
AT_FREE = OFFSET["brewery_0.free"]
AT_DEMAND = OFFSET["brewery_0.demand"]
AT_PRESENT = OFFSET["seat_0.present"]
AT_GOODS = OFFSET["seat_0.goods"]
AT_HARVEST = OFFSET["seat_0.harvest"]
AT_PARTS = OFFSET["seat_0.parts"]
AT_PLACE = OFFSET["seat_0.place"]
AT_MOVED = OFFSET["seat_0.moved"]
AT_INCOME = OFFSET["seat_0.income"]
AT_BOARD = OFFSET["seat_0.board"]
AT_MAGISTRATE = AT_BOARD + MAGISTRATE_MASK.bit_length() - 1
AT_OFFICE = AT_BOARD + OFFICE_MASK.bit_length() - 1
AT_GUIDE = AT_BOARD + GUIDE_MASK.bit_length() - 1


def read_breweries(row: Array, s: Array) -> None:
    """Note markers and demand; a closed brewery has nothing."""
    for brewery in range(SEATS):
        at = brewery * BREWERY_SIZE
        for good in range(GOODS):
            place = brewery * GOODS + good
            s[MARKER + place] = row[AT_MARKER + at + good]
            s[FREE + place] = row[AT_FREE + at + good]
            s[DEMAND + place] = row[AT_DEMAND + at + good]


def steady_of(row: Array, at: int) -> Integer:
    """Return how far a marker goes without a sale (R3.8, R3.10)."""
    steady = BANK_1_PAY * row[AT_BOARD + BANK + at] + BANK_2_PAY * row[AT_BOARD + BANK + 1 + at]
    steady += GUIDE_PAY * row[AT_GUIDE + at] * row[AT_PARTS + at]
    return steady - MAGISTRATE_STEPS * row[AT_MAGISTRATE + at]


def read_seats(row: Array, s: Array) -> None:
    """Note what seats have and yield, their order, and who has acted."""
    players = 0
    arrived = 0
    for seat in range(SEATS):
        at = seat * SEAT_SIZE
        for good in range(GOODS):
            s[STOCK + seat * GOODS + good] = row[AT_GOODS + at + good]
            s[HARVEST + seat * GOODS + good] = row[AT_HARVEST + at + good]
        s[STEADY + seat] = steady_of(row, at)
        s[OFFICE + seat] = row[AT_OFFICE + at]
        if row[AT_PRESENT + at]:
            players += 1
            place = max(1, row[AT_PLACE + at]) - 1
            s[ORDER + place] = seat
            if row[AT_MOVED + at]:
                arrived += 1
                s[INCOME + place] = row[AT_INCOME + at]
    s[PLAYERS] = players
    s[ARRIVED] = arrived


def read_row(row: Array, s: Array) -> None:
    """Note all that is needed of an observation."""
    read_breweries(row, s)
    read_seats(row, s)
