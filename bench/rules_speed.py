"""How fast the rules play, beside Catanatron, in one interleaved run on one core.

Four players, base game, every seat choosing at random among its legal actions.

    make bench                  five rounds of two seconds each
    make bench ROUNDS=9
"""

import argparse

from bench.command import Benchmark
from bench.contest import compete
from bench.document import circumstances
from bench.peers import TO_CATANATRON, speeds
from bench.results import Run, run_of
from bench.roster import CATANATRON, RULES
from bench.timing import pin

ENTRANTS = (*RULES, CATANATRON)


def measure(options: argparse.Namespace) -> Run:
    """Measure the rules, with and without views, and Catanatron."""
    pin(options.core)
    results = compete(ENTRANTS, options.rounds, options.seconds)
    return run_of(options.rounds, options.seconds, results)


def blocks(run: Run) -> dict[str, str]:
    """Return the table and how it came about."""
    return {"rules": f"{speeds(run, ENTRANTS, TO_CATANATRON)}\n\n{circumstances(run)}"}


BENCHMARK = Benchmark("rules_speed", "The rules beside Catanatron.", measure, blocks)

if __name__ == "__main__":
    BENCHMARK.main()
