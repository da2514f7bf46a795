"""A position as plain text, without colours: for `print`, notebooks and files."""

from collections.abc import Iterator
from io import StringIO
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from furstenfeld.display.standings import standings
from furstenfeld.display.table import table
from furstenfeld.rules import Over, State, view
from furstenfeld.text import Speaker

WIDTH: Final = 80


def table_text(speaker: Speaker, state: State, seat: int | None, width: int = WIDTH) -> str:
    """Return the table as this seat, or a spectator (None), sees it.

    The last line says who is asked what. After the end there are the standings instead.

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup
    >>> speaker = Speaker("en", ["Ada", "Bo", "Cleo"])
    >>> table_text(speaker, setup(deal(seed=2026, players=3)).state, seat=0).splitlines()[-1]
    'Waiting for Cleo.'
    """
    console = Console(file=StringIO(), width=width, color_system=None, highlight=False)
    with console.capture() as captured:
        for part in _parts(speaker, state, seat, width):
            console.print(part)
    return "\n".join(line.rstrip() for line in captured.get().strip("\n").splitlines())


def _parts(
    speaker: Speaker, state: State, seat: int | None, width: int
) -> Iterator[RenderableType]:
    yield table(speaker, view(state, seat), width)
    if isinstance(state.phase, Over):
        yield standings(speaker, state, seat)
    else:
        yield Text()
        yield Text(question(speaker, state, seat))


def question(speaker: Speaker, state: State, seat: int | None) -> str:
    """Return who is asked what, in one sentence; others only learn who is asked (R2.5)."""
    phase = state.phase
    if isinstance(phase, Over):
        return speaker.ending(phase.ending, phase.winners)
    player = speaker.player(phase.seat)
    if phase.seat != seat:
        return speaker.say("waiting", player=player)
    return f"{player}: {speaker.question(phase)}"
