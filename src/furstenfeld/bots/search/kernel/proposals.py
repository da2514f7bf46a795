"""Root candidates: whole turns worth a try, each with what the policy thinks of it.

Sales, builds and keeps are listed systematically and combined. Where a question stands in the
middle of a sale, or is no turn, every legal answer is followed by the policy's own.
"""

from furstenfeld.bots.scripted.policy.kernel.builds import (
    CRANE,
    WORTH,
    cheapest_plot,
    finish_coins,
    finishing_build,
    judge_hand,
)
from furstenfeld.bots.scripted.policy.kernel.discards import judge_kept, kept_cards
from furstenfeld.bots.scripted.policy.kernel.sales import NO_TRADE, amounts, sale_at, sale_worth
from furstenfeld.bots.scripted.policy.kernel.turns import room_for
from furstenfeld.bots.scripted.policy.kernel.valuation import LOSS, cost_of, look
from furstenfeld.bots.search.kernel.plans import (
    ANSWER,
    BARLEY,
    BREWERY,
    FIRST,
    HOPS,
    KEPT,
    SECOND,
    TRADE,
    U0,
    WATER,
    carry_out,
)
from furstenfeld.bots.search.kernel.wishes import WIDTH, WISH
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

VALUE = WISH["value"]

# Which copy is which: the root, and the game after a sale, one build and two.
SOLD = 1
ONE_BUILT = 2
ALL_BUILT = 3

FINISH = 1 << 30
"""What puts a candidate with the whole palace before all others."""


def propose(
    games: Games,
    edition: Editions,
    w: Array,
    s: Array,
    sales: Array,
    turns: Array,
    wishes: Array,
) -> Integer:
    """Write the candidates of the game in `games[0]`; return how many there are.

    `games` has room for copies, `sales` for the sales, `turns` for sales with builds, and `wishes`
    for the candidates.
    """
    g = games[0]
    e = edition[0]
    count = list_turns(games, e, w, s, sales, turns)
    if count == 0:
        for k in range(g.count):
            start_wish(wishes[k])
            wishes[k, ANSWER] = nth_option(g, k)
        return g.count
    found = 0
    for n in range(count):
        games[ALL_BUILT] = games[0]
        carry_out(games[ALL_BUILT], e, turns[n])
        found = propose_keeps(games[ALL_BUILT], e, w, s, turns[n], wishes, found)
    return found


def list_turns(
    games: Games, e: EditionRecord, w: Array, s: Array, sales: Array, turns: Array
) -> int:
    """Write the sales with the builds that may follow each; none where no turn can be listed."""
    g = games[0]
    count = 0
    if g.phase == CHOOSING:
        count = list_sales(g, e, w, s, sales)
    elif g.phase == BUILDING or g.phase == DISCARDING:
        start_wish(sales[0])
        count = 1
    found = 0
    for n in range(count):
        games[SOLD] = games[0]
        carry_out(games[SOLD], e, sales[n])
        found = list_builds(games, e, w, s, sales[n], turns, found)
    return found


def start_wish(wish: Array) -> None:
    """Make a row an empty wish."""
    wish[:] = 0
    wish[ANSWER] = NONE
    wish[BREWERY] = NONE
    wish[TRADE] = NO_TRADE
    wish[FIRST] = BUILT_ID
    wish[SECOND] = BUILT_ID


def list_sales(g: GameRecord, e: EditionRecord, w: Array, s: Array, sales: Array) -> int:
    """Write the sales worth a try, brewery by brewery; return how many there are."""
    look(g, e, w, s)
    goods = g.goods[g.seat]
    count = note_sale(g, e, w, s, sales, 0, NONE, NO_TRADE, 0, 0, 0)
    for brewery in range(g.players):
        _, trade, one, two, three = sale_at(g, e, w, s, brewery)
        count = note_sale(g, e, w, s, sales, count, brewery, trade, one, two, three)
        if trade != NO_TRADE:
            _, one, two, three = amounts(g, e, w, s, brewery, goods[0], goods[1], goods[2])
            count = note_sale(g, e, w, s, sales, count, brewery, NO_TRADE, one, two, three)
        one = goods[0] if e.track[g.marker[brewery, 0]] else 0
        two = goods[1] if e.track[g.marker[brewery, 1]] else 0
        three = goods[2] if e.track[g.marker[brewery, 2]] else 0
        count = note_sale(g, e, w, s, sales, count, brewery, NO_TRADE, one, two, three)
        one = min(one, g.demand[brewery, 0] - g.filled[brewery, 0])
        two = min(two, g.demand[brewery, 1] - g.filled[brewery, 1])
        three = min(three, g.demand[brewery, 2] - g.filled[brewery, 2])
        count = note_sale(g, e, w, s, sales, count, brewery, NO_TRADE, one, two, three)
    return count


def note_sale(
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
    """Note a sale unless it is noted already; return how many there are."""
    if count == len(sales) or (brewery != NONE and hops + barley + water == 0):
        return count
    for n in range(count):
        row = sales[n]
        same = row[BREWERY] == brewery and row[TRADE] == trade
        if same and row[HOPS] == hops and row[BARLEY] == barley and row[WATER] == water:
            return count
    row = sales[count]
    start_wish(row)
    row[VALUE] = sale_worth(g, e, w, s, brewery, trade, hops, barley, water)
    row[BREWERY] = brewery
    row[TRADE] = trade
    row[HOPS] = hops
    row[BARLEY] = barley
    row[WATER] = water
    return count + 1


def list_builds(
    games: Games, e: EditionRecord, w: Array, s: Array, wish: Array, turns: Array, found: int
) -> int:
    """Go on from a sale with no build, with every one, and with every two."""
    g = games[SOLD]
    value = wish[VALUE]
    found = write_wish(wish, turns, found, value, 0)
    if g.phase != BUILDING:
        return found
    found = list_finish(games, e, w, s, wish, turns, found)
    firsts = g.hand[g.seat]
    while firsts:
        card = lowest(firsts)
        firsts &= firsts - 1
        taken = 0
        for _ in range(2):
            look(g, e, w, s)
            judge_hand(g, e, w, s, U0, 0)
            plot = cheapest_plot(g, w, s, card, taken)
            if not can_build(g, e, card, plot) or (taken >> plot) & 1:
                break
            taken |= 1 << plot
            wish[VALUE] = value + s[WORTH + card] - s[LOSS + plot]
            wish[FIRST] = BUILD_0 + PLOT_COUNT * card + plot
            games[ONE_BUILT] = games[SOLD]
            build(games[ONE_BUILT], e, wish[FIRST])
            found = write_wish(wish, turns, found, wish[VALUE], 0)
            found = list_second(games[ONE_BUILT], e, w, s, wish, turns, found, card, plot)
    wish[VALUE] = value
    wish[FIRST] = BUILT_ID
    return found


def list_finish(
    games: Games, e: EditionRecord, w: Array, s: Array, wish: Array, turns: Array, found: int
) -> int:
    """Go on from a sale to the whole palace, where it can be paid: that must not be overlooked."""
    games[ALL_BUILT] = games[SOLD]
    g = games[ALL_BUILT]
    look(g, e, w, s)
    if popcount(g.open[g.seat]) > 2 or finish_coins(g, e, s) == NONE:
        return found
    place = FIRST
    while g.phase == BUILDING and g.open[g.seat]:
        wish[place] = finishing_build(g)
        build(g, e, wish[place])
        place += 1
    found = write_wish(wish, turns, found, wish[VALUE] + FINISH, 0)
    wish[FIRST] = BUILT_ID
    wish[SECOND] = BUILT_ID
    return found


def can_build(g: GameRecord, e: EditionRecord, card: int, plot: int) -> Integer:
    """Return whether a card can be paid for and laid on a plot."""
    if plot < 0 or not (g.open[g.seat] >> plot) & 1:
        return False
    return cost_of(g, e, card) <= g.coins[g.seat]


def list_second(
    g: GameRecord,
    e: EditionRecord,
    w: Array,
    s: Array,
    wish: Array,
    turns: Array,
    found: int,
    first: int,
    taken: int,
) -> int:
    """Go on from one build with every other."""
    if g.phase != BUILDING:
        return found
    value = wish[VALUE]
    look(g, e, w, s)
    judge_hand(g, e, w, s, U0, 0)
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
            wish[SECOND] = BUILD_0 + PLOT_COUNT * card + plot
            gain = s[WORTH + card] - s[LOSS + plot]
            found = write_wish(wish, turns, found, value + gain, 0)
    wish[SECOND] = BUILT_ID
    return found


def propose_keeps(
    g: GameRecord, e: EditionRecord, w: Array, s: Array, wish: Array, wishes: Array, found: int
) -> int:
    """Write the candidates that end a turn: what the policy keeps, and with one card exchanged."""
    look(g, e, w, s)
    judge_kept(g, e, w, s, U0, 0)
    hand = g.hand[g.seat]
    kept = kept_cards(s, hand, room_for(g, e))
    value = wish[VALUE]
    weakest = NONE
    rest = kept
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        value += s[WORTH + card]
        if weakest == NONE or s[WORTH + card] < s[WORTH + weakest]:
            weakest = card
    found = write_wish(wish, wishes, found, value, kept)
    rest = hand & ~kept
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        changed = value + s[WORTH + card] - s[WORTH + weakest]
        found = write_wish(wish, wishes, found, changed, kept & ~(1 << weakest) | 1 << card)
    return found


def write_wish(wish: Array, wishes: Array, found: int, value: int, kept: int) -> int:
    """Write one candidate, if there is room; return how many there are."""
    if found == len(wishes):
        return found
    row = wishes[found]
    for place in range(WIDTH):
        row[place] = wish[place]
    row[VALUE] = value
    row[KEPT] = kept
    return found + 1
