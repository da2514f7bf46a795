"""The tables of the page: plain ones, and heat maps, which are tables with coloured cells."""

from collections.abc import Sequence
from typing import NamedTuple
from xml.etree.ElementTree import Element

from furstenfeld.lab.arena.page.markup import Node, tag

STRONGEST = 60
"""How much of its colour the strongest cell has, in per cent: text stays readable on it."""


class Cell(NamedTuple):
    """A number with the warmth of its cell, from -1 (cold) over 0 to 1 (warm)."""

    text: str
    warmth: float = 0.0
    hint: str = ""


def plain_table(heads: Sequence[Node], rows: Sequence[Sequence[Node]], caption: str) -> Element:
    """Return a table whose first column names its rows."""
    head = tag("thead", tag("tr", *(tag("th", name, scope="col") for name in heads)))
    body = tag("tbody", *(_row(row[0], [tag("td", cell) for cell in row[1:]]) for row in rows))
    return _scrolling(tag("table", tag("caption", caption), head, body))


def heat_map(
    heads: Sequence[Node], rows: Sequence[tuple[Node, Sequence[Cell]]], caption: str
) -> Element:
    """Return a table whose cells are coloured by their warmth."""
    head = tag("thead", tag("tr", *(tag("th", name, scope="col") for name in heads)))
    body = tag("tbody", *(_row(name, [_heat(cell) for cell in cells]) for name, cells in rows))
    return _scrolling(tag("table", tag("caption", caption), head, body, class_="heat"))


def _row(name: Node, cells: Sequence[Element]) -> Element:
    return tag("tr", tag("th", name, scope="row"), *cells)


def _heat(cell: Cell) -> Element:
    strength = min(1.0, abs(cell.warmth)) * STRONGEST
    kind = "warm" if cell.warmth > 0 else "cold"
    found = tag("td", cell.text, class_=kind, style=f"--heat:{strength:.0f}%")
    if cell.hint:
        found.set("title", cell.hint)
    return found


def _scrolling(table: Element) -> Element:
    """Return a frame in which a wide table can be moved, by keys too."""
    return tag("div", table, class_="wide", tabindex="0")
