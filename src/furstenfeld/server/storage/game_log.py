"""Saving and loading the logs of games, with the position after each entry."""

from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, bindparam, insert, select

from furstenfeld.rules import State
from furstenfeld.server.core.seat_actions import Entry, EntryKind
from furstenfeld.server.core.snapshots import decode_position, encode_position
from furstenfeld.server.core.table import Table
from furstenfeld.server.core.takebacks import standing
from furstenfeld.server.storage import schema

_json = msgspec.json.encode

# The queries of every turn are built once: SQLAlchemy takes longer to build them than to run them.
_BY_CLIENT = select(schema.entries.c.number).where(
    schema.entries.c.table_id == bindparam("here"),
    schema.entries.c.seat == bindparam("at_seat"),
    schema.entries.c.client == bindparam("named"),
)
_APPEND = insert(schema.entries)


def append(connection: Connection, table: Table, entry: Entry) -> None:
    """Add an entry to the log of a table that has just been saved."""
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
            "heard": entry.event_count,
            "position": encode_position(table.game.state),
            "at": entry.at,
        },
    )


def entry_by_client(connection: Connection, id: str, seat: int, client: str) -> int | None:
    """Return the number of the log entry with this client id, if there is one."""
    which = {"here": id, "at_seat": seat, "named": client}
    return connection.execute(_BY_CLIENT, which).scalar_one_or_none()


def whole_log(connection: Connection, id: str) -> list[Entry]:
    """Return the whole log of a table, without the positions."""
    return _matching(connection, schema.entries.c.table_id == id)


class LogTail(NamedTuple):
    """The last turns of the current branch, and what came before them."""

    turns: list[Entry]
    before: int
    """The number of the entry before them; 0 is the start of the game."""
    event_count_before: int


def log_tail(connection: Connection, table: Table, first: int) -> LogTail:
    """Return the turns of the current branch with events of index `first` or later.

    Without takebacks these are the last entries of the log, and nothing else is read.
    """
    entries = schema.entries.c
    if table.game is not None and table.game.branch == 0:
        wanted = _matching(connection, and_(entries.table_id == table.id, entries.heard > first))
        before = wanted[0].number - 1 if wanted else table.game.commits
        known = _matching(connection, and_(entries.table_id == table.id, entries.number == before))
        return LogTail(wanted, before, known[0].event_count if known else 0)
    turns = standing(whole_log(connection, table.id))
    sent = [entry for entry in turns if entry.event_count <= first]
    before, event_count = (sent[-1].number, sent[-1].event_count) if sent else (0, 0)
    return LogTail(turns[len(sent) :], before, event_count)


def _matching(connection: Connection, where: ColumnElement[bool]) -> list[Entry]:
    entries = schema.entries
    query = (
        select(*(c for c in entries.c if c is not entries.c.position))
        .where(where)
        .order_by(entries.c.number)
    )
    return [
        Entry(
            number=row.number,
            kind=EntryKind(row.kind),
            seat=row.seat,
            client=row.client,
            actions=msgspec.json.decode(row.actions, type=tuple[str, ...]),
            to=row.back_to,
            event_count=row.heard,
            at=row.at,
        )
        for row in connection.execute(query)
    ]


def position_after(connection: Connection, table: Table, number: int) -> State:
    """Return the position after a log entry; 0 is the start of the game."""
    assert table.game is not None
    games, entries = schema.games, schema.entries
    if number == 0:
        query = select(games.c.start).where(games.c.table_id == table.id)
    else:
        query = select(entries.c.position).where(
            entries.c.table_id == table.id, entries.c.number == number
        )
    return decode_position(connection.execute(query).scalar_one(), table.game.deal)
