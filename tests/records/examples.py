"""A small finished game as the plain data of its file, to be bent by tests."""

from typing import Any

import msgspec

from furstenfeld.records import Record, deal, encode_game, result_of
from furstenfeld.rules import Deal, State, Variant, apply, legal, setup

NAMES = ("Ada", "Bo", "Cleo", "Dora", "Emil")


def played(dealt: Deal, actions: int | None = None) -> tuple[list[tuple[int, str]], State]:
    """Play by always taking the middle option, to the end or for so many actions."""
    state = setup(dealt).state
    moves: list[tuple[int, str]] = []
    while (seat := state.to_move) is not None and len(moves) != actions:
        action = legal(state)[len(legal(state)) // 2]
        moves.append((seat, str(action)))
        state = apply(state, action).state
    return moves, state


def example(
    players: int = 2, variant: Variant = Variant.BASE, actions: int | None = None
) -> Record:
    """A game, whole or cut after so many actions."""
    dealt = deal("example", players, variant)
    moves, state = played(dealt, actions)
    return Record(dealt, NAMES[:players], tuple(moves), result_of(state))


def data_of(record: Record) -> dict[str, Any]:
    """The JSON of a record as plain data."""
    data: dict[str, Any] = msgspec.json.decode(encode_game(record))
    return data


def file_of(data: dict[str, Any]) -> bytes:
    """Plain data as a file."""
    return msgspec.json.encode(data)
