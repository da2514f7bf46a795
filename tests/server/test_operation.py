"""Running a server: the commands of its host, backups, and a stop that loses nothing."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from functools import partialmethod
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from furstenfeld.records import encode_game
from furstenfeld.server.core.addresses import AddressError
from furstenfeld.server.core.table import Status
from furstenfeld.server.runtime.async_database import START_TRIES, AsyncDatabase
from furstenfeld.server.runtime.wakeups import wakeups
from furstenfeld.server.services import administration, chat, tables
from furstenfeld.server.services.administration import AdminAction
from furstenfeld.server.storage import backup, people, table_store
from furstenfeld.server.storage.database import Database
from tests.cli.conftest import Run, furstenfeld
from tests.server.conftest import fresh_postgres
from tests.server.engines import Engine, free_port
from tests.server.running import Player, serve_process
from tests.server.tables import running_table
from tests.server.test_fair import fair_record
from tests.server.test_storage import load, played, stored
from tests.text.fluent_files import LANGUAGES

__all__ = ["furstenfeld"]

FIRST_RELEASE = Path(__file__).parent / "data" / "first-release.backup"


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


@pytest.mark.parametrize("url", ["nonsense", "mysql://host/name", "postgres://host/name"])
def test_an_address_of_no_database_is_refused_in_one_line(furstenfeld: Run, url: str) -> None:
    said = furstenfeld("admin", "find", "Ada", "--database", url)

    assert said.code == 2
    assert said.err.startswith("--database: ")
    assert "postgresql://USER@HOST/NAME" in " ".join(said.err.split())


def test_a_database_that_does_not_answer_is_told_in_a_line(furstenfeld: Run) -> None:
    url = f"postgresql://furstenfeld@127.0.0.1:{free_port()}/none"
    said = furstenfeld("backup", "a.backup", "--database", url)

    assert said.code == 2
    assert "is not answering" in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize("command", [("admin", "find", "Ada"), ("backup", "a.backup")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_that_is_not_there_is_told_and_not_made(
    furstenfeld: Run, tmp_path: Path, command: tuple[str, ...], language: str
) -> None:
    file = tmp_path / "folder" / "typo.db"
    said = furstenfeld(*command, "--database", f"sqlite:///{file}", "--lang", language)

    assert (said.code, said.err.count("\n")) == (2, 1)
    assert str(file) in said.err
    assert "furstenfeld serve" in said.err
    assert list(tmp_path.iterdir()) == []


COMMANDS = [
    ("serve", "--port", "0"),
    ("admin", "find", "Ada"),
    ("backup", "a.backup"),
    ("restore", str(FIRST_RELEASE)),
]


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for a database, and nobody say more than the command itself."""

    def wait(seconds: float) -> None:
        raise AssertionError("waited")

    monkeypatch.setattr(AsyncDatabase, "prepare", partialmethod(AsyncDatabase.prepare, wait=wait))
    monkeypatch.setattr("furstenfeld.server.runtime.logs.configure_logs", lambda *, as_json: None)


@pytest.mark.usefixtures("no_waiting")
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "is not a database"), ("de", "ist keine Datenbank"), ("it", "non è un database")],
)
def test_a_file_that_is_no_database_is_told_in_a_line(
    furstenfeld: Run, tmp_path: Path, command: tuple[str, ...], language: str, sentence: str
) -> None:
    file = tmp_path / "not.db"
    file.write_bytes(FIRST_RELEASE.read_bytes())
    said = furstenfeld(*command, "--database", f"sqlite:///{file}", "--lang", language)

    assert (said.code, said.err.count("\n")) == (2, 1)
    assert said.err.startswith(f"{file}: ")
    assert sentence in said.err
    assert file.read_bytes() == FIRST_RELEASE.read_bytes()


@pytest.mark.usefixtures("no_waiting")
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_folder_is_refused_as_a_database_at_once_and_with_the_reason(
    furstenfeld: Run, tmp_path: Path, command: tuple[str, ...]
) -> None:
    said = furstenfeld(*command, "--database", f"sqlite:///{tmp_path}")

    assert (said.code, said.err.count("\n")) == (2, 1)
    assert said.err.startswith(f"{tmp_path}: ")
    assert "unable to open" in said.err


@pytest.mark.usefixtures("no_waiting")
def test_a_folder_that_cannot_be_made_is_told_at_once(furstenfeld: Run) -> None:
    said = furstenfeld("serve", "--port", 0, "--database", "sqlite:////proc/none/tables.db")

    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "/proc/none: " in said.err


def test_a_file_that_somebody_else_holds_is_waited_for(tmp_path: Path) -> None:
    """Two servers that start at once on a new file get in each other's way."""
    holder = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    database = AsyncDatabase(f"sqlite:///{tmp_path}/tables.db?timeout=0", 1)
    database.prepare(wait=lambda _: holder.close())

    assert asyncio.run(database.is_alive())
    database.close()


def test_an_address_of_no_redis_is_refused() -> None:
    with pytest.raises(AddressError, match="--redis"):
        wakeups("http://127.0.0.1")


def test_a_server_waits_for_its_database_and_not_for_ever() -> None:
    waits: list[float] = []
    url = f"postgresql://furstenfeld@127.0.0.1:{free_port()}/none"
    with pytest.raises(OperationalError):
        AsyncDatabase(url, 1).prepare(wait=waits.append)

    assert len(waits) == START_TRIES - 1


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
    log = database.read(lambda c: table_store.log(c, "finished-table"))
    database.close()

    assert running.status is Status.RUNNING
    assert over.status is Status.OVER
    assert over.game is not None
    assert over.game.commits == len(log)


def test_a_host_promotes_bans_and_mutes_by_login_or_id(database: Database) -> None:
    def set_up(connection: Connection) -> None:
        people.add(connection, "id-of-ada", "Ada", 1)
        people.change(connection, "id-of-ada", login="ada")
        people.add(connection, "id-of-bo", "Bo", 1)

    database.run(set_up)
    promoted = database.run(lambda c: administration.apply_to(c, AdminAction.PROMOTE, "ada"))
    banned = database.run(lambda c: administration.apply_to(c, AdminAction.BAN, "id-of-bo"))

    assert promoted is not None
    assert promoted.is_admin
    assert banned is not None
    assert banned.is_banned
    assert database.run(lambda c: administration.apply_to(c, AdminAction.MUTE, "Bo")) is None
    unbanned = database.run(lambda c: administration.apply_to(c, AdminAction.UNBAN, "id-of-bo"))
    assert unbanned is not None
    assert not unbanned.is_banned


def test_a_host_closes_a_table_that_is_being_played(database: Database) -> None:
    table = stored(database, running_table())
    closed = database.run(lambda c: administration.close_table(c, table.id))

    assert closed.status is Status.ENDED
    assert closed.due is None


def test_reports_are_counted(database: Database) -> None:
    def set_up(connection: Connection) -> None:
        ada = people.add(connection, "ada", "Ada", 1)
        table = tables.create(connection, "ada", running_table().options, 1)
        said = chat.say(connection, table.id, ada, "rude words", 2)
        for reporter in ("bo", "cleo", "bo"):
            chat.report(connection, table.id, said.id, reporter, 3)

    database.run(set_up)
    (report,) = database.read(chat.reported)

    assert (report.message.text, report.reports) == ("rude words", 2)


def test_a_muted_person_says_nothing(database: Database) -> None:
    ada = database.run(lambda c: people.add(c, "ada", "Ada", 1))
    database.run(lambda c: administration.apply_to(c, AdminAction.MUTE, "ada"))
    muted = database.read(lambda c: people.find(c, "ada"))

    assert ada is not None
    assert muted is not None
    with pytest.raises(Exception, match="muted"):
        database.run(lambda c: chat.say(c, "table", muted, "hello", 2))


def test_verify_says_that_a_deal_was_fair(furstenfeld: Run, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(encode_game(fair_record()))
    said = furstenfeld("verify", "game.json")

    assert said.code == 0
    assert "was fair" in said.out
    assert "from Bo" in said.out


def test_verify_refuses_a_deal_that_was_not_fair_in_one_line(
    furstenfeld: Run, tmp_path: Path
) -> None:
    data = encode_game(fair_record()).decode().replace("from Bo", "from Ba")
    (tmp_path / "game.json").write_text(data)
    said = furstenfeld("verify", "game.json", "--lang", "de")

    assert said.code == 2
    assert "NICHT FAIR" in said.err
    assert said.err.count("\n") == 1


def test_backup_restore_and_admin_speak_on_the_command_line(
    furstenfeld: Run, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    assert furstenfeld("backup", "a.backup", "--database", url).code == 2
    assert furstenfeld("restore", FIRST_RELEASE, "--database", url).code == 0
    again = furstenfeld("restore", FIRST_RELEASE, "--database", url)
    assert (again.code, again.err.count("\n")) == (2, 1)
    assert furstenfeld("backup", "a.backup", "--database", url).code == 0
    found = furstenfeld("admin", "find", "Ada", "--database", url)
    assert found.code == 0
    assert "ada-of-old" in found.out
    assert furstenfeld("admin", "promote", "ada-of-old", "--database", url).code == 0
    assert "administrator" in furstenfeld("admin", "find", "Ada", "--database", url).out
    assert furstenfeld("admin", "ban", "nobody-here", "--database", url).code == 2
    assert furstenfeld("admin", "ban", "--database", url).code == 2
    assert furstenfeld("admin", "close", "running-table", "--database", url).code == 0
    assert furstenfeld("admin", "close", "no-table", "--database", url).code == 2
    assert furstenfeld("admin", "reports", "--database", url).code == 0


def test_serve_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    with serve_process("--database", f"sqlite:///{tmp_path}/tables.db") as process:
        ada = Player(process.address, "Ada")
        assert ada.get("/api/me")["name"] == "Ada"
        ada.close()
        process.process.send_signal(signal.SIGTERM)
        assert process.process.wait(30) == 0
        assert "stopped" in process.said()

    with pytest.raises(httpx.TransportError):
        httpx.get(f"{process.address}/health")


@pytest.mark.slow
def test_a_port_that_is_taken_is_refused_in_one_line(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with serve_process("--database", url) as process:
        port = process.address.rpartition(":")[2]
        done = subprocess.run(
            [sys.executable, "-m", "furstenfeld", "serve", "--port", port, "--database", url],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
            env={**os.environ, "COLUMNS": "200"},
        )

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert port in done.stderr
