"""What chances each seat of a game had, round by round, as the champion would have seen them."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from furstenfeld.records import Record, replay
from furstenfeld.rules import Stage, View, view


class Chances(msgspec.Struct, frozen=True):
    """The share of the win that seats could expect when their turns began."""

    rounds: tuple[int, ...]
    """Empty where there is nobody to judge them."""
    seats: tuple[tuple[float, ...], ...]
    """For each seat a share for each round."""


class Turn(NamedTuple):
    """Where a seat was first asked in its turn of a round, and what it saw."""

    round: int
    seat: int
    view: View


def turns_of(record: Record) -> list[Turn]:
    """Return the beginnings of all turns in which there was something to decide."""
    found: dict[tuple[int, int], Turn] = {}
    for outcome in replay(record):
        state = outcome.state
        seat, number = state.to_move, state.table.round
        if seat is None or (number, seat) in found:
            continue
        seen = view(state, seat)
        if seen.stage is Stage.TURN:
            found[number, seat] = Turn(number, seat, seen)
    return list(found.values())


def chances_of(turns: Sequence[Turn], shares: Sequence[float], players: int) -> Chances:
    """Return the chances of all seats; who had nothing to decide has those of the round before."""
    known = {(turn.round, turn.seat): share for turn, share in zip(turns, shares, strict=True)}
    rounds = range(1, max((turn.round for turn in turns), default=0) + 1)
    seats = []
    for seat in range(players):
        now, row = 1 / players, []
        for number in rounds:
            now = known.get((number, seat), now)
            row.append(round(now, 4))
        seats.append(tuple(row))
    return Chances(tuple(rounds), tuple(seats))
