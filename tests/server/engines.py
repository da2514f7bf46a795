"""PostgreSQL and Redis for tests: installed from Debian's packages, run by the tests themselves."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

import pytest

from tests.debian import find

PATIENCE = 30.0


def free_port() -> int:
    """Return a port of the loopback address that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Engine:
    """A database engine that a test started, and may stop and start again."""

    def __init__(self, command: list[str], port: int, user: str | None, folder: Path) -> None:
        """Remember how to start it."""
        self.command = command
        self.port = port
        self.user = user
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, user=self.user, cwd=self.folder
            )
        limit = time.monotonic() + PATIENCE
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > limit:
                pytest.fail((self.folder / "log").read_text(errors="replace")[-2000:])
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        """End it at once."""
        if self.process is not None:
            self.process.terminate() if self.user is None else self.process.send_signal(
                signal.SIGINT
            )
            self.process.wait(PATIENCE)
            self.process = None


@contextmanager
def postgres(*, is_durable: bool = False) -> Iterator[Engine]:
    """Run a PostgreSQL of our own; as root it runs as another user, since it refuses root.

    Tests need none that is durable, since the machine itself does not fail in them.
    """
    binary = Path(os.path.realpath(find("postgres")))
    user = _other_user()
    folder = Path(mkdtemp(prefix="furstenfeld-pg-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        command = [str(binary.with_name("initdb")), "-D", str(folder / "data"), "-U", "furstenfeld"]
        subprocess.run(
            [*command, "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
            check=True,
            stdout=subprocess.DEVNULL,
            user=user,
            cwd=folder,
        )
        port = free_port()
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "port": port}
        settings |= {"fsync": "on" if is_durable else "off"}
        options = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
        engine = Engine([str(binary), "-D", str(folder / "data"), *options], port, user, folder)
        engine.start()
        _wait_until_ready(binary, engine)
        try:
            yield engine
        finally:
            if engine.process is not None:  # what it has not written yet is not wanted any more
                engine.process.send_signal(signal.SIGQUIT)
            engine.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_until_ready(binary: Path, engine: Engine) -> None:
    limit = time.monotonic() + PATIENCE
    command = [str(binary.with_name("pg_isready")), "-h", "127.0.0.1", "-p", str(engine.port), "-q"]
    while subprocess.run(command, check=False).returncode:
        if time.monotonic() > limit:
            pytest.fail("PostgreSQL does not get ready")
        time.sleep(0.02)


def _other_user() -> str | None:
    """Return a user without rights, where the tests run as root."""
    if os.geteuid() != 0:
        return None
    names = [entry.pw_name for entry in pwd.getpwall()]
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def redis() -> Iterator[Engine]:
    """Run a Redis of our own, which keeps nothing."""
    folder = Path(mkdtemp(prefix="furstenfeld-redis-"))
    port = free_port()
    command = [find("redis-server"), "--port", str(port), "--bind", "127.0.0.1"]
    engine = Engine([*command, "--save", "", "--appendonly", "no"], port, None, folder)
    try:
        engine.start()
        yield engine
    finally:
        engine.stop()
        shutil.rmtree(folder, ignore_errors=True)
