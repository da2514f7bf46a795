"""What an answer does: the transitions of every phase (R1.6, R3 to R5)."""

from furstenfeld.fast.codes import (
    BANK,
    BANK_I,
    BANK_II,
    BONUS,
    BREWERY_0,
    BUILD_0,
    BUILDING,
    BUILT_ID,
    CARD_COUNT,
    CHOOSING,
    CRANE_MASK,
    DISCARDING,
    DISCOUNT,
    DRAW_0,
    DRAWING,
    DROP_0,
    DROPPING,
    GUIDE_MASK,
    GUIDE_PAYS,
    KEEP_0,
    KEPT_ID,
    LOWERED,
    MAGISTRATE_MASK,
    MARKET_MASK,
    NONE,
    OFFICE_0,
    OFFICE_MASK,
    OFFICE_PAYS,
    OPENING,
    PALACE_MASK,
    PLOT_COUNT,
    SCAVENGER_MASK,
    SEATS,
    SELLING,
    STORED,
    TRADE_0,
    TRADED,
    TRADING,
    TRASH_0,
    TRASHES,
    TRASHING,
    TURNING,
    UNDER_0,
    WAREHOUSE_MASK,
)
from furstenfeld.fast.kernel.bits import index, pair, popcount
from furstenfeld.fast.kernel.options import ask, nth_option, palace_price
from furstenfeld.fast.kernel.rounds import (
    ask_laboratories,
    begin_round,
    draw,
    next_turn,
    place_in_order,
    put_under,
    turn_round,
)
from furstenfeld.fast.layout import EditionRecord, GameRecord


def step(g: GameRecord, e: EditionRecord, action: int) -> None:
    """Do a legal action and go on to the next decision that has more than one answer (R10.1)."""
    # One loop with one copy of both functions: the code of a step stays in the GPU's small cache.
    while True:
        answer(g, e, action)
        ask(g, e)
        if g.count != 1:
            return
        action = nth_option(g, 0)


def answer(g: GameRecord, e: EditionRecord, action: int) -> None:  # noqa: C901 (one branch a phase)
    """Do a legal action, forced decisions not yet resolved."""
    phase = g.phase
    if phase == DISCARDING:
        discard(g, action)
    elif phase == SELLING:
        sell(g, e, action - g.base)
    elif phase == BUILDING:
        build(g, e, action)
    elif phase == CHOOSING:
        choose(g, e, action - BREWERY_0)
    elif phase == DRAWING:
        draw_more(g, action == DRAW_0)
    elif phase == TRADING:
        trade(g, e, action - TRADE_0)
    elif phase == BONUS:
        pay(g, e, action - OFFICE_0)
    elif phase == TRASHING:
        trash(g, action - TRASH_0)
    elif phase == DROPPING:
        g.goods[index(g.seat), index(action - DROP_0)] -= 1
        settle_goods(g)
    elif phase == TURNING:
        turn_round(g, e)
    elif phase == OPENING:
        open_expert(g, e, action)


def open_expert(g: GameRecord, e: EditionRecord, action: int) -> None:
    """Keep one card of the opening, then put the others under the deck (R1.6, R10.5)."""
    if g.kept == NONE:
        g.kept = action - KEEP_0
    else:
        put_under(g, action - UNDER_0)
    if popcount(g.hand[index(g.seat)]) > 1:
        return
    g.kept = NONE
    later = place_in_order(g) + 1
    if later < g.players:
        g.seat = g.order[index(later)]
    else:
        begin_round(g, e)


def draw_more(g: GameRecord, wanted: bool) -> None:
    """Draw one card by a laboratory, or leave it (R2.3)."""
    if wanted:
        draw(g, index(g.seat), 1)
        g.left -= 1
        if g.left:
            return
    ask_laboratories(g, place_in_order(g) + 1)


def choose(g: GameRecord, e: EditionRecord, brewery: int) -> None:
    """Go to a brewery or to none; a market card asks for a trade first (R3.1, R10.6)."""
    g.brewery = brewery if brewery < SEATS else NONE
    seat = index(g.seat)
    goods = g.goods[seat]
    if g.board[seat] & MARKET_MASK and goods[0] + goods[1] + goods[2] > 0:
        g.phase = TRADING
    else:
        to_sale(g, e)


def trade(g: GameRecord, e: EditionRecord, number: int) -> None:
    """Turn goods into another type, for good, or leave them (R3.2)."""
    if number < 6 * TRADED:
        count = number % TRADED + 1
        source = number // (2 * TRADED)
        target = number // TRADED % 2
        if target >= source:
            target += 1
        seat = index(g.seat)
        g.goods[seat, index(source)] -= count
        g.goods[seat, index(target)] += count
    to_sale(g, e)


def to_sale(g: GameRecord, e: EditionRecord) -> None:
    """Begin to ask how much is sold, or pay at once where nothing is."""
    if g.brewery == NONE:
        pay(g, e, 3)
    else:
        g.phase = SELLING
        g.left = 0
        to_next_good(g, e)


def sell(g: GameRecord, e: EditionRecord, count: int) -> None:
    """Note how many of the good asked for are sold (R3.1)."""
    g.sold[index(g.left)] = count
    g.left += 1
    to_next_good(g, e)


def to_next_good(g: GameRecord, e: EditionRecord) -> None:
    """Pass over goods of which none can be sold; after the last, office or payment (R10.3)."""
    seat = index(g.seat)
    marker = g.marker[index(g.brewery)]
    for good in range(g.left, 3):
        if g.goods[seat, index(good)] > 0 and e.track[index(marker[index(good)])] > 0:
            g.left = good
            return
    g.left = 3
    if g.board[seat] & OFFICE_MASK and g.sold[0] + g.sold[1] + g.sold[2] > 0:
        g.phase = BONUS
    else:
        pay(g, e, 3)


def pay(g: GameRecord, e: EditionRecord, office: int) -> None:
    """Pay sale, office, banks and guide together and move the order marker (R3.4 to R3.10)."""
    seat = index(g.seat)
    board = g.board[seat]
    income = pair(board, BANK, BANK_I, BANK_II)
    if office < 3:
        income += OFFICE_PAYS * g.sold[index(office)]
    if g.brewery != NONE:
        for good in range(3):
            income += sale(g, e, good)
    if board & GUIDE_MASK:
        income += GUIDE_PAYS * popcount(board & PALACE_MASK)
    g.coins[seat] += income
    if board & MAGISTRATE_MASK:
        income = max(0, income - LOWERED)
    place = index(g.arrived)
    g.came[place] = seat
    g.income[place] = min(e.income_top, income)
    g.arrived += 1
    g.brewery = NONE
    g.phase = BUILDING
    g.left = e.builds


def sale(g: GameRecord, e: EditionRecord, good: int) -> int:
    """Sell what was said of one good and return the coins (R3.4 to R3.6)."""
    count = g.sold[good]
    if count == 0:
        return 0
    g.sold[good] = 0
    brewery = index(g.brewery)
    marker = g.marker[brewery, good]
    g.goods[index(g.seat), good] -= count
    wanted = g.filled[brewery, good] + count
    surplus = max(0, wanted - g.demand[brewery, good])
    g.filled[brewery, good] = wanted - surplus
    g.marker[brewery, good] = max(0, marker - surplus)
    coins: int = count * e.track[index(marker)]
    return coins


def build(g: GameRecord, e: EditionRecord, action: int) -> None:
    """Build a card on a plot, or end the phase; the scavenger is asked next (R4.1, R5.1)."""
    if action != BUILT_ID:
        place = action - BUILD_0
        lay(g, e, index(place // PLOT_COUNT), index(place % PLOT_COUNT))
        g.left -= 1
        if g.left:
            return
    g.left = 0
    g.phase = DISCARDING
    if g.board[index(g.seat)] & SCAVENGER_MASK:
        g.phase = TRASHING
        g.left = TRASHES


def lay(g: GameRecord, e: EditionRecord, card: int, plot: int) -> None:
    """Pay for a card and lay it on its plot; what was there leaves the game (R4.2 to R4.6)."""
    seat = index(g.seat)
    bit = 1 << card
    cost = palace_price(g, e) if bit & PALACE_MASK else e.cost[card]
    if g.board[seat] & CRANE_MASK:
        cost = max(0, cost - DISCOUNT)
    g.coins[seat] -= cost
    covered = index(g.plots[seat, plot])
    if 0 < covered <= CARD_COUNT:
        g.board[seat] &= ~(1 << (covered - 1))
        g.gone[seat] |= 1 << (covered - 1)
    g.plots[seat, plot] = card + 1
    laid = index(card + 1)
    g.harvest[seat, index(e.yield_good[covered])] -= e.yield_count[covered]
    g.harvest[seat, index(e.yield_good[laid])] += e.yield_count[laid]
    g.board[seat] |= bit
    g.hand[seat] &= ~bit
    if bit & PALACE_MASK:
        g.parts += 1
        g.open[seat] &= ~(1 << plot)


def trash(g: GameRecord, card: int) -> None:
    """Remove a card of the hand from the game, or end it with `trashed` (R5.1)."""
    if card < CARD_COUNT:
        seat = index(g.seat)
        g.hand[seat] &= ~(1 << card)
        g.gone[seat] |= 1 << card
        g.left -= 1
        if g.left:
            return
    g.left = 0
    g.phase = DISCARDING


def discard(g: GameRecord, action: int) -> None:
    """Put a card under the deck, or keep the hand and go on to the goods (R5.2)."""
    if action != KEPT_ID:
        put_under(g, action - UNDER_0)
        if popcount(g.hand[index(g.seat)]) > 1:
            return
    settle_goods(g)


def settle_goods(g: GameRecord) -> None:
    """Lose all goods, or keep what the warehouse holds and ask about the rest (R5.3)."""
    seat = index(g.seat)
    goods = g.goods[seat]
    if g.board[seat] & WAREHOUSE_MASK:
        if goods[0] + goods[1] + goods[2] > STORED:
            g.phase = DROPPING
            return
    else:
        goods[0] = 0
        goods[1] = 0
        goods[2] = 0
    next_turn(g)
