"""Trying candidates: the same worlds and the same chance for all of them, played to the end."""

import numpy as np

from furstenfeld.bots.scripted.policy.kernel.turns import play_out
from furstenfeld.bots.search.kernel.wishes import WIN
from furstenfeld.fast.codes import NONE, PALACE_MASK
from furstenfeld.fast.kernel.bits import popcount
from furstenfeld.fast.kernel.chance import GOLDEN, mix, resample
from furstenfeld.fast.kernel.phases import step
from furstenfeld.fast.kernel.rounds import win_share
from furstenfeld.fast.layout import Array, EditionRecord, Editions, GameRecord, Games, Integer

PART_COINS = 16
"""About what a palace part costs, to compare seats that lack one."""
MARGIN_COINS = 120
"""From the clearest loss to the clearest win."""
MARGIN_SHARE = 40
"""What a margin counts beside the win itself, in hundredths."""


def follow(g: GameRecord, e: EditionRecord, plan: Array) -> None:
    """Do all the actions of a plan."""
    n = 0
    while plan[n] != NONE:
        step(g, e, plan[n])
        n += 1


def margin(g: GameRecord, seat: int) -> int:
    """Return how clearly a seat won or lost, from 0 to WIN, half of it where it was close."""
    own = 0
    best = -(1 << 20)
    for other in range(g.players):
        merit = PART_COINS * popcount(g.board[other] & PALACE_MASK) + g.coins[other]
        if other == seat:
            own = merit
        else:
            best = max(best, merit)
    return max(0, min(WIN, WIN // 2 + (own - best) * (WIN // MARGIN_COINS)))


def try_worlds(
    games: Games,
    edition: Editions,
    weights: Array,
    rows: Array,
    s: Array,
    seed: Integer,
    heat: int,
    plans: Array,
    alive: Array,
    wins: Array,
    gains: Array,
    first: int,
    last: int,
) -> None:
    """Play worlds `first` to `last` once for every candidate that is alive; add up what it wins."""
    e = edition[0]
    for n in range(first, last):
        # Mixed before it is used: worlds next to each other must not share parts of a stream.
        word = mix(seed + np.uint64(n) * GOLDEN)
        try_world(games, e, weights, rows, s, word, heat, plans, alive, wins, gains)


def try_world(
    games: Games,
    e: EditionRecord,
    weights: Array,
    rows: Array,
    s: Array,
    seed: Integer,
    heat: int,
    plans: Array,
    alive: Array,
    wins: Array,
    gains: Array,
) -> None:
    """Play one world once for every candidate that is alive, adding up wins and gains.

    A gain is the share of the win with a little for a clear result: it tells good from bad sooner.

    `games` is the root, and room for the world and for a copy of it.
    """
    seat = games[0].seat
    games[1] = games[0]
    resample(games[1], seat, mix(seed))
    luck = mix(seed + GOLDEN)
    for n in range(len(alive)):
        games[2] = games[1]
        follow(games[2], e, plans[alive[n]])
        play_out(games[2], e, weights, rows, s, luck, heat)
        won = round(WIN * win_share(games[2], seat))
        wins[alive[n]] += won
        gains[alive[n]] += won + margin(games[2], seat) * MARGIN_SHARE // 100
