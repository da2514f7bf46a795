"""The record of a game (section 11): deal, players and actions; all else follows from these."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from furstenfeld.records.errors import FileError, RecordError
from furstenfeld.rules import (
    ActionError,
    Deal,
    DealError,
    Outcome,
    State,
    apply,
    estate_of,
    parse,
    setup,
    wrong_seat,
)

Move = tuple[int, str]
"""A seat and the text of its action."""

NO_NOTES: Mapping[str, Any] = MappingProxyType({})


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a finished game ended (R11.1)."""

    rounds: int
    coins: tuple[int, ...]
    palaces: tuple[int, ...]
    """The number of palace parts of each seat."""
    winners: tuple[int, ...]


class Record(msgspec.Struct, frozen=True):
    """The content of a game file; `result` is what the file claims."""

    deal: Deal
    players: tuple[str, ...]
    moves: tuple[Move, ...]
    result: Result | None = None
    about: Mapping[str, Any] = NO_NOTES
    """Dates, bots, proofs of a fair deal: ignored by replay."""


def check_names(deal: Deal, players: Sequence[str]) -> None:
    """Raise `DealError` unless there is one name for each seat.

    >>> from furstenfeld.records import deal
    >>> check_names(deal(seed=1, players=2), ["Ada", "Bo"])
    """
    if len(players) != len(deal.decks):
        raise DealError("deal-names", "R11.1", players=len(deal.decks), found=len(players))


def result_of(state: State) -> Result | None:
    """Return the result of a finished game, or None while the game continues.

    >>> from furstenfeld.records import deal
    >>> result_of(setup(deal(seed=1, players=2)).state) is None
    True
    """
    if state.winners is None:
        return None
    return Result(
        rounds=state.table.round,
        coins=tuple(seat.coins for seat in state.table.seats),
        palaces=tuple(estate_of(seat.plots).parts for seat in state.table.seats),
        winners=state.winners,
    )


def replay(record: Record, source: str = "game") -> Iterator[Outcome]:
    """Yield the set-up and then the outcome of each action, and check the claimed result.

    `source` is the name of the record in errors.

    >>> from furstenfeld.records import deal
    >>> moves = ((2, "brewery 2"), (2, "sell 1 hops"))
    >>> len(list(replay(Record(deal(seed=2026, players=3), ("Ada", "Bo", "Cleo"), moves))))
    3
    """
    outcome = setup(record.deal)
    yield outcome
    for number, (seat, text) in enumerate(record.moves, start=1):
        outcome = _step(outcome.state, seat, text, source, number)
        yield outcome
    _check_result(record, outcome.state, source)


def _step(state: State, seat: int, text: str, source: str, number: int) -> Outcome:
    try:
        action = parse(text)
        if seat != state.to_move:
            raise wrong_seat(state, seat, action)
        return apply(state, action)
    except ActionError as error:
        raise FileError(source, error, number) from error


def _check_result(record: Record, state: State, source: str) -> None:
    """Raise `FileError` if the actions do not lead to the claimed result (R11.1, R11.3)."""
    claimed, true = record.result, result_of(state)
    if claimed is None or claimed == true:
        return
    if true is None:
        raise FileError(source, RecordError("result-early", "R11.3"), len(record.moves))
    for key in Result.__struct_fields__:
        found, expected = (_plain(getattr(result, key)) for result in (claimed, true))
        if found != expected:
            cause = RecordError("result-false", "R11.1", key=key, found=found, expected=expected)
            raise FileError(source, cause, len(record.moves))


def _plain(value: int | tuple[int, ...]) -> str:
    return str(value) if isinstance(value, int) else str(list(value))


def final_state(record: Record, source: str = "game") -> State:
    """Return the last position of a record, after checking all actions and the result.

    >>> from furstenfeld.records import deal
    >>> final_state(Record(deal(seed=2026, players=3), ("Ada", "Bo", "Cleo"), ())).to_move
    2
    """
    *_, last = replay(record, source)
    return last.state
