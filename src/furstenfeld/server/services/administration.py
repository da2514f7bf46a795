"""Administration: promoting, banning and muting people, closing tables."""

from enum import StrEnum

from msgspec.structs import replace
from sqlalchemy import Connection

from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.table import Status, Table
from furstenfeld.server.services import tables
from furstenfeld.server.storage import people
from furstenfeld.server.storage.people import Person


class AdminAction(StrEnum):
    """What an administrator can do to a person."""

    PROMOTE = "promote"
    DEMOTE = "demote"
    BAN = "ban"
    UNBAN = "unban"
    MUTE = "mute"
    UNMUTE = "unmute"


_CHANGES: dict[AdminAction, tuple[str, bool]] = {
    AdminAction.PROMOTE: ("is_admin", True),
    AdminAction.DEMOTE: ("is_admin", False),
    AdminAction.BAN: ("is_banned", True),
    AdminAction.UNBAN: ("is_banned", False),
    AdminAction.MUTE: ("is_muted", True),
    AdminAction.UNMUTE: ("is_muted", False),
}


def apply_to(connection: Connection, action: AdminAction, person: str) -> Person | None:
    """Apply an action to the person with this id or login; None if there is not exactly one."""
    found = [p for p in people.everybody(connection, person) if person in (p.id, p.login)]
    return _apply(connection, action, found[0]) if len(found) == 1 else None


def _apply(connection: Connection, action: AdminAction, person: Person) -> Person:
    key, value = _CHANGES[action]
    people.change(connection, person.id, **{key: value})
    if action is AdminAction.BAN:
        people.end_sessions(connection, person.id)
    return replace(person, **{key: value})


def moderate(connection: Connection, action: AdminAction, person: str) -> Person:
    """Apply an action of an administrator, who has no power over other administrators."""
    found = people.find(connection, person)
    if found is None or found.is_admin:
        raise RefusalError(Reason.NO_SUCH)
    return _apply(connection, action, found)


def close_table(connection: Connection, id: str) -> Table:
    """Close a table, whether it is open or running."""
    return tables.change(connection, id, _ended)


def _ended(table: Table) -> Table:
    if table.status not in (Status.OPEN, Status.RUNNING):
        return table
    return replace(table, status=Status.ENDED, due=None)
