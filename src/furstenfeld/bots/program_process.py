"""A child process that answers line by line, within limits of time and size."""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Final
from weakref import finalize

from furstenfeld.errors import FurstenfeldError

_CHUNK: Final = 1 << 16
_LAST_WORDS: Final = 2000
_PATIENCE: Final = 1.0
"""Seconds that a program has to end after `close`."""


class ProcessError(FurstenfeldError):
    """A program that failed; the message says how."""


class Process:
    """A running program that answers a line with a line.

    Only the end of its stderr is kept. The program and all its children are killed if it breaks a
    limit, when it is closed or garbage-collected, and when this program ends.
    """

    def __init__(self, command: Sequence[str], longest: int) -> None:
        """Start the command; its lines may have `longest` bytes at most."""
        self._longest = longest
        self._stdout = b""
        self._stderr = b""
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise ProcessError(f"cannot be started: {reason}") from error
        for pipe in self._pipes:
            os.set_blocking(pipe.fileno(), False)
        self._owner = os.getpid()
        self._end = finalize(self, _end, self._process, self._owner)

    @property
    def _pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self._process
        assert process.stdin and process.stdout and process.stderr
        return process.stdin, process.stdout, process.stderr

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the answer; a program that fails is killed."""
        try:
            self._read_waiting()
            return self._exchange(line, time.monotonic() + seconds, seconds)
        except ProcessError:
            self._end()
            raise

    def close(self, last_line: bytes = b"") -> None:
        """Send a last line, wait a moment for the program to end, and kill it if it does not."""
        if self._end.alive and self._owner == os.getpid():
            stdin, _, _ = self._pipes
            with suppress(OSError, subprocess.TimeoutExpired):
                os.write(stdin.fileno(), last_line)
                stdin.close()
                self._process.wait(_PATIENCE)
            self._end()

    def kill(self) -> None:
        """Kill the program."""
        self._end()

    def _read_waiting(self) -> None:
        """Reject unrequested output, which would be taken for the next answer."""
        _, stdout, stderr = self._pipes
        self._stdout += _read(stdout) or b""
        self._stderr = (self._stderr + (_read(stderr) or b""))[-_LAST_WORDS:]
        if self._stdout:
            raise ProcessError(f"said {self._stdout[:80]!r} without being asked")

    def _exchange(self, line: bytes, deadline: float, seconds: float) -> bytes:
        stdin, stdout, stderr = self._pipes
        with selectors.DefaultSelector() as selector:
            selector.register(stdin, selectors.EVENT_WRITE)
            selector.register(stdout, selectors.EVENT_READ)
            selector.register(stderr, selectors.EVENT_READ)
            while b"\n" not in self._stdout:
                left = deadline - time.monotonic()
                if left <= 0:
                    raise ProcessError(f"gave no answer within {seconds:g} seconds{self._words()}")
                for key, _ in selector.select(left):
                    line = self._serve(selector, key.fileobj, line)
        if line:
            raise ProcessError("answered before it had read what it was asked")
        answer, _, self._stdout = self._stdout.partition(b"\n")
        return answer

    def _serve(self, selector: selectors.BaseSelector, pipe: object, line: bytes) -> bytes:
        """Read from or write to a ready pipe; return what is left to write."""
        stdin, stdout, stderr = self._pipes
        if pipe is stdin:
            line = line[_write(stdin, line) :]
            if not line:
                selector.unregister(stdin)
            return line
        if pipe is stderr:
            words = _read(stderr)
            if not words:
                selector.unregister(stderr)
            self._stderr = (self._stderr + (words or b""))[-_LAST_WORDS:]
            return line
        self._hear(_read(stdout))
        return line

    def _hear(self, said: bytes | None) -> None:
        """Add output of the program; empty output means that it has ended."""
        if said == b"":
            raise ProcessError(f"ended{self._code()} without an answer{self._words()}")
        self._stdout += said or b""
        if len(self._stdout) > self._longest:
            raise ProcessError(f"answered with more than {self._longest} bytes")

    def _code(self) -> str:
        """Return the exit code as part of a sentence, if the program has ended."""
        try:
            return f" with exit code {self._process.wait(_PATIENCE)}"
        except subprocess.TimeoutExpired:
            return ""

    def _words(self) -> str:
        """Return the end of the program's stderr as part of a sentence."""
        _, _, stderr = self._pipes
        words = (self._stderr + (_read(stderr) or b"")).decode("utf-8", "replace").strip()
        return f"; its last words: {words[-_LAST_WORDS:]}" if words else ""


def _read(pipe: IO[bytes]) -> bytes | None:
    """Return the available output: None if there is none yet, empty at the end."""
    try:
        return os.read(pipe.fileno(), _CHUNK)
    except BlockingIOError:
        return None


def _write(pipe: IO[bytes], line: bytes) -> int:
    """Return how many bytes were written; bytes to a program that has ended are dropped."""
    try:
        return os.write(pipe.fileno(), line)
    except BlockingIOError:
        return 0
    except BrokenPipeError:
        return len(line)


def _end(process: subprocess.Popen[bytes], owner: int) -> None:
    """Kill a program and its children, unless this process is a fork of its owner."""
    if os.getpid() != owner:
        return
    with suppress(ProcessLookupError, PermissionError):  # gone already, or a zombie on macOS
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
