"""Candidates for a turn, each with the value that the policy gives it.

Sales, builds and kept cards are listed one by one and combined. For a decision in the middle of a
sale, or outside a turn, there is a candidate for every legal action, and the policy goes on.
"""

from furstenfeld.bots.scripted.policy.kernel.builds import (
    CRANE,
    WORTH,
    cheapest_plot,
    finish_coins,
    finishing_build,
    value_builds,
)
from furstenfeld.bots.scripted.policy.kernel.discards import kept_cards, value_kept
from furstenfeld.bots.scripted.policy.kernel.sales import (
    NO_TRADE,
    best_amounts,
    best_sale_at,
    sale_worth,
)
from furstenfeld.bots.scripted.policy.kernel.turns import room_for
from furstenfeld.bots.scripted.policy.kernel.valuation import LOSS, assess, cost_of
from furstenfeld.bots.search.kernel.candidate import (
    ACTION,
    BARLEY,
    BREWERY,
    FIRST,
    HOPS,
    KEPT,
    SECOND,
    TRADE,
    VALUE,
    WATER,
    WIDTH,
)
from furstenfeld.bots.search.kernel.plans import U0, carry_out
from furstenfeld.fast.codes import (
    BUILD_0,
    BUILDING,
    BUILT_ID,
    CHOOSING,
    DISCARDING,
    NONE,
    PLOT_COUNT,
)
from furstenfeld.fast.kernel.bits import lowest, popcount
from furstenfeld.fast.kernel.options import nth_option
from furstenfeld.fast.kernel.phases import build
from furstenfeld.fast.layout import Array, EditionRecord, Editions, GameRecord, Games, Integer

# Which copy is which: the root, and the game after a sale, one build and two.
SOLD = 1
ONE_BUILT = 2
ALL_BUILT = 3

FINISH = 1 << 30
"""This bonus puts candidates that complete the palace before all others."""


def propose(
    games: Games,
    edition: Editions,
    w: Array,
    s: Array,
    sales: Array,
    turns: Array,
    candidates: Array,
) -> Integer:
    """Write the candidates of the game in `games[0]`; return how many there are.

    `games` has room for copies, `sales` for sales, `turns` for sales with builds, and `candidates`
    for the result.
    """
    g = games[0]
    e = edition[0]
    count = list_turns(games, e, w, s, sales, turns)
    if count == 0:
        for k in range(g.count):
            clear_candidate(candidates[k])
            candidates[k, ACTION] = nth_option(g, k)
        return g.count
    found = 0
    for n in range(count):
        games[ALL_BUILT] = games[0]
        carry_out(games[ALL_BUILT], e, turns[n])
        found = propose_keeps(games[ALL_BUILT], e, w, s, turns[n], candidates, found)
    return found


def list_turns(
    games: Games, e: EditionRecord, w: Array, s: Array, sales: Array, turns: Array
) -> int:
    """Write all sales with the builds that may follow; none if the turn cannot be listed."""
    g = games[0]
    count = 0
    if g.phase == CHOOSING:
        count = list_sales(g, e, w, s, sales)
    elif g.phase == BUILDING or g.phase == DISCARDING:
        clear_candidate(sales[0])
        count = 1
    found = 0
    for n in range(count):
        games[SOLD] = games[0]
        carry_out(games[SOLD], e, sales[n])
        found = list_builds(games, e, w, s, sales[n], turns, found)
    return found


def clear_candidate(candidate: Array) -> None:
    """Make a row an empty candidate: no sale and no build."""
    candidate[:] = 0
    candidate[ACTION] = NONE
    candidate[BREWERY] = NONE
    candidate[TRADE] = NO_TRADE
    candidate[FIRST] = BUILT_ID
    candidate[SECOND] = BUILT_ID


def list_sales(g: GameRecord, e: EditionRecord, w: Array, s: Array, sales: Array) -> int:
    """Write the sales that are worth simulating, for each brewery; return their number."""
    assess(g, e, w, s)
    goods = g.goods[g.seat]
    count = add_sale(g, e, w, s, sales, 0, NONE, NO_TRADE, 0, 0, 0)
    for brewery in range(g.players):
        _, trade, one, two, three = best_sale_at(g, e, w, s, brewery)
        count = add_sale(g, e, w, s, sales, count, brewery, trade, one, two, three)
        if trade != NO_TRADE:
            _, one, two, three = best_amounts(g, e, w, s, brewery, goods[0], goods[1], goods[2])
            count = add_sale(g, e, w, s, sales, count, brewery, NO_TRADE, one, two, three)
        one = goods[0] if e.track[g.marker[brewery, 0]] else 0
        two = goods[1] if e.track[g.marker[brewery, 1]] else 0
        three = goods[2] if e.track[g.marker[brewery, 2]] else 0
        count = add_sale(g, e, w, s, sales, count, brewery, NO_TRADE, one, two, three)
        one = min(one, g.demand[brewery, 0] - g.filled[brewery, 0])
        two = min(two, g.demand[brewery, 1] - g.filled[brewery, 1])
        three = min(three, g.demand[brewery, 2] - g.filled[brewery, 2])
        count = add_sale(g, e, w, s, sales, count, brewery, NO_TRADE, one, two, three)
    return count


def add_sale(
    g: GameRecord,
    e: EditionRecord,
    w: Array,
    s: Array,
    sales: Array,
    count: int,
    brewery: int,
    trade: int,
    hops: int,
    barley: int,
    water: int,
) -> int:
    """Add a sale unless it is listed already; return how many there are."""
    if count == len(sales) or (brewery != NONE and hops + barley + water == 0):
        return count
    for n in range(count):
        row = sales[n]
        same = row[BREWERY] == brewery and row[TRADE] == trade
        if same and row[HOPS] == hops and row[BARLEY] == barley and row[WATER] == water:
            return count
    row = sales[count]
    clear_candidate(row)
    row[VALUE] = sale_worth(g, e, w, s, brewery, trade, hops, barley, water)
    row[BREWERY] = brewery
    row[TRADE] = trade
    row[HOPS] = hops
    row[BARLEY] = barley
    row[WATER] = water
    return count + 1


def list_builds(
    games: Games, e: EditionRecord, w: Array, s: Array, candidate: Array, turns: Array, found: int
) -> int:
    """Continue a sale with no build, with every single build, and with every pair."""
    g = games[SOLD]
    value = candidate[VALUE]
    found = add_candidate(candidate, turns, found, value, 0)
    if g.phase != BUILDING:
        return found
    found = list_finish(games, e, w, s, candidate, turns, found)
    firsts = g.hand[g.seat]
    while firsts:
        card = lowest(firsts)
        firsts &= firsts - 1
        taken = 0
        for _ in range(2):
            assess(g, e, w, s)
            value_builds(g, e, w, s, U0, 0)
            plot = cheapest_plot(g, w, s, card, taken)
            if not can_build(g, e, card, plot) or (taken >> plot) & 1:
                break
            taken |= 1 << plot
            candidate[VALUE] = value + s[WORTH + card] - s[LOSS + plot]
            candidate[FIRST] = BUILD_0 + PLOT_COUNT * card + plot
            games[ONE_BUILT] = games[SOLD]
            build(games[ONE_BUILT], e, candidate[FIRST])
            found = add_candidate(candidate, turns, found, candidate[VALUE], 0)
            found = list_second(games[ONE_BUILT], e, w, s, candidate, turns, found, card, plot)
    candidate[VALUE] = value
    candidate[FIRST] = BUILT_ID
    return found


def list_finish(
    games: Games, e: EditionRecord, w: Array, s: Array, candidate: Array, turns: Array, found: int
) -> int:
    """Continue a sale with the builds that complete the palace, if the coins suffice."""
    games[ALL_BUILT] = games[SOLD]
    g = games[ALL_BUILT]
    assess(g, e, w, s)
    if popcount(g.open[g.seat]) > 2 or finish_coins(g, e, s) == NONE:
        return found
    place = FIRST
    while g.phase == BUILDING and g.open[g.seat]:
        candidate[place] = finishing_build(g)
        build(g, e, candidate[place])
        place += 1
    found = add_candidate(candidate, turns, found, candidate[VALUE] + FINISH, 0)
    candidate[FIRST] = BUILT_ID
    candidate[SECOND] = BUILT_ID
    return found


def can_build(g: GameRecord, e: EditionRecord, card: int, plot: int) -> Integer:
    """Return whether a card can be paid for and placed on a plot."""
    if plot < 0 or not (g.open[g.seat] >> plot) & 1:
        return False
    return cost_of(g, e, card) <= g.coins[g.seat]


def list_second(
    g: GameRecord,
    e: EditionRecord,
    w: Array,
    s: Array,
    candidate: Array,
    turns: Array,
    found: int,
    first: int,
    taken: int,
) -> int:
    """Continue one build with every other."""
    if g.phase != BUILDING:
        return found
    value = candidate[VALUE]
    assess(g, e, w, s)
    value_builds(g, e, w, s, U0, 0)
    rest = g.hand[g.seat]
    if first != CRANE:
        # Two cards in the other order are the same candidate; a crane comes first.
        rest &= ~((2 << first) - 1)
        rest &= ~(1 << CRANE)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        plot = cheapest_plot(g, w, s, card, 1 << taken)
        if can_build(g, e, card, plot) and plot != taken:
            candidate[SECOND] = BUILD_0 + PLOT_COUNT * card + plot
            gain = s[WORTH + card] - s[LOSS + plot]
            found = add_candidate(candidate, turns, found, value + gain, 0)
    candidate[SECOND] = BUILT_ID
    return found


def propose_keeps(
    g: GameRecord,
    e: EditionRecord,
    w: Array,
    s: Array,
    candidate: Array,
    candidates: Array,
    found: int,
) -> int:
    """Write candidates that end a turn: the cards that the policy keeps, and one exchanged."""
    assess(g, e, w, s)
    value_kept(g, e, w, s, U0, 0)
    hand = g.hand[g.seat]
    kept = kept_cards(s, hand, room_for(g, e))
    value = candidate[VALUE]
    weakest = NONE
    rest = kept
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        value += s[WORTH + card]
        if weakest == NONE or s[WORTH + card] < s[WORTH + weakest]:
            weakest = card
    found = add_candidate(candidate, candidates, found, value, kept)
    rest = hand & ~kept
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        changed = value + s[WORTH + card] - s[WORTH + weakest]
        found = add_candidate(
            candidate, candidates, found, changed, kept & ~(1 << weakest) | 1 << card
        )
    return found


def add_candidate(candidate: Array, candidates: Array, found: int, value: int, kept: int) -> int:
    """Add a candidate if there is room; return how many there are."""
    if found == len(candidates):
        return found
    row = candidates[found]
    for place in range(WIDTH):
        row[place] = candidate[place]
    row[VALUE] = value
    row[KEPT] = kept
    return found + 1
