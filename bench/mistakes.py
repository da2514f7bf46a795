"""How much the turns of bots lose, by the champion's review: better bots lose less.

    python -m bench.mistakes --games 12

Four bots of one kind play at each table, so that every turn matters. Every turn is reviewed as
after a game on the page. The table has the percentage points of winning that a turn loses, and the
share of turns that could clearly have been better. A turn takes about a second on one core; a game
has about 32 turns.
"""

import argparse
from typing import Final

from bench.document import table
from furstenfeld.bots import bot
from furstenfeld.bots.champion import second_look
from furstenfeld.bots.whole_games import play_game
from furstenfeld.bots.worker_pool import map_in_order
from furstenfeld.lab.intervals import mean_interval, share_interval
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
    """Return the percentage points that each turn of a game lost."""
    dealt = deal(f"mistakes/{number}", PLAYERS)
    played = play_game(dealt, [bot(name)] * PLAYERS, number)
    moves = tuple((seat, str(action)) for seat, action in played.actions)
    return [
        100 * second_look(turn.view, turn.actions).lost
        for turn in turns_of(Record(dealt, ("–",) * PLAYERS, moves))
    ]


def row(name: str, games: int) -> list[str]:
    """Return the row of a bot, with 95 % intervals: games are independent, turns are not."""
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
    """Play, review, and print the table."""
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
