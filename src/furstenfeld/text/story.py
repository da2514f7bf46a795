"""Many events in few sentences: repeated events of one seat share a sentence."""

from collections.abc import Iterable
from functools import reduce
from itertools import groupby

from furstenfeld.rules import (
    Event,
    Lost,
    PutUnder,
    PutUnderUnseen,
    add_goods,
)
from furstenfeld.text.events import put_under, put_under_unseen, tell
from furstenfeld.text.words import Words


def retell(words: Words, events: Iterable[Event]) -> tuple[str, ...]:
    """Return these events as sentences; similar events in a row share one."""
    told: list[str] = []
    for _, group in groupby(events, key=_kind):
        told.extend(_sentences(words, list(group)))
    return tuple(told)


def _kind(event: Event) -> tuple[type[Event], int | None]:
    return type(event), getattr(event, "seat", None)


def _sentences(words: Words, group: list[Event]) -> list[str]:
    """Return the sentences of events of one kind by one seat."""
    match group[0]:
        case PutUnder():
            return [put_under(words, [event for event in group if isinstance(event, PutUnder)])]
        case PutUnderUnseen(seat):
            return [put_under_unseen(words, seat, len(group))]
        case Lost(seat):
            goods = reduce(add_goods, (event.goods for event in group if isinstance(event, Lost)))
            return [tell(words, Lost(seat, goods))]
        case _:
            return [tell(words, event) for event in group]
