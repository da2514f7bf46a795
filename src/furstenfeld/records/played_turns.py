"""The turns of a game that was written down: where each began, what its seat saw, what it did."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from furstenfeld.records.game_record import Record, replay
from furstenfeld.rules import (
    Action,
    CardBuilt,
    CardTrashed,
    Drawing,
    Earned,
    Event,
    Opening,
    Over,
    PutUnder,
    Sold,
    State,
    Stored,
    Traded,
    View,
    apply,
    parse,
    view,
)

_DEEDS: Final = (Traded, Sold, CardBuilt, CardTrashed, PutUnder, Stored)
"""What a seat decides in a turn, beside the good of an office."""


class Turn(NamedTuple):
    """All that a seat answers in phases 3 to 5 of a round."""

    round: int
    seat: int
    before: int
    """How many actions of the game came before it."""
    view: View
    """What the seat saw when it was first asked."""
    actions: tuple[Action, ...]
    is_whole: bool
    """Whether the turn came to its end; the last one of a game file may not."""


def turns_of(record: Record) -> list[Turn]:
    """Return all turns in which there was something to decide, as they were played."""
    states = [outcome.state for outcome in replay(record)]
    return list(_turns(record, states))


def _turns(record: Record, states: list[State]) -> Iterator[Turn]:
    before = 0
    while before < len(record.moves):
        key = _turn_at(states[before])
        end = before + 1
        while end < len(record.moves) and _turn_at(states[end]) == key:
            end += 1
        if key is not None:
            number, seat = key
            actions = tuple(parse(text) for _, text in record.moves[before:end])
            is_whole = _turn_at(states[end]) != key
            yield Turn(number, seat, before, view(states[before], seat), actions, is_whole)
        before = end


def _turn_at(state: State) -> tuple[int, int] | None:
    """Return round and seat of the turn that goes on here; None between turns."""
    phase = state.phase
    if isinstance(phase, Opening | Drawing | Over):
        return None
    return state.table.round, phase.seat


def deeds(state: State, actions: Sequence[Action]) -> tuple[Event, ...]:
    """Return what a turn that begins in a position trades, sells, builds, trashes and keeps."""
    found: list[Event] = []
    for action in actions:
        outcome = apply(state, action)
        state = outcome.state
        found += filter(_is_deed, outcome.events)
    return tuple(found)


def _is_deed(event: Event) -> bool:
    has_office = isinstance(event, Earned) and event.office_good is not None
    return has_office or isinstance(event, _DEEDS)
