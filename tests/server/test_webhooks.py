"""Calls to addresses that people give: never into the server's own network."""

import socket
from typing import Any

import pytest

from furstenfeld.server.core.refusals import Refusal
from furstenfeld.server.webhooks import is_public, target
from tests.server.conftest import Come

INSIDE = [
    "127.0.0.1",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "0.0.0.0",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "2002:7f00:1::",
    "ff02::1",
    "64:ff9b:1::1",
]


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_inside_is_known_as_such(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
def test_an_address_of_the_world_is_known_as_such(address: str) -> None:
    assert is_public(address)


def resolve_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    def look_up(name: str, port: int, **_: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in addresses]

    monkeypatch.setattr("socket.getaddrinfo", look_up)


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/x",
        "ftp://hooks.example/x",
        "https://user:word@hooks.example/",
        "https:///x",
        "https://hooks.example:22/",
        "https://hooks.example:99999/",
        "https://[::1",
        "no address at all",
        "",
    ],
)
def test_an_address_of_another_form_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    resolve_to(monkeypatch, "93.184.216.34")

    with pytest.raises(Refusal):
        target(url)


def test_a_name_that_leads_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve_to(monkeypatch, "10.1.2.3")

    with pytest.raises(Refusal, match="private network"):
        target("https://innocent.example/hook")


def test_a_name_with_one_foot_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve_to(monkeypatch, "93.184.216.34", "127.0.0.1")

    with pytest.raises(Refusal, match="private network"):
        target("https://innocent.example/hook")


def test_the_address_that_was_checked_is_the_one_that_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resolve_to(monkeypatch, "93.184.216.34")
    found = target("https://hooks.example/turn?table=1")

    assert found.address == "93.184.216.34"
    assert found.name == "hooks.example"
    assert found.path == "/turn?table=1"


def test_a_webhook_into_the_own_network_cannot_be_set(come: Come) -> None:
    ada = come("Ada")
    for url in ("https://127.0.0.1/x", "https://localhost/x", "http://example.org/"):
        problem = ada.refused("PUT", "/api/me/webhook", {"url": url})
        assert problem["title"] == "webhook"

    assert ada.get("/api/me")["webhook"] is None
    ada.ask("DELETE", "/api/me/webhook")
