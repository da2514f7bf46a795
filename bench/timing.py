"""Games and decisions counted against the clock; nothing here needs more than Python itself."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Tally:
    """What was played: games that ended, decisions of players, and steps of chance apart."""

    games: int = 0
    decisions: float = 0
    chance: float = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.games + other.games, self.decisions + other.decisions, self.chance + other.chance
        )


Play = Callable[[int], Tally]
"""Plays the portion of a number, some milliseconds long, and returns what was played."""


@dataclass(frozen=True)
class Round:
    """What was played in one round, and how long that took."""

    played: Tally
    seconds: float
    cpu: float
    """Seconds that the processor really worked for us; fewer where the core was shared."""


def measure(play: Play, first: int, seconds: float) -> tuple[Round, int]:
    """Play portions from a number on until the time is up; return the round and the next number."""
    played, number = Tally(), first
    start, cpu = time.perf_counter(), time.process_time()
    while (passed := time.perf_counter() - start) < seconds:
        played += play(number)
        number += 1
    return Round(played, passed, time.process_time() - cpu), number


def pin(core: int | None = None) -> None:
    """Keep this process, and those it starts, on one core: by default the first it may use."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0)) if core is None else core})
