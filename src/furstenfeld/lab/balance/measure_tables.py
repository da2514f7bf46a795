"""The tables of a chapter that have one figure a game: known facts, measures, seats."""

from collections.abc import Iterable, Iterator
from typing import Final

from furstenfeld.lab.balance.chapter import Chapter
from furstenfeld.lab.balance.estimates import SURE, Estimate
from furstenfeld.lab.balance.facts import KNOWN
from furstenfeld.lab.balance.grids import NOTHING, Grid, marked, row
from furstenfeld.lab.balance.measures import MEASURES
from furstenfeld.lab.balance.report import Finding
from furstenfeld.text import (
    one_line,
)

SHARES: Final = frozenset({"palace", "stalemate", "last-round"})
"""Measures that are shares of games."""

COARSE: Final = frozenset({"income", "best-income", "cards", "palace-price", "winner-coins"})
"""Measures for which one decimal says enough."""


def facts_table(chapter: Chapter) -> Grid:
    """Return what is known of the printed game beside what was found."""
    rows = (
        row(
            chapter.say(f"fact-{fact}"),
            chapter.which(edition),
            (_held(chapter, fact, finding) for finding in chapter.findings_of(edition)),
        )
        for fact in KNOWN
        for edition in chapter.report.editions
    )
    return Grid(
        name="facts",
        title=chapter.say("facts"),
        note=chapter.say("facts-note"),
        columns=row(chapter.heads("fact"), _players(chapter)),
        rows=tuple(rows),
        labels=len(chapter.heads("fact")),
    )


def _held(chapter: Chapter, name: str, finding: Finding) -> str:
    """Return what was found, and whether it agrees where something is known."""
    found = chapter.numbers.plain(finding.measures[KNOWN[name].measure].value, 2)
    agrees = next((fact.agrees for fact in finding.facts if fact.fact == name), None)
    return f"{found} {'' if agrees is None else '✓' if agrees else '✗'}".strip()


def _players(chapter: Chapter) -> Iterator[str]:
    for players in chapter.players:
        yield chapter.say("players", players=players)


def figures_table(chapter: Chapter, edition: str) -> Grid:
    """Return every measure with its interval, for each number of players."""
    findings = chapter.findings_of(edition)
    return Grid(
        name="figures",
        title=chapter.say("figures", edition=one_line(edition)),
        note=chapter.say("figures-note"),
        columns=row(chapter.say("column-figure"), _players(chapter)),
        rows=(
            row(chapter.say("games"), (str(finding.games) for finding in findings)),
            *(
                row(
                    chapter.say(f"measure-{name}"),
                    (_measured(chapter, name, finding.measures.get(name)) for finding in findings),
                )
                for name in MEASURES
                if _occurs(name, (finding.measures.get(name) for finding in findings))
            ),
        ),
    )


def _occurs(name: str, found: Iterable[Estimate | None]) -> bool:
    """Return whether a row has anything to say: an ending that never happened has not."""
    return name not in SHARES or any(each is not None and each.value for each in found)


def _measured(chapter: Chapter, name: str, found: Estimate | None) -> str:
    """Return a measure with its interval, in its own unit."""
    if found is None:
        return NOTHING
    if name in SHARES:
        return chapter.numbers.percent(found.value, 1)
    return chapter.numbers.about(found, 1 if name in COARSE else 2)


def seats_table(chapter: Chapter) -> Grid:
    """Return the win share of each place in the first order, and the test that all are equal."""
    places = range(max(chapter.players))
    columns = row(
        chapter.say("column-fair"),
        (chapter.say("place", place=place + 1) for place in places),
        chapter.say("column-p"),
    )

    def cells(finding: Finding) -> tuple[str, ...]:
        return row(
            chapter.numbers.plain(100 / finding.players, 0),
            (_place(chapter, finding, place) for place in places),
            _test(chapter, finding),
        )

    return chapter.by_players("seats", columns, cells)


def _place(chapter: Chapter, finding: Finding, place: int) -> str:
    if finding.seats is None or place >= finding.players:
        return ""
    return chapter.numbers.about(finding.seats.shares[place], 0, times=100)


def _test(chapter: Chapter, finding: Finding) -> str:
    if finding.seats is None:
        return NOTHING
    p = finding.seats.p
    shown = f"<{chapter.numbers.plain(0.001, 3)}" if p < 0.001 else chapter.numbers.plain(p, 3)
    return marked(shown, p < 1 - SURE)
