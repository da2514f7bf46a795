"""Calls to addresses that people give: never into the server's own network."""

import json
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from furstenfeld.server.core.refusals import RefusalError
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.runtime.webhooks import is_public, resolve
from tests.server.conftest import Come
from tests.server.running import PATIENCE, Player, server
from tests.server.wire import next_turn, started

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

    with pytest.raises(RefusalError):
        resolve(url)


def test_a_name_that_leads_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve_to(monkeypatch, "10.1.2.3")

    with pytest.raises(RefusalError, match="private network"):
        resolve("https://innocent.example/hook")


def test_a_name_with_one_foot_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve_to(monkeypatch, "93.184.216.34", "127.0.0.1")

    with pytest.raises(RefusalError, match="private network"):
        resolve("https://innocent.example/hook")


def test_the_address_that_was_checked_is_the_one_that_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resolve_to(monkeypatch, "93.184.216.34")
    found = resolve("https://hooks.example/turn?table=1")

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


@contextmanager
def receiver(folder: Path) -> Iterator[tuple[str, Queue[tuple[str, bytes]]]]:
    """Run a receiver behind TLS on this machine; yield its address and what is posted to it."""
    posted: Queue[tuple[str, bytes]] = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["content-length"])
            posted.put((self.path, self.rfile.read(length)))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    listening = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate(folder))
    listening.socket = context.wrap_socket(listening.socket, server_side=True)
    thread = threading.Thread(target=listening.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"https://localhost:{listening.server_port}/hook?from=ada", posted
    finally:
        listening.shutdown()
        thread.join(PATIENCE)
        listening.server_close()


def certificate(folder: Path) -> tuple[Path, Path]:
    """Write a certificate for this machine and its key; return the files."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    (folder / "cert.pem").write_bytes(made.public_bytes(pem))
    (folder / "key.pem").write_bytes(
        key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return folder / "cert.pem", folder / "key.pem"


def test_who_asked_for_it_is_called_when_it_is_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "cert.pem"))
    settings = Settings(
        database=f"sqlite:///{tmp_path}/tables.db", allow_private_webhooks=True, bot_workers=0
    )
    with receiver(tmp_path) as (url, posted), server(settings) as address:
        players = [Player(address, name) for name in ("Ada", "Bo")]
        id = started(players)
        player, turn = next_turn(players, id)
        other = players[1 - players.index(player)]
        other.ask("PUT", "/api/me/webhook", {"url": url})
        player.post(f"/api/tables/{id}/turns", turn)
        path, body = posted.get(timeout=PATIENCE)
        for each in players:
            each.close()

    assert path == "/hook?from=ada"
    assert json.loads(body) == {"type": "your-turn", "table": id}
