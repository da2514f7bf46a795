"""What an action does: the transitions of every phase (R1.6, R3 to R5)."""

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
    KEEP_0,
    KEPT_ID,
    MAGISTRATE_MASK,
    MAGISTRATE_STEPS,
    MARKET_LIMIT,
    MARKET_MASK,
    NONE,
    OFFICE_0,
    OFFICE_BONUS,
    OFFICE_MASK,
    OPENING,
    PALACE_MASK,
    PLOT_COUNT,
    SCAVENGER_MASK,
    SCAVENGER_TRASHES,
    SEATS,
    SELLING,
    TRADE_0,
    TRADING,
    TRASH_0,
    TRASHING,
    UNDER_0,
    WAREHOUSE_MASK,
    WAREHOUSE_ROOM,
)
from furstenfeld.fast.kernel.bits import index, popcount
from furstenfeld.fast.kernel.options import nth_option, palace_price, write_options
from furstenfeld.fast.kernel.powers import crane_discount, fixed_income
from furstenfeld.fast.kernel.rounds import (
    begin_round,
    close_round,
    draw,
    next_laboratory,
    next_turn,
    place_in_order,
    put_under,
)
from furstenfeld.fast.layout import EditionRecord, GameRecord


def step(g: GameRecord, e: EditionRecord, action: int) -> None:
    """Apply a legal action, and go on to the next decision with more than one option (R10.1)."""
    # One loop with one copy of both functions: the code of a step stays in the GPU's small cache.
    while True:
        apply_action(g, e, action)
        write_options(g, e)
        if g.count != 1:
            return
        action = nth_option(g, 0)


def apply_action(g: GameRecord, e: EditionRecord, action: int) -> None:  # noqa: C901 (one branch a phase)
    """Apply a legal action, but not the forced decisions after it."""
    phase = g.phase
    if phase == DISCARDING:
        discard(g, action)
    elif phase == SELLING:
        choose_amount(g, e, action - g.base)
    elif phase == BUILDING:
        build(g, e, action)
    elif phase == CHOOSING:
        choose_brewery(g, e, action - BREWERY_0)
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
        store_goods(g)
    elif phase == CLOSING:
        close_round(g, e)
    elif phase == OPENING:
        open_expert(g, e, action)


def open_expert(g: GameRecord, e: EditionRecord, action: int) -> None:
    """Keep one card of the expert opening, then put the others under the deck (R1.6, R10.5)."""
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
    """Draw one more card with a laboratory, or stop (R2.3)."""
    if wanted:
        draw(g, index(g.seat), 1)
        g.left -= 1
        if g.left:
            return
    next_laboratory(g, place_in_order(g) + 1)


def choose_brewery(g: GameRecord, e: EditionRecord, brewery: int) -> None:
    """Go to a brewery or to none; a market card allows a trade first (R3.1, R10.6)."""
    g.brewery = brewery if brewery < SEATS else NONE
    seat = index(g.seat)
    goods = g.goods[seat]
    if g.board[seat] & MARKET_MASK and goods[0] + goods[1] + goods[2] > 0:
        g.phase = TRADING
    else:
        begin_sale(g, e)


def trade(g: GameRecord, e: EditionRecord, number: int) -> None:
    """Turn goods into another type, or leave them (R3.2)."""
    if number < 6 * MARKET_LIMIT:
        count = number % MARKET_LIMIT + 1
        source = number // (2 * MARKET_LIMIT)
        target = number // MARKET_LIMIT % 2
        if target >= source:
            target += 1
        seat = index(g.seat)
        g.goods[seat, index(source)] -= count
        g.goods[seat, index(target)] += count
    begin_sale(g, e)


def begin_sale(g: GameRecord, e: EditionRecord) -> None:
    """Ask for the amounts to sell, or go straight to payment without a brewery."""
    if g.brewery == NONE:
        pay(g, e, 3)
    else:
        g.phase = SELLING
        g.left = 0
        next_amount(g, e)


def choose_amount(g: GameRecord, e: EditionRecord, count: int) -> None:
    """Write how much of the current good is sold (R3.1)."""
    g.sold[index(g.left)] = count
    g.left += 1
    next_amount(g, e)


def next_amount(g: GameRecord, e: EditionRecord) -> None:
    """Skip goods that cannot be sold; after the last one comes the office or payment (R10.3)."""
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
    """Pay sale, office, banks and guide together, and move the order marker (R3.4 to R3.10)."""
    seat = index(g.seat)
    board = g.board[seat]
    income = fixed_income(board)
    if office < 3:
        income += OFFICE_BONUS * g.sold[index(office)]
    if g.brewery != NONE:
        for good in range(3):
            income += sell_good(g, e, good)
    g.coins[seat] += income
    if board & MAGISTRATE_MASK:
        income = max(0, income - MAGISTRATE_STEPS)
    place = index(g.arrived)
    g.came[place] = seat
    g.income[place] = min(e.income_top, income)
    g.arrived += 1
    g.brewery = NONE
    g.phase = BUILDING
    g.left = e.builds


def sell_good(g: GameRecord, e: EditionRecord, good: int) -> int:
    """Sell the chosen amount of one good, and return the coins for it (R3.4 to R3.6)."""
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
    """Build a card on a plot, or end the phase; the scavenger comes next (R4.1, R5.1)."""
    if action != BUILT_ID:
        place = action - BUILD_0
        place_card(g, e, index(place // PLOT_COUNT), index(place % PLOT_COUNT))
        g.left -= 1
        if g.left:
            return
    g.left = 0
    g.phase = DISCARDING
    if g.board[index(g.seat)] & SCAVENGER_MASK:
        g.phase = TRASHING
        g.left = SCAVENGER_TRASHES


def place_card(g: GameRecord, e: EditionRecord, card: int, plot: int) -> None:
    """Pay for a card and place it on a plot; what was there leaves the game (R4.2 to R4.6)."""
    seat = index(g.seat)
    bit = 1 << card
    cost = palace_price(g, e) if bit & PALACE_MASK else e.cost[card]
    g.coins[seat] -= max(0, cost - crane_discount(g.board[seat]))
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
    """Remove a card of the hand from the game, or end this with `trashed` (R5.1)."""
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
    store_goods(g)


def store_goods(g: GameRecord) -> None:
    """Lose all goods, or keep what the warehouse can hold and ask which to drop (R5.3)."""
    seat = index(g.seat)
    goods = g.goods[seat]
    if g.board[seat] & WAREHOUSE_MASK:
        if goods[0] + goods[1] + goods[2] > WAREHOUSE_ROOM:
            g.phase = DROPPING
            return
    else:
        goods[0] = 0
        goods[1] = 0
        goods[2] = 0
    next_turn(g)
