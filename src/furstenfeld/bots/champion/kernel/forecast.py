"""The next rounds, if everybody sold all of a harvest where it pays most and nobody built.

Nobody plays like that, but prices and turn order come close to it, and what an answer does to them
shows two or three rounds later. A network that is not told would have to imagine all those sales.
"""

from furstenfeld.bots.champion.inputs import (
    AT_AMOUNTS,
    AT_BREWERIES,
    AT_BUILDS,
    BUILDS,
    CASE_SIZE,
    FORESEEN,
    GOODS,
    MOST_SOLD,
    PER_ROUND,
)
from furstenfeld.bots.champion.kernel.builds import alike, imagine_build, next_build, read_builds
from furstenfeld.bots.champion.kernel.sales import best_brewery, sell, with_office, write_sales
from furstenfeld.bots.champion.kernel.scratch import (
    ARRIVED,
    CAME,
    COVERED,
    DEMAND,
    FREE,
    FREE_THEN,
    HAND,
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
from furstenfeld.bots.champion.kernel.table_facts import read_row
from furstenfeld.fast.codes import BUILDING, CHOOSING, NONE, PLOT_COUNT, SEATS, SELLING
from furstenfeld.fast.layout import Array, EditionRecord, Editions
from furstenfeld.fast.observation import OFFSET

AT_QUESTION = OFFSET["question"]
AT_BREWERY = OFFSET["brewery"]
AT_GOOD = OFFSET["good"]
AT_SOLD = OFFSET["sold"]


def begin(s: Array) -> None:
    """Imagine the table as it is."""
    for place in range(SEATS * GOODS):
        s[MARKER_THEN + place] = s[MARKER + place]
        s[FREE_THEN + place] = s[FREE + place]
    for place in range(s[PLAYERS]):
        s[ORDER_THEN + place] = s[ORDER + place]
        s[CAME + place] = s[ORDER + place]
        s[SPACE + place] = s[INCOME + place]


def go_to_market(s: Array, e: EditionRecord) -> None:
    """Let prices rise where demand was left (R6.1)."""
    for place in range(s[PLAYERS] * GOODS):
        s[MARKER_THEN + place] = min(e.top, s[MARKER_THEN + place] + s[FREE_THEN + place])
        s[FREE_THEN + place] = s[DEMAND + place]


def order_anew(s: Array) -> int:
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
    row: Array, s: Array, e: EditionRecord, at: int, first: int, own_brewery: int, is_now: int
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


def foresee_case(row: Array, s: Array, e: EditionRecord, at: int, brewery: int) -> None:
    """Write what comes if the observer sells what is noted at a brewery, or has sold already."""
    begin(s)
    play_round(row, s, e, at, s[ARRIVED], brewery, 1)
    for number in range(1, FORESEEN):
        play_round(row, s, e, at + number * PER_ROUND, 0, NONE, 0)


def place_of(table: int, case: int) -> int:
    """Return where a case of a table stands: behind what is least."""
    return table + (1 + case) * CASE_SIZE


def note_sale(row: Array, s: Array, count: int) -> None:
    """Note what the observer sells: what it has answered, an amount, and all of later goods."""
    asked = asked_good(row)
    for good in range(GOODS):
        s[SALE + good] = row[AT_SOLD + good] if good < asked else s[STOCK + good]
    s[SALE + asked] = count


def asked_good(row: Array) -> int:
    """Return the good of which an amount is asked."""
    good = 0
    while not row[AT_GOOD + good]:
        good += 1
    return good


def chosen_brewery(row: Array) -> int:
    """Return where the observer is selling."""
    brewery = 0
    while not row[AT_BREWERY + brewery]:
        brewery += 1
    return brewery


def imagine(row: Array, s: Array, table: int, case: int) -> int:
    """Note what is different in a case; return where the observer sells now, or NONE."""
    if table == AT_BREWERIES:
        return case
    if table == AT_AMOUNTS:
        note_sale(row, s, case)
        return chosen_brewery(row)
    built = NONE
    covered = NONE
    if case:
        built = (case - 1) // PLOT_COUNT
        covered = s[COVERED + (case - 1) % PLOT_COUNT]
    imagine_build(row, s, built, covered)
    return NONE


def next_case(row: Array, s: Array, table: int, case: int) -> int:
    """Return the case after another, or NONE."""
    if table == AT_BUILDS:
        return next_build(s, case)
    last = s[PLAYERS] - 1
    if table == AT_AMOUNTS:
        last = min(MOST_SOLD, s[STOCK + asked_good(row)])
    return case + 1 if case < last else NONE


def compare(row: Array, s: Array, table: int) -> None:
    """Write what is least of each number, and let the cases say how far above that they are."""
    for number in range(CASE_SIZE):
        row[table + number] = 255
    case = 0
    while case != NONE:
        for number in range(CASE_SIZE):
            row[table + number] = min(row[table + number], row[place_of(table, case) + number])
        case = next_case(row, s, table, case)
    case = 0
    while case != NONE:
        for number in range(CASE_SIZE):
            row[place_of(table, case) + number] -= row[table + number]
        case = next_case(row, s, table, case)


def copy_alike(row: Array, s: Array) -> None:
    """Write cases that are the same as others: on a plot that is the same to cover."""
    for case in range(1, BUILDS):
        plot = (case - 1) % PLOT_COUNT
        first = alike(s, plot)
        if first != plot and (s[HAND] >> ((case - 1) // PLOT_COUNT)) & 1:
            for number in range(CASE_SIZE):
                same = place_of(AT_BUILDS, case + first - plot) + number
                row[place_of(AT_BUILDS, case) + number] = row[same]


def table_of(row: Array) -> int:
    """Return which table is filled, or NONE."""
    table = NONE
    if row[AT_QUESTION + CHOOSING]:
        table = AT_BREWERIES
    elif row[AT_QUESTION + SELLING]:
        table = AT_AMOUNTS
    elif row[AT_QUESTION + BUILDING]:
        table = AT_BUILDS
    return table


def foresee(row: Array, s: Array, e: EditionRecord) -> None:
    """Write all that follows from an observation behind it; those places must be 0."""
    read_row(row, s)
    write_sales(row, s, e)
    table = table_of(row)
    if table == NONE:
        return
    for good in range(GOODS):
        s[LATER + good] = s[HARVEST + good]
        s[SALE + good] = s[STOCK + good]
    if table == AT_BUILDS:
        read_builds(row, s, e)
    # One loop for all tables: on a GPU, neighbours with other questions go through it together.
    case = 0
    while case != NONE:
        brewery = imagine(row, s, table, case)
        foresee_case(row, s, e, place_of(table, case), brewery)
        case = next_case(row, s, table, case)
    compare(row, s, table)
    if table == AT_BUILDS:
        copy_alike(row, s)


def foresee_row(rows: Array, n: int, scratch: Array, edition: Editions) -> None:
    """Write all that follows from an observation: the body of a loop over rows."""
    foresee(rows[n], scratch, edition[0])
