"""Entrants take turns, round by round, so that a busy machine slows all alike."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Final, Protocol

import msgspec

from bench.results import Result
from bench.roster import Entrant
from bench.timing import Play, Round, measure

ROOT: Final = Path(__file__).parents[1]
LOGS: Final = ROOT / "build" / "bench"
ALONE: Final = {"JAX_PLATFORMS": "cpu", "OMP_NUM_THREADS": "1", "SDL_VIDEODRIVER": "dummy"}
"""No GPU, no second thread, no window."""


class CannotMeasure(Exception):
    """An entrant is not installed, or it broke; the message says so."""


class Contestant(Protocol):
    """Somebody who can be asked to play for some seconds."""

    def play(self, seconds: float) -> Round:
        """Play and return what was played."""


class Here:
    """A contestant in this process."""

    def __init__(self, play: Play) -> None:
        """Take how to play; the first portion is not counted."""
        self._play = play
        self._play(0)
        self._next = 1

    def play(self, seconds: float) -> Round:
        """Play and return what was played."""
        played, self._next = measure(self._play, self._next, seconds)
        return played


class Elsewhere:
    """A contestant in a process of its own, which sleeps unless it is asked."""

    def __init__(self, entrant: Entrant) -> None:
        """Start the process and wait until it is ready."""
        python = ROOT / entrant.environment / "bin" / "python"
        if not python.exists():
            raise CannotMeasure(f"there is no {entrant.environment}")
        LOGS.mkdir(parents=True, exist_ok=True)
        self._log = LOGS / f"{entrant.name}.log"
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [str(python), "-m", "bench.worker", entrant.name],
                cwd=ROOT,
                env=os.environ | ALONE,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                encoding="utf-8",
            )
        self.versions: dict[str, str] = json.loads(self._answer())

    def play(self, seconds: float) -> Round:
        """Play and return what was played."""
        orders = _pipe(self._process.stdin)
        orders.write(f"play {seconds}\n")
        orders.flush()
        return msgspec.json.decode(self._answer(), type=Round)

    def close(self) -> None:
        """End the process."""
        _pipe(self._process.stdin).close()
        self._process.wait()

    def _answer(self) -> str:
        line = _pipe(self._process.stdout).readline()
        if not line:
            self._process.wait()
            said = self._log.read_text(encoding="utf-8", errors="replace").strip()
            raise CannotMeasure(said.splitlines()[-1] if said else "it ended without a word")
        return line


def compete(entrants: Sequence[Entrant], rounds: int, seconds: float) -> list[Result]:
    """Measure entrants in turn, each in its own process; who cannot be measured is told why."""
    results = [
        Result(entrant.name, entrant.label, ours=entrant.ours, timed=entrant.timed)
        for entrant in entrants
    ]
    with ExitStack() as stack:
        contestants: dict[str, Elsewhere] = {}
        for number, entrant in enumerate(entrants):
            tell(f"starting {entrant.label}")
            try:
                contestant = Elsewhere(entrant)
            except CannotMeasure as error:
                results[number] = msgspec.structs.replace(results[number], missing=str(error))
                continue
            stack.callback(contestant.close)
            contestants[entrant.name] = contestant
            results[number] = msgspec.structs.replace(results[number], versions=contestant.versions)
        return interleave(results, contestants, rounds, seconds)


def interleave(
    results: Iterable[Result],
    contestants: Mapping[str, Contestant],
    rounds: int,
    seconds: float,
) -> list[Result]:
    """Let the contestants play one after the other, and all again, and add their rounds."""
    played: dict[str, list[Round]] = {name: [] for name in contestants}
    broken: dict[str, str] = {}
    for number in range(rounds):
        for name, contestant in contestants.items():
            if name in broken:
                continue
            tell(f"round {number + 1} of {rounds}: {name}")
            try:
                played[name].append(contestant.play(seconds))
            except CannotMeasure as error:
                broken[name] = str(error)
    tell("")
    return [_with_rounds(result, played, broken) for result in results]


def _with_rounds(result: Result, played: dict[str, list[Round]], broken: dict[str, str]) -> Result:
    if result.name in broken:
        return msgspec.structs.replace(result, missing=broken[result.name])
    return msgspec.structs.replace(result, rounds=played.get(result.name, []))


def tell(line: str) -> None:
    """Show where the run stands: on one line of a terminal, else line by line."""
    if sys.stderr.isatty():
        print(f"\r\x1b[2K{line}", end="", file=sys.stderr, flush=True)
    elif line:
        print(line, file=sys.stderr, flush=True)


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe
