"""Phase 3: where to sell, what to trade first, and how much to sell (R3)."""

import numpy as np

from furstenfeld.bots.scripted.policy.kernel.valuation import LAST, OTHERS, PRICE
from furstenfeld.bots.scripted.policy.kernel.weights import AT
from furstenfeld.fast.codes import (
    MAGISTRATE_MASK,
    MAGISTRATE_STEPS,
    MARKET_LIMIT,
    MARKET_MASK,
    NONE,
    OFFICE_BONUS,
    OFFICE_MASK,
    WAREHOUSE_MASK,
    WAREHOUSE_ROOM,
)
from furstenfeld.fast.kernel.chance import GOLDEN, mix
from furstenfeld.fast.kernel.powers import fixed_income
from furstenfeld.fast.layout import Array, EditionRecord, GameRecord, Integer

HARM = AT["harm"]
SPOIL = AT["spoil"]
PLACE = AT["place"]
STORING = AT["storing"]
NOISE_SALE = AT["noise_sale"]

NO_TRADE = 6 * MARKET_LIMIT
S44 = np.uint64(44)


def random_offset(key: Integer, salt: int, reach: int) -> Integer:
    """Return a number from -reach to reach that is fixed by a key and a salt."""
    if reach == 0:
        return 0
    bits = np.int64(mix(key + np.uint64(salt) * GOLDEN) >> S44)
    return (bits - (1 << 19)) * reach >> 19


def good_worth(
    g: GameRecord,
    e: EditionRecord,
    w: Array,
    s: Array,
    brewery: int,
    good: int,
    has: int,
    bonus: int,
    count: int,
) -> Integer:
    """Return the value of selling `count` of a good at a brewery, or at none.

    Every good sold costs a space next round: a filled space does not lift the marker, and surplus
    lowers it (R3.6, R6.1).
    """
    worth = 0
    if g.board[g.seat] & WAREHOUSE_MASK and s[LAST] == 0:
        worth = min(has - count, WAREHOUSE_ROOM) * w[STORING] * s[PRICE + good] // 1000
    if count == 0:
        return worth
    marker = g.marker[brewery, good]
    worth += 1000 * count * (e.track[marker] + bonus)
    if s[LAST] == 0:
        free = g.demand[brewery, good] - g.filled[brewery, good]
        share = w[HARM] * g.harvest[g.seat, good] - w[SPOIL] * s[OTHERS + good]
        unspoilt = e.track[min(e.top, marker + free)]
        spoilt = unspoilt - e.track[max(0, min(e.top, marker + free - count))]
        worth -= share * spoilt // g.players
    return worth


def best_count(
    g: GameRecord,
    e: EditionRecord,
    w: Array,
    s: Array,
    brewery: int,
    good: int,
    has: int,
    bonus: int,
) -> tuple[int, int, int]:
    """Return the value of the best amount of a good to sell, the amount, and the coins for it."""
    best = good_worth(g, e, w, s, brewery, good, has, bonus, 0)
    price = e.track[g.marker[brewery, good]]
    if price == 0:
        return best, 0, 0
    sold = 0
    for count in range(1, has + 1):
        value = good_worth(g, e, w, s, brewery, good, has, bonus, count)
        if value >= best:
            best = value
            sold = count
    return best, sold, sold * (price + bonus)


def places_lost(g: GameRecord, space: int) -> int:
    """Return how many seats will act earlier next round, if the others earn as before."""
    lost = 0
    for place in range(g.arrived):
        if g.income[place] < space:
            lost += 1
    for place in range(g.arrived + 1, g.players):
        if g.space[place] <= space:
            lost += 1
    return lost


def steady_income(g: GameRecord) -> int:
    """Return how far the order marker goes without a sale; a magistrate can make it negative."""
    board = g.board[g.seat]
    steady = fixed_income(board)
    if board & MAGISTRATE_MASK:
        steady -= MAGISTRATE_STEPS
    return steady


def best_amounts(
    g: GameRecord,
    e: EditionRecord,
    w: Array,
    s: Array,
    brewery: int,
    hops: int,
    barley: int,
    water: int,
) -> tuple[int, int, int, int]:
    """Return the value of the best sale of these goods at a brewery, and the amounts.

    An office pays more for one type, so each type is tried for it.
    """
    steady = steady_income(g)
    offices = 3 if g.board[g.seat] & OFFICE_MASK else 1
    best = -(1 << 40)
    one = 0
    two = 0
    three = 0
    for office in range(offices):
        bonus = OFFICE_BONUS if offices == 3 else 0
        a, sold_a, paid_a = best_count(g, e, w, s, brewery, 0, hops, bonus if office == 0 else 0)
        b, sold_b, paid_b = best_count(g, e, w, s, brewery, 1, barley, bonus if office == 1 else 0)
        c, sold_c, paid_c = best_count(g, e, w, s, brewery, 2, water, bonus if office == 2 else 0)
        value = a + b + c
        if s[LAST] == 0:
            space = max(0, steady + paid_a + paid_b + paid_c)
            value -= w[PLACE] * places_lost(g, space)
        if value > best:
            best = value
            one = sold_a
            two = sold_b
            three = sold_c
    return best, one, two, three


def best_sale_at(
    g: GameRecord, e: EditionRecord, w: Array, s: Array, brewery: int
) -> tuple[int, int, int, int, int]:
    """Return the value of the best sale at a brewery, its trade, and the amounts."""
    goods = g.goods[g.seat]
    best = -(1 << 40)
    trade = NO_TRADE
    one = 0
    two = 0
    three = 0
    first = 0 if g.board[g.seat] & MARKET_MASK else NO_TRADE
    # To trade nothing is tried first, and a trade must be better.
    for number in range(NO_TRADE, first - 1, -1):
        hops = goods[0] + traded(number, 0)
        barley = goods[1] + traded(number, 1)
        water = goods[2] + traded(number, 2)
        if min(hops, barley, water) < 0:
            continue
        value, sold_h, sold_b, sold_w = best_amounts(g, e, w, s, brewery, hops, barley, water)
        if value > best:
            best = value
            trade = number
            one = sold_h
            two = sold_b
            three = sold_w
    return best, trade, one, two, three


def sale_worth(
    g: GameRecord,
    e: EditionRecord,
    w: Array,
    s: Array,
    brewery: int,
    trade: int,
    hops: int,
    barley: int,
    water: int,
) -> int:
    """Return the value of a given sale, by the same judgement that finds the best one."""
    office = 3
    if g.board[g.seat] & OFFICE_MASK:
        office = office_for(hops, barley, water)
    worth = 0
    space = steady_income(g)
    for good in range(3):
        count = hops if good == 0 else (barley if good == 1 else water)
        has = g.goods[g.seat, good] + traded(trade, good)
        bonus = OFFICE_BONUS if office == good else 0
        worth += good_worth(g, e, w, s, brewery, good, has, bonus, count)
        if count > 0:
            space += count * (e.track[g.marker[brewery, good]] + bonus)
    if s[LAST] == 0:
        worth -= w[PLACE] * places_lost(g, max(0, space))
    return worth


def traded(trade: int, good: int) -> int:
    """Return how many goods of a type a trade adds or removes (R3.2)."""
    if trade >= NO_TRADE:
        return 0
    count = trade % MARKET_LIMIT + 1
    source = trade // (2 * MARKET_LIMIT)
    target = trade // MARKET_LIMIT % 2
    if target >= source:
        target += 1
    if good == source:
        return -count
    return count if good == target else 0


def best_sale(
    g: GameRecord, e: EditionRecord, w: Array, s: Array, key: Integer, noise: int
) -> tuple[int, int, int, int, int]:
    """Return brewery, trade and amounts of the best sale; NONE as brewery if nothing is sold."""
    best = -(1 << 40)
    brewery = NONE
    trade = NO_TRADE
    hops = 0
    barley = 0
    water = 0
    goods = g.goods[g.seat]
    if goods[0] + goods[1] + goods[2] == 0:
        return brewery, trade, hops, barley, water
    for n in range(g.players):
        value, number, one, two, three = best_sale_at(g, e, w, s, n)
        value += random_offset(key, n, noise * w[NOISE_SALE])
        if value > best and one + two + three > 0:
            best = value
            brewery = n
            trade = number
            hops = one
            barley = two
            water = three
    return brewery, trade, hops, barley, water


def office_for(hops: int, barley: int, water: int) -> int:
    """Return the type of which most is sold."""
    if hops >= barley and hops >= water:
        return 0
    return 1 if barley >= water else 2
