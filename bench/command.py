"""What the benchmarks share as commands: measure or read again, print, keep, publish."""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.contest import ROOT
from bench.document import REPORT, picture_path, publish
from bench.results import Run, load, save

BUILD: Final = ROOT / "build" / "bench"


@dataclass(frozen=True)
class Benchmark:
    """A benchmark: how it is measured, what it says, what it draws."""

    name: str
    says: str
    """What it measures, for `--help`."""
    measure: Callable[[argparse.Namespace], Run]
    blocks: Callable[[Run], dict[str, str]]
    """The texts of a run, by the name of their place in the performance report."""
    draw: Callable[[Run, Path], None] | None = None
    shown: tuple[str, ...] = ()
    """Which of the texts are printed; none named, all of them."""
    rounds: int = 5
    seconds: float = 2.0

    def parser(self) -> argparse.ArgumentParser:
        """Return the options that every benchmark has."""
        parser = argparse.ArgumentParser(prog=f"python -m bench.{self.name}", description=self.says)
        parser.add_argument("--rounds", type=int, default=self.rounds, metavar="N")
        parser.add_argument("--seconds", type=float, default=self.seconds, help="of each round")
        parser.add_argument("--core", type=int, help="where to run; by default the first")
        parser.add_argument(
            "--json", type=Path, default=BUILD / f"{self.name}.json", help="where to keep the run"
        )
        parser.add_argument(
            "--again", action="store_true", help="measure nothing, report the run that was kept"
        )
        parser.add_argument(
            "--publish",
            action="store_true",
            help="write tables, picture and JSON into docs/reports/",
        )
        return parser

    def main(self, parser: argparse.ArgumentParser | None = None) -> None:
        """Carry out the command; a parser may have options of its own."""
        options = (parser or self.parser()).parse_args()
        if options.again:
            run = load(options.json)
        else:
            run = self.measure(options)
            save(run, options.json)
        blocks = self.blocks(run)
        print("\n\n".join(blocks[name] for name in self.shown or blocks))
        if options.publish:
            self._publish(run, blocks)

    def _publish(self, run: Run, blocks: dict[str, str]) -> None:
        publish(blocks)
        save(run, REPORT.with_name(f"{REPORT.stem}-{self.name}.json"))
        if self.draw is not None:
            self.draw(run, picture_path(self.name))
        print(f"\nPublished in {REPORT.relative_to(ROOT)}.")
