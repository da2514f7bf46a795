"""Who can see a table: everybody if it is public, else its people and those with an invitation."""

import hmac

from sqlalchemy import Connection

from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.table import Table, has_sat
from furstenfeld.server.storage import table_store


def may_see(table: Table, person: str | None, invitation: str | None) -> bool:
    """Return whether somebody can see a table."""
    if table.options.is_open or _fits(table, invitation or ""):
        return True
    return person is not None and (person == table.owner or has_sat(table, person))


def _fits(table: Table, invitation: str) -> bool:
    """Return whether an invitation is correct, in constant time."""
    return hmac.compare_digest(invitation.encode(), table.invitation.encode())


def visible(connection: Connection, id: str, person: str | None, invitation: str | None) -> Table:
    """Return a table; refuse somebody who cannot see it as if it did not exist."""
    table = table_store.load(connection, id)
    if not may_see(table, person, invitation):
        raise RefusalError(Reason.NO_TABLE, table=id[:40])
    return table
