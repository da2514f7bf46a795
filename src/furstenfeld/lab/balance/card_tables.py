"""The tables of cards, and of two editions side by side."""

from collections.abc import Iterator
from typing import Final

from furstenfeld.lab.balance.cards import CardRow
from furstenfeld.lab.balance.comparison import Difference
from furstenfeld.lab.balance.estimates import WinRatio
from furstenfeld.lab.balance.grids import NOTHING, Grid, marked, row
from furstenfeld.lab.balance.measure_tables import COARSE, SHARES
from furstenfeld.lab.balance.section import VariantSection
from furstenfeld.rules import Card
from furstenfeld.text import (
    one_line,
)

_COLUMNS: Final = ("built", "round", "wins", "interval", "coins-back", "per-coin")


def cards_table(section: VariantSection, edition: str) -> Grid:
    """Return the results of each card of an edition."""
    return Grid(
        name="cards",
        title=section.say("cards", edition=one_line(edition)),
        note=section.say("cards-note"),
        columns=row(
            section.speaker.say("column-card"),
            section.speaker.say("column-cost"),
            (section.say(f"column-{name}") for name in _COLUMNS),
        ),
        rows=tuple(_card(section, each) for each in section.cards_of(edition)),
    )


def _card(section: VariantSection, found: CardRow) -> tuple[str, ...]:
    numbers = section.numbers
    return row(
        section.speaker.card(found.card),
        str(found.cost),
        numbers.percent(found.built.value),
        numbers.plain(found.round),
        _wins(section, found.wins),
        numbers.plain(found.coins_back),
        numbers.plain(found.back_per_coin),
    )


def _wins(section: VariantSection, wins: WinRatio | None) -> tuple[str, str]:
    if wins is None:
        return NOTHING, NOTHING
    value = section.numbers.plain(wins.value, 2)
    return value, marked(section.numbers.range(wins), wins.is_clear)


def differences_tables(section: VariantSection) -> Iterator[Grid]:
    """Yield the comparison of two editions: measures by number of players, then cards."""
    compared = section.comparison
    if compared is None:
        return
    last = max(compared.measures)
    for players, differences in compared.measures.items():
        yield Grid(
            name="compared",
            title=section.say("compared", players=players),
            note=section.say("compared-note") if players == last else "",
            columns=_heads(section, section.say("column-figure")),
            rows=tuple(_difference(section, each) for each in differences if _occurs(each)),
        )
    yield Grid(
        name="compared-cards",
        title=section.say("compared-cards"),
        note=section.say("compared-cards-note"),
        columns=_heads(section, section.speaker.say("column-card")),
        rows=tuple(_card_difference(section, each) for each in compared.cards),
    )


def _heads(section: VariantSection, what: str) -> tuple[str, ...]:
    return row(
        what,
        map(one_line, section.report.editions),
        section.say("column-difference"),
    )


def _occurs(found: Difference) -> bool:
    """Return whether a row is shown; endings that never happened are not."""
    return found.name not in SHARES or bool(found.first or found.second)


def _difference(section: VariantSection, found: Difference) -> tuple[str, ...]:
    label = section.say(f"measure-{found.name}")
    if found.name in SHARES:
        return _shares(section, label, found)
    numbers, digits = section.numbers, 1 if found.name in COARSE else 2
    apart = numbers.about(found.difference, is_signed=True)
    return row(
        label,
        numbers.plain(found.first, digits),
        numbers.plain(found.second, digits),
        marked(apart, found.difference.is_clear),
    )


def _card_difference(section: VariantSection, found: Difference) -> tuple[str, ...]:
    return _shares(section, section.speaker.card(Card(found.name)), found)


def _shares(section: VariantSection, label: str, found: Difference) -> tuple[str, ...]:
    numbers = section.numbers
    apart = numbers.about(found.difference, 1, times=100, is_signed=True)
    return row(
        label,
        numbers.percent(found.first, 1),
        numbers.percent(found.second, 1),
        marked(apart, found.difference.is_clear),
    )
