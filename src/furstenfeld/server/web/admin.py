"""Administration over HTTP: reports, mutes, bans, closing tables.

Administrators are appointed on the command line only.
"""

from typing import Annotated, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.services import administration, chat
from furstenfeld.server.services.administration import AdminAction
from furstenfeld.server.services.chat import Report
from furstenfeld.server.services.messages import SeenTable, seen_table
from furstenfeld.server.storage.people import Person
from furstenfeld.server.web.identity import Context, Me
from furstenfeld.server.web.tables import ID, Id

PersonId = Annotated[str, PathParameter(pattern=ID)]


class Measure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The action to take against a person."""

    deed: Literal["ban", "unban", "mute", "unmute"]


class Standing(msgspec.Struct, frozen=True):
    """A person's current restrictions."""

    id: str
    name: str
    is_banned: bool
    is_muted: bool


class Reports(msgspec.Struct, frozen=True):
    """The reported messages, newest first."""

    reports: tuple[Report, ...]


class AdminController(Controller):
    """Everything under `/api/admin`."""

    path = "/api/admin"
    tags = ("administration",)

    @get("/reports", operation_id="listReports")
    async def reports(self, context: Context, me: Me) -> Reports:
        """List the reported messages."""
        _check_admin(me)
        return Reports(tuple(await context.database.read(chat.reported)))

    @post("/people/{person_id:str}", status_code=200, operation_id="judge")
    async def judge(
        self, context: Context, me: Me, person_id: PersonId, data: JSONBody[Measure]
    ) -> Standing:
        """Mute, unmute, ban or unban a person; a ban ends all sessions and connections."""
        _check_admin(me)
        done = await context.database.run(
            lambda c: administration.moderate(c, AdminAction(data.deed), person_id)
        )
        await context.close_ended_sessions()
        return Standing(done.id, done.name, done.is_banned, done.is_muted)

    @post("/tables/{table_id:str}/close", status_code=200, operation_id="endTable")
    async def close(self, context: Context, me: Me, table_id: Id) -> SeenTable:
        """Close a table, whether it is open or running."""
        _check_admin(me)
        table = await context.change(lambda c: administration.close_table(c, table_id))
        return seen_table(table, me.id)


def _check_admin(person: Person) -> None:
    if not person.is_admin:
        raise RefusalError(Reason.NOT_ADMIN)
