"""What a second look says of bots: the better one plays, the less its turns give away.

    python -m bench.mistakes --games 6

Four of a kind sit at each table, so that everybody has something to lose. Every turn is looked at
as after a game on the page. The table says how many points of the win a turn gives away (the whole
win has 100), and how many turns could surely have been better. About half a second of a core for a
turn; a game has some 32.
"""

import argparse
from typing import Final

import numpy as np

from bench.document import table
from furstenfeld.bots import bot
from furstenfeld.bots.champion import second_look
from furstenfeld.bots.playing import play_game
from furstenfeld.records import Chance, Record, deal, turns_of

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
        100 * second_look(turn.view, turn.actions, Chance(number, f"look {turn.before}")).lost
        for turn in turns_of(Record(dealt, ("–",) * PLAYERS, moves))
    ]


def row(name: str, games: int) -> list[str]:
    """Return what is said of a bot, with a 95 % interval over games."""
    by_game = [lost(name, number) for number in range(games)]
    each = np.array([np.mean(game) for game in by_game])
    turns = np.concatenate(by_game)
    doubt = 1.96 * each.std(ddof=1) / games**0.5
    return [
        name,
        f"{len(turns)}",
        f"{each.mean():.1f} ± {doubt:.1f}",
        f"{100 * np.mean(turns > 0):.0f} %",
    ]


def main() -> None:
    """Play, look, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.mistakes", description=__doc__)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--bot", action="append", default=[])
    options = parser.parse_args()
    rows = []
    for name in options.bot or BOTS:
        rows.append(row(name, options.games))
        print(*rows[-1], flush=True)
    print("\n" + table(["four of a kind", "turns", "points a turn", "could be better"], rows))


if __name__ == "__main__":
    main()
