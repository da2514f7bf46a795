"""A table as a value: its options, its seats and, once it has started, its game."""

from enum import StrEnum
from typing import Final

import msgspec

from furstenfeld.rules import Deal, State
from furstenfeld.server.core.options import Options
from furstenfeld.server.core.refusals import Reason, RefusalError

NOBODY: Final = "–"
"""The name of a seat whose person left for good."""


class Colour(StrEnum):
    """The colours of R0.1."""

    GREEN = "green"
    RED = "red"
    BLUE = "blue"
    VIOLET = "violet"
    ORANGE = "orange"


class Status(StrEnum):
    """How far a table has come."""

    OPEN = "open"
    """People may sit down."""
    RUNNING = "running"
    OVER = "over"
    """The game was played to its end."""
    ENDED = "ended"
    """It ended before: closed, late, or everybody gone."""
    STUDY = "study"
    """A game file that somebody brought along, to look at."""


class Sealed(msgspec.Struct, frozen=True):
    """A turn that was submitted and waits for those before it."""

    client: str
    """The name that the client gave to it."""
    actions: tuple[str, ...]


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of the table and who has it."""

    name: str
    colour: Colour
    person: str | None = None
    bot: str | None = None
    """The bot that plays; beside a person it stands in for them."""
    contribution: str = ""
    """What its player threw into the seed."""
    meets_again: bool = False
    """Whether its player was seated here for having played at another table."""
    is_resigned: bool = False
    commits: int = 0
    """How many turns it has submitted that still stand or stood: its own commit number."""
    bank: int = 0
    """Milliseconds left on its clock, as of the moment it was last asked."""
    pledged: tuple[str, ...] = ()
    """How its next turn begins for good, at a table without undo."""
    sealed: Sealed | None = None
    """Its answer to a question that it is asked before its turn (R10.5)."""


class Takeback(msgspec.Struct, frozen=True):
    """A seat asks to take back what it did since this commit; who has agreed so far."""

    seat: int
    to: int
    """The number of the commit after which the game would stand again."""
    agreed: tuple[int, ...] = ()


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game in progress, or at its end."""

    deal: Deal
    state: State
    commits: int = 0
    """How many entries the log has."""
    heard: int = 0
    """How many events have happened on the present line."""
    line: int = 0
    """How often something was taken back."""
    turn_began: int
    """When the seat to move was asked."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """One table."""

    id: str
    number: int = 0
    """Counts every change; only between processes, never told to a seat."""
    status: Status = Status.OPEN
    owner: str
    options: Options
    chairs: tuple[Chair | None, ...]
    secret: str
    """The server's part of the seed; nobody sees it before the end."""
    invitation: str
    game: Game | None = None
    takeback: Takeback | None = None
    rematch: str | None = None
    """The table at which the same people meet again."""
    due: int | None = None
    """When somebody has to look after the table: a clock runs out, or a bot is to move."""
    created: int


def chair_at(table: Table, seat: int) -> Chair:
    """Return the chair of a seat that somebody has."""
    chair = table.chairs[seat] if 0 <= seat < len(table.chairs) else None
    if chair is None:
        raise RefusalError(Reason.NO_SEAT, seat=seat)
    return chair


def seats_of(table: Table, person: str) -> tuple[int, ...]:
    """Return the seats that a person still has: one, or several at a hot seat table."""
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair is not None and chair.person == person and not chair.is_resigned
    )


def has_sat(table: Table, person: str) -> bool:
    """Return whether a person has a seat at a table, or had one and resigned."""
    return any(chair is not None and chair.person == person for chair in table.chairs)


def seat_of(table: Table, person: str, wanted: int | None = None) -> int | None:
    """Return the seat of a person who still has one: the one wanted, to move, or the first."""
    own = seats_of(table, person)
    to_move = table.game.state.to_move if table.game else None
    if wanted is None:
        wanted = to_move if to_move in own else next(iter(own), None)
    return wanted if wanted in own else None


def own_seat(table: Table, person: str, wanted: int | None = None) -> int:
    """Return the seat of a person, or refuse one who sits elsewhere."""
    seat = seat_of(table, person, wanted)
    if seat is None:
        raise RefusalError(Reason.NOT_YOUR_SEAT)
    return seat


def with_chair(table: Table, seat: int, chair: Chair | None) -> Table:
    """Return the table with one chair changed."""
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    return msgspec.structs.replace(table, chairs=chairs)


def running(table: Table) -> Game:
    """Return the game of a table that is being played, or refuse another."""
    if table.status is not Status.RUNNING or table.game is None:
        raise RefusalError(Reason.NOT_RUNNING, status=table.status)
    return table.game


def is_played_by_bot(table: Table, seat: int) -> bool:
    """Return whether a bot answers for this seat."""
    chair = table.chairs[seat]
    return chair is not None and chair.bot is not None


def people_at(table: Table) -> tuple[int, ...]:
    """Return the seats whose people play themselves."""
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair is not None and chair.person is not None and chair.bot is None
    )
