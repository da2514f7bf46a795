"""How fast the rules play, beside Catanatron, in one interleaved run on one core.

Four players, base game, every seat choosing at random among its legal actions. The two take turns
round by round, so that a busy machine slows both alike; the table shows medians.

    make bench                  five rounds of two seconds each
    make bench ROUNDS=9
"""

import argparse
import importlib.metadata
import os
import platform
import random
import statistics
import time
from collections.abc import Callable

import msgspec
from rich.console import Console
from rich.table import Table

from furstenfeld.records import deal
from furstenfeld.rules import apply, legal, setup, view

Play = Callable[[int], int]
"""Plays the game of a seed and returns how many actions it took."""


class Speed(msgspec.Struct, frozen=True):
    """What one player of games managed in one round."""

    games: float
    """Games a second."""
    actions: float
    """Actions a second."""


def play_rules(seed: int) -> int:
    """Play one game on the rules, legality checked at every action."""
    state = setup(deal(seed, 4))
    choose = random.Random(seed).random
    actions = 0
    while options := legal(state):
        state = apply(state, options[int(choose() * len(options))])
        actions += 1
    return actions


def play_rules_with_views(seed: int) -> int:
    """Play one game on the rules, every choice made on a view, as bots do."""
    state = setup(deal(seed, 4))
    choose = random.Random(seed).random
    actions = 0
    while state.to_move is not None:
        options = view(state, state.to_move).options
        state = apply(state, options[int(choose() * len(options))])
        actions += 1
    return actions


def play_catanatron(seed: int) -> int:
    """Play one game of Catanatron between random players."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    game.play()
    return len(game.state.actions)


PLAYERS: dict[str, Play] = {
    "Fürstenfeld rules": play_rules,
    "Fürstenfeld rules, with views": play_rules_with_views,
    "Catanatron": play_catanatron,
}


def measure(play: Play, first_seed: int, seconds: float) -> Speed:
    """Play games until the time is up and return the speed."""
    games = actions = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        actions += play(first_seed + games)
        games += 1
    return Speed(games / passed, actions / passed)


def run(rounds: int, seconds: float) -> dict[str, list[Speed]]:
    """Measure all players in turn, round by round."""
    speeds: dict[str, list[Speed]] = {name: [] for name in PLAYERS}
    console = Console(stderr=True)
    for number in range(rounds):
        for name, play in PLAYERS.items():
            console.print(f"round {number + 1} of {rounds}: {name}", style="dim")
            speeds[name].append(measure(play, 1000 * number, seconds))
    return speeds


def report(speeds: dict[str, list[Speed]]) -> Table:
    """Return the medians as a table, with ratios to Catanatron."""
    peer = statistics.median(speed.games for speed in speeds["Catanatron"])
    table = Table(title="Random play, 4 players, base game, one core; medians")
    table.add_column("")
    for heading in ("actions/s", "games/s", "actions/game", "games/s : Catanatron"):
        table.add_column(heading, justify="right")
    for name, measured in speeds.items():
        actions = statistics.median(speed.actions for speed in measured)
        games = statistics.median(speed.games for speed in measured)
        ratio = f"{games / peer:.1f}"
        table.add_row(name, f"{actions:,.0f}", f"{games:.1f}", f"{actions / games:.0f}", ratio)
    return table


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for play in PLAYERS.values():
        play(0)
    console = Console(width=100)
    console.print(report(run(options.rounds, options.seconds)))
    peer = importlib.metadata.version("catanatron")
    console.print(
        f"Python {platform.python_version()}, Catanatron {peer}, {platform.machine()}, "
        f"{time.strftime('%Y-%m-%d')}; {options.rounds} rounds of {options.seconds:g} s each"
    )


if __name__ == "__main__":
    main()
