"""SQLite and PostgreSQL databases: connections, transactions and migrations."""

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
"""Only the owner may read the files, which hold the decks of running games and password hashes."""
PRIMARY_CODE = 0xFF
"""The bits of an SQLite error code that hold the primary code."""
CLASHES = frozenset({"40001", "40P01", "23503", "23505"})
"""PostgreSQL's codes for conflicts with another transaction: serialization failure, deadlock,
missing row, duplicate row."""
LOCK = 0x46757273
"""The key of the PostgreSQL lock that keeps two processes from migrating at once."""


class DatabaseMissingError(FurstenfeldError):
    """The file of a SQLite database does not exist."""

    def __init__(self, file: Path) -> None:
        """Store the path."""
        self.file = file
        super().__init__(f"there is no database at {file}")


class Database:
    """A connection pool with transactions; safe to use from several threads."""

    def __init__(self, url: str, connections: int = 4, *, may_make: bool = True) -> None:
        """Prepare the pool; a missing SQLite file is an error, or created later with `may_make`."""
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
        # SQLite makes a second writer sleep and poll; a lock wakes it up when it can continue.
        self._writing: AbstractContextManager[object] = Lock() if self.is_sqlite else nullcontext()
        if self.file is not None:
            _prepare_sqlite(self.engine, self.file)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Yield a connection in a transaction, which is committed or rolled back as a whole."""
        with self._writing, self.engine.begin() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Yield a read-only connection with a consistent snapshot, which blocks nobody."""
        with self.engine.connect() as connection:
            if self.is_sqlite:
                yield connection.execution_options(**{READING: True})
            else:
                yield connection.execution_options(isolation_level="REPEATABLE READ")

    def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Return the result of work that only reads."""
        return self._tried(work, self.reading)

    def run(self, work: Callable[[Connection], Answer]) -> Answer:
        """Return the result of a transaction; repeat it after a conflict or a lost connection.

        A commit whose acknowledgement was lost does no harm, since turns have client ids.
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
        """Migrate the database to the current version; concurrent processes take turns."""
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
        """Close all connections."""
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
    """Return the file of a SQLite URL, or None; refuse databases in memory and file URIs."""
    parsed = _parsed(url)
    if parsed.get_backend_name() != "sqlite":
        return None
    name = parsed.database or ":memory:"
    if name.startswith((":memory:", "file:")):
        raise AddressError("--database", EXPECTED)
    return Path(name)


def alembic_config(connection: Connection) -> Config:
    """Return Alembic's configuration for a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def is_starting(error: DBAPIError) -> bool:
    """Return whether a database may become available: a starting server, or a locked file.

    A file that cannot be opened now will not become available by waiting.
    """
    if not isinstance(error.orig, sqlite3.Error):
        return isinstance(error, OperationalError)
    code: int = getattr(error.orig, "sqlite_errorcode", 0)
    return code & PRIMARY_CODE == sqlite3.SQLITE_BUSY


def _is_retryable(error: DBAPIError) -> bool:
    """Return whether a repetition may succeed: after a lost connection or a conflict."""
    if error.connection_invalidated:
        return True
    state = getattr(error.orig, "sqlstate", None)
    return isinstance(error, OperationalError) or state in CLASHES


def insert_new(connection: Connection, table: Table, **values: object) -> bool:
    """Insert a row, unless its key exists; return whether it was inserted."""
    kind = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = kind.insert(table).values(**values).on_conflict_do_nothing().returning(literal(1))
    return connection.execute(row).first() is not None


def _make_private(file: Path) -> None:
    """Create a file and its folder for their owner alone; existing ones keep their mode."""
    file.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        file.touch(PRIVATE_FILE, exist_ok=False)


def _prepare_sqlite(engine: Engine, file: Path) -> None:
    """Set up SQLite: readers beside one writer, queued writers, foreign keys, and private files."""

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
        # Writers lock at once: a reader that turns into a writer could fail half-way.
        is_reading = connection.get_execution_options().get(READING, False)
        connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")
