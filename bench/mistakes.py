"""What a second look says of bots: the better one plays, the less its turns give away.

    python -m bench.mistakes --games 12

Four of a kind sit at each table, so that everybody has something to lose. Every turn is looked at
as after a game on the page. The table says how many points of the win a turn gives away (the whole
win has 100), and how many turns could surely have been better. About a second of a core for a turn,
of which a game has some 32.
"""

import argparse
from typing import Final

from bench.document import table
from furstenfeld.bots import bot
from furstenfeld.bots.champion import second_look
from furstenfeld.bots.whole_games import play_game
from furstenfeld.bots.worker_pool import map_in_order
from furstenfeld.lab.arena.intervals import mean_interval, share_interval
from furstenfeld.records import Record, deal, turns_of

BOTS: Final = (
    "farmhand",
    "tenant",
    "steward",
    "bailiff",
    "champion",
    "grandmaster:simulations=128",
)
PLAYERS: Final = 4


def lost(name: str, number: int) -> list[float]:
    """Return how many points each turn of a game gave away."""
    dealt = deal(f"mistakes/{number}", PLAYERS)
    played = play_game(dealt, [bot(name)] * PLAYERS, number)
    moves = tuple((seat, str(action)) for seat, action in played.actions)
    return [
        100 * second_look(turn.view, turn.actions).lost
        for turn in turns_of(Record(dealt, ("–",) * PLAYERS, moves))
    ]


def row(name: str, games: int) -> list[str]:
    """Return what is said of a bot, with 95 % intervals: games are independent, turns are not."""
    by_game = list(map_in_order(lost, [(name, number) for number in range(games)]))
    points = mean_interval([(sum(game), len(game)) for game in by_game])
    mistakes = share_interval([(sum(turn > 0 for turn in game), len(game)) for game in by_game])
    return [
        name,
        f"{sum(map(len, by_game))}",
        f"{points.value:.1f} ({points.low:.1f}–{points.high:.1f})",
        f"{100 * mistakes.value:.0f} % ({100 * mistakes.low:.0f}–{100 * mistakes.high:.0f})",
    ]


def main() -> None:
    """Play, look, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.mistakes", description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--bot", action="append", default=[])
    options = parser.parse_args()
    rows = []
    for name in options.bot or BOTS:
        rows.append(row(name, options.games))
        print(*rows[-1], flush=True)
    print("\n" + table(["four of a kind", "turns", "points a turn", "could be better"], rows))


if __name__ == "__main__":
    main()
