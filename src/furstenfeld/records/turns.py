"""The turns of a game that was written down: where each began, what its seat saw, what it did."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from furstenfeld.records.record import Record, replay
from furstenfeld.rules import Action, Event, State, View, parse, play, view
from furstenfeld.rules.events import CardBuilt, CardTrashed, Sold, Traded
from furstenfeld.rules.state import Drawing, Opening, Over

_DEEDS: Final = (Traded, Sold, CardBuilt, CardTrashed)
"""What a turn is about; which cards go under the deck makes no other turn of it."""


class Turn(NamedTuple):
    """All that a seat answers in phases 3 and 4 of a round."""

    round: int
    seat: int
    before: int
    """How many actions of the game came before it."""
    view: View
    """What the seat saw when it was first asked."""
    actions: tuple[Action, ...]


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
            yield Turn(number, seat, before, view(states[before], seat), actions)
        before = end


def _turn_at(state: State) -> tuple[int, int] | None:
    """Return round and seat of the turn that goes on here; None between turns."""
    phase = state.phase
    if isinstance(phase, Opening | Drawing | Over):
        return None
    return state.table.round, phase.seat


def deeds(state: State, actions: Sequence[Action]) -> tuple[Event, ...]:
    """Return what a turn that begins in a position trades, sells, builds and trashes."""
    found: list[Event] = []
    for action in actions:
        outcome = play(state, action)
        state = outcome.state
        found += [event for event in outcome.events if isinstance(event, _DEEDS)]
    return tuple(found)
