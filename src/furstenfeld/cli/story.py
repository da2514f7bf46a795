"""Events as coloured lines: rounds, turns, and what each seat does."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from furstenfeld.display.marks import GOOD_COLOURS, goods_text, seat_mark, seat_name, seat_style
from furstenfeld.rules import (
    GOODS,
    DrewUnseen,
    Ended,
    Event,
    Harvested,
    PricesRose,
    RoundBegan,
    TurnBegan,
)
from furstenfeld.text import Speaker


def retelling(
    speaker: Speaker,
    events: Iterable[Event],
    you: int | None = None,
    *,
    from_setup: bool = False,
) -> Group:
    """Return the lines of these events; redact them first."""
    heading: list[RenderableType] = [Text(), _rule(speaker.say("cli-setup"))]
    return Group(*(heading if from_setup else ()), *_lines(speaker, events, you))


def _lines(speaker: Speaker, events: Iterable[Event], you: int | None) -> Iterator[RenderableType]:
    """Yield the lines; outside a turn each begins with the mark of its seat."""
    in_turn: int | None = None
    for (_, seat), same in groupby(events, key=_kind):
        group = list(same)
        match group[0]:
            case RoundBegan() as began:
                in_turn = None
                yield from _round(speaker, began)
            case TurnBegan() as began:
                in_turn = began.seat
                yield from (Text(), seat_name(speaker, began.seat, you))
            case PricesRose():
                in_turn = None
                yield from (Text(), *_sentences(speaker, group, None))
            case Ended() as ended:
                yield from (Text(), Text(speaker.event(ended), style="bold"))
            case Harvested() | DrewUnseen():
                yield _by_all(speaker, group)
            case _:
                yield from _sentences(speaker, group, None if seat == in_turn else seat)


def _kind(event: Event) -> tuple[type[Event], int | None]:
    """Return a key for events that share a line."""
    is_alike = isinstance(event, Harvested | DrewUnseen)
    return type(event), None if is_alike else getattr(event, "seat", None)


def _by_all(speaker: Speaker, group: list[Event]) -> RenderableType:
    """Return one line with the harvests, or the numbers of drawn cards, of all seats."""
    parts = []
    for event in group:
        if isinstance(event, Harvested):
            parts.append(seat_mark(event.seat) + Text(" ") + goods_text(speaker, event.goods))
        elif isinstance(event, DrewUnseen):
            parts.append(seat_mark(event.seat) + Text(f" {event.count}"))
    phase = "phase-2" if isinstance(group[0], Harvested) else "phase-1"
    name = Text(f"{speaker.say(phase)}:   ")
    return _hanging(Text("  "), name + Text("   ").join(parts))


def _round(speaker: Speaker, event: RoundBegan) -> Iterator[RenderableType]:
    """Yield the heading of a round, with the player order."""
    yield Text()
    yield _rule(speaker.say("heading-round", round=event.round))
    order = Text(" → ", style="dim").join(seat_name(speaker, seat) for seat in event.order)
    yield Padding(order, (0, 0, 0, 2))


def _rule(title: str) -> Rule:
    return Rule(Text(title, style="bold"), style="dim")


def _sentences(
    speaker: Speaker, events: Iterable[Event], marked: int | None
) -> Iterator[RenderableType]:
    """Yield the sentences with a hanging indent, and with the mark of a seat if one is given."""
    for sentence in speaker.story(events):
        line = told(speaker, sentence)
        mark = Text("  ") if marked is None else seat_mark(marked) + Text(" ")
        yield _hanging(mark, line)


def _hanging(mark: Text, line: Text) -> RenderableType:
    """Return a line with a hanging indent after its mark."""
    grid = Table.grid(padding=0)
    grid.add_column(width=2, no_wrap=True)
    grid.add_column()
    grid.add_row(mark, line)
    return grid


def told(speaker: Speaker, sentence: str) -> Text:
    """Return a sentence with the names of players and goods in their colours."""
    text = Text(sentence)
    for good in GOODS:
        _colour(text, speaker.good(good), GOOD_COLOURS[good])
    # The longest last, so that "Steward 2" does not get the colour of "Steward".
    for seat, name in sorted(enumerate(speaker.players), key=lambda each: len(each[1])):
        _colour(text, name, f"bold {seat_style(seat)}")
    return text


def _colour(text: Text, word: str, style: str) -> None:
    """Colour a whole word wherever it occurs."""
    if word:
        text.highlight_regex(rf"(?<!\w){re.escape(word)}(?!\w)", style)
