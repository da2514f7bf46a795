"""Simulations: all candidates in the same worlds with the same random numbers, to the end."""

import numpy as np

from furstenfeld.bots.scripted.policy.kernel.turns import play_out
from furstenfeld.bots.search.kernel.candidate import WHOLE_WIN
from furstenfeld.fast.codes import NONE, PALACE_MASK
from furstenfeld.fast.kernel.bits import popcount
from furstenfeld.fast.kernel.chance import GOLDEN, mix, resample
from furstenfeld.fast.kernel.phases import step
from furstenfeld.fast.kernel.rounds import win_share
from furstenfeld.fast.layout import Array, EditionRecord, Editions, GameRecord, Games, Integer

PART_COINS = 16
"""The approximate price of a palace part, to compare seats that still need some."""
MARGIN_COINS = 120
"""The distance in coins from the clearest loss to the clearest win."""
MARGIN_SHARE = 40
"""The weight of the margin beside the win itself, in hundredths."""


def follow(g: GameRecord, e: EditionRecord, plan: Array) -> None:
    """Apply all actions of a plan."""
    n = 0
    while plan[n] != NONE:
        step(g, e, plan[n])
        n += 1


def margin(g: GameRecord, seat: int) -> int:
    """Return how clearly a seat won or lost, from 0 to WHOLE_WIN; half of it is a close game."""
    own = 0
    best = -(1 << 20)
    for other in range(g.players):
        merit = PART_COINS * popcount(g.board[other] & PALACE_MASK) + g.coins[other]
        if other == seat:
            own = merit
        else:
            best = max(best, merit)
    return max(0, min(WHOLE_WIN, WHOLE_WIN // 2 + (own - best) * (WHOLE_WIN // MARGIN_COINS)))


def try_worlds(
    games: Games,
    edition: Editions,
    weights: Array,
    rows: Array,
    s: Array,
    seed: Integer,
    noise: int,
    plans: Array,
    alive: Array,
    wins: Array,
    gains: Array,
    first: int,
    last: int,
) -> None:
    """Simulate each candidate once in each of the worlds `first` to `last - 1`; add up its wins."""
    e = edition[0]
    for n in range(first, last):
        # Mixed before it is used: worlds next to each other must not share parts of a stream.
        word = mix(seed + np.uint64(n) * GOLDEN)
        try_world(games, e, weights, rows, s, word, noise, plans, alive, wins, gains)


def try_world(
    games: Games,
    e: EditionRecord,
    weights: Array,
    rows: Array,
    s: Array,
    seed: Integer,
    noise: int,
    plans: Array,
    alive: Array,
    wins: Array,
    gains: Array,
) -> None:
    """Simulate each candidate once in one world; add up wins and gains.

    A gain is the share of the win plus a little for a clear result, which separates good candidates
    from bad ones sooner. `games` holds the root position, and room for two copies.
    """
    seat = games[0].seat
    games[1] = games[0]
    resample(games[1], seat, mix(seed))
    luck = mix(seed + GOLDEN)
    for n in range(len(alive)):
        games[2] = games[1]
        follow(games[2], e, plans[alive[n]])
        play_out(games[2], e, weights, rows, s, luck, noise)
        won = round(WHOLE_WIN * win_share(games[2], seat))
        wins[alive[n]] += won
        gains[alive[n]] += won + margin(games[2], seat) * MARGIN_SHARE // 100
