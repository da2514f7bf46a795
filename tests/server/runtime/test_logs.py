"""The log keeps secrets: an exception in any layer is logged by type and place, without a value."""

import gc
import logging
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy.exc import IntegrityError

from furstenfeld.records import deal
from furstenfeld.rules import View, setup, view
from furstenfeld.server.runtime import workers
from furstenfeld.server.runtime.logs import configure_logs
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.runtime.tracebacks import kind_of, place_of, traceback_of
from furstenfeld.server.runtime.workers import BotFailedError, BotQuestion
from furstenfeld.server.storage import people, table_store
from furstenfeld.server.storage.database import Database
from furstenfeld.server.web import websocket
from tests.server import raw
from tests.server.running import Player, server
from tests.server.wire import next_turn, started, table_of

SECRET = "planted-" + "secret"

Log = Callable[[], str]


class PlantedError(Exception):
    """Shows more of itself than its message."""

    def __repr__(self) -> str:
        return f"PlantedError({SECRET!r})"


def leak(*_: object, **__: object) -> Any:
    """Fail with a secret in every place where a log could look for it."""
    deck, cookie, held = SECRET, {"cookie": SECRET}, [SECRET]
    error = PlantedError(deck, cookie, held)
    error.add_note(SECRET)
    try:
        raise KeyError(SECRET)
    except KeyError as cause:
        raise error from cause


async def leak_later(*_: object, **__: object) -> Any:
    held = SECRET
    return leak(held)


@pytest.fixture(params=["console", "json"])
def log(request: pytest.FixtureRequest, capfd: pytest.CaptureFixture[str]) -> Iterator[Log]:
    """Log as `serve` does; return what was written since the last look."""
    config, root = structlog.get_config(), logging.getLogger()
    handlers, hooks = root.handlers, (sys.excepthook, threading.excepthook)
    configure_logs(as_json=request.param == "json")
    yield lambda: "".join(capfd.readouterr())
    structlog.configure(**config)
    root.handlers = handlers
    sys.excepthook, threading.excepthook = hooks


@pytest.fixture
def here(tmp_path: Path, log: Log) -> Iterator[str]:
    """Run a server whose log is read."""
    with server(Settings(database=f"sqlite:///{tmp_path}/tables.db")) as address:
        yield address


def demand_kept(written: str, *secrets: str) -> None:
    """Demand that something was logged, and no secret."""
    assert "PlantedError" in written
    assert "test_logs.py" in written
    for secret in (SECRET, *secrets):
        assert secret not in written


@pytest.mark.parametrize(
    ("place", "method", "path"),
    [
        ("storage.table_store.load", "GET", "/api/tables/{id}"),
        ("storage.people.find", "PUT", "/api/me/mutes/nobody"),
        ("core.lobby.sit", "PUT", "/api/tables/{id}/seats/1"),
        ("services.table_lists.open_tables", "GET", "/api/tables"),
        ("services.accounts.own_data", "GET", "/api/me/data"),
        ("services.accounts.hash_password", "POST", "/api/me/account"),
        ("web.page.built", "GET", "/"),
        ("web.middleware._problem", "GET", "/api/me"),
    ],
)
def test_a_failure_of_a_request_tells_no_secret(
    here: str, log: Log, monkeypatch: pytest.MonkeyPatch, place: str, method: str, path: str
) -> None:
    """The invitation and the cookie of a real request are looked for, too."""
    ada = Player(here, "Ada")
    id = table_of(ada)
    invitation = ada.get(f"/api/tables/{id}")["table"]["invitation"]
    monkeypatch.setattr(f"furstenfeld.server.{place}", leak)
    bodies = {"PUT": {"invitation": invitation}, "POST": {"login": "ada", "password": "x" * 10}}
    answer = ada.request(method, path.replace("{id}", id), bodies.get(method))
    ada.close()

    assert answer.status_code == 500
    assert SECRET not in answer.text
    demand_kept(log(), invitation, ada.http.cookies["furstenfeld"])


def test_a_failure_in_a_game_tells_no_card_and_no_seed(
    tmp_path: Path, here: str, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = [Player(here, "Ada"), Player(here, "Bo")]
    id = started(players)
    player, turn = next_turn(players, id)
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    table = database.read(lambda c: table_store.load(c, id))
    database.close()
    assert table.game is not None
    monkeypatch.setattr("furstenfeld.server.storage.table_store.save", leak)
    assert player.request("POST", f"/api/tables/{id}/turns", turn).status_code == 500
    written = log()
    for each in players:
        each.close()

    demand_kept(written, table.secret, table.invitation)
    cards = {str(card) for deck in table.game.deal.decks for card in deck}
    assert not [card for card in cards if f"{card!r}" in written or f'"{card}"' in written]


def test_an_error_of_the_database_tells_no_parameter(database: Database) -> None:
    database.run(lambda c: people.add(c, "ada", SECRET, 1))

    with pytest.raises(IntegrityError) as caught:
        database.run(lambda c: people.add(c, "ada", SECRET, 1))

    assert SECRET not in str(caught.value)


@pytest.mark.parametrize("place", ["_result", "_send_news_once", "session_of", "context_of"])
def test_a_failure_of_the_live_line_tells_no_secret(
    here: str, log: Log, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    ada = Player(here, "Ada")
    id = table_of(ada)
    ada.close()
    owner = websocket if hasattr(websocket, place) else websocket._Connection
    monkeypatch.setattr(owner, place, leak if place == "context_of" else leak_later)
    if owner is websocket:
        assert raw.request(here, "GET", "/api/live", raw.UPGRADE).status == 500
    else:
        text = f'{{"type": "watch", "table": "{id}"}}'
        assert raw.close_code(here, raw.frame(1, text.encode())) == 1011

    demand_kept(log())


def any_view() -> View:
    return view(setup(deal(1, 2)).state, 0)


def test_a_failure_of_a_worker_tells_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error of a bot reaches the log of the server, so it must not repeat what the bot saw."""
    monkeypatch.setattr(workers, "_player", leak)
    with pytest.raises(BotFailedError) as failed:
        workers.answer(BotQuestion("steward", any_view(), "seed"))

    demand_kept(str(failed.value))


def test_a_failure_beside_all_requests_tells_no_secret(
    here: str, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A task that nobody waits for: asyncio shows it with its exception."""
    done = threading.Event()

    async def failed(*_: object) -> None:
        done.set()
        await leak_later()

    monkeypatch.setattr("furstenfeld.server.runtime.scheduler.Scheduler._play", failed)
    ada = Player(here, "Ada")
    id = table_of(ada, pace={"kind": "free"})
    ada.ask("PUT", f"/api/tables/{id}/seats/0", {})
    ada.ask("PUT", f"/api/tables/{id}/seats/1/bot", {"bot": "random"})
    ada.post(f"/api/tables/{id}/start")
    if ada.get(f"/api/tables/{id}")["view"]["to_move"] == 0:
        player, turn = next_turn([ada, ada], id)
        player.post(f"/api/tables/{id}/turns", turn)
    assert done.wait(30)
    ada.get("/api/me")
    gc.collect()
    ada.close()

    demand_kept(log())


@pytest.mark.parametrize("name", ["uvicorn.error", "asyncio", "sqlalchemy.pool", "anything"])
def test_a_library_that_logs_tells_no_secret(log: Log, name: str) -> None:
    logger = logging.getLogger(name)
    try:
        leak()
    except PlantedError as error:
        logger.exception("failed with %s", error)
        logger.error("failed", exc_info=error, extra={"held": SECRET}, stack_info=True)
        logger.error("failed with %(held)s", {"held": SECRET})

    demand_kept(log())


def test_asyncio_describes_no_task(log: Log) -> None:
    logging.getLogger("asyncio").error(f"Task failed: <Task coro=<{SECRET}>>")

    written = log()
    assert SECRET not in written
    assert "asyncio" in written


def test_our_own_logger_tells_no_secret_however_it_is_told_of_an_exception(log: Log) -> None:
    ours = structlog.get_logger("furstenfeld.test")
    try:
        leak()
    except PlantedError as error:
        ours.exception("failed")
        ours.error("failed", exc_info=error)
        ours.error("failed", exc_info=True)
        ours.error("failed", exc_info=sys.exc_info(), stack_info=True)

    written = log()
    demand_kept(written)
    assert written.count("failed") == 4


def test_a_thread_that_crashes_tells_no_secret(log: Log) -> None:
    thread = threading.Thread(target=leak)
    thread.start()
    thread.join()

    demand_kept(log())


@pytest.mark.parametrize("place", ["AsyncDatabase.prepare", "ServerContext.open"])
@pytest.mark.parametrize("options", [[], ["--json-logs"]])
def test_the_command_crashes_without_a_secret(
    tmp_path: Path, options: list[str], place: str
) -> None:
    program = (
        "import sys; from furstenfeld.cli import main;"
        "from furstenfeld.server.runtime import context;"
        "from tests.server.runtime import test_logs;"
        f"context.{place} = test_logs.leak; sys.exit(main(sys.argv[1:]))"
    )
    url = f"sqlite:///{tmp_path}/tables.db"
    command = [sys.executable, "-c", program, "serve", "--port", "0", "--database", url, *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)

    assert done.returncode != 0
    demand_kept(done.stdout + done.stderr)


def test_what_the_system_says_is_said(tmp_path: Path) -> None:
    """That a disk is full has to be told; which file it was for may be a secret."""
    with pytest.raises(OSError) as caught:
        (tmp_path / SECRET).read_bytes()

    assert kind_of(caught.value) == "FileNotFoundError: No such file or directory"
    assert "pathlib.py:" in place_of(caught.value)


def test_all_of_a_group_and_all_causes_are_told() -> None:
    inner = ValueError(SECRET)
    inner.__context__ = KeyError(SECRET)
    group = ExceptionGroup(SECRET, [inner, TypeError(SECRET)])
    group.__cause__ = group

    assert traceback_of(group).split()[:4] == [
        "ExceptionGroup",
        "ValueError",
        "TypeError",
        "ExceptionGroup",
    ]
    assert "KeyError" in traceback_of(group)
    assert SECRET not in traceback_of(group)
    assert place_of(inner) == "unknown"
