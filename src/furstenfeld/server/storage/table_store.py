"""Tables written down and read again: a table, its seats, its game, its log."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    bindparam,
    delete,
    insert,
    select,
    update,
)

from furstenfeld.errors import FurstenfeldError
from furstenfeld.rules import State
from furstenfeld.server.core.options import Options
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.seat_actions import Entry, Kind
from furstenfeld.server.core.simultaneous import asked
from furstenfeld.server.core.snapshots import (
    decode_deal,
    decode_position,
    encode_deal,
    encode_position,
)
from furstenfeld.server.core.table import Chair, Colour, Game, Sealed, Status, Table, Takeback
from furstenfeld.server.core.takebacks import standing
from furstenfeld.server.storage import schema

_json = msgspec.json.encode

# What every turn asks is built once: SQLAlchemy takes longer to build a query than to run it.
_HERE = schema.tables.c.id == bindparam("here")
_LOCK = select(schema.tables.c.id).where(_HERE).with_for_update()
_WITH_GAME = (
    select(schema.tables, schema.games.c.deal, schema.games.c.start, schema.entries.c.position)
    .outerjoin(schema.games, schema.games.c.table_id == schema.tables.c.id)
    .outerjoin(
        schema.entries,
        and_(
            schema.entries.c.table_id == schema.tables.c.id,
            schema.entries.c.number == schema.tables.c.commits,
        ),
    )
)
_LOAD = _WITH_GAME.where(_HERE)
_CHAIRS = select(schema.seats).where(schema.seats.c.table_id == bindparam("here"))
_BY_CLIENT = select(schema.entries.c.number).where(
    schema.entries.c.table_id == bindparam("here"),
    schema.entries.c.seat == bindparam("at_seat"),
    schema.entries.c.client == bindparam("named"),
)
_CHANGE = update(schema.tables).where(_HERE, schema.tables.c.number == bindparam("before"))
_CHAIR = and_(
    schema.seats.c.table_id == bindparam("here"), schema.seats.c.seat == bindparam("at_seat")
)
_CHANGE_CHAIR = update(schema.seats).where(_CHAIR)
_FREE_CHAIR = delete(schema.seats).where(_CHAIR)
_APPEND = insert(schema.entries)


class ConflictError(FurstenfeldError):
    """Another process changed the table between reading and writing; the lock was not held."""


def load(connection: Connection, id: str, *, lock: bool = False) -> Table:
    """Return a table, whatever the length of its game; with a lock nobody else changes it."""
    if lock:
        # Alone: after waiting, PostgreSQL would join the new row with what others were before.
        connection.execute(_LOCK, {"here": id})
    row = connection.execute(_LOAD, {"here": id}).first()
    if row is None:
        raise RefusalError(Reason.NO_TABLE, table=id[:40])
    return _table(connection, row)


def winners(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """Return the seats that won, of those tables whose game has come to its end."""
    rows = connection.execute(_WITH_GAME.where(schema.tables.c.id.in_(ids)))
    games = {row.id: _game(row) for row in rows}
    return {
        id: game.state.winners
        for id, game in games.items()
        if game is not None and game.state.winners is not None
    }


def _table(connection: Connection, row: Row[Any]) -> Table:
    options = msgspec.json.decode(row.options, type=Options)
    return Table(
        id=row.id,
        number=row.number,
        status=Status(row.status),
        owner=row.owner,
        options=options,
        chairs=_chairs(connection, row.id, options.players),
        secret=row.secret,
        invitation=row.invitation,
        game=_game(row),
        takeback=row.takeback and msgspec.json.decode(row.takeback, type=Takeback),
        rematch=row.rematch,
        due=row.due,
        created=row.created,
    )


def _game(row: Row[Any]) -> Game | None:
    if row.deal is None:
        return None
    deal = decode_deal(row.deal)
    return Game(
        deal=deal,
        state=decode_position(row.position or row.start, deal),
        commits=row.commits,
        heard=row.heard,
        line=row.line,
        turn_began=row.turn_began or 0,
    )


def _chairs(connection: Connection, id: str, players: int) -> tuple[Chair | None, ...]:
    chairs: list[Chair | None] = [None] * players
    for seat in connection.execute(_CHAIRS, {"here": id}):
        chairs[seat.seat] = Chair(
            name=seat.name,
            colour=Colour(seat.colour),
            person=seat.person,
            bot=seat.bot,
            contribution=seat.contribution,
            meets_again=seat.meets_again,
            is_resigned=seat.is_resigned,
            commits=seat.commits,
            bank=seat.bank,
            pledged=msgspec.json.decode(seat.pledged, type=tuple[str, ...]),
            sealed=seat.sealed and msgspec.json.decode(seat.sealed, type=Sealed),
        )
    return tuple(chairs)


def add(connection: Connection, table: Table) -> None:
    """Write a new table down."""
    fixed = {
        "id": table.id,
        "owner": table.owner,
        "is_open": table.options.is_open,
        "options": _json(table.options),
        "secret": table.secret,
        "invitation": table.invitation,
        "created": table.created,
    }
    connection.execute(insert(schema.tables).values(**fixed, **_changing(table)))
    _save_chairs(connection, table.id, (None,) * len(table.chairs), table.chairs)


def _changing(table: Table) -> dict[str, Any]:
    game = table.game
    return {
        "number": table.number,
        "status": table.status,
        "takeback": None if table.takeback is None else _json(table.takeback),
        "rematch": table.rematch,
        "due": table.due,
        "asked": sum(1 << seat for seat in asked(table)),
        "commits": game.commits if game else 0,
        "heard": game.heard if game else 0,
        "line": game.line if game else 0,
        "turn_began": game.turn_began if game else None,
    }


def save(
    connection: Connection, before: Table, after: Table, entries: Sequence[Entry] = ()
) -> Table:
    """Write down what changed at a table that was loaded with a lock; return it with its number."""
    if after == before and not entries:
        return before
    saved = replace(after, number=before.number + 1)
    which = {"here": before.id, "before": before.number}
    done = connection.execute(_CHANGE, which | _changing(saved))
    if done.rowcount != 1:
        raise ConflictError(before.id)
    _save_chairs(connection, before.id, before.chairs, after.chairs)
    for entry in entries:
        _append(connection, saved, entry)
    return saved


def deal_out(
    connection: Connection,
    table: Table,
    start: State,
    seed: str | None,
    file: bytes | None = None,
) -> None:
    """Write down the deal of a table that begins to play, or the file of one to study."""
    connection.execute(
        insert(schema.games).values(
            table_id=table.id,
            deal=encode_deal(start.table.deal),
            start=encode_position(start),
            seed=seed,
            file=file,
        )
    )


def game_file(connection: Connection, id: str) -> bytes:
    """Return the game file that a study table was made of."""
    query = select(schema.games.c.file).where(schema.games.c.table_id == id)
    return bytes(connection.execute(query).scalar_one())


def seed(connection: Connection, id: str) -> str | None:
    """Return the seed from which a table was dealt."""
    query = select(schema.games.c.seed).where(schema.games.c.table_id == id)
    return connection.execute(query).scalar_one_or_none()


def _append(connection: Connection, table: Table, entry: Entry) -> None:
    assert table.game is not None
    connection.execute(
        _APPEND,
        {
            "table_id": table.id,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "client": entry.client,
            "actions": _json(entry.actions),
            "back_to": entry.to,
            "heard": entry.heard,
            "position": encode_position(table.game.state),
            "at": entry.at,
        },
    )


def _save_chairs(
    connection: Connection,
    id: str,
    before: Sequence[Chair | None],
    after: Sequence[Chair | None],
) -> None:
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        which = {"here": id, "at_seat": seat}
        if old == new:
            continue
        if new is None:
            connection.execute(_FREE_CHAIR, which)
            continue
        values = msgspec.structs.asdict(new) | {
            "pledged": _json(new.pledged),
            "sealed": None if new.sealed is None else _json(new.sealed),
        }
        if old is None:
            connection.execute(insert(schema.seats), {"table_id": id, "seat": seat} | values)
        else:
            connection.execute(_CHANGE_CHAIR, which | values)


def entry_by_client(connection: Connection, id: str, seat: int, client: str) -> int | None:
    """Return the number of the entry that a client named so, if it is in the log."""
    which = {"here": id, "at_seat": seat, "named": client}
    return connection.execute(_BY_CLIENT, which).scalar_one_or_none()


def log(connection: Connection, id: str) -> list[Entry]:
    """Return the whole log of a table, in order, without its snapshots."""
    return _entries(connection, schema.entries.c.table_id == id)


class Line(NamedTuple):
    """The end of a line: the turns that stand, and what was before the first of them."""

    standing: list[Entry]
    before: int
    """The number of the entry before, 0 for the beginning."""
    heard_before: int


def log_since(connection: Connection, table: Table, heard: int) -> Line:
    """Return the turns in which events after the first so many happened.

    As long as nothing was taken back, that is the end of the log and nothing else is read.
    """
    entries = schema.entries.c
    if table.game is not None and table.game.line == 0:
        wanted = _entries(connection, and_(entries.table_id == table.id, entries.heard > heard))
        before = wanted[0].number - 1 if wanted else table.game.commits
        known = _entries(connection, and_(entries.table_id == table.id, entries.number == before))
        return Line(wanted, before, known[0].heard if known else 0)
    line = standing(log(connection, table.id))
    kept = [entry for entry in line if entry.heard <= heard]
    before, heard_before = (kept[-1].number, kept[-1].heard) if kept else (0, 0)
    return Line(line[len(kept) :], before, heard_before)


def _entries(connection: Connection, where: ColumnElement[bool]) -> list[Entry]:
    entries = schema.entries
    query = (
        select(*(c for c in entries.c if c is not entries.c.position))
        .where(where)
        .order_by(entries.c.number)
    )
    return [
        Entry(
            number=row.number,
            kind=Kind(row.kind),
            seat=row.seat,
            client=row.client,
            actions=msgspec.json.decode(row.actions, type=tuple[str, ...]),
            to=row.back_to,
            heard=row.heard,
            at=row.at,
        )
        for row in connection.execute(query)
    ]


def position_after(connection: Connection, table: Table, number: int) -> State:
    """Return the position after an entry of the log, 0 for the beginning."""
    assert table.game is not None
    games, entries = schema.games, schema.entries
    if number == 0:
        query = select(games.c.start).where(games.c.table_id == table.id)
    else:
        query = select(entries.c.position).where(
            entries.c.table_id == table.id, entries.c.number == number
        )
    return decode_position(connection.execute(query).scalar_one(), table.game.deal)
