"""What a seat thinks of the table before it acts: prices, rounds left, the value of each plot."""

from furstenfeld.bots.scripted.policy.kernel.weights import AT, CALENDAR, SLOT
from furstenfeld.fast.codes import (
    CARD_COUNT,
    FIRST_PART,
    GUIDE_MASK,
    GUIDE_PAY,
    OFFICE_BONUS,
    OFFICE_MASK,
    PALACE_MASK,
    PLOT_COUNT,
    WHOLE_PALACE,
)
from furstenfeld.fast.kernel.bits import popcount
from furstenfeld.fast.kernel.options import palace_price
from furstenfeld.fast.kernel.powers import bank_pay, crane_discount, fixed_income, laboratory_draws
from furstenfeld.fast.layout import Array, EditionRecord, GameRecord, Integer

BY_ROUND = AT["calendar"]
AHEAD = AT["ahead"]
LEAST = AT["least"]
PREMIUM = AT["premium"]
DRIFT = AT["drift"]
YEARLY = AT["yearly"]
FLAT = AT["flat"]
EMPTY = AT["empty"]
PRINTED = AT["printed"]

PRICE = SLOT["price"]
ROUNDS = SLOT["rounds"]
INCOME = SLOT["income"]
CYCLE = SLOT["cycle"]
RIVALS = SLOT["rivals"]
PARTS = SLOT["parts"]
OTHERS = SLOT["others"]
RICH = SLOT["rich"]
THREAT = SLOT["threat"]
LAST = SLOT["last"]
LOSS = SLOT["loss"]

RICHEST = 60_000
"""More coins than this make no difference."""


def price_at(e: EditionRecord, marker: int) -> Integer:
    """Return the price at a marker that may stand between two spaces."""
    if marker < 500:
        marker = 500
    space = marker // 1000
    if space >= e.top:
        return 1000 * e.track[e.top]
    low = 1000 * e.track[space]
    return low + (e.track[space + 1] - e.track[space]) * (marker - 1000 * space)


def assess(g: GameRecord, e: EditionRecord, w: Array, s: Array) -> None:
    """Write what the seat to move thinks of the table."""
    assess_palaces(g, e, w, s)
    assess_market(g, e, w, s)
    assess_board(g, e, w, s)


def assess_palaces(g: GameRecord, e: EditionRecord, w: Array, s: Array) -> None:
    """Write how far the palaces are, and how many rounds that leaves."""
    seat = g.seat
    rivals = 0
    for other in range(g.players):
        if other != seat:
            rivals = max(rivals, popcount(g.board[other] & PALACE_MASK))
    parts = popcount(g.board[seat] & PALACE_MASK)
    s[RIVALS] = rivals
    s[PARTS] = parts
    by_round = w[BY_ROUND + min(CALENDAR, g.round) - 1]
    rounds = min(by_round, w[AHEAD + max(rivals, parts)])
    s[ROUNDS] = max(w[LEAST], rounds)
    held = popcount(g.hand[seat] & PALACE_MASK)
    missing = WHOLE_PALACE - parts
    s[LAST] = 0
    if rivals == WHOLE_PALACE or (missing <= e.builds and held == missing):
        s[LAST] = 1
    draws = e.draw + laboratory_draws(g.board[seat])
    # Hand and deck together, so that the value stays the same while cards go under the deck.
    s[CYCLE] = 1000 * (g.size[seat] + popcount(g.hand[seat])) // max(1, draws)


def assess_rivals(g: GameRecord, e: EditionRecord, s: Array) -> None:
    """Write the most coins with which a rival could complete a palace this round.

    A rival that has moved has the coins it has. One that still has to move may hold all the parts
    it needs, as far as anybody can see.
    """
    s[THREAT] = -1
    for place in range(g.players):
        other = g.order[place]
        missing = WHOLE_PALACE - popcount(g.board[other] & PALACE_MASK)
        if other == g.seat or missing > e.builds or (place < g.arrived and missing):
            continue
        coins = g.coins[other] + 0
        if place >= g.arrived:
            if popcount(g.hand[other]) < missing:
                continue
            coins += bank_pay(g.board[other])
            for good in range(3):
                coins += g.goods[other, good] * s[PRICE + good] // 1000
            coins -= parts_price(g, e, other, 1, missing)
        s[THREAT] = max(s[THREAT], coins)


def part_price(g: GameRecord, e: EditionRecord, more: int) -> Integer:
    """Return the price on the palace deck once `more` parts are built (R4.6)."""
    return e.palace[min(WHOLE_PALACE - 1, (g.parts + more) // g.players)]


def parts_price(g: GameRecord, e: EditionRecord, seat: int, more: int, count: int) -> Integer:
    """Return what `count` palace parts cost a seat, after `more` others were built."""
    discount = crane_discount(g.board[seat])
    coins = 0
    for n in range(count):
        coins += max(0, part_price(g, e, more + n) - discount)
    return coins


def assess_market(g: GameRecord, e: EditionRecord, w: Array, s: Array) -> None:
    """Write expected prices: markers rise where demand is higher than the harvest."""
    for good in range(3):
        markers = 0
        wanted = 0
        harvested = 0
        for n in range(g.players):
            markers += g.marker[n, good]
            wanted += g.demand[n, good]
            harvested += g.harvest[n, good]
        spaces = 1000 * markers + w[DRIFT] * (wanted - harvested)
        s[PRICE + good] = price_at(e, spaces // g.players + w[PREMIUM])
        s[OTHERS + good] = harvested - g.harvest[g.seat, good]


def assess_board(g: GameRecord, e: EditionRecord, w: Array, s: Array) -> None:
    """Write the income of the seat's board, and what covering each plot would cost."""
    seat = g.seat
    board = g.board[seat]
    income = 1000 * fixed_income(board)
    for good in range(3):
        income += g.harvest[seat, good] * s[PRICE + good]
    if board & OFFICE_MASK:
        income += 1000 * OFFICE_BONUS * most_harvested(g)
    s[INCOME] = income
    assess_wealth(g, e, s)
    for plot in range(PLOT_COUNT):
        if (g.open[seat] >> plot) & 1:
            s[LOSS + plot] = worth(g, e, w, s, g.plots[seat, plot])


def assess_wealth(g: GameRecord, e: EditionRecord, s: Array) -> None:
    """Write how rich the seat will be: coins and income of the rounds left, less the palace."""
    discount = crane_discount(g.board[g.seat])
    rich = 1000 * g.coins[g.seat] + s[INCOME] * s[ROUNDS] // 1000
    for n in range(WHOLE_PALACE - s[PARTS]):
        # All seats build at about the same speed, so the price rises with each own part.
        price = e.palace[min(WHOLE_PALACE - 1, g.parts // g.players + n)]
        rich -= 1000 * max(0, price - discount)
    s[RICH] = max(-RICHEST, min(RICHEST, rich))


def most_harvested(g: GameRecord) -> Integer:
    """Return how many goods of its main type the seat harvests."""
    harvest = g.harvest[g.seat]
    return max(harvest[0], harvest[1], harvest[2])


def worth(g: GameRecord, e: EditionRecord, w: Array, s: Array, thing: int) -> Integer:
    """Return what a thing on a plot, except a palace part, brings until the end."""
    if thing == 0:
        return w[EMPTY] * s[ROUNDS] // 1000
    if thing > CARD_COUNT:
        return (w[PRINTED] + s[PRICE + e.yield_good[thing]]) * s[ROUNDS] // 1000
    card = thing - 1
    bit = 1 << card
    yearly = w[YEARLY + card]
    count = e.yield_count[thing]
    if count:
        yearly += count * s[PRICE + e.yield_good[thing]]
    elif bit & OFFICE_MASK:
        yearly += 1000 * OFFICE_BONUS * most_harvested(g)
    elif bit & GUIDE_MASK:
        yearly += 1000 * GUIDE_PAY * s[PARTS]
    return w[FLAT + card] + yearly * s[ROUNDS] // 1000


def cost_of(g: GameRecord, e: EditionRecord, card: int) -> int:
    """Return what a card costs the seat to move now (R4.4, R4.5)."""
    cost = palace_price(g, e) if card >= FIRST_PART and (PALACE_MASK >> card) & 1 else e.cost[card]
    return max(0, cost - crane_discount(g.board[g.seat]))
