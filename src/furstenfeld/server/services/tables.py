"""Actions at tables: each function is the work of one transaction."""

import secrets
from collections.abc import Callable
from typing import Annotated, NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from furstenfeld.rules import Turn, setup
from furstenfeld.server.core import clock, lobby, seat_actions, simultaneous, takebacks
from furstenfeld.server.core.options import Options
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.seat_actions import BY_BOT, Committed, Draft, Pledge
from furstenfeld.server.core.table import (
    Colour,
    Status,
    Table,
    has_sat,
    own_seat,
    player_at,
    seats_of,
)
from furstenfeld.server.core.turns import Actions
from furstenfeld.server.services.access import visible
from furstenfeld.server.services.table_updates import TableUpdate, without_events
from furstenfeld.server.storage import game_log, table_store
from furstenfeld.server.storage.people import Person

ClientId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]


class SubmittedTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn that a client submits."""

    id: ClientId
    """An id chosen by the client, new for each turn; a turn sent twice counts once."""
    number: int
    """How many turns the seat has submitted before."""
    actions: Actions
    seat: int | None = None
    """The seat, at a hot seat table; by default the person's own."""


class Submission(NamedTuple):
    """The result of a submitted turn, and whether the turn had been submitted before."""

    update: TableUpdate
    seat: int
    is_repeated: bool


def new_id() -> str:
    """Return a new id that cannot be guessed."""
    return secrets.token_urlsafe(12)


def create(connection: Connection, owner: str, options: Options, now: int) -> Table:
    """Create a table; its secret is drawn here, before anybody can contribute."""
    if options.duplicate_of is not None:
        _seed_of_other(connection, options.duplicate_of, owner)
    table = _new_table(owner, options, new_id(), now)
    table_store.add(connection, table)
    return table


def _new_table(owner: str, options: Options, invitation: str, now: int) -> Table:
    return lobby.create(
        id=new_id(),
        owner=owner,
        options=options,
        secret=secrets.token_hex(32),
        invitation=invitation,
        now=now,
    )


def change(connection: Connection, id: str, act: Callable[[Table], Table]) -> Table:
    """Change a table in a way that adds nothing to its log."""
    table = table_store.load(connection, id, lock=True)
    return table_store.save(connection, table, act(table))


class SeatRequest(NamedTuple):
    """The seat and the details that a person asks for."""

    seat: int
    colour: Colour | None
    contribution: str
    invitation: str | None
    name: str | None = None
    """The player's name, at a hot seat table; by default the person's own."""


def sit(connection: Connection, id: str, person: Person, wish: SeatRequest) -> Table:
    """Take a seat."""

    def act(table: Table) -> Table:
        if wish.name is not None and not table.options.hot_seat:
            raise RefusalError(Reason.NOT_HOT_SEAT)
        return lobby.sit(
            table,
            wish.seat,
            person=person.id,
            name=wish.name or person.name,
            colour=wish.colour,
            contribution=wish.contribution,
            invitation=wish.invitation,
        )

    return change(connection, id, act)


def start(connection: Connection, id: str, by: str, now: int) -> Table:
    """Deal the cards and start the game."""
    table = table_store.load(connection, id, lock=True)
    other = table.options.duplicate_of
    if other is None:
        seed = lobby.seed_at_start(table)
    else:
        seed = _seed_of_other(connection, other, table.owner)
    begun = lobby.start(table, by=by, now=now, seed=seed)
    assert begun.game is not None
    table_store.add_game(connection, begun, begun.game.state, seed)
    return table_store.save(connection, table, begun)


def _seed_of_other(connection: Connection, id: str, person: str) -> str:
    """Return the seed of another table, whose game must be over (R2.5)."""
    refusal = RefusalError(
        Reason.BAD_OPTIONS, key="duplicate_of", expected="a table that you can see, its game over"
    )
    try:
        other = visible(connection, id, person, None)
    except RefusalError as error:
        raise refusal from error
    seed = table_store.seed(connection, id) if other.status is Status.OVER else None
    if seed is None:
        raise refusal
    return seed


def submit(
    connection: Connection, id: str, person: str, turn: SubmittedTurn, now: int
) -> Submission:
    """Commit a person's turn; a turn that was submitted before is only acknowledged again."""
    table = table_store.load(connection, id, lock=True)
    seat = own_seat(table, person, turn.seat)
    for own in (seat,) if turn.seat is not None else seats_of(table, person):
        if _is_known(connection, table, own, turn.id):
            return Submission(without_events(table), own, True)
    back = seat_actions.come_back(table, seat, now=now)
    if simultaneous.is_early(back, seat):
        queued = seat_actions.queue_turn(
            back, seat, number=turn.number, client=turn.id, texts=turn.actions
        )
        return Submission(without_events(table_store.save(connection, table, queued)), seat, False)
    done = seat_actions.commit(
        back, seat, number=turn.number, client=turn.id, texts=turn.actions, now=now
    )
    return Submission(_keep(connection, table, done, now), seat, False)


def _is_known(connection: Connection, table: Table, seat: int, client: str) -> bool:
    queued = player_at(table, seat).queued
    if queued is not None and queued.client == client:
        return True
    return game_log.entry_by_client(connection, table.id, seat, client) is not None


def _keep(connection: Connection, before: Table, done: Committed, now: int) -> TableUpdate:
    """Save a turn and the queued turns that follow it."""
    first, events = done.entry.event_count - len(done.events), done.events
    saved = table_store.save(connection, before, done.table, [done.entry])
    while (more := seat_actions.play_queued(saved, now)) is not None:
        saved = table_store.save(connection, saved, more.table, [more.entry])
        events += more.events
    return TableUpdate(saved, first, events)


def submit_for_bot(
    connection: Connection, id: str, seat: int, number: int, actions: tuple[str, ...], now: int
) -> TableUpdate:
    """Commit the turn of a bot, if it still plays the seat."""
    table = table_store.load(connection, id, lock=True)
    if player_at(table, seat).bot is None:
        raise RefusalError(Reason.NOT_YOUR_SEAT)
    done = seat_actions.commit(
        table, seat, number=number, client=f"{BY_BOT}{number}", texts=actions, now=now
    )
    return _keep(connection, table, done, now)


def draft(connection: Connection, id: str, person: str, wish: Draft) -> tuple[Table, Turn]:
    """Return a table and the turn that a draft makes there."""
    table = table_store.load(connection, id)
    return table, seat_actions.draft(table, own_seat(table, person, wish.seat), wish)


def pledge(connection: Connection, id: str, person: str, wish: Pledge) -> tuple[Table, Turn]:
    """Save pledged actions; return the table and the turn so far."""
    table = table_store.load(connection, id, lock=True)
    after, made = seat_actions.pledge(table, own_seat(table, person, wish.seat), wish)
    return table_store.save(connection, table, after), made


def ask_takeback(connection: Connection, id: str, person: str, now: int) -> Table:
    """Request a takeback; without other people at the table, it is done at once."""
    table = table_store.load(connection, id, lock=True)
    own_seat(table, person)
    wish = takebacks.ask(table, seats_of(table, person), game_log.whole_log(connection, id))
    return _settle(connection, table, wish, now)


def answer_takeback(connection: Connection, id: str, person: str, agrees: bool, now: int) -> Table:
    """Agree to a takeback or refuse it; the last consent takes the turn back."""
    table = table_store.load(connection, id, lock=True)
    seat = own_seat(table, person)
    wish = takebacks.agree(table, seat) if agrees else takebacks.refuse(table)
    return _settle(connection, table, wish, now)


def _settle(connection: Connection, before: Table, wish: Table, now: int) -> Table:
    if not takebacks.is_agreed(wish):
        return table_store.save(connection, before, wish)
    assert wish.takeback is not None
    to = wish.takeback.to
    state = game_log.position_after(connection, wish, to)
    counts = {entry.number: entry.event_count for entry in game_log.whole_log(connection, wish.id)}
    done = takebacks.take_back(wish, state, counts.get(to, _opening_events(wish)), now)
    return table_store.save(connection, before, done.table, [done.entry])


def _opening_events(table: Table) -> int:
    assert table.game is not None
    return len(setup(table.game.deal).events)


def rematch(connection: Connection, id: str, person: str, now: int) -> Table:
    """Create a rematch with the same players, or return the one that exists."""
    old = table_store.load(connection, id, lock=True)
    if person != old.owner and not has_sat(old, person):
        raise RefusalError(Reason.NOT_YOUR_SEAT)
    if old.status not in (Status.OVER, Status.ENDED):
        raise RefusalError(Reason.NOT_OVER, status=old.status)
    if old.rematch is not None:
        return table_store.load(connection, old.rematch)
    options = replace(old.options, seed=None, duplicate_of=None)
    # The invitation stays the same, so everybody who had it, spectators too, can come again.
    empty = _new_table(_owner_again(old, person), options, old.invitation, now)
    new = lobby.seat_again(empty, old)
    table_store.add(connection, new)
    table_store.save(connection, old, replace(old, rematch=new.id))
    return new


def _owner_again(old: Table, person: str) -> str:
    """Return the owner of a rematch: the one who asks, but at a hot seat table the old owner."""
    return old.owner if old.options.hot_seat and has_sat(old, old.owner) else person


def time_out(connection: Connection, id: str, now: int) -> Table:
    """Handle a table whose time has run out."""
    return change(connection, id, lambda table: clock.time_out(table, now))
