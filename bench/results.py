"""What was measured: rounds, their medians, the machine and the day, kept as JSON."""

import os
import platform
import statistics
import time
from importlib import metadata
from pathlib import Path
from typing import Literal

import msgspec

from bench.timing import Round

Unit = Literal["games", "decisions", "steps"]
"""What is counted a second; steps are decisions and steps of chance."""


class Result(msgspec.Struct, frozen=True):
    """All rounds of one entrant, or why there are none."""

    name: str
    label: str
    rounds: list[Round] = []
    missing: str = ""
    """Why it could not be measured."""
    ours: bool = False
    timed: str = ""
    versions: dict[str, str] = {}
    about: dict[str, int] = {}
    """What was varied, if anything: games in a batch, players."""

    @property
    def games(self) -> float:
        """Games a second."""
        return statistics.median(self.speeds("games"))

    @property
    def decisions(self) -> float:
        """Decisions of players a second."""
        return statistics.median(self.speeds("decisions"))

    def speeds(self, unit: Unit) -> list[float]:
        """Return the speed of every round.

        Games are decisions by the length of all games played, in whichever round: games differ in
        length more than rounds in speed.
        """
        if unit == "games":
            return [speed / self.length for speed in self.speeds("decisions")]
        chance = unit == "steps"
        return [
            (each.played.decisions + chance * each.played.chance) / each.seconds
            for each in self.rounds
        ]

    def ratio(self, other: "Result", unit: Unit) -> float:
        """Return how many times as fast as another this is: the median of the rounds' ratios.

        What slows a machine mostly lasts longer than a round, so it drops out of each ratio.
        """
        pairs = zip(self.speeds(unit), other.speeds(unit), strict=True)
        return statistics.median(mine / theirs for mine, theirs in pairs)

    @property
    def length(self) -> float:
        """Decisions in a game, over all rounds."""
        games = sum(each.played.games for each in self.rounds)
        return sum(each.played.decisions for each in self.rounds) / max(games, 1)

    @property
    def spread(self) -> float:
        """How far the slowest and the quickest round are apart, as a share of the median."""
        speeds = self.speeds("decisions")
        return (max(speeds) - min(speeds)) / statistics.median(speeds)

    @property
    def share(self) -> float:
        """The share of the core that was ours while we measured."""
        return statistics.median(each.cpu / each.seconds for each in self.rounds)


class Run(msgspec.Struct, frozen=True):
    """One run of a benchmark."""

    date: str
    machine: dict[str, str]
    rounds: int
    seconds: float
    results: list[Result]

    def __getitem__(self, name: str) -> Result:
        """Return the result of one entrant."""
        return next(result for result in self.results if result.name == name)

    def has(self, name: str) -> bool:
        """Whether an entrant was measured."""
        return any(result.name == name and result.rounds for result in self.results)

    @property
    def measured(self) -> list[Result]:
        """The results that have rounds."""
        return [result for result in self.results if result.rounds]


def run_of(rounds: int, seconds: float, results: list[Result], **machine: str) -> Run:
    """Return results as a run of today on this machine; more may be said about the machine."""
    return Run(time.strftime("%Y-%m-%d"), this_machine() | machine, rounds, seconds, results)


def this_machine() -> dict[str, str]:
    """Return what the speed depends on: processor, system, interpreter, compiler."""
    versions = {}
    for package in ("numba", "numpy"):
        try:
            versions[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            continue
    return {
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "system": f"{platform.system()} {platform.release()}",
        "Python": platform.python_version(),
        **versions,
    }


def processor() -> str:
    """Return the name of the processor."""
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        for line in listed.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def save(run: Run, path: Path) -> None:
    """Write a run as JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(run)) + b"\n")


def load(path: Path) -> Run:
    """Read a run that was saved."""
    return msgspec.json.decode(path.read_bytes(), type=Run)
