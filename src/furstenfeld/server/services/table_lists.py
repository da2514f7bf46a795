"""Lists of tables: public ones, a person's own, and those where it is the person's turn."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, and_, literal, or_, select

from furstenfeld.server.core.options import Options
from furstenfeld.server.core.table import Status
from furstenfeld.server.storage import schema, table_store

MOST = 100
"""The maximum length of a list."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    status: Status
    owner: str
    """The owner's name."""
    options: Options
    names: tuple[str | None, ...]
    """The name on each seat, None for a free seat."""
    bots: tuple[str | None, ...]
    """The bot on each seat; None for people, even if a bot stands in for them."""
    resigned: tuple[int, ...]
    """The seats of players who resigned; a bot plays them to the end and may win."""
    winners: tuple[int, ...] | None
    """The winning seats; None before the end or without a result."""
    due: int | None
    created: int
    is_your_turn: bool


def open_tables(connection: Connection, person: str) -> list[Listed]:
    """Return the public tables, open and running ones; newest first."""
    tables = schema.tables.c
    where = and_(tables.is_open, or_(tables.status == Status.OPEN, tables.status == Status.RUNNING))
    return _listed(connection, where, person)


def own_tables(connection: Connection, person: str) -> list[Listed]:
    """Return the tables that a person created or joined; newest first."""
    return _listed(connection, _is_own(person), person)


def all_own_tables(connection: Connection, person: str) -> list[Listed]:
    """Return all of them, including tutorial tables."""
    return _lines(connection, _is_own(person), person, most=None)


def _is_own(person: str) -> ColumnElement[bool]:
    tables, seats = schema.tables.c, schema.seats.c
    seated = select(seats.table_id).where(seats.person == person)
    return or_(tables.owner == person, tables.id.in_(seated))


def turns(connection: Connection, person: str) -> list[Listed]:
    """Return the tables where it is a person's turn."""
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
    # Tutorial tables are left out: nobody waits there, and nobody comes back to them.
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
    # Skipped if possible: pages ask often for tables where it is a person's turn, all unfinished.
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
