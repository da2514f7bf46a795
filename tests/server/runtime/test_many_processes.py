"""Several server processes on one PostgreSQL, with a Redis between them."""

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from furstenfeld.server.runtime.settings import Settings
from tests.server.conftest import fresh_postgres
from tests.server.engines import Engine, redis
from tests.server.forked import Forked
from tests.server.running import Player
from tests.server.wire import next_turn, started

pytestmark = pytest.mark.xdist_group("many-processes")


@pytest.fixture(scope="module")
def pair(
    postgres_engine: Engine, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Forked, Forked, Engine]]:
    """Run two servers on one database, and the Redis between them."""
    with redis() as between:
        settings = Settings(
            database=fresh_postgres(postgres_engine, tmp_path_factory.mktemp("many").name),
            redis=f"redis://127.0.0.1:{between.port}",
            rate_scale=1000,
        )
        with ExitStack() as stack:
            servers = [Forked(settings) for _ in range(2)]
            for each in servers:
                stack.callback(each.kill)
                each.wait()
            yield servers[0], servers[1], between


Pair = tuple[Forked, Forked, Engine]


@pytest.fixture
def players(pair: Pair) -> Iterator[list[Player]]:
    """Return Ada at one server and Bo at the other."""
    players = [Player(pair[0].address, "Ada"), Player(pair[1].address, "Bo")]
    yield players
    for player in players:
        player.close()


def at(server: Forked, player: Player) -> Player:
    """Return the same person with a page at another server."""
    there = Player(server.address)
    there.http.cookies = player.http.cookies
    return there


def test_a_turn_at_one_server_is_heard_at_the_other(players: list[Player]) -> None:
    id = started(players)
    player, turn = next_turn(players, id)
    other = players[1 - players.index(player)]
    with other.live() as line:
        line.send(type="watch", table=id)
        before = line.until(type="table")
        player.post(f"/api/tables/{id}/turns", turn)
        after = line.until(type="table")

    assert after["log"]["first"] == len(before["log"]["events"])
    assert after["log"]["events"]
    assert after["view"] == other.get(f"/api/tables/{id}")["view"]


def test_talk_goes_from_server_to_server(players: list[Player]) -> None:
    id = started(players)
    with players[1].live() as line:
        line.ask(type="watch", table=id)
        players[0].post(f"/api/tables/{id}/chat", {"text": "Guten Abend"})
        said = line.until(type="chat")["messages"]

    assert [message["text"] for message in said] == ["Guten Abend"]


def at_once(
    pair: Pair, player: Player, path: str, bodies: list[dict[str, Any]]
) -> list[httpx.Response]:
    """Send one request to each server at the same moment; return the answers."""
    answers: list[httpx.Response] = []
    together = threading.Barrier(2)

    def send(server: Forked, body: dict[str, Any]) -> None:
        page = at(server, player)
        together.wait(10)
        answers.append(page.request("POST", path, body))
        page.close()

    threads = [
        threading.Thread(target=send, args=(server, body))
        for server, body in zip(pair[:2], bodies, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    return answers


def test_of_one_turn_sent_to_two_servers_at_once_one_is_accepted(
    pair: Pair, players: list[Player]
) -> None:
    id = started(players)
    for _ in range(5):
        player, turn = next_turn(players, id)
        answers = at_once(pair, player, f"/api/tables/{id}/turns", [turn, turn])

        assert [answer.status_code for answer in answers] == [200, 200]
        assert {answer.json()["number"] for answer in answers} == {turn["number"] + 1}


def test_of_two_turns_with_one_number_one_is_refused(pair: Pair, players: list[Player]) -> None:
    id = started(players)
    player, turn = next_turn(players, id)
    bodies = [{**turn, "id": f"another-{place}"} for place in range(2)]
    answers = at_once(pair, player, f"/api/tables/{id}/turns", bodies)

    assert sorted(answer.status_code for answer in answers) == [200, 409]


def test_bots_of_a_table_are_played_once_though_every_server_looks_after_it(
    players: list[Player],
) -> None:
    ada = players[0]
    id = ada.post("/api/tables", {"players": 3})["id"]
    for seat in range(3):
        ada.ask("PUT", f"/api/tables/{id}/seats/{seat}/bot", {"bot": "random"})
    with ada.live() as line:
        line.ask(type="watch", table=id)
        ada.post(f"/api/tables/{id}/start")
        heard: list[Any] = []
        while len(heard) < 150:
            update = line.until(type="table")
            assert update["log"]["first"] in (0, len(heard))
            heard = heard[: update["log"]["first"]] + update["log"]["events"]

    assert heard == ada.get(f"/api/tables/{id}")["log"]["events"][: len(heard)]


@pytest.mark.slow
def test_a_redis_that_was_gone_is_found_again(pair: Pair, players: list[Player]) -> None:
    between = pair[2]
    id = started(players)
    with players[1].live() as line, players[0].live() as near:
        for each in (line, near):
            each.send(type="watch", table=id)
            each.until(type="table")
        for is_back in (False, True):
            between.start() if is_back else between.stop()
            player, turn = next_turn(players, id)
            player.post(f"/api/tables/{id}/turns", turn)
            for each in (line, near):
                assert each.until(type="table")["log"]["events"]


def test_a_file_of_sqlite_can_be_shared_too(tmp_path: Path) -> None:
    """Not a way to run a server, but nothing is lost if somebody does."""
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.db", rate_scale=1000)
    with ExitStack() as stack:
        servers = [Forked(settings) for _ in range(2)]
        for server in servers:
            stack.callback(server.kill)
            server.wait()
        players = [Player(server.address, "Ada") for server in servers]
        for player in players:
            stack.callback(player.close)
        id = started(players)
        for _ in range(3):
            player, turn = next_turn(players, id)
            player.post(f"/api/tables/{id}/turns", turn)
        assert players[0].get(f"/api/tables/{id}")["view"]["round"] >= 1
