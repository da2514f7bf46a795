"""Bytes that no browser sends: each is refused in its place, and nothing is written to the log."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier
from typing import Any

import pytest
from sqlalchemy import Connection

from furstenfeld.server.core.refusals import RefusalError
from furstenfeld.server.services import chat, passkeys, tables
from furstenfeld.server.services.passkeys import site_of
from furstenfeld.server.storage import people
from furstenfeld.server.storage.database import Database
from tests.server import raw
from tests.server.authenticator import Device
from tests.server.conftest import Come
from tests.server.tables import running_table
from tests.server.wire import table_of

DEEP = b"[" * 100_000


@pytest.fixture
def quiet(capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Demand that the test leaves no traceback in any log."""
    yield
    written = capfd.readouterr()
    assert "File " not in written.out + written.err
    assert [record.msg for record in caplog.records if record.exc_info] == []


def demand_headers(headers: dict[str, str]) -> None:
    """Demand the headers that keep a page to itself."""
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def demand_problem(answer: raw.Answer, status: int) -> None:
    """Demand a problem document of this status, with all headers."""
    assert answer.status == status, answer
    assert answer.headers["content-type"] == "application/problem+json"
    assert json.loads(answer.body)["status"] == status
    demand_headers(answer.headers)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(
    "body",
    [b'{"name": "\xff\xfe"}', b"\xff", DEEP, b'{"name": ' + DEEP, b'{"a":' * 50_000, b'{"name"'],
    ids=["bad text", "bad byte", "deep", "deep name", "deep objects", "cut"],
)
@pytest.mark.parametrize("path", ["/api/guests", "/api/sign-in", "/api/sign-in/passkey"])
def test_a_body_that_is_not_json_is_malformed(address: str, path: str, body: bytes) -> None:
    demand_problem(raw.request(address, "POST", path, body=body), 400)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("body", [b"\xff", DEEP, b'{"format": "\xff"}', b'{"format": ' + DEEP])
def test_a_game_file_that_is_not_json_is_refused(come: Come, body: bytes) -> None:
    ada = come("Ada")
    kind = {"content-type": "application/json"}
    answer = ada.http.post("/api/studies", content=body, headers=kind)

    assert answer.status_code == 422
    assert answer.json()["title"] == "game file"


@pytest.mark.usefixtures("quiet")
def test_a_deep_answer_of_a_passkey_is_refused(address: str) -> None:
    """As deep as the decoder lets through; what reads it next may go less deep."""
    for depth in (50, 300, 900):
        begun = json.loads(raw.request(address, "POST", "/api/sign-in/passkey/begin").body)
        deep = b'{"a":' * depth + b"1" + b"}" * depth
        answer = b'{"id": "x", "rawId": "x", "type": "public-key", "response": ' + deep + b"}"
        body = b'{"id": "' + begun["id"].encode() + b'", "answer": ' + answer + b"}"
        found = raw.request(address, "POST", "/api/sign-in/passkey", body=body)
        assert found.status in (400, 403)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("host", ["a:b", "a:99999", "[", "[::1", "]", "a:", ":1", "", "a b", "a@b"])
@pytest.mark.parametrize("path", ["/api/me", "/", "/health", "/api/nothing"])
def test_a_host_that_is_none_is_malformed(address: str, path: str, host: str) -> None:
    demand_problem(raw.request(address, "GET", path, {"Host": host}), 400)


@pytest.mark.parametrize("host", ["a", "a:1", "A.b-c", "[::1]", "[::1]:80", "192.0.2.1:8000"])
def test_any_other_host_is_a_host(address: str, host: str) -> None:
    assert raw.request(address, "GET", "/health", {"Host": host}).status == 200


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("origin", ["http://[", "http://]", "http://[::1", "http://a:b", "\xff"])
@pytest.mark.parametrize(("method", "path"), [("POST", "/api/guests"), ("GET", "/api/live")])
def test_an_origin_that_is_none_is_refused(
    address: str, method: str, path: str, origin: str
) -> None:
    line = raw.UPGRADE if method == "GET" else {}
    answer = raw.request(address, method, path, {"Origin": origin, **line})

    demand_problem(answer, 400)


@pytest.mark.usefixtures("quiet")
def test_an_invitation_that_is_none_is_malformed(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    id = table_of(ada, is_open=False)

    for invitation in ("ü", "", "a b", "\ud7ff"):
        body = {"invitation": invitation}
        assert bo.refused("PUT", f"/api/tables/{id}/seats/1", body)["status"] == 400
    with bo.live() as line:
        answer = line.ask(type="watch", table=id, invitation="wrong")
        assert answer["problem"]["status"] == 404


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(
    "data",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 made up\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: \x00\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 3_000_000 + b"\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\nno chunk\r\n\r\n",
    ],
    ids=["tls", "no host", "hosts", "path", "header", "length", "long header", "chunk"],
)
def test_what_is_no_request_is_refused_with_a_problem_document(address: str, data: bytes) -> None:
    demand_problem(raw.parsed(raw.exchanged(address, data)), 400)


@pytest.mark.usefixtures("quiet")
def test_a_body_that_breaks_off_after_its_answer_is_hung_up_on(address: str) -> None:
    """The gate answers before it reads a body; what comes then may be anything."""
    head = b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\n"
    with raw.connected(address) as connection:
        connection.sendall(head + b"Transfer-Encoding: chunked\r\n\r\n")
        assert b" 415 " in connection.recv(65536)
        connection.sendall(b"no chunk\r\n\r\n")
        while connection.recv(65536):
            pass


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/favicon.svg", 200),
        ("GET", "/health", 200),
        ("GET", "/metrics", 200),
        ("GET", "/nothing.js", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/schema/openapi.json", 200),
        ("GET", "/api/schema/nothing", 404),
        ("GET", "/api/me", 401),
        ("DELETE", "/api/tables", 405),
        ("MADEUP", "/api/tables", 405),
        ("HEAD", "/api/me", 401),
        ("OPTIONS", "/api/me", 204),
        ("PROPFIND", "/", 405),
    ],
)
def test_every_answer_has_the_headers(address: str, method: str, path: str, status: int) -> None:
    answer = raw.request(address, method, path)

    assert answer.status == status
    demand_headers(answer.headers)


@pytest.mark.parametrize("where", ["furstenfeld.server.web.middleware._problem", "logged"])
def test_what_goes_wrong_has_the_headers(
    address: str, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """In the gate, and while an error is told."""

    def broken(*_: object) -> None:
        raise RuntimeError("planted")

    if where == "logged":
        monkeypatch.setattr("furstenfeld.server.services.table_lists.open_tables", broken)
        where = "furstenfeld.server.web.problems.respond"
    monkeypatch.setattr(where, broken)

    demand_problem(raw.request(address, "GET", "/api/tables"), 500)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/api/live", {"Origin": "https://evil.example"}, 403),
        ("/api/live", {"Host": "a:b"}, 400),
        ("/api/nothing", {}, 404),
        ("/api/me", {}, 404),
        ("/", {}, 404),
    ],
)
def test_a_line_that_is_not_opened_is_refused_with_a_problem_document(
    address: str, path: str, headers: dict[str, str], status: int
) -> None:
    demand_problem(raw.request(address, "GET", path, raw.UPGRADE | headers), status)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Sec-WebSocket-Key": "x"}, 400),
        ({"Sec-WebSocket-Version": "1"}, 400),
        ({f"X-{number}": "x" for number in range(200)}, 431),
        ({"X": "x" * 10_000}, 431),
    ],
)
def test_a_bad_handshake_is_refused_with_the_headers(
    address: str, headers: dict[str, str], status: int
) -> None:
    answer = raw.request(address, "GET", "/api/live", raw.UPGRADE | headers)

    assert answer.status == status
    demand_headers(answer.headers)


def test_a_line_that_cannot_be_opened_now_says_so(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr("furstenfeld.server.web.websocket.session_of", broken)
    answer = raw.request(address, "GET", "/api/live", raw.UPGRADE)

    demand_problem(answer, 500)


PING = raw.frame(1, b'{"type": "ping"}')


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([raw.frame(1, b"\xff\xfe")], 1007),
        ([raw.frame(1, b"\xc3", is_last=False), raw.frame(0, b"\x28")], 1007),
        ([raw.frame(2, b'{"type": "ping"}')], 1003),
        ([raw.frame(2, b"")], 1003),
        ([raw.frame(1, b"")], 1007),
        ([raw.frame(1, b"{")], 1007),
        ([raw.frame(1, b"[" * 60_000)], 1007),
        ([raw.frame(1, b'{"type":' * 7_000)], 1007),
        ([raw.frame(1, b'{"type": "ping", "ref": "\\ud800"}')], 1007),
        ([raw.frame(1, b"[1, 2]")], 1007),
        ([raw.frame(1, b'"ping"')], 1007),
        ([raw.frame(1, b'{"type": 5}')], 1007),
        ([raw.frame(1, b'{"type": "ping", "ref": 5}')], 1007),
        ([raw.frame(1, b'{"type": "watch", "table": {}}')], 1007),
        ([raw.frame(1, b"x" * 70_000)], 1009),
        ([raw.frame(1, b"x" * 1_000_000)], 1009),
        ([raw.frame(1, b"x", is_last=False), *[raw.frame(0, b"", is_last=False)] * 2_000], 1009),
        ([raw.frame(3, b"x")], 1002),
        ([raw.frame(0, b"x")], 1002),
        ([PING, raw.frame(2, b"x")], 1003),
    ],
)
def test_a_bad_frame_ends_the_line_with_its_code(
    address: str, frames: list[bytes], code: int
) -> None:
    assert raw.close_code(address, *frames) == code


def test_a_failure_on_the_line_ends_it_and_is_logged(
    address: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr("furstenfeld.server.web.websocket._Connection._result", broken)

    assert raw.close_code(address, PING) == 1011
    assert "unexpected" in capfd.readouterr().out


def at_once(database: Database, works: list[Callable[[Connection], Any]]) -> list[Any]:
    """Do several things in transactions that begin together; return what each says."""
    barrier = Barrier(len(works))

    def done(work: Callable[[Connection], Any]) -> Any:
        barrier.wait()
        try:
            return database.run(work)
        except RefusalError as refusal:
            return refusal.reason

    with ThreadPoolExecutor(len(works)) as threads:
        return list(threads.map(done, works))


def test_many_mute_the_same_person_at_once(database: Database) -> None:
    for id in ("ada", "bo"):
        database.run(partial(people.add, id=id, name=id, now=1))
    for _ in range(20):
        mute = partial(people.set_mute, person="ada", muted="bo", is_muted=True)
        assert at_once(database, [mute] * 4) == [None] * 4
        assert database.read(lambda c: people.muted_by(c, "ada")) == ["bo"]
        database.run(lambda c: people.set_mute(c, "ada", "bo", is_muted=False))


def test_many_reports_of_a_message_at_once_count_once(database: Database) -> None:
    ada = database.run(lambda c: people.add(c, "ada", "Ada", 1))
    options = running_table().options
    table = database.run(lambda c: tables.create(c, "ada", options, 1))
    for number in range(20):
        said = database.run(lambda c: chat.say(c, table.id, ada, "rude", 2)).id
        report = partial(chat.report, table=table.id, message=said, person="bo", now=3)
        assert at_once(database, [report] * 4) == [None] * 4
        assert [each.reports for each in database.read(chat.reported)] == [1] * (number + 1)


def test_a_passkey_is_kept_once_however_often_it_is_sent(database: Database) -> None:
    ada = database.run(lambda c: people.add(c, "ada", "Ada", 1))
    site = site_of("http://127.0.0.1")
    device = Device(site.origin)

    def reply() -> Callable[[Connection], Any]:
        begun = database.run(lambda c: passkeys.begin_registration(c, ada, site, 1))
        answer = device.register(begun.options)
        return lambda c: passkeys.finish_registration(c, ada, site, begun.id, answer, 2).id

    ids = at_once(database, [reply() for _ in range(4)])
    again = at_once(database, [reply()])

    assert ids.count("key-taken") == 3
    assert again == ["key-taken"]
    assert len(database.read(lambda c: people.passkeys_of(c, "ada"))) == 1


def test_an_answer_of_a_passkey_counts_once(database: Database) -> None:
    for number in range(20):
        id = f"ceremony-{number}"
        add = partial(people.add_challenge, id=id, challenge=b"x", person=None, expires=9)
        database.run(add)
        found = at_once(database, [partial(people.take_challenge, id=id, now=1)] * 4)
        assert sorted(found, key=str) == [(b"x", None), None, None, None]


def test_a_passkey_with_too_long_a_name_is_refused(database: Database) -> None:
    ada = database.run(lambda c: people.add(c, "ada", "Ada", 1))
    site = site_of("http://127.0.0.1")
    device = Device(site.origin)
    device.id = b"x" * 1000
    begun = database.run(lambda c: passkeys.begin_registration(c, ada, site, 1))
    answer = device.register(begun.options)

    with pytest.raises(RefusalError, match="not-admitted"):
        database.run(lambda c: passkeys.finish_registration(c, ada, site, begun.id, answer, 2))


def test_a_passkey_sent_twice_over_http_is_told_so(come: Come, address: str) -> None:
    ada = come("Ada")
    device = Device(address)
    device.id = b"sent twice"
    for status in (201, 409):
        begun = ada.post("/api/me/passkeys/begin")
        made = {"id": begun["id"], "answer": device.register(begun["options"])}
        assert ada.request("POST", "/api/me/passkeys", made).status_code == status
