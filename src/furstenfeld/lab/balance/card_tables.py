"""The tables of cards, and of two editions side by side."""

from collections.abc import Iterator
from typing import Final

from furstenfeld.lab.balance.cards import CardRow
from furstenfeld.lab.balance.chapter import Chapter
from furstenfeld.lab.balance.comparison import Difference
from furstenfeld.lab.balance.estimates import Strength
from furstenfeld.lab.balance.grids import NOTHING, Grid, marked, row
from furstenfeld.lab.balance.measure_tables import COARSE, SHARES
from furstenfeld.rules import Card
from furstenfeld.text import (
    one_line,
)

_COLUMNS: Final = ("built", "round", "wins", "interval", "coins-back", "per-coin")


def cards_table(chapter: Chapter, edition: str) -> Grid:
    """Return what became of each card of an edition."""
    return Grid(
        name="cards",
        title=chapter.say("cards", edition=one_line(edition)),
        note=chapter.say("cards-note"),
        columns=row(
            chapter.speaker.say("column-card"),
            chapter.speaker.say("column-cost"),
            (chapter.say(f"column-{name}") for name in _COLUMNS),
        ),
        rows=tuple(_card(chapter, each) for each in chapter.cards_of(edition)),
    )


def _card(chapter: Chapter, found: CardRow) -> tuple[str, ...]:
    numbers = chapter.numbers
    return row(
        chapter.speaker.card(found.card),
        str(found.cost),
        numbers.percent(found.built.value),
        numbers.plain(found.round),
        _wins(chapter, found.wins),
        numbers.plain(found.coins_back),
        numbers.plain(found.back_per_coin),
    )


def _wins(chapter: Chapter, wins: Strength | None) -> tuple[str, str]:
    if wins is None:
        return NOTHING, NOTHING
    value = chapter.numbers.plain(wins.value, 2)
    return value, marked(chapter.numbers.range(wins), wins.is_clear)


def differences_tables(chapter: Chapter) -> Iterator[Grid]:
    """Yield the two editions side by side: the measures by number of players, then the cards."""
    compared = chapter.comparison
    if compared is None:
        return
    last = max(compared.measures)
    for players, differences in compared.measures.items():
        yield Grid(
            name="compared",
            title=chapter.say("compared", players=players),
            note=chapter.say("compared-note") if players == last else "",
            columns=_heads(chapter, chapter.say("column-figure")),
            rows=tuple(_difference(chapter, each) for each in differences if _occurs(each)),
        )
    yield Grid(
        name="compared-cards",
        title=chapter.say("compared-cards"),
        note=chapter.say("compared-cards-note"),
        columns=_heads(chapter, chapter.speaker.say("column-card")),
        rows=tuple(_card_difference(chapter, each) for each in compared.cards),
    )


def _heads(chapter: Chapter, what: str) -> tuple[str, ...]:
    return row(
        what,
        map(one_line, chapter.report.editions),
        chapter.say("column-difference"),
    )


def _occurs(found: Difference) -> bool:
    """Return whether there is anything to compare: not an ending that never happened."""
    return found.name not in SHARES or bool(found.first or found.second)


def _difference(chapter: Chapter, found: Difference) -> tuple[str, ...]:
    label = chapter.say(f"measure-{found.name}")
    if found.name in SHARES:
        return _shares(chapter, label, found)
    numbers, digits = chapter.numbers, 1 if found.name in COARSE else 2
    apart = numbers.about(found.difference, is_signed=True)
    return row(
        label,
        numbers.plain(found.first, digits),
        numbers.plain(found.second, digits),
        marked(apart, found.difference.is_clear),
    )


def _card_difference(chapter: Chapter, found: Difference) -> tuple[str, ...]:
    return _shares(chapter, chapter.speaker.card(Card(found.name)), found)


def _shares(chapter: Chapter, label: str, found: Difference) -> tuple[str, ...]:
    numbers = chapter.numbers
    apart = numbers.about(found.difference, 1, times=100, is_signed=True)
    return row(
        label,
        numbers.percent(found.first, 1),
        numbers.percent(found.second, 1),
        marked(apart, found.difference.is_clear),
    )
