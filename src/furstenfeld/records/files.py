"""Files read with clear refusals, and written whole or not at all."""

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

    A reader, or a crash, sees the old file or all of the new one. Errors name `path`.
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
    """Write a file so that a reader, or a crash, sees all of it or nothing."""
    with whole_file(path) as file:
        file.write(data)
