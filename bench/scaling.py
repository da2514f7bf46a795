"""How cost grows: playouts of the compiled engine for one game to a million, and by players.

One core, one thread. Every point plays whole games; all points take turns round by round.

    python -m bench.scaling
    python -m bench.scaling --most 10000 --rounds 3 --seconds 0.3      a quick look
"""

import argparse
from dataclasses import dataclass

from bench.command import Benchmark
from bench.contest import Here, interleave, tell
from bench.document import circumstances, number, table
from bench.entrants.fast import playouts
from bench.picture import draw_scaling
from bench.results import Result, Run, run_of
from bench.timing import pin
from furstenfeld.fast import GAME
from furstenfeld.rules import Variant

BATCH = 1000
"""Games in the batches in which players and variants are compared."""


@dataclass(frozen=True)
class Point:
    """So many games, for so many players, in one variant."""

    games: int = BATCH
    players: int = 4
    variant: Variant = Variant.BASE

    @property
    def name(self) -> str:
        """What the point is called."""
        return f"{self.variant.value} {self.players} players {self.games} games"

    def result(self) -> Result:
        """Return the result before anything was measured."""
        about = {"games": self.games, "players": self.players, "bytes": GAME.itemsize}
        return Result(self.name, self.variant.value, ours=True, about=about)


def points(most: int) -> list[Point]:
    """Return all points, batches up to a size."""
    batches = [Point(10**power) for power in range(7) if 10**power <= most]
    tables = [Point(BATCH, players, variant) for variant in Variant for players in range(2, 6)]
    return list(dict.fromkeys([*batches, *tables]))


def measure(options: argparse.Namespace) -> Run:
    """Measure all points in turn."""
    pin(options.core)
    chosen = points(options.most)
    contestants = {}
    for point in chosen:
        tell(f"dealing {point.name}")
        contestants[point.name] = Here(playouts(point.players, point.variant, point.games))
    results = interleave(
        [point.result() for point in chosen], contestants, options.rounds, options.seconds
    )
    return run_of(options.rounds, options.seconds, results)


def batches(run: Run) -> str:
    """Return the table of batch sizes."""
    rows = []
    for result in batch_results(run):
        games = result.about["games"]
        memory = games * result.about["bytes"]
        rows.append(
            [
                f"{games:,}",
                number(result.decisions),
                number(1e6 / result.games),
                f"{number(1e3 * games / result.games)} ms",
                f"{memory / 1e6:,.1f} MB" if memory >= 1e5 else f"{memory / 1e3:,.1f} kB",
            ]
        )
    return table(["games", "decisions/s", "µs/game", "the whole batch", "memory"], rows)


def tables(run: Run) -> str:
    """Return the table of players and variants."""
    rows = [
        [
            result.label,
            str(result.about["players"]),
            number(result.decisions),
            number(1e9 / result.decisions),
            number(result.length),
            number(1e6 / result.games),
        ]
        for result in table_results(run)
    ]
    return table(["", "players", "decisions/s", "ns/decision", "decisions/game", "µs/game"], rows)


def batch_results(run: Run) -> list[Result]:
    """Return the results in which the batch grows."""
    return [
        result
        for result in run.measured
        if result.about["players"] == 4 and result.label == Variant.BASE.value
    ]


def table_results(run: Run) -> list[Result]:
    """Return the results in which players and variants differ."""
    return sorted(
        (result for result in run.measured if result.about["games"] == BATCH),
        key=lambda result: (result.label, result.about["players"]),
    )


def blocks(run: Run) -> dict[str, str]:
    """Return the texts of a run."""
    return {
        "scaling games": batches(run),
        "scaling players": tables(run),
        "scaling run": circumstances(run),
    }


BENCHMARK = Benchmark(
    "scaling",
    "How cost grows with games and players.",
    measure,
    blocks,
    lambda run, path: draw_scaling(batch_results(run), table_results(run), path),
    rounds=3,
    seconds=1.0,
)


def main() -> None:
    """Measure, print, keep."""
    parser = BENCHMARK.parser()
    parser.add_argument("--most", type=int, default=10**6, metavar="GAMES", help="largest batch")
    BENCHMARK.main(parser)


if __name__ == "__main__":
    main()
