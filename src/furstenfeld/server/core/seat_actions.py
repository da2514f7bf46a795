"""During the game: previewing, pledging and submitting turns; handing a seat over; resigning."""

from enum import StrEnum
from itertools import takewhile
from typing import Final

import msgspec
from msgspec.structs import replace

from furstenfeld.rules import Event, Turn
from furstenfeld.server.core.clock import after_answer, after_return, before_absence, with_due
from furstenfeld.server.core.options import Undo
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.simultaneous import position_to_answer
from furstenfeld.server.core.table import (
    QueuedTurn,
    SeatedPlayer,
    Status,
    Table,
    TableGame,
    player_at,
    running,
    with_player,
)
from furstenfeld.server.core.turns import Actions, loose_plan, plan


class EntryKind(StrEnum):
    """The kinds of log entries."""

    TURN = "turn"
    TAKEBACK = "takeback"


BY_BOT: Final = "bot-"
"""The prefix of the ids of turns that a bot played."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of the log, which is append-only."""

    number: int
    """The number of the entry, starting at 1."""
    kind: EntryKind
    seat: int
    client: str
    """The id that the client gave its turn, by which a repeated request is recognised."""
    actions: tuple[str, ...] = ()
    to: int | None = None
    """For a takeback: the entry to return to; 0 is the start of the game."""
    event_count: int
    """The number of events on the current branch after this entry."""
    at: int


class Committed(msgspec.Struct, frozen=True):
    """A table after a commit, with the new log entry and the new events."""

    table: Table
    entry: Entry
    events: tuple[Event, ...]


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn to preview."""

    number: int
    """How many turns the seat has submitted."""
    actions: Actions
    seat: int | None = None
    """The seat, at a hot seat table; by default the person's own."""
    is_loose: bool = False
    """Whether illegal and superfluous actions are left out instead of refused."""


class Pledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The actions of a turn that its player will not undo."""

    number: int
    """How many turns the seat has submitted."""
    actions: Actions
    """All actions so far, including those pledged before."""
    seat: int | None = None
    """The seat, at a hot seat table; by default the person's own."""


def draft(table: Table, seat: int, wish: Draft) -> Turn:
    """Return the turn that these actions make, starting with the pledged ones."""
    game = running(table)
    player = _next_player(table, seat, wish.number)
    start = position_to_answer(table, seat) or game.state
    if wish.is_loose:
        return loose_plan(start, seat, _after_pledge(player, wish.actions))
    _check_pledge(player, wish.actions)
    return plan(start, seat, wish.actions)


def _after_pledge(player: SeatedPlayer, wishes: Actions) -> Actions:
    """Return the pledged actions followed by the wishes, without repeating a common beginning."""
    known = takewhile(lambda pair: pair[0] == pair[1], zip(player.pledged, wishes, strict=False))
    return (*player.pledged, *wishes[len(tuple(known)) :])


def pledge(table: Table, seat: int, wish: Pledge) -> tuple[Table, Turn]:
    """Return the table with pledged actions, and the turn so far."""
    game = running(table)
    if table.options.undo is not Undo.NEVER:
        raise RefusalError(Reason.MAY_UNDO)
    player = _next_player(table, seat, wish.number)
    _check_pledge(player, wish.actions)
    made = plan(position_to_answer(table, seat) or game.state, seat, wish.actions)
    return with_player(table, seat, replace(player, pledged=made.texts)), made


def commit(
    table: Table, seat: int, *, number: int, client: str, texts: tuple[str, ...], now: int
) -> Committed:
    """Return the table after a complete turn; `number` counts the seat's turns before it."""
    running(table)
    return _applied(_counted(table, seat, number, texts), seat, client, texts, now)


def queue_turn(
    table: Table, seat: int, *, number: int, client: str, texts: tuple[str, ...]
) -> Table:
    """Return the table with a complete turn queued until its seat is to move (R10.5)."""
    running(table)
    counted = _counted(table, seat, number, texts)
    start = position_to_answer(table, seat)
    if start is None:
        raise RefusalError(Reason.NOT_YOUR_TURN)
    _check_complete(plan(start, seat, texts))
    return with_player(
        table, seat, replace(player_at(counted, seat), queued=QueuedTurn(client, texts))
    )


def play_queued(table: Table, now: int) -> Committed | None:
    """Return the table after the queued turn of the seat to move, or None if there is none."""
    seat = table.game.state.to_move if table.game else None
    queued = None if seat is None else player_at(table, seat).queued
    if seat is None or queued is None:
        return None
    return _applied(table, seat, queued.client, queued.actions, now)


def _counted(table: Table, seat: int, number: int, texts: tuple[str, ...]) -> Table:
    """Return the table with one more turn counted for a seat, if it may submit these actions."""
    player = _next_player(table, seat, number)
    if player.bot is None:  # pledges bind people, not the bots that stand in
        _check_pledge(player, texts)
    return with_player(table, seat, replace(player, commits=player.commits + 1, pledged=()))


def _applied(table: Table, seat: int, client: str, texts: tuple[str, ...], now: int) -> Committed:
    game = running(table)
    made = plan(game.state, seat, texts)
    _check_complete(made)
    event_count = game.event_count + len(made.events)
    entry = Entry(
        number=game.commits + 1,
        kind=EntryKind.TURN,
        seat=seat,
        client=client,
        actions=texts,
        event_count=event_count,
        at=now,
    )
    spent = max(0, now - game.turn_began)
    player = after_answer(player_at(table, seat), table.options.pace, spent)
    player = replace(player, queued=None)
    moved = replace(
        game, state=made.end, commits=entry.number, event_count=event_count, turn_began=now
    )
    after = with_player(replace(table, game=moved, takeback=None), seat, player)
    return Committed(with_due(_over(after, moved), now), entry, made.events)


def _check_complete(made: Turn) -> None:
    if not made.is_complete:
        raise RefusalError(Reason.UNFINISHED)


def _over(table: Table, game: TableGame) -> Table:
    return table if game.state.to_move is not None else replace(table, status=Status.OVER)


def _next_player(table: Table, seat: int, number: int) -> SeatedPlayer:
    """Return the player on a seat; refuse a number that is not the next one of the seat."""
    player = player_at(table, seat)
    if number != player.commits:
        raise RefusalError(Reason.STALE, number=number, expected=player.commits)
    return player


def _check_pledge(player: SeatedPlayer, texts: tuple[str, ...]) -> None:
    if texts[: len(player.pledged)] != player.pledged:
        raise RefusalError(Reason.UNDONE, pledged=len(player.pledged))


def hand_over(table: Table, seat: int, *, bot: str | None, now: int) -> Table:
    """Return the table with a bot standing in for a player, until the player returns."""
    running(table)
    _check_present(table, seat)
    player = before_absence(table, seat, now)
    player = replace(player, bot=bot or table.options.stand_in)
    return with_due(with_player(table, seat, player), now)


def come_back(table: Table, seat: int, *, now: int) -> Table:
    """Return the table with the player back on the seat; a current turn starts anew."""
    game = running(table)
    _check_present(table, seat)
    if player_at(table, seat).bot is None:
        return table
    player = after_return(player_at(table, seat), table.options.pace)
    back = with_player(table, seat, replace(player, bot=None))
    if game.state.to_move == seat:
        back = replace(back, game=replace(game, turn_began=now))
    return with_due(back, now)


def resign(table: Table, seat: int, *, now: int) -> Table:
    """Return the table after a player left for good; a bot plays the seat to the end."""
    gone = hand_over(table, seat, bot=None, now=now)
    return with_player(gone, seat, replace(player_at(gone, seat), is_resigned=True))


def _check_present(table: Table, seat: int) -> None:
    if player_at(table, seat).is_resigned:
        raise RefusalError(Reason.RESIGNED)
