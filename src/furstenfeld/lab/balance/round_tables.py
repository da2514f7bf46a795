"""The tables by round: lengths of games, numbers that change, and palaces."""

from collections.abc import Callable, Iterator, Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import Final

from furstenfeld.lab.balance.grids import NOTHING, Grid, row
from furstenfeld.lab.balance.report import Finding
from furstenfeld.lab.balance.rounds import RoundStats
from furstenfeld.lab.balance.section import VariantSection
from furstenfeld.rules import GOODS

REACHED: Final = 0.1
"""Rounds that a smaller share of the games reach are not shown: they are not typical."""

BY_ROUND: Final[Mapping[str, Callable[[RoundStats], float]]] = MappingProxyType(
    {
        "rounds-income": attrgetter("income"),
        "rounds-hops": lambda found: found.prices[0],
        "rounds-barley": lambda found: found.prices[1],
        "rounds-water": lambda found: found.prices[2],
        "rounds-palace-price": attrgetter("palace_price"),
        "rounds-parts": attrgetter("parts"),
    }
)
"""The numbers that change from round to round."""

FINE: Final = frozenset({*(f"rounds-{good}" for good in GOODS), "rounds-parts"})
"""Small numbers, with two decimals."""

WIDEST: Final = 11
"""The most columns of rounds; of more rounds, only every second or third is shown."""

WIDEST_SPANS: Final = 8
"""The most columns if each stands for several rounds, and so has a long head."""


def lengths_table(section: VariantSection) -> Grid:
    """Return the share of games for each number of rounds."""
    lengths = [length for finding in section.findings for length in finding.lengths]
    bins = _bins(range(min(lengths), max(lengths) + 1), WIDEST_SPANS)

    def cells(finding: Finding) -> tuple[str, ...]:
        return row(
            (_share_of(section, finding, each) for each in bins),
            section.numbers.plain(finding.measures["rounds"].spread, 2),
        )

    return section.by_players("lengths", (*map(_span, bins), section.say("column-spread")), cells)


def _bins(numbers: range, most: int) -> tuple[range, ...]:
    """Return the numbers one by one, or in `most` groups if there are many."""
    size = 1 if len(numbers) <= WIDEST else -(-len(numbers) // most)
    return tuple(numbers[start : start + size] for start in range(0, len(numbers), size))


def _span(numbers: range) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def _share_of(section: VariantSection, finding: Finding, lengths: range) -> str:
    count = sum(finding.lengths.get(length, 0) for length in lengths)
    return section.numbers.percent(count / finding.games) if count else NOTHING


def rounds_tables(section: VariantSection) -> Iterator[Grid]:
    """Yield a table for each number that changes from round to round."""
    for name, figure in BY_ROUND.items():
        yield _rounds_table(section, name, figure, digits=2 if name in FINE else 1)


def _rounds_table(
    section: VariantSection, name: str, figure: Callable[[RoundStats], float], digits: int
) -> Grid:
    last = max(len(shown_rounds(finding)) for finding in section.findings)
    numbers = [each[0] for each in _bins(range(1, last + 1), WIDEST)]

    def cells(finding: Finding) -> Iterator[str]:
        shown = [section.numbers.plain(figure(each), digits) for each in shown_rounds(finding)]
        return (shown[number - 1] if number <= len(shown) else NOTHING for number in numbers)

    return section.by_players(name, map(str, numbers), cells)


def shown_rounds(finding: Finding) -> tuple[RoundStats, ...]:
    """Return the rounds that enough games reached."""
    return tuple(each for each in finding.rounds if each.games >= REACHED * finding.games)


def parts_table(section: VariantSection) -> Grid:
    """Return when seats build their first palace part, their second, and so on."""
    numbers = section.numbers
    parts = (section.say("part", part=part.part) for part in section.findings[0].parts)

    def cells(finding: Finding) -> tuple[str, ...]:
        return row(
            (numbers.plain(part.round) for part in finding.parts),
            numbers.percent(finding.parts[-1].built),
        )

    return section.by_players("parts", (*parts, section.say("column-complete")), cells)
