"""Reading files with clear errors, and writing them completely or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO

from furstenfeld.records.errors import FileError
from furstenfeld.rules import RulesError


def read_bytes(path: Path, paragraph: str) -> bytes:
    """Return the content of a file; raise `FileError` if it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        cause = RulesError("file-unreadable", paragraph, reason=reason)
        raise FileError(str(path), cause) from error


@contextmanager
def whole_file(path: Path) -> Iterator[IO[bytes]]:
    """Open a new file that gets its name only when the block ends without an error.

    Readers see either the old file or the complete new one, even after a crash. Errors name `path`.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder, whole_file(Path(folder, "notes.txt")) as file:
    ...     file.write(b"hello")
    5
    """
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as part:
            try:
                yield part.file
                part.flush()
                os.fsync(part.fileno())
                os.chmod(part.name, 0o644)
                os.replace(part.name, path)
            except BaseException:
                Path(part.name).unlink(missing_ok=True)
                raise
    except OSError as error:
        if error.errno is None:
            raise
        raise OSError(error.errno, error.strerror, str(path)) from error


def write_whole(path: Path, data: bytes) -> None:
    """Write a file; readers see either the old file or the complete new one.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     write_whole(Path(folder, "notes.txt"), b"hello")
    """
    with whole_file(path) as file:
        file.write(data)
