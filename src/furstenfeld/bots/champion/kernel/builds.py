"""Builds as they are imagined: what a card on a plot does to harvests, markers and office."""

from furstenfeld.bots.champion.inputs import (
    BANK_II_KIND,
    BANK_KIND,
    BUILDS,
    GOODS,
    GUIDE_KIND,
    IDLE_KIND,
    LEVELS,
    MAGISTRATE_KIND,
    OFFICE_KIND,
    PART_KIND,
)
from furstenfeld.bots.champion.kernel.scratch import COVERED, HAND, HARVEST, LATER, OFFICE, STEADY
from furstenfeld.bots.champion.kernel.table_facts import (
    AT_BOARD,
    AT_GUIDE,
    AT_MAGISTRATE,
    AT_OFFICE,
    AT_PARTS,
)
from furstenfeld.fast.codes import (
    BANK,
    BANK_1_PAY,
    BANK_2_PAY,
    CARD_COUNT,
    CRANE_DISCOUNT,
    CRANE_MASK,
    FIRST_PART,
    GUIDE_MASK,
    GUIDE_PAY,
    MAGISTRATE_MASK,
    MAGISTRATE_STEPS,
    NONE,
    OFFICE_MASK,
    PLOT_COUNT,
    THINGS,
    WHOLE_PALACE,
)
from furstenfeld.fast.layout import Array, EditionRecord, Integer
from furstenfeld.fast.observation import OFFSET

AT_COINS = OFFSET["seat_0.coins"]
AT_PALACE = OFFSET["palace_price"]
AT_PLOTS = OFFSET["plots"]
AT_HAND = OFFSET["hand"]
THING_COUNT = len(THINGS)
MAGISTRATE = MAGISTRATE_MASK.bit_length() - 1
GUIDE = GUIDE_MASK.bit_length() - 1
OFFICE_CARD = OFFICE_MASK.bit_length() - 1
CRANE = CRANE_MASK.bit_length() - 1


def kind_of(e: EditionRecord, thing: int) -> int:
    """Return the kind of what may lie on a plot; a printed field is one of the first level."""
    card = thing - 1
    kind = IDLE_KIND
    if e.yield_count[thing]:
        kind = LEVELS * e.yield_good[thing] + e.yield_count[thing] - 1
    elif card == BANK:
        kind = BANK_KIND
    elif card == BANK + 1:
        kind = BANK_II_KIND
    elif card == MAGISTRATE:
        kind = MAGISTRATE_KIND
    elif card == GUIDE:
        kind = GUIDE_KIND
    elif card == OFFICE_CARD:
        kind = OFFICE_KIND
    elif FIRST_PART <= card < FIRST_PART + WHOLE_PALACE:
        kind = PART_KIND
    return kind


def read_builds(row: Array, s: Array, e: EditionRecord) -> None:
    """Note what could be covered, and with what."""
    for plot in range(PLOT_COUNT):
        thing = 0
        while not row[AT_PLOTS + plot * THING_COUNT + thing]:
            thing += 1
        s[COVERED + plot] = kind_of(e, thing)
    purse = row[AT_COINS] + CRANE_DISCOUNT * row[AT_BOARD + CRANE]
    kinds = 0
    for card in range(CARD_COUNT):
        if row[AT_HAND + card]:
            kind = kind_of(e, card + 1)
            cost = row[AT_PALACE] if kind == PART_KIND else e.cost[card]
            if cost <= purse:
                kinds |= 1 << kind
    s[HAND] = kinds


def alike(s: Array, plot: int) -> int:
    """Return the first plot that is the same to cover."""
    first = 0
    while s[COVERED + first] != s[COVERED + plot]:
        first += 1
    return first


def next_build(s: Array, case: int) -> int:
    """Return the next case that can be built and is like none before it, or NONE."""
    case += 1
    while case < BUILDS:
        kind = (case - 1) // PLOT_COUNT
        plot = (case - 1) % PLOT_COUNT
        if (s[HAND] >> kind) & 1 and s[COVERED + plot] != PART_KIND and alike(s, plot) == plot:
            return case
        case += 1
    return NONE


def count_of(row: Array, at: int, kind: int, built: int, covered: int) -> Integer:
    """Return how often a card is in sight once one of a kind covers another."""
    count = row[at]
    if built == kind:
        count += 1
    if covered == kind:
        count -= 1
    return count


def imagine_build(row: Array, s: Array, built: int, covered: int) -> None:
    """Let a card of one kind lie where one of another did; NONE changes nothing."""
    for good in range(GOODS):
        s[LATER + good] = s[HARVEST + good]
    if 0 <= built < BANK_KIND:
        s[LATER + built // LEVELS] += built % LEVELS + 1
    if 0 <= covered < BANK_KIND:
        s[LATER + covered // LEVELS] -= covered % LEVELS + 1
    parts = count_of(row, AT_PARTS, PART_KIND, built, covered)
    steady = BANK_1_PAY * count_of(row, AT_BOARD + BANK, BANK_KIND, built, covered)
    steady += BANK_2_PAY * count_of(row, AT_BOARD + BANK + 1, BANK_II_KIND, built, covered)
    steady += GUIDE_PAY * parts * count_of(row, AT_GUIDE, GUIDE_KIND, built, covered)
    steady -= MAGISTRATE_STEPS * count_of(row, AT_MAGISTRATE, MAGISTRATE_KIND, built, covered)
    s[STEADY] = steady
    s[OFFICE] = count_of(row, AT_OFFICE, OFFICE_KIND, built, covered)
