"""Games that never stop: an answer, the scripted seats after it, and a new deal after the end."""

import numpy as np

from furstenfeld.bots.champion.shape import LENGTH_UNIT
from furstenfeld.bots.scripted.policy.kernel.turns import decide
from furstenfeld.fast.codes import NONE, PALACE_MASK, SEATS
from furstenfeld.fast.kernel.bits import popcount
from furstenfeld.fast.kernel.chance import GOLDEN, below
from furstenfeld.fast.kernel.rounds import win_share
from furstenfeld.fast.layout import Array, EditionRecord, GameRecord, Games, Integer

# Who sits with the learner: nobody but itself, other networks, or the scripted policy.
ALONE = 0
NETWORKS = 1
SCRIPTED = 2

PART_MERIT = 1 << 24
"""A palace part counts more than any purse (R7.3)."""


def merit(g: GameRecord, seat: int) -> Integer:
    """Return a number that is higher for whoever stands before (R7.3)."""
    return popcount(g.board[seat] & PALACE_MASK) * PART_MERIT + g.coins[seat]


def left_behind(g: GameRecord, seat: int) -> Integer:
    """Return the share of its rivals that a seat leaves behind; a tie counts half."""
    own = merit(g, seat)
    points = 0
    for other in range(g.players):
        if other != seat:
            rival = merit(g, other)
            if own > rival:
                points += 2
            elif own == rival:
                points += 1
    return points / (2.0 * (g.players - 1))


def write_result(g: GameRecord, result: Array) -> None:
    """Write for each seat its share of the win, of rivals left behind, and the length."""
    for seat in range(SEATS):
        result[seat, 0] = win_share(g, seat)
        result[seat, 1] = 0.0
        result[seat, 2] = g.round / LENGTH_UNIT
        if seat < g.players:
            result[seat, 1] = left_behind(g, seat)


def scripted_action(g: GameRecord, e: EditionRecord, weights: Array, s: Array) -> Integer:
    """Return the answer of the scripted policy; `weights` has a row for each kind of table."""
    w = weights[g.variant * (SEATS - 1) + g.players - 2]
    return decide(g, e, w, s, np.uint64(0), 0)


def take_deal(games: Games, n: int, pool: Games, deals: Array, heroes: Array, sides: Array) -> None:
    """Deal a game anew from the pool and draw the learner's seat, where it has one alone."""
    number = deals[n]
    games[n] = pool[number % pool.shape[0]]
    # One more: where the pool divides the games, every game would get its own deal for ever.
    deals[n] = number + games.shape[0] + 1
    heroes[n] = NONE
    if sides[n] != ALONE:
        heroes[n] = below(np.uint64(number) * GOLDEN, games[n].players)
