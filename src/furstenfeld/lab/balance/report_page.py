"""The report of the balance lab as one HTML page."""

from itertools import groupby
from typing import Final

import msgspec

from furstenfeld.lab.balance.grids import Grid
from furstenfeld.lab.balance.pictures import PICTURES
from furstenfeld.lab.balance.report import BalanceReport
from furstenfeld.lab.balance.report_tables import about_of, sections, tables, title_of
from furstenfeld.lab.balance.section import VariantSection
from furstenfeld.lab.report import FigurePart, PlainTable, render
from furstenfeld.text import Speaker

UNFOLDED: Final = frozenset({"cards", "compared-cards"})
"""Tables that stand beside their pictures, because they say more."""


class BalanceFigure(msgspec.Struct, frozen=True):
    """Tables with their pictures, if there are any."""

    id: str
    title: str
    caption: str
    pictures: tuple[FigurePart, ...]
    tables: tuple[PlainTable, ...]
    is_folded: bool
    """Whether the tables are hidden until the reader opens them."""

    @property
    def is_wide(self) -> bool:
        """Whether the figure has the whole width of the page."""
        return not self.is_folded or len(self.pictures) > 2


def page_of(speaker: Speaker, report: BalanceReport) -> str:
    """Return the page of a report, in the speaker's language."""
    return render(
        "balance.html.j2",
        speaker,
        title=title_of(speaker, report),
        lead=about_of(speaker, report),
        details=speaker.say("balance-details"),
        sections=[
            {"id": section.variant, "title": section.title, "figures": _figures(section)}
            for section in sections(speaker, report)
        ],
    )


def _figures(section: VariantSection) -> list[BalanceFigure]:
    """Return the figures of one variant; tables of one name share a figure."""
    grids = groupby(tables(section), key=lambda grid: grid.name)
    return [_figure(section, name, list(same)) for name, same in grids]


def _figure(section: VariantSection, name: str, grids: list[Grid]) -> BalanceFigure:
    pictures = tuple(PICTURES[name](section)) if name in PICTURES else ()
    return BalanceFigure(
        id=f"{section.variant}-{name}",
        title=grids[0].title if len(grids) == 1 else section.say(f"{name}-all"),
        caption=grids[-1].note,
        pictures=pictures,
        tables=tuple(map(_table, grids)),
        is_folded=bool(pictures) and name not in UNFOLDED,
    )


def _table(grid: Grid) -> PlainTable:
    rows = [_joined(grid, cells) for cells in grid.rows]
    return PlainTable(_joined(grid, grid.columns), rows, grid.title)


def _joined(grid: Grid, cells: tuple[str, ...]) -> list[str]:
    """Return the cells of a row with all its labels in the first one."""
    return [" · ".join(cells[: grid.labels]), *cells[grid.labels :]]
