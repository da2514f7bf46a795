"""This engine and its peers, side by side in one interleaved run on one core.

Every entrant sits in a process of its own and sleeps until it is its turn; all are held to the same
core and take turns round by round. Choices are random and uniform among the legal ones.

    make bench-peers                        five rounds of three seconds each
    make bench-peers ROUNDS=9 PUBLISH=1     and the page in docs/reports/ is written anew
    python -m bench.peers --only fast catanatron
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from bench.command import Benchmark
from bench.contest import compete
from bench.document import circumstances, number, paragraph, table
from bench.goals import goals
from bench.picture import draw_peers
from bench.results import Result, Run, Unit, run_of
from bench.roster import CATANATRON, ENTRANTS, EVERYBODY, FAST, OPEN_SPIEL, RULES, Entrant
from bench.timing import pin


@dataclass(frozen=True)
class Ratio:
    """A speed as a multiple of one entrant's speed."""

    name: str
    says: str
    unit: Unit


TO_CATANATRON = Ratio(CATANATRON.name, "games/s : Catanatron", "games")
TO_HEARTS = Ratio(OPEN_SPIEL[0].name, "decisions/s : hearts in C++", "decisions")


def measure(options: argparse.Namespace) -> Run:
    """Measure everybody, or those named."""
    pin(options.core)
    entrants = [ENTRANTS[name] for name in options.only] if options.only else EVERYBODY
    return run_of(
        options.rounds, options.seconds, compete(entrants, options.rounds, options.seconds)
    )


def speeds(run: Run, entrants: Sequence[Entrant], *ratios: Ratio) -> str:
    """Return the table of these entrants, with ratios to those that were measured."""
    known = [ratio for ratio in ratios if run.has(ratio.name)]
    headings = ["", "games/s", "decisions/s", "decisions/game", *(each.says for each in known)]
    present = {result.name: result for result in run.results}
    rows = [
        _row(run, present[entrant.name], known) for entrant in entrants if entrant.name in present
    ]
    return table(headings, rows)


def _row(run: Run, result: Result, ratios: Sequence[Ratio]) -> list[str]:
    if not result.rounds:
        why = result.missing.replace("|", "/")
        return [f"{result.label}: not measured, {why}", *["–"] * (3 + len(ratios))]
    return [
        result.label,
        number(result.games),
        number(result.decisions),
        number(result.length),
        *(number(result.ratio(run[ratio.name], ratio.unit)) for ratio in ratios),
    ]


def timed(run: Run) -> str:
    """Return what exactly was timed of each entrant, and in which version."""
    lines = []
    for result in run.measured:
        versions = [f"{package} {version}" for package, version in result.versions.items()]
        line = f"- **{result.label}** ({', '.join(versions)}): {result.timed}."
        lines.append(paragraph(line, hanging="  "))
    return "\n".join(lines)


def blocks(run: Run) -> dict[str, str]:
    """Return the texts of a run."""
    return {
        "goals": goals(run),
        "rules": speeds(run, (*RULES, CATANATRON), TO_CATANATRON),
        "fast": speeds(run, FAST, TO_CATANATRON, TO_HEARTS),
        "peers": speeds(run, EVERYBODY, TO_CATANATRON, TO_HEARTS),
        "peers run": circumstances(run),
        "timed": timed(run),
    }


BENCHMARK = Benchmark(
    "peers",
    "This engine and its peers, on one core.",
    measure,
    blocks,
    draw_peers,
    shown=("peers", "goals", "peers run"),
    seconds=3.0,
)


def main() -> None:
    """Measure, print, keep."""
    parser = BENCHMARK.parser()
    parser.add_argument("--only", nargs="+", choices=ENTRANTS, metavar="NAME", help="not all")
    BENCHMARK.main(parser)


if __name__ == "__main__":
    main()
