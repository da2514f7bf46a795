"""What people do at tables: each function is one transaction, from the lock to the log."""

import secrets
from collections.abc import Callable
from typing import Annotated, NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from furstenfeld.rules import Turn as PlannedTurn
from furstenfeld.rules import setup
from furstenfeld.server.core import clock, lobby, seat_actions, simultaneous, takebacks
from furstenfeld.server.core.options import Options
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.seat_actions import BY_BOT, Committed, Draft, Pledge
from furstenfeld.server.core.table import (
    Colour,
    Status,
    Table,
    chair_at,
    has_sat,
    own_seat,
    seats_of,
)
from furstenfeld.server.core.turns import Actions
from furstenfeld.server.runtime.live_updates import Told
from furstenfeld.server.services.access import visible
from furstenfeld.server.storage import table_store
from furstenfeld.server.storage.people import Person

ClientId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn as a client submits it."""

    id: ClientId
    """Any name, new for each turn; the same turn sent twice counts once."""
    number: int
    """How many turns this seat has submitted before."""
    actions: Actions
    seat: int | None = None
    """For whom, at a hot seat table; otherwise the own seat."""


class Submitted(NamedTuple):
    """A table after a turn with what the turn did, and whether it had come before."""

    told: Told
    seat: int
    is_repeated: bool


def new_id() -> str:
    """Return an id that nobody guesses."""
    return secrets.token_urlsafe(12)


def create(connection: Connection, owner: str, options: Options, now: int) -> Table:
    """Make a table; its secret is drawn here, before anybody can contribute."""
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
    """Do something to a table that adds nothing to its log."""
    table = table_store.load(connection, id, lock=True)
    return table_store.save(connection, table, act(table))


class Sitting(NamedTuple):
    """How somebody wants to sit down."""

    seat: int
    colour: Colour | None
    contribution: str
    invitation: str | None
    name: str | None = None
    """Who sits there, at a hot seat table; otherwise the name of the person."""


def sit(connection: Connection, id: str, person: Person, wish: Sitting) -> Table:
    """Sit down."""

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
    """Deal the cards and begin."""
    table = table_store.load(connection, id, lock=True)
    other = table.options.duplicate_of
    if other is None:
        seed = lobby.seed_at_start(table)
    else:
        seed = _seed_of_other(connection, other, table.owner)
    begun = lobby.start(table, by=by, now=now, seed=seed)
    assert begun.game is not None
    table_store.deal_out(connection, begun, begun.game.state, seed)
    return table_store.save(connection, table, begun)


def _seed_of_other(connection: Connection, id: str, person: str) -> str:
    """Return what the cards of another table were dealt from.

    While those are secret nobody may deal them to himself (R2.5).
    """
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


def submit(connection: Connection, id: str, person: str, turn: Turn, now: int) -> Submitted:
    """Commit a turn of a person; one that came before is acknowledged again and not applied."""
    table = table_store.load(connection, id, lock=True)
    seat = own_seat(table, person, turn.seat)
    for own in (seat,) if turn.seat is not None else seats_of(table, person):
        if _is_known(connection, table, own, turn.id):
            return Submitted(_unchanged(table), own, True)
    back = seat_actions.come_back(table, seat, now=now)
    if simultaneous.is_early(back, seat):
        sealed = seat_actions.seal(
            back, seat, number=turn.number, client=turn.id, texts=turn.actions
        )
        return Submitted(_unchanged(table_store.save(connection, table, sealed)), seat, False)
    done = seat_actions.commit(
        back, seat, number=turn.number, client=turn.id, texts=turn.actions, now=now
    )
    return Submitted(_keep(connection, table, done, now), seat, False)


def _is_known(connection: Connection, table: Table, seat: int, client: str) -> bool:
    sealed = chair_at(table, seat).sealed
    if sealed is not None and sealed.client == client:
        return True
    return table_store.entry_by_client(connection, table.id, seat, client) is not None


def _unchanged(table: Table) -> Told:
    return Told(table, table.game.heard if table.game else 0, ())


def _keep(connection: Connection, before: Table, done: Committed, now: int) -> Told:
    """Write down a turn, and those that waited for it."""
    first, events = done.entry.heard - len(done.events), done.events
    saved = table_store.save(connection, before, done.table, [done.entry])
    while (more := seat_actions.unseal(saved, now)) is not None:
        saved = table_store.save(connection, saved, more.table, [more.entry])
        events += more.events
    return Told(saved, first, events)


def submit_for_bot(
    connection: Connection, id: str, seat: int, number: int, actions: tuple[str, ...], now: int
) -> Told:
    """Commit the turn of a bot, if the seat is still its own and still to move."""
    table = table_store.load(connection, id, lock=True)
    if chair_at(table, seat).bot is None:
        raise RefusalError(Reason.NOT_YOUR_SEAT)
    done = seat_actions.commit(
        table, seat, number=number, client=f"{BY_BOT}{number}", texts=actions, now=now
    )
    return _keep(connection, table, done, now)


def draft(connection: Connection, id: str, person: str, wish: Draft) -> tuple[Table, PlannedTurn]:
    """Return a table and what a plan leads to there."""
    table = table_store.load(connection, id)
    return table, seat_actions.draft(table, own_seat(table, person, wish.seat), wish)


def pledge(connection: Connection, id: str, person: str, wish: Pledge) -> tuple[Table, PlannedTurn]:
    """Write down how a turn begins for good; return the table and what that leads to."""
    table = table_store.load(connection, id, lock=True)
    after, made = seat_actions.pledge(table, own_seat(table, person, wish.seat), wish)
    return table_store.save(connection, table, after), made


def ask_takeback(connection: Connection, id: str, person: str, now: int) -> Table:
    """Ask the others to take a turn back; with nobody else to ask it is done at once."""
    table = table_store.load(connection, id, lock=True)
    own_seat(table, person)
    wish = takebacks.ask(table, seats_of(table, person), table_store.log(connection, id))
    return _settle(connection, table, wish, now)


def answer_takeback(connection: Connection, id: str, person: str, agrees: bool, now: int) -> Table:
    """Agree to a takeback, or not; the last consent takes the turn back."""
    table = table_store.load(connection, id, lock=True)
    seat = own_seat(table, person)
    wish = takebacks.agree(table, seat) if agrees else takebacks.refuse(table)
    return _settle(connection, table, wish, now)


def _settle(connection: Connection, before: Table, wish: Table, now: int) -> Table:
    if not takebacks.is_agreed(wish):
        return table_store.save(connection, before, wish)
    assert wish.takeback is not None
    to = wish.takeback.to
    state = table_store.position_after(connection, wish, to)
    heard = {entry.number: entry.heard for entry in table_store.log(connection, wish.id)}
    done = takebacks.take_back(wish, state, heard.get(to, _heard_at_start(wish)), now)
    return table_store.save(connection, before, done.table, [done.entry])


def _heard_at_start(table: Table) -> int:
    assert table.game is not None
    return len(setup(table.game.deal).events)


def rematch(connection: Connection, id: str, person: str, now: int) -> Table:
    """Seat the same people at a new table, once; whoever asks later is shown the same."""
    old = table_store.load(connection, id, lock=True)
    if person != old.owner and not has_sat(old, person):
        raise RefusalError(Reason.NOT_YOUR_SEAT)
    if old.status not in (Status.OVER, Status.ENDED):
        raise RefusalError(Reason.NOT_OVER, status=old.status)
    if old.rematch is not None:
        return table_store.load(connection, old.rematch)
    options = replace(old.options, seed=None, duplicate_of=None)
    # The invitation stays: whoever was let in, spectators too, is let in again.
    empty = _new_table(_owner_again(old, person), options, old.invitation, now)
    new = lobby.seat_again(empty, old)
    table_store.add(connection, new)
    table_store.save(connection, old, replace(old, rematch=new.id))
    return new


def _owner_again(old: Table, person: str) -> str:
    """Return who owns a rematch: whoever asks, but a screen for several stays with its owner."""
    return old.owner if old.options.hot_seat and has_sat(old, old.owner) else person


def late(connection: Connection, id: str, now: int) -> Table:
    """Do what happens at a table where nobody came in time."""
    return change(connection, id, lambda table: clock.late(table, now))
