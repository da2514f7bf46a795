"""Running a server: the commands of its host, backups, and a stop that loses nothing."""

import os
import signal
import subprocess
import sys
from functools import partialmethod
from pathlib import Path

import httpx
import pytest

from furstenfeld.records import encode_game
from furstenfeld.server.runtime.async_database import AsyncDatabase
from tests.cli.conftest import Run, furstenfeld
from tests.server.engines import free_port
from tests.server.fair_games import fair_record
from tests.server.running import Player, serve_process
from tests.server.stored_tables import FIRST_RELEASE
from tests.text.fluent_files import LANGUAGES

__all__ = ["furstenfeld"]


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
