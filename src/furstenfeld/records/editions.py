"""Editions as TOML files: the bundled ones, or the user's own (R8.1)."""

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
    """Return an edition that comes with the game.

    >>> bundled_edition("plain-track").track
    (0, 1, 2, 3)
    """
    text = files("furstenfeld.records").joinpath(f"edition_files/{name}.toml").read_text("utf-8")
    return edition_from(tomllib.loads(text))


def load_edition(name_or_path: str) -> Edition:
    """Return a bundled edition by its name, or the edition in a TOML file.

    >>> load_edition("reconstructed").name
    'reconstructed'
    """
    if name_or_path in BUNDLED:
        return bundled_edition(name_or_path)
    return parse_edition(read_bytes(Path(name_or_path), "R8.1"), name_or_path)


def parse_edition(data: bytes, source: str) -> Edition:
    """Return the edition in the bytes of a TOML file; `source` is its name in errors.

    >>> parse_edition(b"coins = 2", "mine.toml")
    Traceback (most recent call last):
    furstenfeld.records.errors.FileError: mine.toml: edition-key: key 'name', ...
    """
    try:
        return edition_from(tomllib.loads(data.decode("utf-8")))
    except EditionError as error:
        raise FileError(source, error) from error
    except (
        ValueError,
        RecursionError,
    ) as error:  # not text, not TOML, or an endless number
        cause = RulesError("file-malformed", "R8.1", kind="TOML", reason=str(error))
        raise FileError(source, cause) from error
