"""Numbers for actions, cards, things and phases, all derived from the rules."""

from typing import Final, get_args

from furstenfeld.rules import (
    ACTIONS,
    BREWERIES,
    BREWERY,
    BUILD,
    BUILT,
    CARDS,
    DRAW,
    DROP,
    KEEP,
    KEPT,
    MOST_GOODS,
    OFFICE,
    PALACE_PARTS,
    PLOTS,
    SELL,
    TRADE,
    TRASH,
    UNDER,
    Action,
    Bonus,
    Building,
    Card,
    Choosing,
    Discarding,
    Drawing,
    Dropping,
    Ending,
    Opening,
    Over,
    Phase,
    Power,
    Printed,
    Selling,
    Thing,
    Trading,
    Trashing,
    Variant,
)

ACTION_ID: Final[dict[Action, int]] = {action: number for number, action in enumerate(ACTIONS)}
"""The number of every action: its place in `rules.ACTIONS`."""

CARD_ID: Final[dict[Card, int]] = {card: number for number, card in enumerate(Card)}
"""The number of every card: its place in R0.4, and its bit in a set of cards."""

THINGS: Final[tuple[Thing | None, ...]] = (None, *Card, *Printed)
"""What can lie on a plot, by number: 0 is nothing, then the cards, then the printed fields."""

THING_ID: Final[dict[Thing | None, int]] = {thing: number for number, thing in enumerate(THINGS)}

VARIANTS: Final[tuple[Variant, ...]] = tuple(Variant)
ENDINGS: Final[tuple[Ending, ...]] = tuple(Ending)
PHASES: Final[tuple[type[Phase], ...]] = get_args(Phase)

SEATS: Final = BREWERIES
PLOT_COUNT: Final = len(PLOTS)
CARD_COUNT: Final = len(CARDS)
ACTION_COUNT: Final = len(ACTIONS)
NONE: Final = -1
"""No brewery, no seat, no card."""

EXPERT: Final = VARIANTS.index(Variant.EXPERT)
END_PALACE: Final = ENDINGS.index(Ending.PALACE)
END_STALEMATE: Final = ENDINGS.index(Ending.STALEMATE)
END_ROUNDS: Final = ENDINGS.index(Ending.ROUNDS)

OPENING: Final = PHASES.index(Opening)
DRAWING: Final = PHASES.index(Drawing)
CHOOSING: Final = PHASES.index(Choosing)
TRADING: Final = PHASES.index(Trading)
SELLING: Final = PHASES.index(Selling)
BONUS: Final = PHASES.index(Bonus)
BUILDING: Final = PHASES.index(Building)
TRASHING: Final = PHASES.index(Trashing)
DISCARDING: Final = PHASES.index(Discarding)
DROPPING: Final = PHASES.index(Dropping)
OVER: Final = PHASES.index(Over)
CLOSING: Final = len(PHASES)
"""Phase 6, between two decisions: no seat is to move."""

# The first action of each kind; within a kind they are numbered as in R10.7.
KEEP_0: Final = ACTION_ID[KEEP[CARDS[0].card]]
UNDER_0: Final = ACTION_ID[UNDER[CARDS[0].card]]
DRAW_0: Final = ACTION_ID[DRAW]
BREWERY_0: Final = ACTION_ID[BREWERY[0]]
TRADE_0: Final = ACTION_ID[next(iter(TRADE.values()))[0]]
SELL_0: Final = ACTION_ID[SELL[0][0]]
SELL_AMOUNTS: Final = MOST_GOODS + 1
OFFICE_0: Final = ACTION_ID[OFFICE[0]]
BUILD_0: Final = ACTION_ID[BUILD[CARDS[0].card][0]]
BUILT_ID: Final = ACTION_ID[BUILT]
TRASH_0: Final = ACTION_ID[TRASH[CARDS[0].card]]
KEPT_ID: Final = ACTION_ID[KEPT]
DROP_0: Final = ACTION_ID[DROP[0]]


def mask_of(power: Power) -> int:
    """Return the set of all cards with this power, as bits."""
    return sum(1 << CARD_ID[row.card] for row in CARDS if row.power is power)


def amounts_of(power: Power) -> tuple[int, ...]:
    """Return the amounts of the cards with this power, in the order of R0.4."""
    return tuple(row.amount for row in CARDS if row.power is power)


def first_of(power: Power) -> int:
    """Return the number of the first card with this power."""
    return min(CARD_ID[row.card] for row in CARDS if row.power is power)


PALACE_MASK: Final = mask_of(Power.PALACE)
FIRST_PART: Final = first_of(Power.PALACE)
WHOLE_PALACE: Final = len(PALACE_PARTS)

# Powers of a single card: its bit, and the amount of its power.
OFFICE_MASK: Final = mask_of(Power.OFFICE)
WAREHOUSE_MASK: Final = mask_of(Power.WAREHOUSE)
MARKET_MASK: Final = mask_of(Power.MARKET)
MAGISTRATE_MASK: Final = mask_of(Power.MAGISTRATE)
CRANE_MASK: Final = mask_of(Power.CRANE)
GUIDE_MASK: Final = mask_of(Power.TOUR_GUIDE)
SCAVENGER_MASK: Final = mask_of(Power.SCAVENGER)
(OFFICE_BONUS,) = amounts_of(Power.OFFICE)
(WAREHOUSE_ROOM,) = amounts_of(Power.WAREHOUSE)
(MARKET_LIMIT,) = amounts_of(Power.MARKET)
(MAGISTRATE_STEPS,) = amounts_of(Power.MAGISTRATE)
(CRANE_DISCOUNT,) = amounts_of(Power.CRANE)
(GUIDE_PAY,) = amounts_of(Power.TOUR_GUIDE)
(SCAVENGER_TRASHES,) = amounts_of(Power.SCAVENGER)

# Powers of two cards with neighbouring numbers: the first number, and the amount of each.
BANK: Final = first_of(Power.BANK)
BANK_1_PAY, BANK_2_PAY = amounts_of(Power.BANK)
TOWN_HALL: Final = first_of(Power.TOWN_HALL)
TOWN_HALL_1_KEEP, TOWN_HALL_2_KEEP = amounts_of(Power.TOWN_HALL)
LABORATORY: Final = first_of(Power.LABORATORY)
LABORATORY_1_DRAWS, LABORATORY_2_DRAWS = amounts_of(Power.LABORATORY)


def _yields() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return, for each thing, the good that it yields and how many (R2.6)."""
    fields = (Power.HOPS_FIELD, Power.BARLEY_FIELD, Power.WATER_FIELD)
    good, count = [0] * len(THINGS), [0] * len(THINGS)
    for row in CARDS:
        if row.power in fields:
            good[THING_ID[row.card]] = fields.index(row.power)
            count[THING_ID[row.card]] = row.amount
    for number, printed in enumerate(Printed):
        good[THING_ID[printed]] = number
        count[THING_ID[printed]] = 1
    return tuple(good), tuple(count)


YIELD_GOOD, YIELD_COUNT = _yields()
