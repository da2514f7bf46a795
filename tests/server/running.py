"""Servers for tests: in a thread of this process, or as processes that can be killed."""

import json
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from furstenfeld.server.runtime.context import ServerContext, now
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.web.server_process import listen, server_of

PATIENCE = 60.0


@contextmanager
def server(settings: Settings, clock: Callable[[], int] = now, *, port: int = 0) -> Iterator[str]:
    """Run a server in a thread, on a free port if none is given; yield its address."""
    listening = listen("127.0.0.1", port)
    context = ServerContext(settings, clock)
    context.database.prepare()
    running = server_of(context)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        _wait(running, thread)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive(), "the server does not stop"


def _wait(running: uvicorn.Server, thread: threading.Thread) -> None:
    limit = time.monotonic() + PATIENCE
    while not running.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < limit, "the server does not start"
        time.sleep(0.005)


def plain_client(**options: Any) -> httpx.Client:
    """Return a client for plain HTTP: loading certificates takes longer than most tests."""
    return httpx.Client(verify=False, **options)


class Player:
    """Somebody with a browser: a cookie, requests, and live lines."""

    def __init__(self, address: str, name: str | None = None) -> None:
        """Come as a guest, or unknown without a name."""
        self.address = address
        self.http = plain_client(base_url=address, timeout=PATIENCE, headers={"origin": address})
        self.me: dict[str, Any] = {}
        if name is not None:
            self.me = self.post("/api/guests", {"name": name})

    def request(self, method: str, path: str, body: object = None) -> httpx.Response:
        return self.http.request(method, path, json=body)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return what the server answers to a request that it grants."""
        answer = self.request(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:
        return self.ask("GET", path)

    def post(self, path: str, body: object = None) -> Any:
        return self.ask("POST", path, body)

    def refused(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """Return the problem document of a request that the server refuses."""
        answer = self.request(method, path, body)
        assert answer.status_code >= 400, f"{method} {path} was granted: {answer.text}"
        assert answer.headers["content-type"].startswith("application/problem+json"), answer.text
        problem = answer.json()
        assert problem["status"] == answer.status_code
        assert isinstance(problem, dict)
        return problem

    @contextmanager
    def live(self) -> Iterator["Line"]:
        """Open a live line with the cookie of this player."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(
            self.address.replace("http", "ws") + "/api/live",
            origin=Origin(self.address),
            additional_headers={"cookie": cookie} if cookie else None,
            max_size=2**22,
        ) as socket:
            yield Line(socket)

    def close(self) -> None:
        self.http.close()


class Line:
    """A live line as a page has it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.refs = 0

    def send(self, **message: object) -> str:
        self.refs += 1
        ref = f"r{self.refs}"
        self.socket.send(json.dumps({**message, "ref": ref}))
        return ref

    def receive(self) -> dict[str, Any]:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message = json.loads(text)
        assert isinstance(message, dict)
        return message

    def until(self, **wanted: object) -> dict[str, Any]:
        """Return the next message that has these values."""
        while True:
            message = self.receive()
            if all(message.get(key) == value for key, value in wanted.items()):
                return message

    def ask(self, **message: object) -> dict[str, Any]:
        """Send a request and return its answer."""
        return self.until(type="answer", ref=self.send(**message))


def is_port_free(port: int) -> bool:
    """Return whether nobody listens on a port of the loopback address."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


class Running:
    """A server process of its own, as `furstenfeld serve` starts it."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address
        self._said: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        self._said.extend(self.process.stderr)

    def said(self) -> str:
        """Return what it wrote to stderr, once it has ended."""
        self._reader.join(PATIENCE)
        return "".join(self._said)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        if self.process.stderr is not None:
            self.process.stderr.close()


@contextmanager
def serve_process(*options: str) -> Iterator[Running]:
    """Run `furstenfeld serve` on a free port of the loopback address."""
    running = start_process(*options)
    try:
        yield running
    finally:
        running.kill()


def start_process(*options: str, port: int = 0) -> Running:
    """Start `furstenfeld serve` and wait until it says where it is and answers there."""
    process = subprocess.Popen(
        [sys.executable, "-m", "furstenfeld", "serve", "--port", str(port), *options],
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    line = process.stderr.readline()
    found = re.search(r"http://\S+\d", line)
    assert found, line + process.stderr.read()
    running = Running(process, found[0])
    try:
        wait_until_healthy(running.address, lambda: process.poll() is None)
    except AssertionError:
        running.kill()
        raise
    return running


def wait_until_healthy(address: str, is_alive: Callable[[], bool]) -> None:
    """Wait until a server answers, or has ended."""
    limit = time.monotonic() + PATIENCE
    with plain_client(timeout=5) as client:
        while True:
            try:
                if client.get(f"{address}/health").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert is_alive(), "the server ended"
            assert time.monotonic() < limit, "the server does not answer"
            time.sleep(0.01)
