"""What keeps the server and its people safe: origins, headers, limits, answers without leaks."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from furstenfeld.server.core.refusals import Reason
from furstenfeld.server.runtime.rate_limits import RateLimit, RateLimiter, RateLimitError
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.web.problems import EXPLANATIONS
from tests.server.conftest import Come
from tests.server.running import Line, Player, server
from tests.server.tables import NOW
from tests.server.wire import table_of


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_site_changes_nothing(
    plain: httpx.Client, address: str, headers: dict[str, str]
) -> None:
    answer = plain.post(f"{address}/api/guests", json={"name": "Ada"}, headers=headers)

    assert answer.status_code == 403
    assert answer.json()["title"] == "foreign origin"
    assert "set-cookie" not in answer.headers


def test_another_site_gets_no_live_line(address: str) -> None:
    url = address.replace("http", "ws") + "/api/live"
    with pytest.raises(InvalidStatus) as caught:
        connect(url, origin=Origin("https://evil.example"))

    assert caught.value.response.status_code == 403


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/health", "/api/nothing", "/"])
def test_every_answer_has_the_headers_that_keep_a_page_to_itself(
    plain: httpx.Client, address: str, path: str
) -> None:
    headers = plain.get(address + path).headers

    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


@pytest.fixture(scope="module")
def secure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server that people reach by TLS, with ordinary limits, in which no time passes."""
    url = f"sqlite:///{tmp_path_factory.mktemp('secure')}/tables.db"
    settings = Settings(database=url, public_url="https://play.example", is_behind_proxy=True)
    with server(settings, lambda: NOW) as address:
        yield address


def test_behind_tls_cookies_are_secure_and_only_the_public_origin_counts(
    plain: httpx.Client, secure: str
) -> None:
    ours = {"origin": "https://play.example", "x-forwarded-for": "192.0.2.1"}
    answer = plain.post(f"{secure}/api/guests", json={"name": "Ada"}, headers=ours)
    other = plain.post(f"{secure}/api/guests", json={"name": "Ada"}, headers={"origin": secure})

    assert "secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    assert other.status_code == 403


def test_too_many_guests_from_one_address_have_to_wait_and_others_do_not(
    plain: httpx.Client, secure: str
) -> None:
    def guest(address: str) -> httpx.Response:
        headers = {"origin": "https://play.example", "x-forwarded-for": f"1.2.3.4, {address}"}
        return plain.post(f"{secure}/api/guests", json={"name": "Ada"}, headers=headers)

    statuses = [guest("192.0.2.7").status_code for _ in range(25)]

    assert statuses[:20] == [201] * 20
    assert set(statuses[20:]) == {429}
    assert int(guest("192.0.2.7").headers["retry-after"]) >= 1
    assert guest("192.0.2.8").status_code == 201


def test_a_spectator_who_floods_the_line_holds_up_no_other(secure: str) -> None:
    """Somebody without a name is counted by the address."""

    def pinged(address: str, times: int) -> list[dict[str, Any]]:
        url = secure.replace("http", "ws") + "/api/live"
        headers = {"x-forwarded-for": address}
        with connect(
            url, origin=Origin("https://play.example"), additional_headers=headers
        ) as socket:
            line = Line(socket)
            return [line.ask(type="ping") for _ in range(times)]

    flood = pinged("192.0.2.20", 100)

    assert flood[-1]["problem"]["status"] == 429
    assert "problem" not in pinged("192.0.2.21", 1)[0]


def test_passwords_cannot_be_tried_for_long_from_many_addresses(
    plain: httpx.Client, secure: str
) -> None:
    def attempt(number: int) -> int:
        headers = {"origin": "https://play.example", "x-forwarded-for": f"198.51.100.{number}"}
        body = {"login": "ada", "password": "guess"}
        return plain.post(f"{secure}/api/sign-in", json=body, headers=headers).status_code

    assert {attempt(number) for number in range(10)} == {403}
    assert attempt(11) == 429


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", "no object"),
        ("POST", "/api/tables", {"players": 9}),
        ("POST", "/api/tables", {"players": "three"}),
        ("POST", "/api/tables", {"pace": {"kind": "live", "bank": -1}}),
        ("POST", "/api/tables", {"pace": {"kind": "never"}}),
        ("POST", "/api/tables", {"colour": "red"}),
        ("POST", "/api/tables", {"edition": "../../etc/passwd"}),
        ("POST", "/api/tables", {"duplicate_of": "nothing"}),
        ("POST", "/api/tables", {"stand_in": "nobody"}),
        ("PUT", "/api/tables/{id}/seats/7", {}),
        ("PUT", "/api/tables/{id}/seats/x", {}),
        ("PUT", "/api/tables/{id}/seats/0", {"colour": "pink"}),
        ("PUT", "/api/tables/{id}/seats/0", {"contribution": "x" * 201}),
        ("POST", "/api/tables/{id}/turns", {"id": "turn-0001", "number": 0}),
        ("POST", "/api/tables/{id}/turns", {"id": "a b", "number": 0, "actions": []}),
        ("POST", "/api/tables/{id}/turns", {"id": "turn-0001", "number": 0, "actions": [1]}),
        ("POST", "/api/tables/{id}/turns", {"id": "turn-0001", "number": 2**70, "actions": []}),
        ("POST", "/api/tables/{id}/draft", {"number": 0, "actions": ["x"] * 65}),
        ("POST", "/api/tables/{id}/chat", {"text": ""}),
        ("GET", "/api/tables/{id}/replay/-1", None),
        ("GET", f"/api/tables/{'x' * 300}", None),
        ("POST", "/api/studies", {"format": "furstenfeld-game"}),
        ("POST", "/api/studies", None),
        ("DELETE", "/api/tables/{id}", None),
        ("PATCH", "/api/me", {"name": "\u0000" * 3}),
    ],
)
def test_bad_input_is_refused_with_a_problem_document(
    come: Come, method: str, path: str, body: object
) -> None:
    ada = come("Ada")
    problem = ada.refused(method, path.replace("{id}", table_of(ada)), body)

    assert 400 <= problem["status"] < 500
    assert problem["detail"]
    assert "Traceback" not in str(problem)


def test_a_huge_body_is_refused(come: Come) -> None:
    ada = come("Ada")
    problem = ada.refused("POST", "/api/studies", {"format": "x" * 600_000})

    assert problem["status"] == 413
    assert problem["title"] == "too big"


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_body_that_is_not_said_to_be_json_is_refused(come: Come, kind: str) -> None:
    """A form on another site can send no other kind."""
    ada = come("Ada")
    headers = {"content-type": kind}
    answer = ada.http.post("/api/tables", content=b'{"players": 2}', headers=headers)

    assert answer.status_code == 415
    assert answer.json()["title"] == "not json"
    assert ada.get("/api/me/tables")["tables"] == []


def test_a_wrong_method_is_told_the_right_ones(come: Come) -> None:
    answer = come().request("DELETE", "/api/tables")

    assert answer.json()["title"] == "no such method"
    assert {*answer.headers["allow"].split(", ")} >= {"GET", "POST"}


def test_every_reason_has_its_words() -> None:
    assert set(EXPLANATIONS) == set(Reason)


def test_the_api_describes_itself(come: Come) -> None:
    document = come().get("/api/schema/openapi.json")

    assert document["openapi"].startswith("3.1")
    operations = [
        operation["operationId"]
        for path in document["paths"].values()
        for operation in path.values()
        if isinstance(operation, dict) and "operationId" in operation
    ]
    assert len(operations) == len({*operations}) > 40
    schemas = document["components"]["schemas"]
    assert "SeenView" in schemas
    goods = schemas["SeenSeat"]["properties"]["goods"]
    assert (goods["minItems"], goods["maxItems"]) == (3, 3)
    for body in ("Draft", "Pledge", "SubmittedTurn"):
        assert schemas[body]["properties"]["actions"]["items"] == {"type": "string"}


def test_health_and_metrics_answer(come: Come) -> None:
    nobody = come()

    assert nobody.get("/health")["status"] == "ok"
    assert "furstenfeld_requests_total" in nobody.request("GET", "/metrics").text


def test_a_bucket_fills_again_with_time() -> None:
    moment = 0.0
    limits = RateLimiter(clock=lambda: moment)
    for _ in range(10):
        limits.take(RateLimit.SIGN_IN, "ada")
    with pytest.raises(RateLimitError) as caught:
        limits.take(RateLimit.SIGN_IN, "ada")

    assert caught.value.wait == pytest.approx(10)
    limits.take(RateLimit.SIGN_IN, "bo")
    moment = 10.0
    limits.take(RateLimit.SIGN_IN, "ada")
    with pytest.raises(RateLimitError):
        limits.take(RateLimit.SIGN_IN, "ada")


def test_full_buckets_are_forgotten() -> None:
    moment = 0.0
    limits = RateLimiter(clock=lambda: moment)
    for number in range(1000):
        limits.take(RateLimit.CHAT, f"person {number}")
    moment = 3600.0
    limits.take(RateLimit.CHAT, "ada")

    assert len(limits._buckets) == 1


def test_an_unexpected_error_shows_nothing_of_itself(
    come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr("furstenfeld.server.services.table_lists.open_tables", broken)
    problem = come().refused("GET", "/api/tables")

    assert problem["status"] == 500
    assert "secret" not in str(problem)


def test_a_banned_person_is_nobody(tmp_path: Path) -> None:
    from furstenfeld.server.storage import people
    from furstenfeld.server.storage.database import Database

    url = f"sqlite:///{tmp_path}/tables.db"
    with server(Settings(database=url)) as address:
        ada = Player(address, "Ada")
        database = Database(url)
        database.run(lambda c: people.change(c, ada.me["id"], is_banned=True))
        database.close()
        assert ada.refused("GET", "/api/me")["status"] == 401
        ada.close()
