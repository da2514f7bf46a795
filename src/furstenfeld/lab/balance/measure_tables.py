"""The tables of numbers that each game has once: known facts, measures, seats."""

from collections.abc import Iterable, Iterator
from typing import Final

from furstenfeld.lab.balance.estimates import SURE, Estimate
from furstenfeld.lab.balance.facts import KNOWN
from furstenfeld.lab.balance.grids import NOTHING, Grid, marked, row
from furstenfeld.lab.balance.measures import MEASURES
from furstenfeld.lab.balance.report import Finding
from furstenfeld.lab.balance.section import VariantSection
from furstenfeld.text import (
    one_line,
)

SHARES: Final = frozenset({"palace", "stalemate", "last-round"})
"""Measures that are shares of games."""

COARSE: Final = frozenset({"income", "best-income", "cards", "palace-price", "winner-coins"})
"""Measures with one decimal."""


def facts_table(section: VariantSection) -> Grid:
    """Return the known facts about the printed game, with the results."""
    rows = (
        row(
            section.say(f"fact-{fact}"),
            section.which(edition),
            (_held(section, fact, finding) for finding in section.findings_of(edition)),
        )
        for fact in KNOWN
        for edition in section.report.editions
    )
    return Grid(
        name="facts",
        title=section.say("facts"),
        note=section.say("facts-note"),
        columns=row(section.heads("fact"), _players(section)),
        rows=tuple(rows),
        labels=len(section.heads("fact")),
    )


def _held(section: VariantSection, name: str, finding: Finding) -> str:
    """Return a result, and whether it agrees with the known fact if there is one."""
    found = section.numbers.plain(finding.measures[KNOWN[name].measure].value, 2)
    agrees = next((fact.agrees for fact in finding.facts if fact.fact == name), None)
    return f"{found} {'' if agrees is None else '✓' if agrees else '✗'}".strip()


def _players(section: VariantSection) -> Iterator[str]:
    for players in section.players:
        yield section.say("players", players=players)


def figures_table(section: VariantSection, edition: str) -> Grid:
    """Return every measure with its interval, for each number of players."""
    findings = section.findings_of(edition)
    return Grid(
        name="figures",
        title=section.say("figures", edition=one_line(edition)),
        note=section.say("figures-note"),
        columns=row(section.say("column-figure"), _players(section)),
        rows=(
            row(section.say("games"), (str(finding.games) for finding in findings)),
            *(
                row(
                    section.say(f"measure-{name}"),
                    (_measured(section, name, finding.measures.get(name)) for finding in findings),
                )
                for name in MEASURES
                if _occurs(name, (finding.measures.get(name) for finding in findings))
            ),
        ),
    )


def _occurs(name: str, found: Iterable[Estimate | None]) -> bool:
    """Return whether a row is shown; endings that never happened are not."""
    return name not in SHARES or any(each is not None and each.value for each in found)


def _measured(section: VariantSection, name: str, found: Estimate | None) -> str:
    """Return a measure with its interval, in its own unit."""
    if found is None:
        return NOTHING
    if name in SHARES:
        return section.numbers.percent(found.value, 1)
    return section.numbers.about(found, 1 if name in COARSE else 2)


def seats_table(section: VariantSection) -> Grid:
    """Return the win share of each place in the first order, and the test for equality."""
    places = range(max(section.players))
    columns = row(
        section.say("column-fair"),
        (section.say("place", place=place + 1) for place in places),
        section.say("column-p"),
    )

    def cells(finding: Finding) -> tuple[str, ...]:
        return row(
            section.numbers.plain(100 / finding.players, 0),
            (_place(section, finding, place) for place in places),
            _test(section, finding),
        )

    return section.by_players("seats", columns, cells)


def _place(section: VariantSection, finding: Finding, place: int) -> str:
    if finding.seats is None or place >= finding.players:
        return ""
    return section.numbers.about(finding.seats.shares[place], 0, times=100)


def _test(section: VariantSection, finding: Finding) -> str:
    if finding.seats is None:
        return NOTHING
    p = finding.seats.p
    shown = f"<{section.numbers.plain(0.001, 3)}" if p < 0.001 else section.numbers.plain(p, 3)
    return marked(shown, p < 1 - SURE)
