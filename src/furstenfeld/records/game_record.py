"""A game written down (section 11): deal, players and actions, from which all else follows."""

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
    """Palace parts of each seat."""
    winners: tuple[int, ...]


class Record(msgspec.Struct, frozen=True):
    """All that a game file holds; `result` is what the file claims."""

    deal: Deal
    players: tuple[str, ...]
    moves: tuple[Move, ...]
    result: Result | None = None
    about: Mapping[str, Any] = NO_NOTES
    """Dates, bots, proofs of a fair deal: ignored by replay."""


def check_names(deal: Deal, players: Sequence[str]) -> None:
    """Raise `DealError` unless there is one name for each seat."""
    if len(players) != len(deal.decks):
        raise DealError("deal-names", "R11.1", players=len(deal.decks), found=len(players))


def result_of(state: State) -> Result | None:
    """Return the result of a finished game, None for one that goes on."""
    if state.winners is None:
        return None
    return Result(
        rounds=state.table.round,
        coins=tuple(seat.coins for seat in state.table.seats),
        palaces=tuple(estate_of(seat.plots).parts for seat in state.table.seats),
        winners=state.winners,
    )


def replay(record: Record, source: str = "game") -> Iterator[Outcome]:
    """Yield the beginning and then the outcome of each action, and check the claimed result.

    `source` names the record in errors.
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
    """Refuse a result that the actions do not lead to (R11.1, R11.3)."""
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
    """Return where the record ends, every action and the result checked."""
    *_, last = replay(record, source)
    return last.state
