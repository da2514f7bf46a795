"""Tables of texts, in any language, which the terminal and the page both show."""

from collections.abc import Iterable
from math import isfinite
from typing import Final, NamedTuple

from furstenfeld.lab.arena import Interval
from furstenfeld.lab.numerals import decimal
from furstenfeld.text import Speaker

CLEAR: Final = "◆"
"""Marks significant numbers."""

NOTHING: Final = "–"


class Grid(NamedTuple):
    """A table of texts, with a title and a note on how to read it."""

    name: str
    """Its name, by which its pictures are found."""
    title: str
    note: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    labels: int = 1
    """The number of columns that are labels; all others are numbers."""


class NumberFormat:
    """Numbers as a language writes them."""

    def __init__(self, speaker: Speaker) -> None:
        """Write numbers in this speaker's language."""
        self._speaker = speaker

    def plain(self, number: float | None, digits: int = 1) -> str:
        """Return a number, or a dash if there is none."""
        if number is None or not isfinite(number):
            return NOTHING
        return decimal(self._speaker, number, digits).replace("-", "\N{MINUS SIGN}")

    def signed(self, number: float, digits: int = 1) -> str:
        """Return a difference with its sign, unless it is 0."""
        return ("+" if round(number, digits) > 0 else "") + self.plain(number, digits)

    def tick(self, number: float) -> str:
        """Return the number of an axis, with as many decimals as needed."""
        digits = len(f"{number:g}".partition(".")[2])
        return self.plain(number, digits)

    def percent(self, share: float | None, digits: int = 0) -> str:
        """Return a share as a percentage."""
        return NOTHING if share is None else f"{self.plain(100 * share, digits)} %"

    def range(self, interval: Interval, digits: int = 2) -> str:
        """Return the bounds of an interval."""
        sign = "–" if interval.low >= 0 else " … "
        return f"{self.plain(interval.low, digits)}{sign}{self.plain(interval.high, digits)}"

    def about(
        self, interval: Interval, digits: int = 2, *, times: int = 1, is_signed: bool = False
    ) -> str:
        """Return a value with half the width of its interval, both multiplied by `times`."""
        value = (self.signed if is_signed else self.plain)(times * interval.value, digits)
        margin = times * (interval.high - interval.low) / 2
        return f"{value} ±{self.plain(margin, digits)}" if isfinite(margin) else value


def marked(text: str, is_clear: bool) -> str:
    """Return the text with the mark, or with a space of the same width."""
    gap = "\N{NO-BREAK SPACE}"
    return f"{text}{gap}{CLEAR if is_clear else gap}"


def row(*cells: str | Iterable[str]) -> tuple[str, ...]:
    """Return a row from cells and lists of cells."""
    return tuple(text for cell in cells for text in ((cell,) if isinstance(cell, str) else cell))
