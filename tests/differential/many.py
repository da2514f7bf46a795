"""Many lockstep games on all cores; a run that is stopped goes on where it was.

python -m tests.differential.many --games 10000
python -m tests.differential.many --games 1000000 --processes 16 --observe-every 50
"""

import argparse
import gc
import json
import os
import sys
import time
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from tests.differential.lockstep import Difference, compare

CHUNK = 200


class Done(NamedTuple):
    """What one piece of the work came to."""

    first: int
    actions: int
    difference: Difference | None


class Work(NamedTuple):
    """One piece of the work: games from `first` on, every so many of them with observations."""

    first: int
    last: int
    observe_every: int


def run(work: Work) -> Done:
    """Compare the games of one piece, up to the first difference."""
    gc.disable()  # positions make no cycles, and a game keeps a thousand of them
    actions = 0
    for number in range(work.first, work.last):
        count, difference = compare(number, observe=number % work.observe_every == 0)
        actions += count
        if difference is not None:
            return Done(work.first, actions, difference)
    return Done(work.first, actions, None)


def pieces(games: int, done: set[int], observe_every: int) -> Iterator[Work]:
    """Yield the pieces that are still to do."""
    for first in range(0, games, CHUNK):
        if first not in done:
            yield Work(first, min(games, first + CHUNK), observe_every)


def main() -> int:
    """Run the games and tell how it went; 1 if the engines differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--observe-every", type=int, default=1, metavar="N")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--resume", type=Path, default=Path("build/lockstep.jsonl"))
    options = parser.parse_args()
    options.resume.parent.mkdir(parents=True, exist_ok=True)
    lines = options.resume.read_text().splitlines() if options.resume.exists() else []
    before = {int(first): int(actions) for first, actions in map(json.loads, lines)}
    before = {first: actions for first, actions in before.items() if first < options.games}
    todo = list(pieces(options.games, set(before), options.observe_every))
    games = sum(min(CHUNK, options.games - first) for first in before)
    actions = sum(before.values())
    start = time.time()
    with (
        get_context("spawn").Pool(options.processes) as pool,
        options.resume.open("a", buffering=1) as log,
    ):
        for work in pool.imap_unordered(run, todo):
            if work.difference is not None:
                print(f"The engines differ: {work.difference}")
                return 1
            log.write(json.dumps([work.first, work.actions]) + "\n")
            games += min(CHUNK, options.games - work.first)
            actions += work.actions
            passed = time.time() - start
            print(
                f"\r{games:,} of {options.games:,} games, {passed:.0f} s", end="", file=sys.stderr
            )
            if passed > options.seconds:
                break
    print(file=sys.stderr)
    print(f"{games:,} games, {actions:,} actions: no difference.")
    return 0


if __name__ == "__main__":
    # Workers import this module by its name: what is defined in `__main__` they would not find.
    from tests.differential import many

    sys.exit(many.main())
