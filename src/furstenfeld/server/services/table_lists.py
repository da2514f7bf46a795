"""Lists of tables: the lobby, one's own tables, and those that wait for one's turn."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, and_, literal, or_, select

from furstenfeld.server.core.options import Options
from furstenfeld.server.core.table import Status
from furstenfeld.server.storage import schema, table_store

MOST = 100
"""Tables that a list shows."""


class Listed(msgspec.Struct, frozen=True):
    """A table as it stands in a list."""

    id: str
    status: Status
    owner: str
    """The name of whoever made it."""
    options: Options
    names: tuple[str | None, ...]
    """Who sits there, None for a free seat."""
    bots: tuple[str | None, ...]
    """Which bots play for themselves there; None for people, those who have a stand-in too."""
    resigned: tuple[int, ...]
    """The seats whose players resigned: a bot plays them to the end, a win too."""
    winners: tuple[int, ...] | None
    """The seats that won; None before the end, and where there was none."""
    due: int | None
    created: int
    is_your_turn: bool


def open_tables(connection: Connection, person: str) -> list[Listed]:
    """Return the tables of the lobby: open ones to join, running ones to watch; newest first."""
    tables = schema.tables.c
    where = and_(tables.is_open, or_(tables.status == Status.OPEN, tables.status == Status.RUNNING))
    return _listed(connection, where, person)


def own_tables(connection: Connection, person: str) -> list[Listed]:
    """Return the tables that a person made or sits at; newest first."""
    return _listed(connection, _is_own(person), person)


def all_own_tables(connection: Connection, person: str) -> list[Listed]:
    """Return every such table, those of the tutorial too."""
    return _lines(connection, _is_own(person), person, most=None)


def _is_own(person: str) -> ColumnElement[bool]:
    tables, seats = schema.tables.c, schema.seats.c
    seated = select(seats.table_id).where(seats.person == person)
    return or_(tables.owner == person, tables.id.in_(seated))


def turns(connection: Connection, person: str) -> list[Listed]:
    """Return the tables that wait for a person."""
    tables, seats = schema.tables.c, schema.seats.c
    waiting = select(seats.table_id).where(
        seats.person == person,
        seats.bot.is_(None),
        seats.table_id == tables.id,
        tables.asked.bitwise_and(literal(1).bitwise_lshift(seats.seat)) != 0,
    )
    where = and_(tables.status == Status.RUNNING, waiting.exists())
    return _listed(connection, where, person)


def _listed(connection: Connection, where: ColumnElement[bool], person: str) -> list[Listed]:
    lines = _lines(connection, where, person, most=MOST)
    # Nobody waits at a table of the tutorial, and nobody comes back to it.
    return [line for line in lines if line.options.chapter is None]


def _lines(
    connection: Connection, where: ColumnElement[bool], person: str, *, most: int | None
) -> list[Listed]:
    tables, people = schema.tables, schema.people
    query = (
        select(tables, people.c.name.label("owner_name"))
        .outerjoin(people, people.c.id == tables.c.owner)
        .where(where)
        .order_by(tables.c.created.desc(), tables.c.id)
        .limit(most)
    )
    rows = connection.execute(query).all()
    seats = _seats(connection, [row.id for row in rows])
    winners = _winners(connection, rows)
    return [_line(row, seats.get(row.id, []), winners.get(row.id), person) for row in rows]


def _winners(connection: Connection, rows: Sequence[Row[Any]]) -> dict[str, tuple[int, ...]]:
    finished = [row.id for row in rows if row.status in (Status.OVER, Status.STUDY)]
    # Which tables wait for somebody is asked often, and none of those is finished.
    return table_store.winners(connection, finished) if finished else {}


def _seats(connection: Connection, ids: list[str]) -> dict[str, list[Row[Any]]]:
    seats = schema.seats
    found: dict[str, list[Row[Any]]] = {}
    for row in connection.execute(select(seats).where(seats.c.table_id.in_(ids))):
        found.setdefault(row.table_id, []).append(row)
    return found


def _line(
    row: Row[Any], seats: list[Row[Any]], winners: tuple[int, ...] | None, person: str
) -> Listed:
    options = msgspec.json.decode(row.options, type=Options)
    names: list[str | None] = [None] * options.players
    bots: list[str | None] = [None] * options.players
    for seat in seats:
        names[seat.seat] = seat.name
        bots[seat.seat] = seat.bot if seat.person is None else None
    waits_for = {s.person for s in seats if row.asked >> s.seat & 1 and s.bot is None}
    return Listed(
        id=row.id,
        status=Status(row.status),
        owner=row.owner_name or "–",
        options=msgspec.structs.replace(options, seed=None, edition_file=None),
        names=tuple(names),
        bots=tuple(bots),
        resigned=tuple(sorted(seat.seat for seat in seats if seat.is_resigned)),
        winners=winners,
        due=row.due if row.status == Status.RUNNING else None,
        created=row.created,
        is_your_turn=row.status == Status.RUNNING and person in waits_for,
    )
