"""`furstenfeld bot`: list the bots, or run one as a program for other programs."""

import sys
from collections.abc import Iterable, Iterator
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from furstenfeld.bots import BOTS, CHARACTERS, LEVELS, bot
from furstenfeld.bots.program_messages import WireError
from furstenfeld.bots.program_server import speak
from furstenfeld.cli.errors import CommandError, refusals
from furstenfeld.cli.options import Language, speaker_of
from furstenfeld.cli.terminal import data_console
from furstenfeld.text import Speaker

Name = Annotated[
    str | None,
    typer.Argument(
        metavar="[BOT]", help="Who answers, as written for --bots. Without it, the list of bots."
    ),
]


def bot_command(name: Name = None, lang: Language = "en") -> None:
    """List the bots, or let one play in another program by lines on stdin and stdout.

    The lines are JSON (docs/library/bot-protocol.md). The same lines make any program of yours a
    bot here: `furstenfeld play --bots "program:COMMAND"`.
    """
    speaker = speaker_of(lang)
    with refusals(speaker):
        if name is None:
            data_console().print(Group(*_lists(speaker)))
        else:
            _answer(speaker, name)


def _answer(speaker: Speaker, name: str) -> None:
    try:
        for line in speak(bot(name), name, sys.stdin.buffer):
            sys.stdout.buffer.write(line)
            sys.stdout.buffer.flush()
    except WireError as error:
        raise CommandError(speaker.say("cli-error-bot-failed", reason=str(error))) from error


def _lists(speaker: Speaker) -> Iterator[RenderableType]:
    """Yield all bots under three headings: levels, characters, others."""
    levels = [level.name for level in LEVELS]
    plans = [name for name in CHARACTERS if name not in levels]
    others = [name for name in BOTS if name not in levels and name not in plans]
    for heading, names in (("levels", levels), ("characters", plans), ("others", others)):
        yield Text(speaker.say(f"cli-bots-{heading}"), style="bold")
        yield _table(speaker, names)
        yield Text()


def _table(speaker: Speaker, names: Iterable[str]) -> Table:
    """Return a line for each bot: name, title, description and usage."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(no_wrap=True, min_width=9)
    grid.add_column(no_wrap=True, min_width=12, style="dim")
    grid.add_column()
    for name in names:
        about = Text(speaker.say_form(f"bot-{name}", "about"))
        if name in BOTS and BOTS[name].usage != name:
            about.append(f"\n{BOTS[name].usage}", style="dim")
        grid.add_row(name, speaker.say(f"bot-{name}"), about)
    return grid
