"""The server gives out the built page: one document for every screen, its files for ever."""

import httpx
import pytest

from furstenfeld.server.web import page
from furstenfeld.server.web.page import built


@pytest.mark.parametrize("path", ["/", "/lobby", "/table/abc", "/replay/abc/12?invitation=x"])
def test_every_screen_is_the_one_document(plain: httpx.Client, address: str, path: str) -> None:
    answer = plain.get(address + path)

    assert answer.status_code == 200
    assert answer.content == built()["index.html"].plain
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_built_files_are_kept_for_ever_and_come_packed(plain: httpx.Client, address: str) -> None:
    """Their names hold a hash of what is in them."""
    name = next(name for name in built() if name.startswith("assets/") and name.endswith(".js"))
    answer = plain.get(f"{address}/{name}", headers={"accept-encoding": "gzip"})

    assert answer.headers["cache-control"] == page.FOR_EVER
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.content == built()[name].plain


def test_a_browser_that_has_the_document_is_sent_nothing(plain: httpx.Client, address: str) -> None:
    tag = plain.get(address).headers["etag"]
    again = plain.get(address, headers={"if-none-match": tag})

    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/favicon.svg", "/api/tables", "/health", "/api/x"]
)
def test_head_answers_as_get_does_without_a_body(
    plain: httpx.Client, address: str, path: str
) -> None:
    whole, head = plain.get(address + path), plain.head(address + path)

    assert head.content == b""
    assert head.status_code == whole.status_code
    assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


@pytest.mark.parametrize("path", ["/assets/none.js", "/../pyproject.toml", "/api/none", "/x.png"])
def test_what_is_not_there_is_no_screen(plain: httpx.Client, address: str, path: str) -> None:
    answer = plain.get(address + path)

    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_server_without_a_built_page_says_how_to_build_it(
    plain: httpx.Client, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "built", dict)
    answer = plain.get(address)

    assert answer.status_code == 503
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "make page" in answer.text
