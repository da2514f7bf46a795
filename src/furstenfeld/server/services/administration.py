"""What a host does to people and tables: promote, ban, mute, close."""

from enum import StrEnum

from msgspec.structs import replace
from sqlalchemy import Connection

from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.table import Status, Table
from furstenfeld.server.services import tables
from furstenfeld.server.storage import people
from furstenfeld.server.storage.people import Person


class Deed(StrEnum):
    """What can be done to a person."""

    PROMOTE = "promote"
    DEMOTE = "demote"
    BAN = "ban"
    UNBAN = "unban"
    MUTE = "mute"
    UNMUTE = "unmute"


_CHANGES: dict[Deed, tuple[str, bool]] = {
    Deed.PROMOTE: ("is_admin", True),
    Deed.DEMOTE: ("is_admin", False),
    Deed.BAN: ("is_banned", True),
    Deed.UNBAN: ("is_banned", False),
    Deed.MUTE: ("is_muted", True),
    Deed.UNMUTE: ("is_muted", False),
}


def do(connection: Connection, deed: Deed, person: str) -> Person | None:
    """Do something to the one person of this id or login; None where there is not exactly one."""
    found = [p for p in people.everybody(connection, person) if person in (p.id, p.login)]
    return _done(connection, deed, found[0]) if len(found) == 1 else None


def _done(connection: Connection, deed: Deed, person: Person) -> Person:
    key, value = _CHANGES[deed]
    people.change(connection, person.id, **{key: value})
    if deed is Deed.BAN:
        people.end_sessions(connection, person.id)
    return replace(person, **{key: value})


def judge(connection: Connection, deed: Deed, person: str) -> Person:
    """Do something to the person of this id for an administrator, who has no power over another."""
    found = people.find(connection, person)
    if found is None or found.is_admin:
        raise RefusalError(Reason.NO_SUCH)
    return _done(connection, deed, found)


def close_table(connection: Connection, id: str) -> Table:
    """End a table, whatever it is doing."""
    return tables.change(connection, id, _ended)


def _ended(table: Table) -> Table:
    if table.status not in (Status.OPEN, Status.RUNNING):
        return table
    return replace(table, status=Status.ENDED, due=None)
