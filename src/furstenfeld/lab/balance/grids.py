"""Tables as plain texts, in any language: the terminal and the page show the same ones."""

from collections.abc import Iterable
from math import isfinite
from typing import Final, NamedTuple

from furstenfeld.lab.arena import Interval
from furstenfeld.lab.arena.numerals import decimal
from furstenfeld.text import Speaker

CLEAR: Final = "◆"
"""Marks what chance alone hardly does."""

NOTHING: Final = "–"


class Grid(NamedTuple):
    """A table of texts, with a title and a sentence or two about how to read it."""

    name: str
    """What it is about, for those who draw a picture of it."""
    title: str
    note: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    labels: int = 1
    """How many of the first columns are words; all others are numbers."""


class NumberFormat:
    """Numbers as a language writes them."""

    def __init__(self, speaker: Speaker) -> None:
        """Take the language."""
        self._speaker = speaker

    def plain(self, number: float | None, digits: int = 1) -> str:
        """Return a number, or a dash where there is none."""
        if number is None or not isfinite(number):
            return NOTHING
        return decimal(self._speaker, number, digits).replace("-", "\N{MINUS SIGN}")

    def signed(self, number: float, digits: int = 1) -> str:
        """Return a difference with its sign, unless it is nothing."""
        return ("+" if round(number, digits) > 0 else "") + self.plain(number, digits)

    def tick(self, number: float) -> str:
        """Return a round number beside an axis, with as many decimals as it has."""
        digits = len(f"{number:g}".partition(".")[2])
        return self.plain(number, digits)

    def percent(self, share: float | None, digits: int = 0) -> str:
        """Return a share in percent."""
        return NOTHING if share is None else f"{self.plain(100 * share, digits)} %"

    def range(self, interval: Interval, digits: int = 2) -> str:
        """Return the bounds of an interval."""
        sign = "–" if interval.low >= 0 else " … "
        return f"{self.plain(interval.low, digits)}{sign}{self.plain(interval.high, digits)}"

    def about(
        self, interval: Interval, digits: int = 2, *, times: int = 1, is_signed: bool = False
    ) -> str:
        """Return a value with half the width of its interval, both so many times as large."""
        value = (self.signed if is_signed else self.plain)(times * interval.value, digits)
        margin = times * (interval.high - interval.low) / 2
        return f"{value} ±{self.plain(margin, digits)}" if isfinite(margin) else value


def marked(text: str, is_clear: bool) -> str:
    """Return the text with the mark, or with as much room that nobody strips away."""
    gap = "\N{NO-BREAK SPACE}"
    return f"{text}{gap}{CLEAR if is_clear else gap}"


def row(*cells: str | Iterable[str]) -> tuple[str, ...]:
    """Return one row of cells and lists of cells."""
    return tuple(text for cell in cells for text in ((cell,) if isinstance(cell, str) else cell))
