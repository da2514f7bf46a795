"""The legal actions, written into the record as `base`, `bits` and `count`.

Bit n of `bits` stands for action `base + n`. Two phases need more. In phase 5 the bit after the
cards stands for `kept`. In phase 4 the bits are the cards that the seat can pay for, each on every
open plot, and `built` comes last.
"""

from furstenfeld.fast.codes import (
    BONUS,
    BREWERY_0,
    BUILD_0,
    BUILDING,
    BUILT_ID,
    CARD_COUNT,
    CHOOSING,
    CLOSING,
    DISCARDING,
    DRAW_0,
    DRAWING,
    DROP_0,
    DROPPING,
    EXPERT,
    FIRST_PART,
    KEEP_0,
    KEPT_ID,
    MARKET_LIMIT,
    MARKET_MASK,
    NONE,
    OFFICE_0,
    OPENING,
    PALACE_MASK,
    PLOT_COUNT,
    SEATS,
    SELL_0,
    SELL_AMOUNTS,
    SELLING,
    TRADE_0,
    TRADING,
    TRASH_0,
    TRASHING,
    UNDER_0,
    WHOLE_PALACE,
)
from furstenfeld.fast.kernel.bits import index, lowest, nth_bit, popcount
from furstenfeld.fast.kernel.powers import crane_discount, town_hall_keep
from furstenfeld.fast.layout import Array, EditionRecord, GameRecord, Integer


def write_options(g: GameRecord, e: EditionRecord) -> None:  # noqa: C901 (one branch a phase)
    """Write the legal actions of this phase: one at the end of a round, none after the game."""
    phase = g.phase
    if phase == DISCARDING:
        write_discard_options(g, e)
    elif phase == SELLING:
        write_amount_options(g, e)
    elif phase == BUILDING:
        write_build_options(g, e)
    elif phase == CHOOSING:
        set_options(g, BREWERY_0, brewery_bits(g, e))
    elif phase == DRAWING:
        set_options(g, DRAW_0, 3 if g.size[index(g.seat)] else 2)
    elif phase == TRADING:
        set_options(g, TRADE_0, trade_bits(g))
    elif phase == BONUS:
        set_options(g, OFFICE_0, goods_held(g.sold) | 8)
    elif phase == TRASHING:
        set_options(g, TRASH_0, g.hand[index(g.seat)] | 1 << CARD_COUNT)
    elif phase == DROPPING:
        set_options(g, DROP_0, goods_held(g.goods[index(g.seat)]))
    elif phase == OPENING:
        write_opening_options(g)
    else:
        set_options(g, 0, 1 if phase == CLOSING else 0)


def set_options(g: GameRecord, base: int, bits: int) -> None:
    """Write legal actions that are one bit each."""
    g.base = base
    g.bits = bits
    g.count = popcount(bits)


def goods_held(amounts: Array) -> int:
    """Return a bit for each good of which there is at least one."""
    bits: int = (amounts[0] > 0) | (amounts[1] > 0) << 1 | (amounts[2] > 0) << 2
    return bits


def write_opening_options(g: GameRecord) -> None:
    """R1.6: the card to keep, then the others one by one."""
    hand = g.hand[index(g.seat)]
    if g.kept == NONE:
        set_options(g, KEEP_0, hand)
    else:
        set_options(g, UNDER_0, hand & ~(1 << g.kept))


def write_discard_options(g: GameRecord, e: EditionRecord) -> None:
    """R5.2: every card; `kept` once the hand is small enough, and always with one card."""
    seat = index(g.seat)
    hand = g.hand[seat]
    count = popcount(hand)
    g.base = UNDER_0
    if count <= 1:
        g.bits = 1 << CARD_COUNT
        g.count = 1
    elif count <= e.keep + town_hall_keep(g.board[seat]):
        g.bits = hand | 1 << CARD_COUNT
        g.count = count + 1
    else:
        g.bits = hand
        g.count = count


def write_amount_options(g: GameRecord, e: EditionRecord) -> None:
    """R3.1, R3.3: any amount of the current good, or only 0 where its price is 0."""
    good = index(g.left)
    most = 0
    if e.track[index(g.marker[index(g.brewery), good])] > 0:
        most = g.goods[index(g.seat), good]
    g.base = SELL_0 + SELL_AMOUNTS * good
    g.bits = (2 << most) - 1
    g.count = most + 1


def brewery_bits(g: GameRecord, e: EditionRecord) -> int:
    """R10.3: the breweries that pay for a good the seat has, or could trade for; or none."""
    seat = index(g.seat)
    has = goods_held(g.goods[seat])
    bits = 1 << SEATS
    if has:
        if g.board[seat] & MARKET_MASK:
            has = 7
        for n in range(g.players):
            marker = g.marker[n]
            if (
                (has & 1 and e.track[index(marker[0])] > 0)
                or (has & 2 and e.track[index(marker[1])] > 0)
                or (has & 4 and e.track[index(marker[2])] > 0)
            ):
                bits |= 1 << n
    return bits


def trade_bits(g: GameRecord) -> int:
    """R3.2: up to three goods of one type into one of the other two, or none."""
    goods = g.goods[index(g.seat)]
    bits = 1 << (6 * MARKET_LIMIT)
    for source in range(3):
        run = (1 << min(MARKET_LIMIT, goods[source])) - 1
        bits |= (run | run << MARKET_LIMIT) << (2 * MARKET_LIMIT * source)
    return bits


def palace_price(g: GameRecord, e: EditionRecord) -> int:
    """R4.6: the price on top of the palace deck; the last card stays."""
    price: int = e.palace[index(min(WHOLE_PALACE - 1, g.parts // g.players))]
    return price


def write_build_options(g: GameRecord, e: EditionRecord) -> None:
    """R4.1 to R4.8: the cards that the seat can pay for; an expert part needs its own plot."""
    seat = index(g.seat)
    purse = g.coins[seat] + crane_discount(g.board[seat])
    hand = g.hand[seat]
    parts = hand & PALACE_MASK
    if parts and palace_price(g, e) > purse:
        parts = 0
    if g.variant == EXPERT:
        parts &= g.open[seat] << FIRST_PART
    bits = parts
    rest = hand & ~PALACE_MASK
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if e.cost[index(card)] <= purse:
            bits |= 1 << card
    single = popcount(parts) if g.variant == EXPERT else 0
    g.base = BUILD_0
    g.bits = bits
    g.count = (popcount(bits) - single) * popcount(g.open[seat]) + single + 1


def nth_option(g: GameRecord, k: int) -> int:
    """Return the number of the k-th legal action, counted from 0, in the order of R10.7."""
    if g.phase == BUILDING:
        return nth_build(g, k)
    place = nth_bit(g.bits, k)
    if g.phase == DISCARDING and place == CARD_COUNT:
        return KEPT_ID
    option: int = g.base + place
    return option


def nth_build(g: GameRecord, k: int) -> int:
    """Return the k-th build: by card, then by plot; expert parts have one plot each."""
    if k == g.count - 1:
        return BUILT_ID
    bits = g.bits
    plots = g.open[index(g.seat)]
    many = popcount(plots)
    if g.variant == EXPERT:
        before = popcount(bits & ((1 << FIRST_PART) - 1)) * many
        parts = bits & PALACE_MASK
        if k >= before:
            single = popcount(parts)
            if k < before + single:
                part = nth_bit(parts, k - before)
                return BUILD_0 + PLOT_COUNT * part + part - FIRST_PART
            k -= single
        bits &= ~PALACE_MASK
    return BUILD_0 + PLOT_COUNT * nth_bit(bits, k // many) + nth_bit(plots, k % many)


def is_legal(g: GameRecord, action: int) -> Integer:
    """Return whether an action is legal."""
    if g.phase == BUILDING:
        return action == BUILT_ID or is_legal_build(g, action - BUILD_0)
    if g.phase == DISCARDING and action == KEPT_ID:
        return (g.bits >> CARD_COUNT) & 1 == 1
    place = action - g.base
    most = CARD_COUNT if g.phase == DISCARDING else CARD_COUNT + 1
    return 0 <= place < most and (g.bits >> place) & 1 == 1


def is_legal_build(g: GameRecord, place: int) -> Integer:
    """Return whether a build is legal; `place` is its number minus that of the first build."""
    if place < 0 or place >= CARD_COUNT * PLOT_COUNT:
        return False
    card = place // PLOT_COUNT
    plot = place % PLOT_COUNT
    if not (g.bits >> card) & 1:
        return False
    if g.variant == EXPERT and (PALACE_MASK >> card) & 1:
        return plot == card - FIRST_PART
    return (g.open[index(g.seat)] >> plot) & 1 == 1
