"""Files of a server are for their owner alone: databases, backups, what is restored from them."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from furstenfeld.server.storage import backup
from furstenfeld.server.storage.database import Database
from tests.server.stored_tables import FIRST_RELEASE


def mode(path: Path) -> int:
    """Return who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def usual_umask() -> Iterator[None]:
    """Let new files be readable for everybody unless the program says otherwise."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("usual_umask")
def test_a_new_database_and_its_folder_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "furstenfeld"
    database = Database(f"sqlite:///{folder}/tables.db")
    database.migrate()
    modes = {path.name: mode(path) for path in folder.iterdir()}
    database.close()

    assert modes == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm"), 0o600)
    assert mode(folder) == 0o700


@pytest.mark.usefixtures("usual_umask")
def test_a_backup_and_what_is_restored_from_it_are_for_their_owner_alone(tmp_path: Path) -> None:
    restored = Database(f"sqlite:///{tmp_path}/restored.db")
    backup.restore(restored, FIRST_RELEASE)
    backup.backup(restored, tmp_path / "all.backup")
    restored.close()

    assert mode(tmp_path / "all.backup") == 0o600
    assert mode(tmp_path / "restored.db") == 0o600


@pytest.mark.usefixtures("usual_umask")
def test_files_that_are_there_keep_their_mode(tmp_path: Path) -> None:
    there = [tmp_path / "tables.db", tmp_path / "all.backup"]
    for path in there:
        path.touch()
        path.chmod(0o640)
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    database.migrate()
    backup.backup(database, tmp_path / "all.backup")
    database.close()

    assert [mode(path) for path in there] == [0o640, 0o640]


@pytest.mark.usefixtures("usual_umask")
def test_what_a_broken_backup_left_is_not_written_on(database: Database, tmp_path: Path) -> None:
    """It may be readable for everybody, or a link to somewhere else."""
    other = tmp_path / "other"
    other.touch()
    (tmp_path / ".all.backup.part").symlink_to(other)
    backup.backup(database, tmp_path / "all.backup")

    assert other.read_bytes() == b""
    assert mode(tmp_path / "all.backup") == 0o600
