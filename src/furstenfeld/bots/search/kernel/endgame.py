"""Exact play at the end of a game: wins that nobody can prevent any more (R7.1, R7.2)."""

from furstenfeld.bots.scripted.policy.kernel.valuation import parts_price
from furstenfeld.bots.search.kernel.candidate import FIRST
from furstenfeld.bots.search.kernel.plans import carry_out
from furstenfeld.fast.codes import (
    BUILT_ID,
    NONE,
    OFFICE_BONUS,
    OFFICE_MASK,
    PALACE_MASK,
    WHOLE_PALACE,
)
from furstenfeld.fast.kernel.bits import popcount
from furstenfeld.fast.kernel.powers import fixed_income
from furstenfeld.fast.layout import Array, EditionRecord, Editions, GameRecord, Games, Integer


def sure_win(games: Games, edition: Editions, candidates: Array) -> int:
    """Return the candidate that wins whatever the others do, with the most coins, or NONE.

    The game is in `games[0]`. A shared win does not count: simulations decide about it.
    """
    e = edition[0]
    best = NONE
    most = -1
    for n in range(len(candidates)):
        if candidates[n, FIRST] == BUILT_ID:
            continue
        games[1] = games[0]
        g = games[1]
        carry_out(g, e, candidates[n])
        seat = games[0].seat
        if popcount(g.board[seat] & PALACE_MASK) < WHOLE_PALACE:
            continue
        coins = g.coins[seat]
        if coins > most and coins > most_of_rivals(g, e, seat):
            best = n
            most = coins
    return best


def most_of_rivals(g: GameRecord, e: EditionRecord, seat: int) -> int:
    """Return the most coins that a rival with a whole palace can have this round, or -1."""
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
                most,
                g.coins[other] + most_income(g, e, other) - parts_price(g, e, other, 0, missing),
            )
    return most


def can_complete(g: GameRecord, e: EditionRecord, seat: int, missing: int) -> Integer:
    """Return whether a seat that still has to move may hold all missing palace parts.

    It uses only what everybody sees.
    """
    if missing > e.builds or missing > popcount(g.hand[seat]):
        return False
    return g.gone[seat] & PALACE_MASK == 0


def most_income(g: GameRecord, e: EditionRecord, seat: int) -> int:
    """Return the highest income that a seat can have: all goods sold at the best price."""
    board = g.board[seat]
    price = 0
    goods = 0
    for good in range(3):
        goods += g.goods[seat, good]
        for brewery in range(g.players):
            price = max(price, e.track[g.marker[brewery, good]])
    if board & OFFICE_MASK:
        price += OFFICE_BONUS
    return fixed_income(board) + goods * price
