"""One database, whichever it is: connecting, transactions, and bringing its tables up to date."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from importlib.resources import files
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, literal, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from furstenfeld.errors import FurstenfeldError
from furstenfeld.server.core.addresses import AddressError

Answer = TypeVar("Answer")

MIGRATIONS = files("furstenfeld.server.storage").joinpath("migrations")
EXPECTED = "sqlite:///FILE, postgresql://USER@HOST/NAME"
READING = "furstenfeld_reading"
TRIES = 3
BUSY_MS = 10_000
PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700
"""Decks of running games and passwords' hashes lie there: for the owner alone."""
PRIMARY_CODE = 0xFF
"""The bits of an error code of SQLite that say which kind it is."""
CLASHES = frozenset({"40001", "40P01", "23503", "23505"})
"""PostgreSQL's codes for what another writer did a moment before: a serialization failure, a
deadlock, a row that is gone, a row that is there."""
LOCK = 0x46757273
"""Any number: which lock of PostgreSQL keeps two processes from migrating at once."""


class DatabaseMissingError(FurstenfeldError):
    """There is no file where a SQLite database should be."""

    def __init__(self, file: Path) -> None:
        """Remember where."""
        self.file = file
        super().__init__(f"there is no database at {file}")


class Database:
    """A pool of connections, and transactions over them; used from several threads."""

    def __init__(self, url: str, connections: int = 4, *, may_make: bool = True) -> None:
        """Prepare to connect; a SQLite file and its folder are made then, if they may be."""
        parsed = _parsed(url)
        self.file = file_of(url)
        self.is_sqlite = self.file is not None
        if not may_make and self.file is not None and not self.file.exists():
            raise DatabaseMissingError(self.file)
        if parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        self.url = parsed
        pool: dict[str, Any] = {
            "pool_size": connections,
            "max_overflow": 0,
            "hide_parameters": True,  # errors would show decks and hashes
        }
        if not self.is_sqlite:
            pool |= {"pool_pre_ping": True, "connect_args": {"connect_timeout": 5}}
        self.engine = create_engine(parsed, **pool)
        # SQLite lets a second writer sleep and look again; here it is woken when its time comes.
        self._writing: AbstractContextManager[object] = Lock() if self.is_sqlite else nullcontext()
        if self.file is not None:
            _prepare_sqlite(self.engine, self.file)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Yield a connection; what is done with it is kept whole, or not at all."""
        with self._writing, self.engine.begin() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Yield a connection that only reads: one moment of all tables, and nobody waits for it."""
        with self.engine.connect() as connection:
            if self.is_sqlite:
                yield connection.execution_options(**{READING: True})
            else:
                yield connection.execution_options(isolation_level="REPEATABLE READ")

    def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Return what a look at the database answers."""
        return self._tried(work, self.reading)

    def run(self, work: Callable[[Connection], Answer]) -> Answer:
        """Return what a transaction answers; one that met another, or a lost line, is tried anew.

        An acknowledgement lost on the way is no danger: turns are known by their client's name.
        """
        return self._tried(work, self.transaction)

    def _tried(
        self,
        work: Callable[[Connection], Answer],
        connect: Callable[[], AbstractContextManager[Connection]],
    ) -> Answer:
        for tried in range(1, TRIES + 1):
            try:
                with connect() as connection:
                    return work(connection)
            except DBAPIError as error:
                if tried == TRIES or not _is_retryable(error):
                    raise
        raise AssertionError("unreachable")

    def migrate(self) -> None:
        """Bring the tables of the database up to date; processes that start at once take turns."""
        with self.engine.connect() as connection:
            if not self.is_sqlite:
                connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": LOCK})
                connection.commit()
            try:
                command.upgrade(alembic_config(connection), "head")
                connection.commit()
            finally:
                if not self.is_sqlite:
                    connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": LOCK})
                    connection.commit()

    def is_alive(self) -> bool:
        """Return whether the database answers."""
        try:
            with self.engine.connect() as connection:
                connection.execute(text("SELECT 1"))
        except DBAPIError:
            return False
        return True

    def close(self) -> None:
        """Give all connections back."""
        self.engine.dispose()


def _parsed(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise AddressError("--database", EXPECTED) from error
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise AddressError("--database", EXPECTED)
    return parsed


def file_of(url: str) -> Path | None:
    """Return the file of a SQLite database; one in memory, or one named by a URI, is refused."""
    parsed = _parsed(url)
    if parsed.get_backend_name() != "sqlite":
        return None
    name = parsed.database or ":memory:"
    if name.startswith((":memory:", "file:")):
        raise AddressError("--database", EXPECTED)
    return Path(name)


def alembic_config(connection: Connection) -> Config:
    """Return Alembic's settings for a connection of ours."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def is_starting(error: DBAPIError) -> bool:
    """Return whether a database may answer later: a server that starts, a file in use.

    A file that cannot be opened now cannot be opened in a while.
    """
    if not isinstance(error.orig, sqlite3.Error):
        return isinstance(error, OperationalError)
    code: int = getattr(error.orig, "sqlite_errorcode", 0)
    return code & PRIMARY_CODE == sqlite3.SQLITE_BUSY


def _is_retryable(error: DBAPIError) -> bool:
    """Return whether the same work may succeed: a lost connection, or a clash of two writers."""
    if error.connection_invalidated:
        return True
    state = getattr(error.orig, "sqlstate", None)
    return isinstance(error, OperationalError) or state in CLASHES


def insert_new(connection: Connection, table: Table, **values: object) -> bool:
    """Insert a row, unless one with its key is there; return whether it was new."""
    kind = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = kind.insert(table).values(**values).on_conflict_do_nothing().returning(literal(1))
    return connection.execute(row).first() is not None


def _make_private(file: Path) -> None:
    """Make a file and its folder for their owner alone; what is there keeps its mode."""
    file.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        file.touch(PRIVATE_FILE, exist_ok=False)


def _prepare_sqlite(engine: Engine, file: Path) -> None:
    """Readers beside one writer, writers in a queue, foreign keys kept; a new file is private."""

    @event.listens_for(engine, "do_connect")
    def make(*_: object) -> None:
        _make_private(file)  # SQLite gives its WAL the mode of the file

    @event.listens_for(engine, "connect")
    def connect(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None  # transactions begin below, not in the driver
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer is one from the start: a reader that turns writer could fail half-way.
        is_reading = connection.get_execution_options().get(READING, False)
        connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")
