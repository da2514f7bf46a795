"""`furstenfeld backup` and `furstenfeld restore`: save and restore a whole server."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from furstenfeld.cli.errors import CommandError, print_line
from furstenfeld.cli.host_options import DatabaseUrl, opened, server_refusals
from furstenfeld.cli.options import Language, speaker_of
from furstenfeld.text import (
    Speaker,
    one_line,
)

if TYPE_CHECKING:
    from furstenfeld.server.storage.backup import BackupError


def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    database: DatabaseUrl = None,
    lang: Language = "en",
) -> None:
    """Save all tables and people of a server to one file, while it runs.

    The file format is the same for SQLite and PostgreSQL, so it can also move a server from one to
    the other. The file contains secrets: keep it safe.
    """
    speaker = speaker_of(lang)
    with server_refusals(speaker, database):
        from furstenfeld.server.storage.backup import BackupError, backup

        try:
            with opened(database) as found:
                rows = backup(found, file)
        except BackupError as error:
            raise _refused(speaker, error) from error
    print_line(speaker.say("backup-written", file=one_line(str(file)), rows=rows))


def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by backup.")],
    database: DatabaseUrl = None,
    lang: Language = "en",
) -> None:
    """Restore a backup into an empty database.

    A backup of an older version is brought up to date. A database that is not empty is left
    unchanged.
    """
    speaker = speaker_of(lang)
    with server_refusals(speaker, database):
        from furstenfeld.server.storage.backup import BackupError, restore

        try:
            with opened(database, may_make=True) as found:
                rows = restore(found, file)
        except BackupError as error:
            raise _refused(speaker, error) from error
    print_line(speaker.say("backup-restored", file=one_line(str(file)), rows=rows))


def _refused(speaker: Speaker, error: "BackupError") -> CommandError:
    return CommandError(speaker.say(f"backup-error-{error.code}", **error.values))
