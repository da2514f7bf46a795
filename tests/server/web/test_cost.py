"""What nobody has to give a name for costs little: memory, time, and the patience of others."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from furstenfeld.server.runtime.rate_limits import RateLimit
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.web import openapi
from furstenfeld.server.web.middleware import METHODS, OTHER
from tests.server import raw
from tests.server.conftest import Come
from tests.server.running import plain_client, server
from tests.server.tables import NOW

LABELS = re.compile(r'furstenfeld_requests_total\{method="(.*)",path="(.*)",status="(\d+)"\}')


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[str]:
    """Run a server behind a proxy, with ordinary limits, in which no time passes."""
    url = f"sqlite:///{tmp_path}/tables.db"
    settings = Settings(database=url, is_behind_proxy=True)
    with server(settings, lambda: NOW) as address:
        yield address


def labels(client: httpx.Client, address: str) -> set[tuple[str, ...]]:
    """Return what requests are counted by."""
    page = client.get(f"{address}/metrics").text
    return {found.groups() for found in LABELS.finditer(page)}


def test_made_up_methods_and_paths_are_counted_together(plain: httpx.Client, address: str) -> None:
    def make_up(first: int, last: int) -> None:
        for number in range(first, last):
            for path in ("/", "/api/tables", f"/api/x{number}", f"/x{number}", f"/x{number}.js"):
                plain.request(f"M{number}", address + path)
                plain.get(address + path)
                plain.get(f"{address}/api/tables/{number}")

    make_up(0, 3)
    before = labels(plain, address)
    make_up(3, 60)
    after = labels(plain, address)

    assert after - before <= {("GET", "/metrics", "200")}
    assert {method for method, _, _ in after} <= METHODS | {OTHER}
    assert (OTHER, OTHER, "405") in after
    assert ("GET", "/api/tables/{table_id}", "404") in after
    assert not [path for _, path, _ in after if re.search(r"\d", path)]


def test_head_is_counted_by_its_own_path(plain: httpx.Client, address: str) -> None:
    plain.head(f"{address}/api/tables")

    assert ("HEAD", "/api/tables", "200") in labels(plain, address)


@pytest.mark.parametrize(
    ("method", "path", "body", "kind"),
    [
        ("MADEUP", "/api/tables", b"", RateLimit.REQUEST),
        ("GET", "/api/nothing", b"", RateLimit.REQUEST),
        ("GET", "/api/schema/openapi.json", b"", RateLimit.REQUEST),
        ("GET", "/metrics", b"", RateLimit.REQUEST),
        ("GET", "/health", b"", RateLimit.REQUEST),
        ("OPTIONS", "/api/me", b"", RateLimit.REQUEST),
        ("POST", "/api/guests", b"[" * 1000, RateLimit.REQUEST),
        ("POST", "/api/studies", b"{}", RateLimit.REQUEST),
        ("PROPFIND", "/", b"", RateLimit.PAGE),
        ("GET", "/nothing.js", b"", RateLimit.PAGE),
    ],
)
def test_every_request_is_counted_before_anything_of_it_is_read(
    limited: str, method: str, path: str, body: bytes, kind: RateLimit
) -> None:
    headers = {"content-type": "application/json"} if body else {}
    most = int(kind.value.burst)
    with plain_client(base_url=limited) as client:
        answers = [
            client.request(method, path, content=body, headers=headers) for _ in range(most + 3)
        ]

    assert 429 not in {answer.status_code for answer in answers[:most]}
    assert {answer.status_code for answer in answers[most:]} == {429}
    assert answers[-1].headers["retry-after"] == "1"
    assert "default-src 'none'" in answers[-1].headers["content-security-policy"]
    assert answers[-1].json()["title"] == "too many requests"


def test_lines_are_counted_too_and_refused_with_the_time_to_wait(limited: str) -> None:
    most = int(RateLimit.SOCKET.value.burst)
    answers = [raw.request(limited, "GET", "/api/x", raw.UPGRADE) for _ in range(most + 1)]

    assert {answer.status for answer in answers[:most]} == {404}
    assert answers[-1].status == 429
    assert answers[-1].headers["retry-after"] == "2"


def test_the_files_of_the_page_have_a_limit_of_their_own(limited: str) -> None:
    with plain_client(base_url=limited) as client:
        pages = [client.get("/").status_code for _ in range(200)]
        assert set(pages) <= {200, 503}
        assert client.get("/api/tables").status_code == 200


def test_of_several_addresses_the_one_that_the_proxy_added_counts(limited: str) -> None:
    """A sender can begin the header, or send one of its own in front."""

    def status(number: int) -> int:
        headers = [("x-forwarded-for", f"192.0.2.{number}"), ("x-forwarded-for", "198.51.100.1")]
        with plain_client(base_url=limited) as client:
            return client.get("/api/tables", headers=headers).status_code

    assert [status(number) for number in range(121)][-1] == 429


def test_the_document_is_made_once(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    honest = openapi.with_live_line

    def counted(schema: dict[str, Any]) -> dict[str, Any]:
        made.append(1)
        return honest(schema)

    monkeypatch.setattr(openapi, "with_live_line", counted)
    nobody = come()
    texts = {nobody.request("GET", "/api/schema/openapi.json").content for _ in range(5)}

    assert len(texts) == 1
    assert len(made) <= 1
