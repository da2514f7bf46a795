"""Exact play where the game is decided: wins that nobody can take away any more (R7.1, R7.2)."""

from furstenfeld.bots.scripted.policy.kernel.valuation import part_price
from furstenfeld.bots.search.kernel.plans import FIRST, carry_out
from furstenfeld.fast.codes import (
    BANK,
    BANK_I,
    BANK_II,
    BUILT_ID,
    CRANE_MASK,
    DISCOUNT,
    GUIDE_MASK,
    GUIDE_PAYS,
    NONE,
    OFFICE_MASK,
    OFFICE_PAYS,
    PALACE_MASK,
    WHOLE_PALACE,
)
from furstenfeld.fast.kernel.bits import pair, popcount
from furstenfeld.fast.layout import Array, EditionRecord, Editions, GameRecord, Games, Integer


def sure_win(games: Games, edition: Editions, wishes: Array) -> int:
    """Return the wish that wins whatever the others hold and do, with the most coins, or NONE.

    The game is in `games[0]`. A win that would be shared is none of these: it is left to trying.
    """
    e = edition[0]
    best = NONE
    most = -1
    for n in range(len(wishes)):
        if wishes[n, FIRST] == BUILT_ID:
            continue
        games[1] = games[0]
        g = games[1]
        carry_out(g, e, wishes[n])
        seat = games[0].seat
        if popcount(g.board[seat] & PALACE_MASK) < WHOLE_PALACE:
            continue
        coins = g.coins[seat]
        if coins > most and coins > most_of_rivals(g, e, seat):
            best = n
            most = coins
    return best


def most_of_rivals(g: GameRecord, e: EditionRecord, seat: int) -> int:
    """Return more coins than any rival can have beside a whole palace this round, or -1."""
    most = -1
    for place in range(g.players):
        other = g.order[place]
        if other == seat:
            continue
        missing = WHOLE_PALACE - popcount(g.board[other] & PALACE_MASK)
        if missing == 0 and place < g.arrived:
            most = max(most, g.coins[other])
        elif place >= g.arrived and can_complete(g, e, other, missing):
            most = max(
                most, g.coins[other] + most_income(g, e, other) - least_price(g, e, other, missing)
            )
    return most


def can_complete(g: GameRecord, e: EditionRecord, seat: int, missing: int) -> Integer:
    """Return whether a seat to come may hold all that its palace misses, for all one can see."""
    if missing > e.builds or missing > popcount(g.hand[seat]):
        return False
    return g.gone[seat] & PALACE_MASK == 0


def most_income(g: GameRecord, e: EditionRecord, seat: int) -> int:
    """Return what a seat earns at most: all goods sold at the best price there is."""
    board = g.board[seat]
    income = pair(board, BANK, BANK_I, BANK_II)
    if board & GUIDE_MASK:
        income += GUIDE_PAYS * popcount(board & PALACE_MASK)
    price = 0
    goods = 0
    for good in range(3):
        goods += g.goods[seat, good]
        for brewery in range(g.players):
            price = max(price, e.track[g.marker[brewery, good]])
    if board & OFFICE_MASK:
        price += OFFICE_PAYS
    return income + goods * price


def least_price(g: GameRecord, e: EditionRecord, seat: int, missing: int) -> int:
    """Return what the missing parts cost at least."""
    discount = DISCOUNT if g.board[seat] & CRANE_MASK else 0
    price = 0
    for n in range(missing):
        price += max(0, part_price(g, e, n) - discount)
    return price
