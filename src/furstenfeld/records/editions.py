"""Editions as TOML files: the bundled ones by name, or a file of the user's own (R8.1)."""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

from furstenfeld.records.errors import FileError
from furstenfeld.records.files import read_bytes
from furstenfeld.rules import Edition, EditionError, RulesError, edition_from

BUNDLED = ("reconstructed", "plain-track")


@cache
def bundled_edition(name: str) -> Edition:
    """Return an edition that comes with the game."""
    text = files("furstenfeld.records").joinpath(f"edition_files/{name}.toml").read_text("utf-8")
    return edition_from(tomllib.loads(text))


def load_edition(name_or_path: str) -> Edition:
    """Return a bundled edition by its name, or the one in a TOML file."""
    if name_or_path in BUNDLED:
        return bundled_edition(name_or_path)
    return parse_edition(read_bytes(Path(name_or_path), "R8.1"), name_or_path)


def parse_edition(data: bytes, source: str) -> Edition:
    """Return the edition in the bytes of a TOML file; errors name the source."""
    try:
        return edition_from(tomllib.loads(data.decode("utf-8")))
    except EditionError as error:
        raise FileError(source, error) from error
    except (ValueError, RecursionError) as error:  # no text, no TOML, or a number without end
        cause = RulesError("file-malformed", "R8.1", kind="TOML", reason=str(error))
        raise FileError(source, cause) from error
