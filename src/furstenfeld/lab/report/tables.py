"""The tables of a page: plain ones, and heat maps, which are tables with coloured cells."""

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

import msgspec

STRONGEST: Final = 60
"""The strongest colour of a cell, in per cent: text stays readable on it."""


class PlainTable(msgspec.Struct, frozen=True):
    """A table whose first column names its rows."""

    macro: ClassVar[str] = "plain_table"

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    caption: str


class HeatCell(NamedTuple):
    """A number with the warmth of its cell, from -1 (cold) over 0 to 1 (warm)."""

    text: str
    warmth: float = 0.0
    hint: str = ""

    @property
    def strength(self) -> int:
        """How strong the colour is, in per cent."""
        return round(min(1.0, abs(self.warmth)) * STRONGEST)


class HeatMap(msgspec.Struct, frozen=True):
    """A table whose cells are coloured by their warmth."""

    macro: ClassVar[str] = "heat_map"

    heads: Sequence[str]
    rows: Sequence[tuple[str, Sequence[HeatCell]]]
    caption: str
