"""During the game: planning a turn, pledging it, committing it, handing a seat over, resigning."""

from enum import StrEnum
from itertools import takewhile
from typing import Final

import msgspec
from msgspec.structs import replace

from furstenfeld.rules import Event, Turn
from furstenfeld.server.core.clock import after_absence, after_answer, away, with_due
from furstenfeld.server.core.options import Undo
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.simultaneous import question
from furstenfeld.server.core.table import (
    Chair,
    Game,
    Sealed,
    Status,
    Table,
    chair_at,
    running,
    with_chair,
)
from furstenfeld.server.core.turns import Actions, loose_plan, plan


class Kind(StrEnum):
    """What an entry of the log is."""

    TURN = "turn"
    TAKEBACK = "takeback"


BY_BOT: Final = "bot-"
"""How the names begin that bots' turns have in place of a client's."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the log, which only ever grows."""

    number: int
    """Counts the entries of a table from 1."""
    kind: Kind
    seat: int
    client: str
    """The name that the client gave to its turn, so that a second sending is known."""
    actions: tuple[str, ...] = ()
    to: int | None = None
    """For a takeback: the entry after which the game stands again."""
    heard: int
    """How many events there are on the line after this entry."""
    at: int


class Committed(msgspec.Struct, frozen=True):
    """A table after a commit, the entry for its log, and what happened."""

    table: Table
    entry: Entry
    events: tuple[Event, ...]


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plan to try."""

    number: int
    """How many turns the seat has submitted."""
    actions: Actions
    seat: int | None = None
    """For whom, at a hot seat table; otherwise the own seat."""
    is_loose: bool = False
    """Whether answers that are not asked for, or not legal, are left out instead of refused."""


class Pledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The beginning of a turn that its player will not undo."""

    number: int
    """How many turns the seat has submitted."""
    actions: Actions
    """All answers so far, those that were pledged before among them."""
    seat: int | None = None
    """For whom, at a hot seat table; otherwise the own seat."""


def draft(table: Table, seat: int, wish: Draft) -> Turn:
    """Return what a plan would lead to; it begins with what was pledged."""
    game = running(table)
    chair = _asked(table, seat, wish.number)
    start = question(table, seat) or game.state
    if wish.is_loose:
        return loose_plan(start, seat, _after_pledge(chair, wish.actions))
    _check_pledge(chair, wish.actions)
    return plan(start, seat, wish.actions)


def _after_pledge(chair: Chair, wishes: Actions) -> Actions:
    """Return wishes with what was pledged before them, where they do not begin with it."""
    known = takewhile(lambda pair: pair[0] == pair[1], zip(chair.pledged, wishes, strict=False))
    return (*chair.pledged, *wishes[len(tuple(known)) :])


def pledge(table: Table, seat: int, wish: Pledge) -> tuple[Table, Turn]:
    """Return the table with the beginning of a turn that is final, and what it leads to."""
    game = running(table)
    if table.options.undo is not Undo.NEVER:
        raise RefusalError(Reason.MAY_UNDO)
    chair = _asked(table, seat, wish.number)
    _check_pledge(chair, wish.actions)
    made = plan(question(table, seat) or game.state, seat, wish.actions)
    return with_chair(table, seat, replace(chair, pledged=made.texts)), made


def commit(
    table: Table, seat: int, *, number: int, client: str, texts: tuple[str, ...], now: int
) -> Committed:
    """Return the table after a whole turn; `number` is how many this seat has committed before."""
    running(table)
    return _applied(_counted(table, seat, number, texts), seat, client, texts, now)


def seal(table: Table, seat: int, *, number: int, client: str, texts: tuple[str, ...]) -> Table:
    """Return the table with a whole turn that waits for those before it (R10.5)."""
    running(table)
    counted = _counted(table, seat, number, texts)
    asked = question(table, seat)
    if asked is None:
        raise RefusalError(Reason.NOT_YOUR_TURN)
    _check_complete(plan(asked, seat, texts))
    return with_chair(table, seat, replace(chair_at(counted, seat), sealed=Sealed(client, texts)))


def unseal(table: Table, now: int) -> Committed | None:
    """Return the table after the sealed turn of the seat to move, if it has given one."""
    seat = table.game.state.to_move if table.game else None
    sealed = None if seat is None else chair_at(table, seat).sealed
    if seat is None or sealed is None:
        return None
    return _applied(table, seat, sealed.client, sealed.actions, now)


def _counted(table: Table, seat: int, number: int, texts: tuple[str, ...]) -> Table:
    """Return the table with one more turn counted for a seat, if it may submit these texts."""
    chair = _asked(table, seat, number)
    if chair.bot is None:  # a bot that stands in has pledged nothing
        _check_pledge(chair, texts)
    return with_chair(table, seat, replace(chair, commits=chair.commits + 1, pledged=()))


def _applied(table: Table, seat: int, client: str, texts: tuple[str, ...], now: int) -> Committed:
    game = running(table)
    made = plan(game.state, seat, texts)
    _check_complete(made)
    heard = game.heard + len(made.events)
    entry = Entry(
        number=game.commits + 1,
        kind=Kind.TURN,
        seat=seat,
        client=client,
        actions=texts,
        heard=heard,
        at=now,
    )
    spent = max(0, now - game.turn_began)
    chair = after_answer(chair_at(table, seat), table.options.pace, spent)
    chair = replace(chair, sealed=None)
    moved = replace(game, state=made.end, commits=entry.number, heard=heard, turn_began=now)
    after = with_chair(replace(table, game=moved, takeback=None), seat, chair)
    return Committed(with_due(_over(after, moved), now), entry, made.events)


def _check_complete(made: Turn) -> None:
    if not made.is_complete:
        raise RefusalError(Reason.UNFINISHED)


def _over(table: Table, game: Game) -> Table:
    return table if game.state.to_move is not None else replace(table, status=Status.OVER)


def _asked(table: Table, seat: int, number: int) -> Chair:
    """Return the chair that is to move, and refuse a number that is not its next one."""
    chair = chair_at(table, seat)
    if number != chair.commits:
        raise RefusalError(Reason.STALE, number=number, expected=chair.commits)
    return chair


def _check_pledge(chair: Chair, texts: tuple[str, ...]) -> None:
    if texts[: len(chair.pledged)] != chair.pledged:
        raise RefusalError(Reason.UNDONE, pledged=len(chair.pledged))


def hand_over(table: Table, seat: int, *, bot: str | None, now: int) -> Table:
    """Return the table with a bot that stands in for a seat, until its player comes back."""
    running(table)
    _check_present(table, seat)
    chair = away(table, seat, now)
    chair = replace(chair, bot=bot or table.options.stand_in)
    return with_due(with_chair(table, seat, chair), now)


def come_back(table: Table, seat: int, *, now: int) -> Table:
    """Return the table with its player in the seat again; a question that is open is put anew."""
    game = running(table)
    _check_present(table, seat)
    if chair_at(table, seat).bot is None:
        return table
    chair = after_absence(chair_at(table, seat), table.options.pace)
    back = with_chair(table, seat, replace(chair, bot=None))
    if game.state.to_move == seat:
        back = replace(back, game=replace(game, turn_began=now))
    return with_due(back, now)


def resign(table: Table, seat: int, *, now: int) -> Table:
    """Return the table without the player, for good; a bot plays the seat to the end."""
    gone = hand_over(table, seat, bot=None, now=now)
    return with_chair(gone, seat, replace(chair_at(gone, seat), is_resigned=True))


def _check_present(table: Table, seat: int) -> None:
    if chair_at(table, seat).is_resigned:
        raise RefusalError(Reason.RESIGNED)
