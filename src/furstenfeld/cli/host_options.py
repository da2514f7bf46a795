"""Options and error messages that the commands for hosts share."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from furstenfeld.cli.errors import CommandError, refusals
from furstenfeld.text import Speaker

if TYPE_CHECKING:
    from furstenfeld.server.storage.database import Database

INSTALL = "pip install 'furstenfeld[server]'"

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="FURSTENFELD_DATABASE",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME. "
        "The default is a file in your data folder.",
    ),
]


@contextmanager
def opened(url: str | None, *, may_make: bool = False) -> Iterator["Database"]:
    """Open the database of a server; only with `may_make`, a missing SQLite file is created."""
    from furstenfeld.server.runtime.settings import default_database
    from furstenfeld.server.storage.database import Database

    database = Database(url or default_database(), may_make=may_make)
    try:
        yield database
    finally:
        database.close()


@contextmanager
def server_refusals(speaker: Speaker, database: str | None) -> Iterator[None]:
    """Turn errors of the server, such as a missing package or database, into one-line messages."""
    with refusals(speaker):
        try:
            yield
        except ModuleNotFoundError as error:
            told = speaker.say("serve-error-package", package=str(error.name), install=INSTALL)
            raise CommandError(told) from error
        except Exception as error:
            trouble = _trouble(speaker, error, database)
            if trouble is None:
                raise
            raise CommandError(trouble) from error


def _trouble(speaker: Speaker, error: Exception, url: str | None) -> str | None:
    """Return the message for an invalid address or an unavailable database, else None."""
    from sqlalchemy.exc import DatabaseError, OperationalError

    from furstenfeld.server.core.addresses import AddressError
    from furstenfeld.server.storage.database import DatabaseMissingError

    if isinstance(error, AddressError):
        return speaker.say("serve-error-address", option=error.option, expected=error.expected)
    if isinstance(error, DatabaseMissingError):
        return speaker.say("serve-error-missing", file=str(error.file))
    # SQLite has no exception of its own for files that are damaged or not databases.
    if isinstance(error, OperationalError) or type(error) is DatabaseError:
        return _silence(speaker, error.orig, url)
    return None


def _silence(speaker: Speaker, error: BaseException | None, url: str | None) -> str:
    """Return the message for a database that does not answer: a file or a server."""
    from furstenfeld.server.runtime.settings import default_database
    from furstenfeld.server.storage.database import file_of

    reason = str(error).partition("\n")[0]
    if not isinstance(error, sqlite3.Error):
        return speaker.say("serve-error-database", reason=reason)
    file = str(file_of(url or default_database()))
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
        return speaker.say("serve-error-no-database", file=file)
    return speaker.say("serve-error-file", file=file, reason=reason)
