"""A table: its options, its players and, once it has started, its game."""

from enum import StrEnum
from typing import Final

import msgspec
from msgspec.structs import replace

from furstenfeld.rules import Deal, State
from furstenfeld.server.core.options import Options
from furstenfeld.server.core.refusals import Reason, RefusalError

NOBODY: Final = "–"
"""The name of a seat whose player's account was deleted."""


class Colour(StrEnum):
    """The player colours (R0.1)."""

    GREEN = "green"
    RED = "red"
    BLUE = "blue"
    VIOLET = "violet"
    ORANGE = "orange"


class Status(StrEnum):
    """The stages of a table."""

    OPEN = "open"
    """Waiting for players."""
    RUNNING = "running"
    OVER = "over"
    """The game was played to the end."""
    ENDED = "ended"
    """Ended without a result: closed, abandoned or timed out."""
    STUDY = "study"
    """An uploaded game file, to replay."""


class QueuedTurn(msgspec.Struct, frozen=True):
    """A turn that was submitted early and is played when its seat is to move."""

    client: str
    """The id that the client gave it."""
    actions: tuple[str, ...]


class SeatedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """The person or bot on a seat."""

    name: str
    colour: Colour
    person: str | None = None
    bot: str | None = None
    """The bot that plays; together with a person, it stands in for them."""
    contribution: str = ""
    """The player's part of the seed."""
    meets_again: bool = False
    """Whether the player was seated here by a rematch."""
    is_resigned: bool = False
    commits: int = 0
    """How many turns this seat has submitted, including turns taken back."""
    bank: int = 0
    """Milliseconds on the clock when the current turn began."""
    pledged: tuple[str, ...] = ()
    """The actions of the next turn that can no longer be undone, at a table without undo."""
    queued: QueuedTurn | None = None
    """The answer to a question that all seats may answer at once (R10.5)."""


class Takeback(msgspec.Struct, frozen=True):
    """A request to take back a turn, and who has agreed so far."""

    seat: int
    to: int
    """The log entry to return to; 0 is the start of the game."""
    agreed: tuple[int, ...] = ()


class TableGame(msgspec.Struct, frozen=True, kw_only=True):
    """The game of a table, running or over."""

    deal: Deal
    state: State
    commits: int = 0
    """The number of log entries."""
    event_count: int = 0
    """The number of events on the current branch."""
    branch: int = 0
    """The number of takebacks so far."""
    turn_began: int
    """When the seat to move got its turn."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """One table."""

    id: str
    number: int = 0
    """Counts the changes; used between processes and never shown to players."""
    status: Status = Status.OPEN
    owner: str
    options: Options
    players: tuple[SeatedPlayer | None, ...]
    """The player on each seat, None for a free seat."""
    secret: str
    """The server's part of the seed, shown to nobody before the end."""
    invitation: str
    game: TableGame | None = None
    takeback: Takeback | None = None
    rematch: str | None = None
    """The table of the rematch, if there is one."""
    due: int | None = None
    """When the scheduler has to act: a player's time runs out, or a bot is to move."""
    created: int


def player_at(table: Table, seat: int) -> SeatedPlayer:
    """Return the player on a seat; refuse a seat that is free or does not exist."""
    player = table.players[seat] if 0 <= seat < len(table.players) else None
    if player is None:
        raise RefusalError(Reason.NO_SEAT, seat=seat)
    return player


def seats_of(table: Table, person: str) -> tuple[int, ...]:
    """Return the seats of a person who has not resigned: several only at a hot seat table."""
    return tuple(
        seat
        for seat, player in enumerate(table.players)
        if player is not None and player.person == person and not player.is_resigned
    )


def has_sat(table: Table, person: str) -> bool:
    """Return whether a person has a seat, or had one and resigned."""
    return any(player is not None and player.person == person for player in table.players)


def seat_of(table: Table, person: str, wanted: int | None = None) -> int | None:
    """Return a person's seat: the wanted one, else the one to move, else the first."""
    own = seats_of(table, person)
    to_move = table.game.state.to_move if table.game else None
    if wanted is None:
        wanted = to_move if to_move in own else next(iter(own), None)
    return wanted if wanted in own else None


def own_seat(table: Table, person: str, wanted: int | None = None) -> int:
    """Return a person's seat as `seat_of` does; refuse a person without it."""
    seat = seat_of(table, person, wanted)
    if seat is None:
        raise RefusalError(Reason.NOT_YOUR_SEAT)
    return seat


def with_player(table: Table, seat: int, player: SeatedPlayer | None) -> Table:
    """Return the table with another player on one seat."""
    players = (*table.players[:seat], player, *table.players[seat + 1 :])
    return replace(table, players=players)


def running(table: Table) -> TableGame:
    """Return the running game of a table; refuse a table without one."""
    if table.status is not Status.RUNNING or table.game is None:
        raise RefusalError(Reason.NOT_RUNNING, status=table.status)
    return table.game


def seat_to_move(table: Table) -> int | None:
    """Return the seat to move in a running game."""
    if table.status is not Status.RUNNING or table.game is None:
        return None
    return table.game.state.to_move


def bot_to_move(table: Table) -> int | None:
    """Return the seat to move if a bot plays it."""
    seat = seat_to_move(table)
    return None if seat is None or player_at(table, seat).bot is None else seat


def people_at(table: Table) -> tuple[int, ...]:
    """Return the seats that people play themselves."""
    return tuple(
        seat
        for seat, player in enumerate(table.players)
        if player is not None and player.person is not None and player.bot is None
    )
