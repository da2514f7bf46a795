"""The review of a turn in a finished game: the turn, a better one, and what both were worth."""

from typing import TYPE_CHECKING

import msgspec

from furstenfeld.records import PlayedTurn, Record, deeds, turns_of
from furstenfeld.server.core.positions import SeenEvent, open_event
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.replayed_game import positions

if TYPE_CHECKING:
    from furstenfeld.bots.champion import SecondLook


class LookedAt(msgspec.Struct, frozen=True):
    """The champion's review of a turn, based on what its player could know."""

    round: int
    seat: int
    before: int
    """The number of actions before the turn."""
    played: float
    """The win share that the player could expect of the turn."""
    best: float
    """The win share of the best turn found; the same if none was clearly better."""
    done: tuple[SeenEvent, ...]
    """What the player sold, built and put under the deck."""
    better: tuple[SeenEvent, ...] | None
    """The same for the better turn; None if none was found."""


def turn_at(record: Record, before: int) -> PlayedTurn:
    """Return the complete turn that began after this many actions."""
    for turn in turns_of(record):
        if turn.before == before and turn.is_whole:
            return turn
    raise RefusalError(Reason.NO_TURN, number=before)


def reviewed(record: Record, turn: PlayedTurn, review: "SecondLook") -> LookedAt:
    """Return the review of a turn with the events of both turns."""
    [start] = positions(record, turn.before)
    return LookedAt(
        round=turn.round,
        seat=turn.seat,
        before=turn.before,
        played=round(review.played, 4),
        best=round(review.best, 4),
        done=tuple(map(open_event, deeds(start, turn.actions))),
        better=tuple(map(open_event, deeds(start, review.better))) if review.better else None,
    )
