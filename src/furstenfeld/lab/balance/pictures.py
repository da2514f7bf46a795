"""The charts of the page: lengths, curves by round, cards and seats."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from furstenfeld.lab.arena import Interval
from furstenfeld.lab.balance.report import Finding
from furstenfeld.lab.balance.round_tables import BY_ROUND, shown_rounds
from furstenfeld.lab.balance.rounds import RoundStats
from furstenfeld.lab.balance.section import VariantSection
from furstenfeld.lab.report import (
    Axes,
    BarChart,
    FigurePart,
    IntervalChart,
    IntervalRow,
    Legend,
    LineChart,
    Series,
)
from furstenfeld.rules import Card
from furstenfeld.text import (
    one_line,
)

VAGUE: Final = 1.5
"""Wider intervals of wins are left out: they say nothing and would shrink all others."""

Picture = Callable[[VariantSection], Iterator[FigurePart]]


def lengths(section: VariantSection) -> Iterator[FigurePart]:
    """Yield the numbers of rounds: bars for one edition, lines for two."""
    every = [length for finding in section.findings for length in finding.lengths]
    # A line needs two points, also where all games are of one length.
    rounds = range(min(every) - 1, max(every) + 2)

    def shares(finding: Finding) -> list[tuple[int, float]]:
        return [(number, finding.lengths.get(number, 0) / finding.games) for number in rounds]

    for players in section.players:
        findings = _with(section, players)
        title = section.say("players", players=players)
        axes = Axes(title, section.say("measure-rounds"), _whole, _percent)
        if len(findings) == 1:
            yield BarChart(axes, shares(findings[0]), has_heading=True)
        else:
            yield LineChart(axes, _by_edition(findings, shares), has_heading=True)
    yield from _edition_legend(section)


def _with(section: VariantSection, players: int) -> list[Finding]:
    return [finding for finding in section.findings if finding.players == players]


def by_round(
    name: str, figure: Callable[[RoundStats], float], section: VariantSection
) -> Iterator[FigurePart]:
    """Yield a chart with a curve for each number of players, or a chart each for two editions."""

    def points(finding: Finding) -> list[tuple[int, float]]:
        return [(each.round, figure(each)) for each in shown_rounds(finding)]

    across = section.say("column-round")
    if len(section.report.editions) == 1:
        series = [
            Series(section.say("players", players=finding.players), points(finding), colour)
            for colour, finding in enumerate(section.findings)
        ]
        yield LineChart(Axes(section.say(name), across, _whole, section.numbers.tick), series)
        yield Legend(series)
        return
    for players in section.players:
        title = section.say("players", players=players)
        series = _by_edition(_with(section, players), points)
        axes = Axes(title, across, _whole, section.numbers.tick)
        yield LineChart(axes, series, has_heading=True)
    yield from _edition_legend(section)


def _by_edition(
    findings: Sequence[Finding], points: Callable[[Finding], list[tuple[int, float]]]
) -> list[Series]:
    return [
        Series(one_line(finding.edition), points(finding), colour)
        for colour, finding in enumerate(findings)
    ]


def _edition_legend(section: VariantSection) -> Iterator[FigurePart]:
    """Yield the legend of the editions, if there are two."""
    names = section.report.editions
    if len(names) > 1:
        yield Legend([Series(one_line(name), (), colour) for colour, name in enumerate(names)])


def card_wins(section: VariantSection) -> Iterator[FigurePart]:
    """Yield how often the builders of each card win, compared with the base rate."""
    numbers = section.numbers
    for colour, edition in enumerate(section.report.editions):
        rows = [
            IntervalRow(
                f"{section.speaker.card(found.card)} ({numbers.percent(found.built.value)})",
                found.wins,
                f"{numbers.plain(found.wins.value, 2)} ({numbers.range(found.wins)})",
                colour,
            )
            for found in section.cards_of(edition)
            if found.wins is not None and found.wins.high - found.wins.low < VAGUE
        ]
        if rows:
            has_heading = len(section.report.editions) > 1
            yield IntervalChart(one_line(edition), rows, numbers.tick, 1, has_heading)


def card_differences(section: VariantSection) -> Iterator[FigurePart]:
    """Yield how much more often each card is built with the second edition."""
    compared, numbers = section.comparison, section.numbers
    rows = [
        IntervalRow(
            section.speaker.card(Card(found.name)),
            (apart := _times_100(found.difference)),
            f"{numbers.signed(apart.value)} ({numbers.range(apart, 1)})",
            colour=0,
        )
        for found in (compared.cards if compared else ())
    ]
    yield IntervalChart(section.say("compared-cards"), rows, numbers.tick, even=0)


def _times_100(share: Interval) -> Interval:
    return Interval(100 * share.value, 100 * share.low, 100 * share.high)


def seats(section: VariantSection) -> Iterator[FigurePart]:
    """Yield the win share of each place in the first order, compared with a fair share."""
    for finding in section.findings:
        if finding.seats is None:
            continue
        title = " · ".join(
            (section.say("players", players=finding.players), *section.which(finding.edition))
        )
        colour = section.report.editions.index(finding.edition)
        rows = [
            IntervalRow(
                section.say("place", place=place), share, _share_text(section, share), colour
            )
            for place, share in enumerate(finding.seats.shares, start=1)
        ]
        yield IntervalChart(title, rows, _percent, even=1 / finding.players, has_heading=True)


def _share_text(section: VariantSection, share: Interval) -> str:
    bounds = section.numbers.range(_times_100(share), 0)
    return f"{section.numbers.percent(share.value)} ({bounds})"


def _whole(tick: float) -> str:
    return f"{tick:.0f}"


def _percent(tick: float) -> str:
    return f"{100 * tick:.0f} %"


PICTURES: Final[Mapping[str, Picture]] = MappingProxyType(
    {
        "lengths": lengths,
        **{name: partial(by_round, name, figure) for name, figure in BY_ROUND.items()},
        "compared-cards": card_differences,
        "cards": card_wins,
        "seats": seats,
    }
)
"""The charts of a table, by its name."""
