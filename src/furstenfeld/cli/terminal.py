"""The terminal: where data and remarks go, and the colours and marks of the table.

Each colour is as far from black as from white (4.5:1 to both), so it can be read on either.
"""

import sys
from typing import Final

from rich.console import Console
from rich.text import Text

from furstenfeld.rules import GOODS, Amounts, Good
from furstenfeld.text import Speaker

SEAT_COLOURS: Final = ("#428348", "#ca4b42", "#3a76c5", "#9161b4", "#b45f18")
"""Green, red, blue, violet, orange (R0.1)."""

SEAT_MARKS: Final = "●■◆⬢▲"
"""A shape for each seat, so that nobody needs to see colours."""

GOOD_COLOURS: Final[dict[Good, str]] = {
    Good.HOPS: "#518231",
    Good.BARLEY: "#9d6c0e",
    Good.WATER: "#307ab7",
}

COIN_COLOUR: Final = "#986e09"
NARROWEST: Final = 40


def data_console() -> Console:
    """Return the console for what was asked for: stdout."""
    console = Console(highlight=False, emoji=False, markup=False)
    return _at_least_narrow(console)


def remark_console() -> Console:
    """Return the console for everything else: stderr."""
    return _at_least_narrow(Console(stderr=True, highlight=False, emoji=False, markup=False))


def _at_least_narrow(console: Console) -> Console:
    """A window of a few columns gets long lines rather than a letter a line."""
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console


def write_data(text: str) -> None:
    """Write lines for machines to stdout, as they are."""
    sys.stdout.write(text)
    sys.stdout.flush()


def seat_style(seat: int) -> str:
    """Return the style of a seat's colour."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def seat_mark(seat: int) -> Text:
    """Return the marker of a seat."""
    return Text(SEAT_MARKS[seat % len(SEAT_MARKS)], style=seat_style(seat))


def seat_name(speaker: Speaker, seat: int, you: int | None = None) -> Text:
    """Return the mark and the name of a seat; the reader's own is called so."""
    name = speaker.player(seat)
    if seat == you:
        name = speaker.say("cli-you", player=name)
    return Text.assemble(seat_mark(seat), " ", (name, f"bold {seat_style(seat)}"))


def goods_text(speaker: Speaker, amounts: Amounts) -> Text:
    """Return amounts as `2H 1W`, without the goods of which there are none."""
    parts = [
        Text(f"{count}{speaker.letter(good)}", style=GOOD_COLOURS[good])
        for good, count in zip(GOODS, amounts, strict=True)
        if count
    ]
    return Text(" ").join(parts) if parts else Text("–", style="dim")
