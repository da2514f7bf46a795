"""`furstenfeld admin`: manage the people and tables of a server."""

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from furstenfeld.cli.errors import CommandError, print_line
from furstenfeld.cli.host_options import DatabaseUrl, opened, server_refusals
from furstenfeld.cli.options import Language, speaker_of
from furstenfeld.cli.terminal import data_console
from furstenfeld.text import (
    Speaker,
    one_line,
)

if TYPE_CHECKING:
    from furstenfeld.server.storage.database import Database


class Task(StrEnum):
    """The tasks of a host."""

    PROMOTE = "promote"
    DEMOTE = "demote"
    BAN = "ban"
    UNBAN = "unban"
    MUTE = "mute"
    UNMUTE = "unmute"
    FIND = "find"
    CLOSE = "close"
    REPORTS = "reports"


def admin_command(
    task: Annotated[Task, typer.Argument(help="What to do.")],
    who: Annotated[
        str | None,
        typer.Argument(metavar="[WHO]", help="A login or an id; for close, the id of a table."),
    ] = None,
    database: DatabaseUrl = None,
    lang: Language = "en",
) -> None:
    """Manage the people and tables of a server while it runs.

    find lists the people with a name, reports lists the reported messages. Changes take effect
    immediately.
    """
    speaker = speaker_of(lang)
    if who is None and task is not Task.REPORTS:
        raise typer.BadParameter(speaker.say("admin-error-who"), param_hint="'WHO'")
    with server_refusals(speaker, database), opened(database) as found:
        found.migrate()
        _do(speaker, found, task, who or "")


def _do(speaker: Speaker, database: "Database", task: Task, who: str) -> None:
    match task:
        case Task.REPORTS:
            _reports(speaker, database)
        case Task.FIND:
            _find(speaker, database, who)
        case Task.CLOSE:
            _close(speaker, database, who)
        case _:
            _change(speaker, database, task, who)


def _change(speaker: Speaker, database: "Database", task: Task, who: str) -> None:
    from furstenfeld.server.services.administration import AdminAction, apply_to

    person = database.run(lambda connection: apply_to(connection, AdminAction(task), who))
    if person is None:
        raise CommandError(speaker.say("admin-error-nobody", who=one_line(who)))
    print_line(speaker.say(f"admin-{task}", name=one_line(person.name)))


def _find(speaker: Speaker, database: "Database", who: str) -> None:
    from furstenfeld.server.storage import people

    table = Table(*(speaker.say(f"admin-column-{key}") for key in ("id", "login", "name", "state")))
    for person in database.read(lambda connection: people.everybody(connection, who)):
        states = [key for key in ("admin", "banned", "muted") if getattr(person, f"is_{key}")]
        shown = ", ".join(speaker.say(f"admin-state-{state}") for state in states)
        table.add_row(person.id, person.login or "", one_line(person.name), shown)
    data_console().print(table)


def _close(speaker: Speaker, database: "Database", who: str) -> None:
    from furstenfeld.server.core.refusals import RefusalError
    from furstenfeld.server.services.administration import close_table

    try:
        database.run(lambda connection: close_table(connection, who))
    except RefusalError as refusal:
        raise CommandError(speaker.say("admin-error-table", table=one_line(who))) from refusal
    print_line(speaker.say("admin-close", table=one_line(who)))


def _reports(speaker: Speaker, database: "Database") -> None:
    from furstenfeld.server.services.chat import reported

    columns = ("table", "id", "name", "text", "reports")
    table = Table(*(speaker.say(f"admin-column-{key}") for key in columns))
    for report in database.read(reported):
        said = report.message
        values = (report.table, said.person or "", said.name, said.text, str(report.reports))
        table.add_row(*map(one_line, values))
    data_console().print(table)
