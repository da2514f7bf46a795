"""The report of an arena as tables in the terminal."""

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from furstenfeld.lab.arena import ContestReport, Interval
from furstenfeld.lab.arena.sentences import field_line, headline, length_lines, verdicts
from furstenfeld.lab.numerals import decimal, percent, percents, points, rating_bounds
from furstenfeld.text import (
    Speaker,
    one_line,
)


def tables(speaker: Speaker, report: ContestReport) -> Group:
    """Return the tables: the settings, the bots by strength, the seats and the lengths."""
    return Group(
        Text(headline(speaker, report), style="bold"),
        Text(field_line(speaker, report)),
        Text(),
        *(Text(line) for line in verdicts(speaker, report)),
        *([Text()] if report.matches else []),
        _bots(speaker, report),
        Text(),
        _shares(speaker, speaker.say("column-seat"), report.seats, first=0),
        Text(),
        _shares(speaker, speaker.say("arena-order"), report.order, first=1),
        Text(),
        *(Text(line) for line in length_lines(speaker, report)),
    )


def _grid(left: str, *right: str) -> Table:
    """Return an empty table with one column of names and others of numbers."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(left, overflow="fold")
    for name in right:
        grid.add_column(name, justify="right", no_wrap=True)
    return grid


def _bots(speaker: Speaker, report: ContestReport) -> Table:
    """Return a row for each bot, the best rating first."""
    interval = speaker.say("arena-interval")
    heads = ("column-bot", "arena-rating", "arena-shares", "arena-place")
    bot, rating, share, place = map(speaker.say, heads)
    grid = _grid(bot, rating, interval, share, interval, place)
    for result in report.bots:
        grid.add_row(
            one_line(result.bot),
            points(speaker, result.rating.value),
            rating_bounds(speaker, result.rating),
            percent(speaker, result.share.value),
            percents(speaker, result.share),
            decimal(speaker, result.place),
        )
    return grid


def _shares(speaker: Speaker, name: str, shares: Sequence[Interval], *, first: int) -> Table:
    """Return a row for each seat, or each place in the first player order."""
    grid = _grid(name, speaker.say("arena-shares"), speaker.say("arena-interval"))
    for number, share in enumerate(shares, start=first):
        grid.add_row(str(number), percent(speaker, share.value), percents(speaker, share))
    return grid
