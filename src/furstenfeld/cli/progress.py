"""The progress bar of commands that play many games: how many, for how long, how long still."""

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from furstenfeld.cli.terminal import remark_console
from furstenfeld.text import Speaker


def progress_bar(speaker: Speaker) -> Progress:
    """Return a progress bar on stderr, which is gone when it is full; none without a terminal."""
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
