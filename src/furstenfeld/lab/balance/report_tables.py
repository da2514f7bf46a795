"""All tables of a report in the order in which they are read."""

from collections.abc import Iterator

from furstenfeld.lab.balance.card_tables import cards_table, differences_tables
from furstenfeld.lab.balance.chapter import Chapter
from furstenfeld.lab.balance.grids import Grid
from furstenfeld.lab.balance.measure_tables import facts_table, figures_table, seats_table
from furstenfeld.lab.balance.report import Report
from furstenfeld.lab.balance.round_tables import lengths_table, parts_table, rounds_tables
from furstenfeld.text import (
    Speaker,
    one_line,
)


def title_of(speaker: Speaker, report: Report) -> str:
    """Return what a report is about."""
    names = [one_line(name) for name in report.editions]
    if len(names) == 1:
        return speaker.say("balance-title", edition=names[0])
    return speaker.say("balance-title-two", first=names[0], second=names[1])


def about_of(speaker: Speaker, report: Report) -> str:
    """Return how the games came about, and how to read the figures."""
    games = max((finding.games for finding in report.findings), default=0)
    return speaker.say("balance-about", bot=report.bot, games=games, seed=one_line(report.seed))


def chapters(speaker: Speaker, report: Report) -> tuple[Chapter, ...]:
    """Return a chapter for each variant that was played."""
    variants = dict.fromkeys(finding.variant for finding in report.findings)
    return tuple(Chapter(speaker, report, variant) for variant in variants)


def tables(chapter: Chapter) -> Iterator[Grid]:
    """Yield the tables of a chapter."""
    yield facts_table(chapter)
    if chapter.comparison is None:
        yield from (figures_table(chapter, edition) for edition in chapter.report.editions)
    yield from differences_tables(chapter)
    yield lengths_table(chapter)
    yield from rounds_tables(chapter)
    yield parts_table(chapter)
    yield from (cards_table(chapter, edition) for edition in chapter.report.editions)
    yield seats_table(chapter)
