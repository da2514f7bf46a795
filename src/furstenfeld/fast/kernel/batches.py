"""What is done with each game of a batch: the bodies of the loops of `fast.cpu` and `fast.gpu`.

Each function gets all games and the number of one of them. `edition` is an array of one record, and
other arrays have an entry for each game.
"""

from furstenfeld.fast.codes import OVER
from furstenfeld.fast.kernel.chance import GOLDEN, playout, random_step, resample
from furstenfeld.fast.kernel.deals import deal
from furstenfeld.fast.kernel.options import is_legal, write_options
from furstenfeld.fast.kernel.phases import step
from furstenfeld.fast.kernel.window import observe, write_mask
from furstenfeld.fast.layout import Array, Editions, Games


def deal_game(
    games: Games, n: int, edition: Editions, variants: Array, players: Array, streams: Array
) -> None:
    """Deal a game into its record of zeros, up to its first decision."""
    deal(games[n], edition[0], variants[n], players[n], streams[n])


def write_game_options(games: Games, n: int, edition: Editions) -> None:
    """Write the legal actions of a game into its record."""
    write_options(games[n], edition[0])


def check_action(games: Games, n: int, actions: Array, are_legal: Array) -> None:
    """Write whether an action is legal; any number is in a finished game."""
    are_legal[n] = games[n].phase == OVER or is_legal(games[n], actions[n])


def step_game(games: Games, n: int, edition: Editions, actions: Array) -> None:
    """Apply a legal action, unless the game is over."""
    if games[n].phase != OVER:
        step(games[n], edition[0], actions[n])


def mask_game(games: Games, n: int, rows: Array) -> None:
    """Write the legal actions of a game into a row."""
    write_mask(games[n], rows[n])


def observe_game(games: Games, n: int, edition: Editions, seats: Array, rows: Array) -> None:
    """Write what a seat sees into a row; -1 is the seat to move, and seat 0 after the end."""
    seat = seats[n]
    if seat < 0:
        seat = max(0, games[n].seat)
    observe(games[n], edition[0], seat, rows[n])


def playout_game(
    games: Games, n: int, edition: Editions, seeds: Array, limit: int, counts: Array
) -> None:
    """Play random actions to the end, at most `limit`, and write how many there were."""
    counts[n] = playout(games[n], edition[0], seeds[n], limit)


def restart_game(games: Games, n: int, pool: Games, deals: Array) -> None:
    """Replace a finished game by the next deal of a pool.

    No two games take the same deal before all deals of the pool are used.
    """
    if games[n].phase == OVER:
        games[n] = pool[deals[n] % pool.shape[0]]
        deals[n] += games.shape[0]


def walk_game(
    games: Games, n: int, edition: Editions, pool: Games, seeds: Array, deals: Array
) -> None:
    """Apply one random action, in a new deal if the game is over."""
    restart_game(games, n, pool, deals)
    seeds[n] += GOLDEN
    random_step(games[n], edition[0], seeds[n])


def resample_game(games: Games, n: int, seats: Array, seeds: Array) -> None:
    """Redraw everything that a seat cannot know."""
    resample(games[n], seats[n], seeds[n])
