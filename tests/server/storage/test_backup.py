"""Backups: moving a server from one database to another, and refusing what is damaged."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from furstenfeld.server.core.addresses import AddressError
from furstenfeld.server.core.table import Status
from furstenfeld.server.storage import backup, game_log, people
from furstenfeld.server.storage.database import Database
from tests.server.conftest import fresh_postgres
from tests.server.engines import Engine
from tests.server.stored_tables import FIRST_RELEASE, load, played, stored
from tests.server.tables import running_table


@pytest.fixture
def postgres_url(postgres_engine: Engine, tmp_path: Path) -> str:
    """Return the address of an empty PostgreSQL database."""
    return fresh_postgres(postgres_engine, tmp_path.name)


@pytest.fixture
def other(postgres_url: str) -> Iterator[Database]:
    """Return an empty database that nothing has migrated."""
    database = Database(postgres_url)
    yield database
    database.close()


def test_a_backup_moves_a_server_from_one_database_to_another(
    other: Database, tmp_path: Path
) -> None:
    here = Database(f"sqlite:///{tmp_path}/here.db")
    here.migrate()
    table = played(here, stored(here, running_table()), 5)
    here.run(lambda c: people.add(c, "ada", "Ada", 1))
    rows = backup.backup(here, tmp_path / "all.backup")
    assert backup.restore(other, tmp_path / "all.backup") == rows
    assert load(other, table.id) == table
    assert other.read(lambda c: people.find(c, "ada")) == here.read(lambda c: people.find(c, "ada"))
    again = Database(f"sqlite:///{tmp_path}/again.db")
    backup.backup(other, tmp_path / "back.backup")
    backup.restore(again, tmp_path / "back.backup")

    assert load(again, table.id) == table
    here.close()
    again.close()


def test_a_database_with_something_in_it_is_not_restored_over(
    database: Database, tmp_path: Path
) -> None:
    stored(database, running_table())
    backup.backup(database, tmp_path / "all.backup")

    with pytest.raises(backup.BackupError, match="not-empty"):
        backup.restore(database, tmp_path / "all.backup")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite:///file:a?uri=true"])
def test_a_database_without_a_file_of_its_own_is_refused(url: str) -> None:
    with pytest.raises(AddressError, match="--database"):
        Database(url)


@pytest.mark.parametrize("cut", [0, 10, 100, -20])
def test_a_damaged_backup_changes_nothing(tmp_path: Path, cut: int) -> None:
    here = Database(f"sqlite:///{tmp_path}/here.db")
    here.migrate()
    stored(here, running_table())
    backup.backup(here, tmp_path / "all.backup")
    data = (tmp_path / "all.backup").read_bytes()
    (tmp_path / "cut.backup").write_bytes(data[:cut])
    empty = Database(f"sqlite:///{tmp_path}/empty.db")
    with pytest.raises(backup.BackupError, match="damaged"):
        backup.restore(empty, tmp_path / "cut.backup")

    here.close()
    empty.close()
    assert (
        sqlite3.connect(tmp_path / "empty.db")
        .execute("select count(*) from sqlite_master")
        .fetchone()
        == (0,)
        or not (tmp_path / "empty.db").exists()
    )


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_of_the_first_release_is_brought_up_to_date(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """The file was written by the first version; it is never written anew."""
    url = f"sqlite:///{tmp_path}/old.db"
    if kind == "postgresql":
        url = request.getfixturevalue("postgres_url")
    database = Database(url)
    backup.restore(database, FIRST_RELEASE)
    running, over = (load(database, id) for id in ("running-table", "finished-table"))
    log = database.read(lambda c: game_log.whole_log(c, "finished-table"))
    database.close()

    assert running.status is Status.RUNNING
    assert over.status is Status.OVER
    assert over.game is not None
    assert over.game.commits == len(log)
