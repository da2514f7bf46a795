"""The next rounds, if everybody sold all of a harvest where it pays most and nobody built.

Nobody plays like that, but prices and turn order come close to it, and what an answer does to them
shows two or three rounds later. A network that is not told would have to imagine all those sales.
"""

from furstenfeld.bots.champion.inputs import (
    AT_AMOUNTS,
    AT_BREWERIES,
    AT_HARVESTS,
    CASE_SIZE,
    FORESEEN,
    GOODS,
    HARVESTS,
    LEVELS,
    MOST_SOLD,
    PER_ROUND,
)
from furstenfeld.bots.champion.kernel.noting import (
    ARRIVED,
    CAME,
    DEMAND,
    FREE,
    FREE_THEN,
    HARVEST,
    INCOME,
    LATER,
    MARKER,
    MARKER_THEN,
    ORDER,
    ORDER_THEN,
    PLAYERS,
    SALE,
    SPACE,
    STEADY,
    STOCK,
)
from furstenfeld.bots.champion.kernel.reading import read_row
from furstenfeld.bots.champion.kernel.selling import best_brewery, sell, with_office, write_sales
from furstenfeld.fast.layout import Numbers, Rules
from furstenfeld.fast.observation import OFFSET
from furstenfeld.fast.tables import BUILDING, CHOOSING, NONE, SEATS, SELLING

AT_QUESTION = OFFSET["question"]
AT_BREWERY = OFFSET["brewery"]
AT_GOOD = OFFSET["good"]
AT_SOLD = OFFSET["sold"]


def begin(s: Numbers) -> None:
    """Imagine the table as it is."""
    for place in range(SEATS * GOODS):
        s[MARKER_THEN + place] = s[MARKER + place]
        s[FREE_THEN + place] = s[FREE + place]
    for place in range(s[PLAYERS]):
        s[ORDER_THEN + place] = s[ORDER + place]
        s[CAME + place] = s[ORDER + place]
        s[SPACE + place] = s[INCOME + place]


def go_to_market(s: Numbers, e: Rules) -> None:
    """Let prices rise where demand was left (R6.1)."""
    for place in range(s[PLAYERS] * GOODS):
        s[MARKER_THEN + place] = min(e.top, s[MARKER_THEN + place] + s[FREE_THEN + place])
        s[FREE_THEN + place] = s[DEMAND + place]


def order_anew(s: Numbers) -> int:
    """Put seats into the order of the next round (R2.2); return the observer's place."""
    own = 0
    for place in range(s[PLAYERS]):
        first = 0
        for other in range(s[PLAYERS]):
            # Of equal incomes, who took it later acts first.
            if s[SPACE + other] <= s[SPACE + first]:
                first = other
        s[ORDER_THEN + place] = s[CAME + first]
        if s[CAME + first] == 0:
            own = place
        s[SPACE + first] = 1 << 10
    return own


def goods_of(seat: int, is_now: int) -> int:
    """Return where the goods are noted that a seat sells, now or in a later round."""
    if seat == 0:
        return SALE if is_now else LATER
    return (STOCK if is_now else HARVEST) + seat * GOODS


def play_round(
    row: Numbers, s: Numbers, e: Rules, at: int, first: int, own_brewery: int, is_now: int
) -> None:
    """Let everybody sell from a place of the order on; write what the round came to."""
    together = 0
    most = 0
    for place in range(first, s[PLAYERS]):
        seat = s[ORDER_THEN + place]
        goods = goods_of(seat, is_now)
        brewery = own_brewery
        if seat or not is_now:
            brewery = best_brewery(s, e, seat, goods)
        total = 0
        if brewery != NONE:
            total = with_office(s, e, seat, goods, brewery)
            sell(s, e, goods, brewery)
        if seat:
            together += total
            most = max(most, total)
        else:
            row[at] = min(255, total)
        s[CAME + place] = seat
        s[SPACE + place] = min(e.income_top, max(0, total + s[STEADY + seat]))
    row[at + 1] = min(255, together)
    row[at + 2] = min(255, most)
    go_to_market(s, e)
    row[at + 3] = order_anew(s)


def foresee_case(row: Numbers, s: Numbers, e: Rules, at: int, brewery: int) -> None:
    """Write what comes if the observer sells what is noted at a brewery, or has sold already."""
    begin(s)
    play_round(row, s, e, at, s[ARRIVED], brewery, 1)
    for number in range(1, FORESEEN):
        play_round(row, s, e, at + number * PER_ROUND, 0, NONE, 0)


def place_of(table: int, case: int) -> int:
    """Return where a case of a table stands: behind what is least."""
    return table + (1 + case) * CASE_SIZE


def compare(row: Numbers, table: int, cases: int) -> None:
    """Write what is least of each number, and let the cases say how far above that they are."""
    for number in range(CASE_SIZE):
        least = 255
        for case in range(cases):
            least = min(least, row[place_of(table, case) + number])
        row[table + number] = least
        for case in range(cases):
            row[place_of(table, case) + number] -= least


def foresee_breweries(row: Numbers, s: Numbers, e: Rules) -> None:
    """Write a case for each brewery."""
    for good in range(GOODS):
        s[SALE + good] = s[STOCK + good]
    for brewery in range(s[PLAYERS]):
        foresee_case(row, s, e, place_of(AT_BREWERIES, brewery), brewery)
    compare(row, AT_BREWERIES, s[PLAYERS])


def foresee_amounts(row: Numbers, s: Numbers, e: Rules) -> None:
    """Write a case for each amount of the good that is asked for."""
    brewery = 0
    while not row[AT_BREWERY + brewery]:
        brewery += 1
    asked = 0
    while not row[AT_GOOD + asked]:
        asked += 1
    for good in range(GOODS):
        s[SALE + good] = row[AT_SOLD + good] if good < asked else s[STOCK + good]
    cases = min(MOST_SOLD, s[STOCK + asked]) + 1
    for count in range(cases):
        s[SALE + asked] = count
        foresee_case(row, s, e, place_of(AT_AMOUNTS, count), brewery)
    compare(row, AT_AMOUNTS, cases)


def foresee_harvests(row: Numbers, s: Numbers, e: Rules) -> None:
    """Write a case for the harvest as it is, for more of each good, and for less of each."""
    foresee_case(row, s, e, place_of(AT_HARVESTS, 0), NONE)
    for good in range(GOODS):
        for level in range(1, LEVELS + 1):
            s[LATER + good] = s[HARVEST + good] + level
            foresee_case(row, s, e, place_of(AT_HARVESTS, good * LEVELS + level), NONE)
        s[LATER + good] = max(0, s[HARVEST + good] - 1)
        foresee_case(row, s, e, place_of(AT_HARVESTS, 1 + GOODS * LEVELS + good), NONE)
        s[LATER + good] = s[HARVEST + good]
    compare(row, AT_HARVESTS, HARVESTS)


def foresee(row: Numbers, s: Numbers, e: Rules) -> None:
    """Write all that follows from an observation behind it; those places must be 0."""
    read_row(row, s)
    write_sales(row, s, e)
    for good in range(GOODS):
        s[LATER + good] = s[HARVEST + good]
    if row[AT_QUESTION + CHOOSING]:
        foresee_breweries(row, s, e)
    elif row[AT_QUESTION + SELLING]:
        foresee_amounts(row, s, e)
    elif row[AT_QUESTION + BUILDING]:
        foresee_harvests(row, s, e)
