"""The turns of a recorded game: where each began, what its seat saw, and what it did."""

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
    PutUnder,
    Sold,
    State,
    Stored,
    Traded,
    Turn,
    View,
    is_same_turn,
    parse,
    view,
)

_DEEDS: Final = (Traded, Sold, CardBuilt, CardTrashed, PutUnder, Stored)
"""The events that show decisions; an office shows one too, if a good was chosen."""


class PlayedTurn(NamedTuple):
    """The actions of one seat in phases 3 to 5 of a round, as `turns_of` returns them.

    >>> PlayedTurn._fields
    ('round', 'seat', 'before', 'view', 'actions', 'is_whole')
    """

    round: int
    seat: int
    before: int
    """The number of actions before this turn."""
    view: View
    """What the seat saw when it was first asked."""
    actions: tuple[Action, ...]
    is_whole: bool
    """Whether the turn is finished; the last turn of a game file may not be."""


def turns_of(record: Record) -> list[PlayedTurn]:
    """Return all turns of a game in which there was something to decide.

    >>> from furstenfeld.records import deal
    >>> moves = ((2, "brewery 2"), (2, "sell 1 hops"))
    >>> [turn] = turns_of(Record(deal(seed=2026, players=3), ("Ada", "Bo", "Cleo"), moves))
    >>> turn.round, turn.seat, turn.before, turn.is_whole
    (1, 2, 0, False)
    """
    return list(_turns(record, [outcome.state for outcome in replay(record)]))


def _turns(record: Record, states: list[State]) -> Iterator[PlayedTurn]:
    before = 0
    while before < len(record.moves):
        start, end = states[before], before + 1
        while end < len(record.moves) and is_same_turn(start, states[end]):
            end += 1
        if not isinstance(start.phase, Opening | Drawing):
            seat, _ = record.moves[before]
            actions = tuple(parse(text) for _, text in record.moves[before:end])
            is_whole = not is_same_turn(start, states[end])
            yield PlayedTurn(start.table.round, seat, before, view(start, seat), actions, is_whole)
        before = end


def deeds(state: State, actions: Sequence[Action]) -> tuple[Event, ...]:
    """Return the events of a turn that show its decisions: trades, sales, builds and so on.

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup
    >>> deeds(setup(deal(seed=2026, players=3)).state, [parse("brewery 2")])
    ()
    """
    return tuple(filter(_is_deed, Turn(state).then(*actions).events))


def _is_deed(event: Event) -> bool:
    has_office = isinstance(event, Earned) and event.office_good is not None
    return has_office or isinstance(event, _DEEDS)
