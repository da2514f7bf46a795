"""Editions as TOML files: the bundled ones by name, or a file of the user's own (R8.1)."""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

from furstenfeld.records.errors import FileError
from furstenfeld.rules import Edition, EditionError, edition_from

BUNDLED = ("reconstructed", "plain-track")


@cache
def bundled_edition(name: str) -> Edition:
    """Return an edition that comes with the game."""
    text = files("furstenfeld.records").joinpath(f"edition_files/{name}.toml").read_text("utf-8")
    return edition_from(tomllib.loads(text))


def load_edition(name_or_path: str | Path) -> Edition:
    """Return a bundled edition by its name, or the one in a TOML file."""
    if name_or_path in BUNDLED:
        return bundled_edition(str(name_or_path))
    path = Path(name_or_path)
    try:
        return edition_from(tomllib.loads(path.read_text("utf-8")))
    except EditionError as error:
        raise FileError(path, error) from error
    except (OSError, UnicodeDecodeError) as error:
        raise FileError.unreadable(path, error, "R8.1") from error
    except tomllib.TOMLDecodeError as error:
        raise FileError.malformed(path, "TOML", error, "R8.1") from error
