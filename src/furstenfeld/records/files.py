"""Files read with clear refusals, and written whole or not at all."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from furstenfeld.records.errors import FileError
from furstenfeld.rules import RulesError


def read_bytes(path: Path, paragraph: str) -> bytes:
    """Return what a file holds, or refuse it by name."""
    try:
        return path.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        cause = RulesError("file-unreadable", paragraph, reason=reason)
        raise FileError(str(path), cause) from error


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that a reader, or a crash, sees all of it or nothing."""
    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as part:
        try:
            part.write(data)
            part.flush()
            os.fsync(part.fileno())
            os.chmod(part.name, 0o644)
            os.replace(part.name, path)
        except BaseException:
            Path(part.name).unlink(missing_ok=True)
            raise
