"""Progress of commands that play or read many games: a bar, Ctrl-C, and a last line."""

import time
from collections.abc import Callable, Iterable
from typing import TypeVar

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from furstenfeld.cli.errors import print_line
from furstenfeld.cli.terminal import remark_console
from furstenfeld.lab.numerals import decimal
from furstenfeld.text import Speaker

Game = TypeVar("Game")


def progress_bar(speaker: Speaker) -> Progress:
    """Return a progress bar on stderr that disappears when it is full; none without a terminal."""
    console = remark_console()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(speaker.say("cli-simulate-left")),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def collect_games(
    speaker: Speaker,
    games: Iterable[Game],
    add: Callable[[Game], object],
    total: int,
    completed: int = 0,
) -> tuple[int, bool]:
    """Add the games one by one behind a progress bar; return their number, and if they are all.

    They are not all if Ctrl-C ends them. Otherwise a line tells how long they took. Games that were
    `completed` before are not counted.
    """
    started, count = time.monotonic(), 0
    try:
        with progress_bar(speaker) as progress:
            description = speaker.say("cli-simulate-games")
            task = progress.add_task(description, total=total, completed=completed)
            for game in games:
                add(game)
                count += 1
                progress.advance(task)
    except KeyboardInterrupt:
        return count, False
    seconds = decimal(speaker, time.monotonic() - started)
    print_line(speaker.say("cli-simulate-done", games=count, seconds=seconds))
    return count, True
