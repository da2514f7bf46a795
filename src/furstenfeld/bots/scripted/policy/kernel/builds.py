"""Phase 4: which cards to build, and where (R4)."""

from furstenfeld.bots.scripted.policy.kernel.sales import random_offset
from furstenfeld.bots.scripted.policy.kernel.valuation import (
    CYCLE,
    LOSS,
    PARTS,
    RICH,
    RIVALS,
    ROUNDS,
    THREAT,
    assess_rivals,
    cost_of,
    part_price,
    parts_price,
    worth,
)
from furstenfeld.bots.scripted.policy.kernel.weights import AT, SLOT
from furstenfeld.fast.codes import (
    BUILD_0,
    BUILT_ID,
    CRANE_DISCOUNT,
    CRANE_MASK,
    EXPERT,
    FIRST_PART,
    NONE,
    PALACE_MASK,
    PLOT_COUNT,
    WHOLE_PALACE,
)
from furstenfeld.fast.kernel.bits import lowest, popcount
from furstenfeld.fast.layout import Array, EditionRecord, GameRecord, Integer

PART = AT["part"]
PART_ROUND = AT["part_round"]
PART_BEHIND = AT["part_behind"]
PART_LATE = AT["part_late"]
PART_RICH = AT["part_rich"]
BUILD_RICH = AT["build_rich"]
RESERVE_HELD = AT["reserve_held"]
BUILD = AT["build"]
SECOND = AT["second"]
RESERVE = AT["reserve"]
CLEARANCE = AT["clearance"]
DARING = AT["daring"]
NOISE_BUILD = AT["noise_build"]
WORTH = SLOT["worth"]

FAR = 1 << 40
"""More than anything is worth."""
CRANE = lowest(CRANE_MASK)


def part_worth(g: GameRecord, w: Array, s: Array, parts: int) -> Integer:
    """Return the value of a palace part built now, in addition to `parts` others."""
    late = max(0, s[CYCLE] - s[ROUNDS])
    return (
        w[PART + min(WHOLE_PALACE - 1, parts)]
        + w[PART_ROUND] * g.round
        + w[PART_BEHIND] * (s[RIVALS] - s[PARTS])
        + w[PART_LATE] * late // 1000
        + w[PART_RICH] * s[RICH] // 1000
    )


def value_builds(
    g: GameRecord, e: EditionRecord, w: Array, s: Array, key: Integer, noise: int
) -> None:
    """Write the value of building each card of the hand, less its price."""
    rest = g.hand[g.seat]
    held = popcount(rest & PALACE_MASK)
    coin = 1000 + w[RESERVE] * (WHOLE_PALACE - s[PARTS]) + w[RESERVE_HELD] * held
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if (PALACE_MASK >> card) & 1:
            value = part_worth(g, w, s, s[PARTS])
        else:
            value = worth(g, e, w, s, card + 1) - w[BUILD] - w[BUILD_RICH] * s[RICH] // 1000
        value -= coin * cost_of(g, e, card)
        s[WORTH + card] = value + random_offset(key, 8 + card, noise * w[NOISE_BUILD])


def cheapest_plot(g: GameRecord, w: Array, s: Array, card: int, taken: int) -> int:
    """Return the plot that a card covers with the least loss; an expert part has one plot."""
    seat = g.seat
    if g.variant == EXPERT and (PALACE_MASK >> card) & 1:
        return card - FIRST_PART
    best = -1
    least = FAR
    plots = g.open[seat] & ~taken
    while plots:
        plot = lowest(plots)
        plots &= plots - 1
        loss = s[LOSS + plot]
        if g.variant == EXPERT and (g.hand[seat] >> (FIRST_PART + plot)) & 1:
            loss += w[CLEARANCE]
        if loss < least:
            least = loss
            best = plot
    return best


def finish_coins(g: GameRecord, e: EditionRecord, s: Array) -> Integer:
    """Return the coins left after completing the palace now, or NONE if that is impossible."""
    seat = g.seat
    missing = WHOLE_PALACE - s[PARTS]
    if missing == 0 or missing > g.left or popcount(g.hand[seat] & PALACE_MASK) < missing:
        return NONE
    return max(NONE, g.coins[seat] - parts_price(g, e, seat, 0, missing))


def wants_to_finish(g: GameRecord, e: EditionRecord, w: Array, s: Array) -> Integer:
    """Return whether to complete the palace, or to wait because a richer seat would win."""
    assess_rivals(g, e, s)
    ahead = s[THREAT] - finish_coins(g, e, s)
    return s[RIVALS] == WHOLE_PALACE or 1000 * ahead <= w[DARING]


def finishing_build(g: GameRecord) -> int:
    """Return a part to build on the way to the whole palace, the crane's plot last (R4.5)."""
    seat = g.seat
    parts = g.hand[seat] & PALACE_MASK
    found = BUILT_ID
    plots = g.open[seat]
    while plots:
        plot = lowest(plots)
        plots &= plots - 1
        part = FIRST_PART + plot if g.variant == EXPERT else lowest(parts)
        if (parts >> part) & 1:
            found = BUILD_0 + PLOT_COUNT * part + plot
            if g.plots[seat, plot] != CRANE + 1:
                return found
    return found


def best_build(
    g: GameRecord, e: EditionRecord, w: Array, s: Array, key: Integer, noise: int
) -> int:
    """Return the first build of the best pair, or the best single build, or `built`."""
    firsts = g.hand[g.seat]
    if finish_coins(g, e, s) != NONE:
        if wants_to_finish(g, e, w, s):
            return finishing_build(g)
        if s[PARTS] == WHOLE_PALACE - 1:
            firsts &= ~PALACE_MASK
    value_builds(g, e, w, s, key, noise)
    return best_first(g, e, w, s, firsts)


def best_first(g: GameRecord, e: EditionRecord, w: Array, s: Array, firsts: int) -> int:
    """Return the best build among some cards, with what may follow it; or `built`."""
    seat = g.seat
    coins = g.coins[seat]
    best = 0
    chosen = -1
    plot = -1
    while firsts:
        card = lowest(firsts)
        firsts &= firsts - 1
        cost = cost_of(g, e, card)
        if cost > coins or g.open[seat] == 0:
            continue
        place = cheapest_plot(g, w, s, card, 0)
        value = s[WORTH + card] - s[LOSS + place]
        if value > best:
            best = value
            chosen = card
            plot = place
        if g.left < 2:
            continue
        follow = second_worth(g, e, w, s, card, place, coins - cost)
        if follow > 0 and value + follow > best:
            best = value + follow
            chosen = card
            plot = place
    if chosen < 0:
        return BUILT_ID
    return BUILD_0 + PLOT_COUNT * chosen + plot


def second_worth(
    g: GameRecord, e: EditionRecord, w: Array, s: Array, first: int, place: int, coins: int
) -> int:
    """Return the value of the best card to build after another, or 0."""
    seat = g.seat
    best = 0
    rest = g.hand[seat] & ~(1 << first)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        cost = cost_of(g, e, card)
        value = s[WORTH + card] - w[SECOND]
        if (PALACE_MASK >> card) & 1 and (PALACE_MASK >> first) & 1:
            dearer = part_price(g, e, 1) - part_price(g, e, 0)
            cost += dearer
            value += part_worth(g, w, s, s[PARTS] + 1) - part_worth(g, w, s, s[PARTS])
            value -= 1000 * dearer
        if first == CRANE:
            saved = min(CRANE_DISCOUNT, cost)
            cost -= saved
            value += 1000 * saved
        if cost > coins:
            continue
        plot = cheapest_plot(g, w, s, card, 1 << place)
        if plot < 0 or plot == place:
            continue
        best = max(best, value - s[LOSS + plot])
    return best
