"""The report as one HTML page that needs nothing else: no network, no script, no other file."""

from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import groupby
from typing import Final
from xml.etree.ElementTree import Element

from furstenfeld.lab.arena.page.html_tables import plain_table
from furstenfeld.lab.arena.page.markup import document, tag
from furstenfeld.lab.balance.grids import Grid
from furstenfeld.lab.balance.pictures import PICTURES
from furstenfeld.lab.balance.report import BalanceReport
from furstenfeld.lab.balance.report_tables import about_of, sections, tables, title_of
from furstenfeld.lab.balance.section import VariantSection
from furstenfeld.text import Speaker

UNFOLDED: Final = frozenset({"cards", "compared-cards"})
"""Tables that stand beside their pictures, since they say more."""


def page_of(speaker: Speaker, report: BalanceReport) -> str:
    """Return the page of a report, in the speaker's language."""
    title = title_of(speaker, report)
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name_="color-scheme", content="light dark"),
        tag("title", title),
        tag("style", _style("arena.page") + _style("balance")),
    )
    parts = sections(speaker, report)
    opening = tag("header", tag("h1", title), tag("p", about_of(speaker, report), class_="lead"))
    body = tag("body", opening, _contents(parts), tag("main", *map(_chapter, parts)))
    return document(tag("html", head, body, lang=speaker.language))


def _style(room: str) -> str:
    """Return a style sheet; that of the arena comes first, so that both pages look alike."""
    return files(f"furstenfeld.lab.{room}").joinpath("style.css").read_text("utf-8")


def _contents(parts: Sequence[VariantSection]) -> Element:
    """Return links to the variants."""
    links = (tag("a", part.title, href=f"#{part.variant}") for part in parts)
    return tag("nav", *links)


def _chapter(section: VariantSection) -> Element:
    """Return the figures of one variant; tables of one name share a figure."""
    grids = groupby(tables(section), key=lambda grid: grid.name)
    figures = [_figure(section, name, list(same)) for name, same in grids]
    heading = tag("h2", section.title, id=str(section.variant), class_="variant")
    return tag("section", heading, tag("div", *figures, class_="figures"))


def _figure(section: VariantSection, name: str, grids: list[Grid]) -> Element:
    """Return a table with its pictures, or tables alone, under one heading."""
    key = f"{section.variant}-{name}"
    pictures = list(PICTURES[name](section)) if name in PICTURES else []
    is_folded = bool(pictures) and name not in UNFOLDED
    inside = _folded(section, pictures, grids) if is_folded else _beside(pictures, grids)
    title = grids[0].title if len(grids) == 1 else section.say(f"{name}-all")
    return tag(
        "figure",
        tag("h3", title, id=key),
        tag("figcaption", grids[-1].note),
        *inside,
        aria_labelledby=key,
        class_="half" if is_folded and len(pictures) <= 2 else "full",
    )


def _folded(
    section: VariantSection, pictures: list[Element], grids: list[Grid]
) -> Iterator[Element]:
    """Yield the pictures, and the numbers for those who want them."""
    yield tag("div", *pictures, class_="pictures")
    yield tag("details", tag("summary", section.say("details")), *map(_table, grids))


def _beside(pictures: list[Element], grids: list[Grid]) -> Iterator[Element]:
    """Yield pictures and tables side by side; of several tables each has its title."""
    numbers = [tag("div", _table(grid), class_="numbers") for grid in grids]
    if len(grids) > 1:
        for frame, grid in zip(numbers, grids, strict=True):
            frame.insert(0, tag("h4", grid.title))
    yield tag("div", *pictures, *numbers, class_="beside")


def _table(grid: Grid) -> Element:
    """Return a table; the words of a row stand together in its first cell."""
    heads = _joined(grid, grid.columns)
    return plain_table(heads, [_joined(grid, cells) for cells in grid.rows], grid.title)


def _joined(grid: Grid, cells: tuple[str, ...]) -> list[str]:
    return [" · ".join(cells[: grid.labels]), *cells[grid.labels :]]
