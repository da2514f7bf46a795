"""The colours and shapes of the picture, as SVG elements."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final
from xml.etree.ElementTree import Element, SubElement

from furstenfeld.rules import Good

PALETTE: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "paper": ("#f6f0e2", "#1c1a18"),
        "panel": ("#fffbf1", "#26231f"),
        "sunk": ("#ece2cc", "#161412"),
        "ink": ("#3b2f26", "#e9dfcb"),
        "soft": ("#6b5a4a", "#b9ac96"),
        "rule": ("#cdbfa3", "#4a443b"),
        "hops": ("#4e7d2f", "#8dbb63"),
        "barley": ("#ad740a", "#e8b84b"),
        "water": ("#2b6ca3", "#6fb1e6"),
        "on-good": ("#fffbf1", "#1c1a18"),
        "coin": ("#a87708", "#ffd872"),
        "coin-face": ("#ffe9a8", "#4a3a12"),
        "coin-text": ("#4a3408", "#ffe3a0"),
        "seat-0": ("#3f7d44", "#79b57e"),
        "seat-1": ("#b23a32", "#e5857d"),
        "seat-2": ("#2f5f9e", "#7fa9de"),
        "seat-3": ("#7a4a9c", "#b78fd4"),
        "seat-4": ("#b1580f", "#eda05c"),
        "wall": ("#f6e6c2", "#8f8471"),
        "tile": ("#bd5a40", "#8a4636"),
        "window": ("#5f7380", "#ffd677"),
    }
)
"""The colours of the page, by day and by night."""

MARKERS: Final = (
    "M20 4A16 16 0 1 1 19.9 4Z",
    "M6 6H34V34H6Z",
    "M20 2L38 20L20 38L2 20Z",
    "M20 3L35.5 11.5V28.5L20 37L4.5 28.5V11.5Z",
    "M20 3L38 35H2Z",
)
"""Disc, square, diamond, hexagon and triangle, in a box of 40 by 40."""

GOOD_SHAPES: Final[Mapping[Good, str]] = MappingProxyType(
    {
        Good.HOPS: (
            "M20 2C25 6 27 9 26 12C31 12 34 15 34 19C32 21 31 22 29 23C31 27 28 30 24 30"
            "C24 34 22 37 20 39C18 37 16 34 16 30C12 30 9 27 11 23C9 22 8 21 6 19"
            "C6 15 9 12 14 12C13 9 15 6 20 2Z"
        ),
        Good.BARLEY: (
            "M20 2C15 6 15 11 20 14C25 11 25 6 20 2ZM20 22C20 16 13 12 9 13C9 19 14 22 20 22Z"
            "M20 22C20 16 27 12 31 13C31 19 26 22 20 22ZM20 32C20 26 13 22 9 23C9 29 14 32 20 32Z"
            "M20 32C20 26 27 22 31 23C31 29 26 32 20 32ZM19 31H21V40H19Z"
        ),
        Good.WATER: "M20 2C25 11 34 19 34 27A14 13 0 0 1 6 27C6 19 15 11 20 2Z",
    }
)
"""Cone, ear and drop, in a box of 40 by 40."""


def drawing(width: float, height: float, label: str) -> Element:
    """Return an empty picture with its style sheet; `label` describes it to screen readers."""
    root = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "class": "furstenfeld",
            "role": "img",
            "aria-label": label,
            "viewBox": f"0 0 {width:g} {height:g}",
            "width": f"{width:g}",
            "height": f"{height:g}",
        },
    )
    SubElement(root, "style").text = _style_sheet()
    return root


def _style_sheet() -> str:
    rules = ".furstenfeld text{font-family:Vollkorn,'Iowan Old Style',Palatino,Georgia,serif}"
    day, night = (
        "".join(
            f".furstenfeld .{name}{{fill:{colours[theme]}}}"
            f".furstenfeld .{name}-line{{stroke:{colours[theme]}}}"
            for name, colours in PALETTE.items()
        )
        for theme in (0, 1)
    )
    return f"{rules}{day}@media (prefers-color-scheme:dark){{{night}}}"


def group(parent: Element, x: float, y: float) -> Element:
    """Return a group whose origin lies at this place."""
    return SubElement(parent, "g", {"transform": f"translate({x:g} {y:g})"})


def box(
    parent: Element, x: float, y: float, width: float, height: float, paint: str, line: str = ""
) -> None:
    """Draw a rectangle in a colour of the palette, with an outline where one is given."""
    SubElement(
        parent,
        "rect",
        {
            "x": f"{x:g}",
            "y": f"{y:g}",
            "width": f"{width:g}",
            "height": f"{height:g}",
            "rx": "3",
            "class": _paint(paint, line),
        },
    )


def disc(parent: Element, x: float, y: float, radius: float, paint: str, line: str) -> None:
    """Draw a circle around this place."""
    where = {"cx": f"{x:g}", "cy": f"{y:g}", "r": f"{radius:g}"}
    SubElement(parent, "circle", {**where, "class": _paint(paint, line)})


def words(
    parent: Element,
    x: float,
    y: float,
    text: str,
    *,
    paint: str = "ink",
    size: int = 14,
    anchor: str = "start",
    is_bold: bool = False,
) -> None:
    """Write a line of text; `y` is its base line."""
    style = {"font-size": f"{size}", "text-anchor": anchor, "class": paint}
    if is_bold:
        style["font-weight"] = "700"
    SubElement(parent, "text", {"x": f"{x:g}", "y": f"{y:g}", **style}).text = text


def shape(
    parent: Element, path: str, x: float, y: float, size: float, paint: str, line: str = ""
) -> None:
    """Draw a path of a box of 40 by 40 around this place, scaled to a size."""
    where = f"translate({x - size / 2:g} {y - size / 2:g}) scale({size / 40:g})"
    SubElement(parent, "path", {"d": path, "transform": where, "class": _paint(paint, line)})


def _paint(paint: str, line: str) -> str:
    return f"{paint} {line}-line" if line else paint


def marker(parent: Element, seat: int, x: float, y: float, size: float) -> None:
    """Draw the order marker of a seat: a colour and a shape of its own."""
    place = seat % len(MARKERS)
    shape(parent, MARKERS[place], x, y, size, f"seat-{place}", "ink")


def coin(parent: Element, coins: int, x: float, y: float, radius: float = 13) -> None:
    """Draw a coin with a number."""
    disc(parent, x, y, radius, "coin-face", "coin")
    size = round(radius * 1.15)
    words(
        parent, x, y + size * 0.35, str(coins),
        paint="coin-text", size=size, anchor="middle", is_bold=True,
    )  # fmt: skip
