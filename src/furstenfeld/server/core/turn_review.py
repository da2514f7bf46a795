"""A turn of a game that is over beside a better one: what each did, and what it was worth."""

from typing import TYPE_CHECKING

import msgspec

from furstenfeld.records import PlayedTurn, Record, deeds, turns_of
from furstenfeld.server.core.positions import Heard, openly
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.services import history

if TYPE_CHECKING:
    from furstenfeld.bots.champion import SecondLook


class LookedAt(msgspec.Struct, frozen=True):
    """What the champion says of a turn, from what its seat could know."""

    round: int
    seat: int
    before: int
    """How many actions of the game came before the turn."""
    played: float
    """The share of the win that the seat could expect of its turn."""
    best: float
    """And of the best turn that was found for it; the same where none was surely better."""
    done: tuple[Heard, ...]
    """What the seat sold, built and put under its deck."""
    better: tuple[Heard, ...] | None
    """What it should have done instead; None where there is nothing to say."""


def turn_at(record: Record, before: int) -> PlayedTurn:
    """Return the whole turn that began after so many actions."""
    for turn in turns_of(record):
        if turn.before == before and turn.is_whole:
            return turn
    raise RefusalError(Reason.NO_TURN, number=before)


def looked_at(record: Record, turn: PlayedTurn, said: "SecondLook") -> LookedAt:
    """Return what was said of a turn, with what happened in it and what should have."""
    [start] = history.positions(record, turn.before, 0)
    return LookedAt(
        round=turn.round,
        seat=turn.seat,
        before=turn.before,
        played=round(said.played, 4),
        best=round(said.best, 4),
        done=tuple(map(openly, deeds(start, turn.actions))),
        better=tuple(map(openly, deeds(start, said.better))) if said.better else None,
    )
