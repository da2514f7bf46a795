"""All tables of a report in reading order."""

from collections.abc import Iterator

from furstenfeld.lab.balance.card_tables import cards_table, differences_tables
from furstenfeld.lab.balance.grids import Grid
from furstenfeld.lab.balance.measure_tables import facts_table, figures_table, seats_table
from furstenfeld.lab.balance.report import BalanceReport
from furstenfeld.lab.balance.round_tables import lengths_table, parts_table, rounds_tables
from furstenfeld.lab.balance.section import VariantSection
from furstenfeld.text import (
    Speaker,
    one_line,
)


def title_of(speaker: Speaker, report: BalanceReport) -> str:
    """Return the title of a report."""
    names = [one_line(name) for name in report.editions]
    if len(names) == 1:
        return speaker.say("balance-title", edition=names[0])
    return speaker.say("balance-title-two", first=names[0], second=names[1])


def about_of(speaker: Speaker, report: BalanceReport) -> str:
    """Return how the games were played, and how to read the numbers."""
    games = max((finding.games for finding in report.findings), default=0)
    return speaker.say("balance-about", bot=report.bot, games=games, seed=one_line(report.seed))


def sections(speaker: Speaker, report: BalanceReport) -> tuple[VariantSection, ...]:
    """Return a section for each variant that was played."""
    variants = dict.fromkeys(finding.variant for finding in report.findings)
    return tuple(VariantSection(speaker, report, variant) for variant in variants)


def tables(section: VariantSection) -> Iterator[Grid]:
    """Yield the tables of a section."""
    yield facts_table(section)
    if section.comparison is None:
        yield from (figures_table(section, edition) for edition in section.report.editions)
    yield from differences_tables(section)
    yield lengths_table(section)
    yield from rounds_tables(section)
    yield parts_table(section)
    yield from (cards_table(section, edition) for edition in section.report.editions)
    yield seats_table(section)
