"""The one place where changes of tables are announced: to pages, other processes and listeners."""

from collections.abc import Callable

import structlog
from sqlalchemy.exc import SQLAlchemyError

from furstenfeld.server.core.table import Table
from furstenfeld.server.runtime.async_database import AsyncDatabase
from furstenfeld.server.runtime.subscriptions import Subscriptions
from furstenfeld.server.runtime.wakeups import Wakeups
from furstenfeld.server.services.table_updates import TableUpdate
from furstenfeld.server.storage import table_store

Listener = Callable[[Table], None]

CHAT = 0
"""The number that announces a chat message; tables start at 1."""

_log = structlog.get_logger("furstenfeld.events")


class TableEvents:
    """Announces changes that have been committed."""

    def __init__(
        self, subscriptions: Subscriptions, wakeups: Wakeups, database: AsyncDatabase
    ) -> None:
        """Start without listeners."""
        self._subscriptions = subscriptions
        self._wakeups = wakeups
        self._database = database
        self.on_change: list[Listener] = []
        """Called with every table that changed here."""
        self.on_turn: list[Listener] = []
        """Called with every table at which a turn was committed here."""

    async def turn_committed(self, update: TableUpdate) -> None:
        """Announce a turn."""
        await self.table_changed(update.table, update)
        for listener in self.on_turn:
            listener(update.table)

    async def table_changed(self, table: Table, update: TableUpdate | None = None) -> None:
        """Announce any other change; an update saves the pages a query."""
        self._subscriptions.notify(table.id, table.number, update=update)
        for listener in self.on_change:
            listener(table)
        await self._wakeups.publish(table.id, table.number)

    async def chat_posted(self, table: str) -> None:
        """Announce a chat message at a table."""
        self._subscriptions.notify_chat(table)
        await self._wakeups.publish(table, CHAT)

    async def listen(self) -> None:
        """Pass on the announcements of other processes until cancelled."""
        await self._wakeups.listen(self._receive, self.refresh)

    async def _receive(self, table: str, number: int) -> None:
        if number == CHAT:
            self._subscriptions.notify_chat(table)
        else:
            self._subscriptions.notify(table, number)

    async def refresh(self) -> None:
        """Find changes of watched tables that no wake-up announced."""
        ids = list(self._subscriptions.watched)
        if not ids:
            return
        try:
            numbers = await self._database.read(lambda c: table_store.numbers_of(c, ids))
        except SQLAlchemyError as error:
            _log.warning("database not available", reason=type(error).__name__)
            return
        for id, number in numbers:
            self._subscriptions.notify(id, number)

    async def close(self) -> None:
        """Disconnect from the other processes."""
        await self._wakeups.close()
