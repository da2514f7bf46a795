"""Measure how long a bot thinks: about one decision, or about a whole turn if it plans turns.

    python -m bench.latency champion --moves 3000
    python -m bench.latency grandmaster:seconds=1 --moves 100
    python -m bench.latency search:seconds=0.05 --moves 150

Set OMP_NUM_THREADS=1 to measure on one core, because NumPy may use several threads.
"""

import argparse
import time
from collections.abc import Iterator
from statistics import quantiles

from furstenfeld.bots import Player, answers, bot
from furstenfeld.records import Chance, deal
from furstenfeld.rules import Variant, setup


def moves(player: Player, seed: str, players: int, variant: Variant) -> Iterator[float]:
    """Yield the seconds for each move of a game that a bot plays against itself."""
    state, rng = setup(deal(seed, players, variant)).state, Chance(seed, "bench")
    while state.to_move is not None:
        start = time.perf_counter()
        found = answers(player, state, rng)
        yield time.perf_counter() - start
        state = found.end


def main() -> None:
    """Print the median, the 99th percentile and the longest of many moves."""
    parser = argparse.ArgumentParser(prog="python -m bench.latency", description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--variant", type=Variant, default=Variant.BASE)
    options = parser.parse_args()
    player = bot(options.bot)
    list(
        moves(player, "warm-up", options.players, options.variant)
    )  # compiles what is not compiled yet
    taken: list[float] = []
    while len(taken) < options.moves:
        taken += moves(player, f"latency {len(taken)}", options.players, options.variant)
    cuts = quantiles(taken, n=100, method="inclusive")
    print(
        f"{options.bot}, {len(taken)} moves: median {cuts[49] * 1000:.2f} ms, "
        f"p99 {cuts[98] * 1000:.2f} ms, longest {max(taken) * 1000:.2f} ms"
    )


if __name__ == "__main__":
    main()
