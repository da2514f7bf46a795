"""Games that never stop: an answer, the scripted seats after it, and a new deal after the end."""

import numpy as np

from furstenfeld.bots.champion.shape import LENGTH_UNIT
from furstenfeld.bots.scripted.policy.kernel.turns import decide
from furstenfeld.fast.codes import NONE, OVER, PALACE_MASK, SEATS
from furstenfeld.fast.kernel.bits import popcount
from furstenfeld.fast.kernel.chance import GOLDEN, below
from furstenfeld.fast.kernel.phases import step
from furstenfeld.fast.layout import Game, Games, Numbers, Rules

# Who sits with the learner: nobody but itself, other networks, or the scripted policy.
ALONE = 0
NETWORKS = 1
SCRIPTED = 2

PART_MERIT = 1 << 24
"""A palace part counts more than any purse (R7.3)."""


def merit(g: Game, seat: int) -> Numbers:
    """Return a number that is higher for whoever stands before (R7.3)."""
    return popcount(g.board[seat] & PALACE_MASK) * PART_MERIT + g.coins[seat]


def left_behind(g: Game, seat: int) -> Numbers:
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


def write_result(g: Game, result: Numbers) -> None:
    """Write for each seat its share of the win, of rivals left behind, and the length."""
    winners = popcount(g.winners)
    for seat in range(SEATS):
        result[seat, 0] = 0.0
        result[seat, 1] = 0.0
        result[seat, 2] = g.round / LENGTH_UNIT
        if seat < g.players:
            if (g.winners >> seat) & 1:
                result[seat, 0] = 1.0 / winners
            result[seat, 1] = left_behind(g, seat)


def scripted(g: Game, e: Rules, weights: Numbers, s: Numbers) -> Numbers:
    """Return the answer of the scripted policy; `weights` has a row for each kind of table."""
    w = weights[g.variant * (SEATS - 1) + g.players - 2]
    return decide(g, e, w, s, np.uint64(0), 0)


def take_deal(
    games: Games, n: int, pool: Games, deals: Numbers, heroes: Numbers, sides: Numbers
) -> None:
    """Deal a game anew from the pool and draw the learner's seat, where it has one alone."""
    number = deals[n]
    games[n] = pool[number % pool.shape[0]]
    # One more: where the pool divides the games, every game would get its own deal for ever.
    deals[n] = number + games.shape[0] + 1
    heroes[n] = NONE
    if sides[n] != ALONE:
        heroes[n] = below(np.uint64(number) * GOLDEN, games[n].players)


def copy_game(games: Games, n: int, source: int, deals: Numbers, heroes: Numbers) -> None:
    """Let a game be another one from now on, with the same deals to come."""
    games[n] = games[source]
    deals[n] = deals[source]
    heroes[n] = heroes[source]


def advance_game(
    games: Games,
    n: int,
    e: Rules,
    pool: Games,
    deals: Numbers,
    heroes: Numbers,
    sides: Numbers,
    weights: Numbers,
    s: Numbers,
    action: int,
    result: Numbers,
) -> int:
    """Do an answer and all that follows until a network is asked; return 1 if the game ended."""
    ended = 0
    # One place for each call: inlined into a GPU kernel, two would double what must be compiled.
    while True:
        step(games[n], e, action)
        if games[n].phase == OVER:
            if ended == 0:
                write_result(games[n], result)
            ended = 1
            take_deal(games, n, pool, deals, heroes, sides)
        if sides[n] != SCRIPTED or games[n].seat == heroes[n]:
            return ended
        action = scripted(games[n], e, weights, s)
