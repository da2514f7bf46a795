"""Saving and loading tables with their players, games and logs."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Row, and_, bindparam, delete, insert, select, update

from furstenfeld.errors import FurstenfeldError
from furstenfeld.rules import State
from furstenfeld.server.core.options import Options
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.seat_actions import Entry
from furstenfeld.server.core.simultaneous import seats_to_answer
from furstenfeld.server.core.snapshots import (
    decode_deal,
    decode_position,
    encode_deal,
    encode_position,
)
from furstenfeld.server.core.table import (
    Colour,
    QueuedTurn,
    SeatedPlayer,
    Status,
    Table,
    TableGame,
    Takeback,
)
from furstenfeld.server.storage import game_log, schema

_json = msgspec.json.encode

# The queries of every turn are built once: SQLAlchemy takes longer to build them than to run them.
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
_PLAYERS = select(schema.seats).where(schema.seats.c.table_id == bindparam("here"))
_CHANGE = update(schema.tables).where(_HERE, schema.tables.c.number == bindparam("before"))
_AT_SEAT = and_(
    schema.seats.c.table_id == bindparam("here"), schema.seats.c.seat == bindparam("at_seat")
)
_CHANGE_PLAYER = update(schema.seats).where(_AT_SEAT)
_FREE_SEAT = delete(schema.seats).where(_AT_SEAT)


class ConflictError(FurstenfeldError):
    """The table was changed between loading and saving, because it was loaded without a lock."""


def load(connection: Connection, id: str, *, lock: bool = False) -> Table:
    """Return a table; with a lock, nobody else can change it during this transaction."""
    if lock:
        # On its own: after waiting, PostgreSQL would join the new row with outdated rows of others.
        connection.execute(_LOCK, {"here": id})
    row = connection.execute(_LOAD, {"here": id}).first()
    if row is None:
        raise RefusalError(Reason.NO_TABLE, table=id[:40])
    return _table(connection, row)


def winners(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """Return the winning seats of these tables, without tables whose game is not over."""
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
        players=_players(connection, row.id, options.players),
        secret=row.secret,
        invitation=row.invitation,
        game=_game(row),
        takeback=row.takeback and msgspec.json.decode(row.takeback, type=Takeback),
        rematch=row.rematch,
        due=row.due,
        created=row.created,
    )


def _game(row: Row[Any]) -> TableGame | None:
    if row.deal is None:
        return None
    deal = decode_deal(row.deal)
    return TableGame(
        deal=deal,
        state=decode_position(row.position or row.start, deal),
        commits=row.commits,
        event_count=row.heard,
        branch=row.line,
        turn_began=row.turn_began or 0,
    )


def _players(connection: Connection, id: str, seats: int) -> tuple[SeatedPlayer | None, ...]:
    players: list[SeatedPlayer | None] = [None] * seats
    for row in connection.execute(_PLAYERS, {"here": id}):
        players[row.seat] = SeatedPlayer(
            name=row.name,
            colour=Colour(row.colour),
            person=row.person,
            bot=row.bot,
            contribution=row.contribution,
            meets_again=row.meets_again,
            is_resigned=row.is_resigned,
            commits=row.commits,
            bank=row.bank,
            pledged=msgspec.json.decode(row.pledged, type=tuple[str, ...]),
            queued=row.sealed and msgspec.json.decode(row.sealed, type=QueuedTurn),
        )
    return tuple(players)


def add(connection: Connection, table: Table) -> None:
    """Insert a new table."""
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
    _save_players(connection, table.id, (None,) * len(table.players), table.players)


def _changing(table: Table) -> dict[str, Any]:
    game = table.game
    return {
        "number": table.number,
        "status": table.status,
        "takeback": None if table.takeback is None else _json(table.takeback),
        "rematch": table.rematch,
        "due": table.due,
        "asked": sum(1 << seat for seat in seats_to_answer(table)),
        "commits": game.commits if game else 0,
        "heard": game.event_count if game else 0,
        "line": game.branch if game else 0,
        "turn_began": game.turn_began if game else None,
    }


def save(
    connection: Connection, before: Table, after: Table, entries: Sequence[Entry] = ()
) -> Table:
    """Save what changed at a table that was loaded with a lock; return it with its new number."""
    if after == before and not entries:
        return before
    saved = replace(after, number=before.number + 1)
    which = {"here": before.id, "before": before.number}
    done = connection.execute(_CHANGE, which | _changing(saved))
    if done.rowcount != 1:
        raise ConflictError(before.id)
    _save_players(connection, before.id, before.players, after.players)
    for entry in entries:
        game_log.append(connection, saved, entry)
    return saved


def add_game(
    connection: Connection,
    table: Table,
    start: State,
    seed: str | None,
    file: bytes | None = None,
) -> None:
    """Insert the game of a table that starts, or the uploaded file of a study table."""
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
    """Return the game file that was uploaded for a study table."""
    query = select(schema.games.c.file).where(schema.games.c.table_id == id)
    return bytes(connection.execute(query).scalar_one())


def seed(connection: Connection, id: str) -> str | None:
    """Return the seed of a table's deal."""
    query = select(schema.games.c.seed).where(schema.games.c.table_id == id)
    return connection.execute(query).scalar_one_or_none()


def _save_players(
    connection: Connection,
    id: str,
    before: Sequence[SeatedPlayer | None],
    after: Sequence[SeatedPlayer | None],
) -> None:
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        which = {"here": id, "at_seat": seat}
        if old == new:
            continue
        if new is None:
            connection.execute(_FREE_SEAT, which)
            continue
        values = _columns(new)
        if old is None:
            connection.execute(insert(schema.seats), {"table_id": id, "seat": seat} | values)
        else:
            connection.execute(_CHANGE_PLAYER, which | values)


def _columns(player: SeatedPlayer) -> dict[str, Any]:
    values = msgspec.structs.asdict(player) | {"pledged": _json(player.pledged)}
    queued = values.pop("queued")
    return values | {"sealed": None if queued is None else _json(queued)}


def numbers_of(connection: Connection, ids: list[str]) -> list[tuple[str, int]]:
    """Return these tables with their current change numbers."""
    rows = schema.tables.c
    query = select(rows.id, rows.number).where(rows.id.in_(ids))
    return [(row.id, row.number) for row in connection.execute(query)]


def due_tables(connection: Connection, now: int, limit: int) -> list[tuple[str, int]]:
    """Return tables that are due, with the time since when, the longest overdue first."""
    rows = schema.tables.c
    query = select(rows.id, rows.due).where(rows.due <= now).order_by(rows.due).limit(limit)
    return [(row.id, row.due) for row in connection.execute(query)]


def claim(connection: Connection, id: str, due: int, until: int) -> bool:
    """Claim a due table until this time; return False if another process was faster."""
    rows = schema.tables
    claimed = connection.execute(
        update(rows).where(rows.c.id == id, rows.c.due == due).values(due=until)
    )
    return claimed.rowcount == 1
