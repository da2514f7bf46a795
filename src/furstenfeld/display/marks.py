"""The colours and signs of seats and goods.

Each colour has a contrast of at least 4.5:1 to black and to white, so it is readable on both.
"""

from typing import Final

from rich.text import Text

from furstenfeld.rules import GOODS, Amounts, Good
from furstenfeld.text import Speaker

SEAT_COLOURS: Final = ("#428348", "#ca4b42", "#3a76c5", "#9161b4", "#b45f18")
"""Green, red, blue, violet, orange (R0.1)."""

SEAT_MARKS: Final = "●■◆⬢▲"
"""A shape for each seat, for readers who cannot tell the colours apart."""

GOOD_COLOURS: Final[dict[Good, str]] = {
    Good.HOPS: "#518231",
    Good.BARLEY: "#9d6c0e",
    Good.WATER: "#307ab7",
}

COIN_COLOUR: Final = "#986e09"


def seat_style(seat: int) -> str:
    """Return the style of a seat's colour."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def seat_mark(seat: int) -> Text:
    """Return the marker of a seat."""
    return Text(SEAT_MARKS[seat % len(SEAT_MARKS)], style=seat_style(seat))


def seat_name(speaker: Speaker, seat: int, you: int | None = None) -> Text:
    """Return the mark and the name of a seat; the viewer's own seat is marked as `you`."""
    name = speaker.player(seat)
    if seat == you:
        name = speaker.say("cli-you", player=name)
    return Text.assemble(seat_mark(seat), " ", (name, f"bold {seat_style(seat)}"))


def goods_text(speaker: Speaker, amounts: Amounts) -> Text:
    """Return amounts as `2H 1W`, without zeros."""
    parts = [
        Text(f"{count}{speaker.letter(good)}", style=GOOD_COLOURS[good])
        for good, count in zip(GOODS, amounts, strict=True)
        if count
    ]
    return Text(" ").join(parts) if parts else Text("–", style="dim")
