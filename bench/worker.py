"""One entrant in a process and an environment of its own, played for so long as it is told.

    python -m bench.worker catanatron

It says in a line of JSON which versions it runs once it is ready. Then it reads `play SECONDS`, one
order a line, and answers each with a line of JSON: what was played, and how long that took.
"""

import json
import os
import sys
from dataclasses import asdict
from importlib import metadata
from typing import TextIO

from bench.roster import ENTRANTS, Entrant
from bench.timing import measure

WARM_UP = 0.3
"""Seconds that are played and not counted."""


def own_stdout() -> TextIO:
    """Return the pipe for answers; whatever else is printed from now on goes to the log."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8", buffering=1)
    os.dup2(2, 1)
    return answers


def serve(entrant: Entrant, orders: TextIO, answers: TextIO) -> None:
    """Get ready, then play as ordered until there are no more orders."""
    play = entrant.play()
    _, number = measure(play, 0, WARM_UP)
    versions = {package: metadata.version(package) for package in entrant.packages}
    print(json.dumps(versions), file=answers)
    for order in orders:
        seconds = float(order.removeprefix("play "))
        played, number = measure(play, number, seconds)
        print(json.dumps(asdict(played)), file=answers)


def main() -> None:
    """Serve the entrant that is named."""
    serve(ENTRANTS[sys.argv[1]], sys.stdin, own_stdout())


if __name__ == "__main__":
    main()
