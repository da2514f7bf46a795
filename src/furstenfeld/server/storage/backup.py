"""Backing up a whole database to one file, and restoring it, for SQLite and PostgreSQL alike.

The file is compressed and has one line of JSON for each row. It is a consistent snapshot; people
can continue to play while it is written.
"""

import gzip
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select

from furstenfeld.errors import FurstenfeldError
from furstenfeld.server.storage.database import PRIVATE_FILE, Database, alembic_config

FORMAT: Final = "furstenfeld-backup"
VERSION: Final = 1
BATCH: Final = 500


class BackupError(FurstenfeldError):
    """A backup cannot be written or read; `code` says why."""

    def __init__(self, code: str, **values: str | int) -> None:
        """Store the code and its values."""
        self.code = code
        self.values = values
        super().__init__(code, values)


class Head(msgspec.Struct, frozen=True):
    """The first line of a backup."""

    format: str
    version: int
    revision: str
    """The schema version of the database."""


class BackupRow(msgspec.Struct, frozen=True):
    """Every other line: a table name and a row; bytes are in base64."""

    table: str
    row: dict[str, Any]


class End(msgspec.Struct, frozen=True):
    """The last line: the number of rows, which reveals a truncated file."""

    rows: int


def backup(database: Database, path: Path) -> int:
    """Write the whole database to a file for its owner alone; return the number of rows.

    An existing file keeps its mode.
    """
    part = path.with_name(f".{path.name}.part")
    part.unlink(missing_ok=True)
    try:
        part.touch(PRIVATE_FILE, exist_ok=False)
        with gzip.open(part, "wb") as file, database.reading() as connection:
            rows = _write(connection, file.write)
        if path.exists():
            shutil.copymode(path, part)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return rows


def _write(connection: Connection, write: Callable[[bytes], object]) -> int:
    revision = _revision(connection)
    if revision is None:
        raise BackupError("no-tables")
    write(_line(Head(FORMAT, VERSION, revision)))
    rows = 0
    for table in _tables(connection):
        for row in connection.execute(select(table)).yield_per(BATCH):
            values = {f"{key}": row._mapping[key] for key in row._mapping}
            write(_line(BackupRow(f"{table.name}", values)))
            rows += 1
    write(_line(End(rows)))
    return rows


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _tables(connection: Connection) -> list[Table]:
    """Return the tables of the database, whatever its version."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def restore(database: Database, path: Path) -> int:
    """Fill an empty database from a file and migrate it; return the number of rows."""
    head, lines = _read(path)
    with database.engine.connect() as connection:
        found = _revision(connection)
        if found not in (None, head.revision) or _has_rows(connection):
            raise BackupError("not-empty")
        connection.rollback()
        try:
            command.upgrade(alembic_config(connection), head.revision)
        except CommandError as error:
            raise BackupError("newer", file=str(path)) from error
        connection.commit()
    rows = database.run(lambda connection: _fill(connection, lines))
    database.migrate()
    return rows


def _has_rows(connection: Connection) -> bool:
    return any(
        connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in _tables(connection)
    )


def _fill(connection: Connection, lines: list[BackupRow]) -> int:
    batch: list[dict[str, Any]] = []
    tables = {table.name: table for table in _tables(connection)}
    for place, line in enumerate(lines):
        batch.append(_values(tables[line.table], line.row))
        is_last = place + 1 == len(lines) or lines[place + 1].table != line.table
        if is_last or len(batch) == BATCH:
            connection.execute(insert(tables[line.table]), batch)
            batch = []
    return len(lines)


def _values(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """Return a row with its bytes decoded."""
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {
        name: msgspec.convert(value, bytes) if name in binary and value is not None else value
        for name, value in row.items()
    }


def _read(path: Path) -> tuple[Head, list[BackupRow]]:
    """Return the head and the rows of a file, after checking it completely."""
    try:
        lines = _lines(path)
        head = msgspec.json.decode(next(lines), type=Head)
        *rows, end = list(lines)
        found = [msgspec.json.decode(line, type=BackupRow) for line in rows]
        whole = msgspec.json.decode(end, type=End).rows == len(found)
    except (msgspec.MsgspecError, EOFError, gzip.BadGzipFile, ValueError, StopIteration) as error:
        raise BackupError("damaged", file=str(path)) from error
    if (head.format, head.version) != (FORMAT, VERSION) or not whole:
        raise BackupError("damaged", file=str(path))
    return head, found


def _lines(path: Path) -> Iterator[bytes]:
    with gzip.open(path, "rb") as file:
        yield from file
