"""The policy in each game of a batch: the bodies of loops, as in `fast.kernel.batches`.

`weights` has a row for each set of weights, and `rows[n, seat]` is the row by which a seat plays.
"""

from furstenfeld.bots.scripted.policy.kernel.turns import decide, play_out
from furstenfeld.fast.layout import Array, Editions, Games


def decide_game(
    games: Games,
    n: int,
    scratch: Array,
    edition: Editions,
    weights: Array,
    rows: Array,
    seeds: Array,
    noise: int,
    actions: Array,
) -> None:
    """Write the action of the seat to move."""
    g = games[n]
    w = weights[rows[n, g.seat]]
    actions[n] = decide(g, edition[0], w, scratch, seeds[n], noise)


def play_out_game(
    games: Games,
    n: int,
    scratch: Array,
    edition: Editions,
    weights: Array,
    rows: Array,
    seeds: Array,
    noise: int,
) -> None:
    """Play a game to its end."""
    play_out(games[n], edition[0], weights, rows[n], scratch, seeds[n], noise)
