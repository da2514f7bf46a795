"""What `furstenfeld serve` takes, says and refuses before the first request."""

from collections.abc import Callable
from pathlib import Path
from socket import socket

import pytest

from furstenfeld.bots import registry
from furstenfeld.server.core.addresses import origin_of
from furstenfeld.server.runtime import logs
from furstenfeld.server.runtime.rate_limits import RateLimit, RateLimiter
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.web import page, server_process
from tests.cli.conftest import Run, furstenfeld
from tests.text.fluent_files import LANGUAGES

__all__ = ["furstenfeld"]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Return what servers are told that would have started; none does."""
    found: list[Settings] = []

    def serve(settings: Settings, listening: socket, ready: Callable[[], None]) -> None:
        listening.close()
        found.append(settings)
        ready()

    monkeypatch.setattr(server_process, "serve", serve)
    monkeypatch.setattr(logs, "configure_logs", lambda *, as_json: None)
    return found


@pytest.mark.parametrize(
    "url",
    [
        "",
        "play.example",
        "ftp://play.example",
        "https://",
        "https:///sub",
        "https://play.example/sub",
        "https://play.example/?a=b",
        "https://play.example/#part",
        "https://ada@play.example",
        "https://play.example:port",
        "https://pl ay.example",
        "https://straße.example",
        "https://[::1",
        "https://[::g]",
    ],
)
def test_a_public_address_that_no_browser_names_is_refused_at_the_start(
    furstenfeld: Run, told: list[Settings], url: str
) -> None:
    said = furstenfeld("serve", "--port", 0, "--public-url", url)

    assert (said.code, said.err.count("\n")) == (2, 1)
    assert said.err.startswith("--public-url: ")
    assert "https://HOST" in said.err
    assert told == []


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://play.example", "https://play.example"),
        ("https://play.example/", "https://play.example"),
        ("https://play.example:443", "https://play.example"),
        ("HTTPS://Play.Example", "https://play.example"),
        ("http://play.example:80/", "http://play.example"),
        ("http://play.example:443", "http://play.example:443"),
        ("http://192.0.2.1:8000", "http://192.0.2.1:8000"),
        ("http://[0:0::1]:8000", "http://[::1]:8000"),
        ("https://Fürstenfeld.example", "https://xn--frstenfeld-9db.example"),
        ("https://xn--frstenfeld-9db.example", "https://xn--frstenfeld-9db.example"),
    ],
)
def test_a_public_address_is_kept_as_browsers_name_it(url: str, origin: str) -> None:
    assert origin_of(url) == origin
    assert Settings(database="sqlite:///t.db", public_url=url).public_url == origin


def test_a_server_says_its_public_address(furstenfeld: Run, told: list[Settings]) -> None:
    said = furstenfeld("serve", "--port", 0, "--public-url", "HTTPS://Play.Example:443/")

    assert said.code == 0
    assert "https://play.example." in said.err


def without(monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    """Take the page or the compiled engine away."""
    if part == "page":
        monkeypatch.setattr(page, "_root", lambda: Path("nowhere"))
    else:
        monkeypatch.setattr(registry, "find_spec", lambda package: None)


@pytest.mark.usefixtures("told")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("part", "cure"), [("page", "make page"), ("engine", "pip install 'furstenfeld[fast]'")]
)
def test_a_server_says_what_it_runs_without_and_how_to_get_it(
    furstenfeld: Run, monkeypatch: pytest.MonkeyPatch, part: str, cure: str, language: str
) -> None:
    without(monkeypatch, part)
    opened, missing, _ = furstenfeld("serve", "--port", 0, "--lang", language).err.splitlines()

    assert "http://127.0.0.1:" in opened
    assert missing.endswith(f": {cure}")


@pytest.mark.usefixtures("told")
def test_a_server_that_has_everything_says_where_it_is_and_when_it_ends(furstenfeld: Run) -> None:
    opened, stopped = furstenfeld("serve", "--port", 0).err.splitlines()

    assert "is running at" in opened
    assert "has stopped" in stopped


def test_a_host_may_multiply_the_rate_limits(
    furstenfeld: Run, told: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    furstenfeld("serve", "--port", 0)
    furstenfeld("serve", "--port", 0, "--rate-scale", "2.5")
    monkeypatch.setenv("FURSTENFELD_RATE_SCALE", "30")
    furstenfeld("serve", "--port", 0)

    assert [settings.rate_scale for settings in told] == [1, 2.5, 30]


def test_a_rate_scale_lets_something_through_everywhere(
    furstenfeld: Run, told: list[Settings]
) -> None:
    assert furstenfeld("serve", "--port", 0, "--rate-scale", "0.1").code == 0
    assert furstenfeld("serve", "--port", 0, "--rate-scale", "0.09").code == 2
    limits = RateLimiter(told[0].rate_scale)
    for kind in RateLimit:
        limits.take(kind, "ada")


def test_the_protocol_says_how_much_a_person_may_send() -> None:
    protocol = (Path(__file__).parents[2] / "docs" / "host" / "protocol.md").read_text("utf-8")

    assert f"may send {RateLimit.TURN.value.burst} turns, drafts, pledges" in protocol
    assert f"may send {RateLimit.REQUEST.value.burst} requests" in protocol
