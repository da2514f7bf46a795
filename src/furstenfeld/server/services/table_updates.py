"""A table together with its latest events."""

from typing import NamedTuple

from sqlalchemy import Connection

from furstenfeld.rules import Event
from furstenfeld.server.core.table import Table
from furstenfeld.server.services import history
from furstenfeld.server.storage import table_store


class TableUpdate(NamedTuple):
    """A table and its events from index `first` on, not yet redacted."""

    table: Table
    first: int
    events: tuple[Event, ...]


def load_update(connection: Connection, id: str, branch: int, event_count: int) -> TableUpdate:
    """Return a table and its events from index `event_count` on; all events on another branch."""
    table = table_store.load(connection, id)
    if table.game is None:
        return TableUpdate(table, 0, ())
    is_known = table.game.branch == branch and 0 <= event_count <= table.game.event_count
    first = event_count if is_known else 0
    return TableUpdate(table, first, history.events_from(connection, table, first))


def without_events(table: Table) -> TableUpdate:
    """Return an update for somebody who has received all events."""
    return TableUpdate(table, table.game.event_count if table.game else 0, ())
