"""The positions and events of a recorded game."""

from itertools import islice

from furstenfeld.records import Record, replay
from furstenfeld.rules import Event, State
from furstenfeld.server.core.refusals import Reason, RefusalError


def positions(record: Record, actions: int, following: int = 0) -> list[State]:
    """Return the position after this many actions, and up to `following` later ones."""
    if not 0 <= actions <= len(record.moves):
        raise RefusalError(Reason.NO_ACTION, number=actions, last=len(record.moves))
    outcomes = islice(replay(record), actions, actions + following + 1)
    return [outcome.state for outcome in outcomes]


def events_by_action(record: Record) -> list[tuple[Event, ...]]:
    """Return the events of the set-up, followed by those of each action."""
    return [outcome.events for outcome in replay(record)]
