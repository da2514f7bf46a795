"""The pages connected to this process, and the tables that they watch.

A changed table is only marked for a page, which loads the current state when it can send. A slow
connection therefore skips states, but no events, and delays nobody else.
"""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from furstenfeld.server.core.table import Table
from furstenfeld.server.services.table_updates import TableUpdate, load_update

Read = Callable[[Callable[[Connection], TableUpdate]], Awaitable[TableUpdate]]


class PageConnection:
    """The WebSocket connection of one page: what it watches, and what is new there."""

    def __init__(self, address: str, person: str | None = None, session: str | None = None) -> None:
        """Start with no tables."""
        self.requester = person or address
        """Whose rate limit applies: the person's, or the address's if nobody is signed in."""
        self.person = person
        self.session = session
        self.is_ended = False
        """Whether the session has ended: signed out on another device, or banned."""
        self.received: dict[str, tuple[int, int]] = {}
        """For each watched table, the branch of its game and how many events were sent."""
        self.seats: dict[str, int | None] = {}
        """For each watched table, the seat to show if the person has several."""
        self.changed: dict[str, None] = {}
        """The tables to send, oldest change first."""
        self.new_chat: dict[str, None] = {}
        """The tables with new chat messages, oldest first."""
        self.has_news = asyncio.Event()
        self._last_sent: dict[str, int] = {}

    def mark_changed(self, table: str) -> None:
        """Note that a table has to be sent."""
        self.changed[table] = None
        self.has_news.set()

    def mark_chat(self, table: str) -> None:
        """Note that a table has new chat messages."""
        self.new_chat[table] = None
        self.has_news.set()

    def end(self) -> None:
        """Note that the connection has to be closed."""
        self.is_ended = True
        self.has_news.set()

    def is_new(self, table: str, message: bytes) -> bool:
        """Return whether a message differs from the last one about a table, and remember it.

        A repeated message would reveal that something happened which this person may not see.
        """
        before, self._last_sent[table] = self._last_sent.get(table), hash(message)
        return before != self._last_sent[table]

    def watch(self, table: str, branch: int, event_count: int, seat: int | None) -> None:
        """Watch a table of which the page already has these events."""
        self.received[table] = (branch, event_count)
        self.seats[table] = seat
        self._last_sent.pop(table, None)
        self.mark_changed(table)

    def unwatch(self, table: str) -> None:
        """Stop watching a table."""
        for noted in (self.received, self.seats, self._last_sent, self.changed):
            noted.pop(table, None)


class _WatchedTable:
    """A watched table: its latest known state, shared by all pages that watch it."""

    def __init__(self) -> None:
        self.pages: set[PageConnection] = set()
        self.number = -1
        """The highest change number known in this process."""
        self.updates: dict[int, TableUpdate] = {}
        """Updates to the latest state, by their first event."""
        self.loading = asyncio.Lock()


class Subscriptions:
    """Which pages watch which tables in this process."""

    def __init__(self) -> None:
        """Start without pages."""
        self.watched: dict[str, _WatchedTable] = {}
        self.pages: set[PageConnection] = set()

    def add(self, page: PageConnection) -> None:
        """Add a connection."""
        self.pages.add(page)

    def remove(self, page: PageConnection) -> None:
        """Remove a connection and everything it watches."""
        self.pages.discard(page)
        for table in tuple(page.received):
            self.unwatch(page, table)

    def watch(
        self,
        page: PageConnection,
        table: str,
        branch: int,
        event_count: int,
        seat: int | None = None,
    ) -> None:
        """Let a page watch a table, starting from the events that it already has."""
        self.watched.setdefault(table, _WatchedTable()).pages.add(page)
        page.watch(table, branch, event_count, seat)

    def unwatch(self, page: PageConnection, table: str) -> None:
        """Stop a page from watching a table."""
        page.unwatch(table)
        watched = self.watched.get(table)
        if watched is not None:
            watched.pages.discard(page)
            if not watched.pages:
                del self.watched[table]

    def notify(
        self,
        table: str,
        number: int,
        *,
        update: TableUpdate | None = None,
        exclude: PageConnection | None = None,
    ) -> None:
        """Mark a table as changed for its pages, if the change number is new.

        An update that is at hand is kept, so that no page has to load it.
        """
        watched = self.watched.get(table)
        if watched is not None and number > watched.number:
            watched.number = number
            watched.updates = {} if update is None else {update.first: update}
            for page in watched.pages - {exclude}:
                page.mark_changed(table)

    def notify_chat(self, table: str) -> None:
        """Mark a table for its pages because of a new chat message."""
        watched = self.watched.get(table)
        for page in watched.pages if watched is not None else ():
            page.mark_chat(table)

    async def next_update(self, page: PageConnection, table: str, read: Read) -> TableUpdate | None:
        """Return what a page has not received yet; pages in the same state share one query."""
        page.changed.pop(table, None)  # before loading: a change meanwhile marks the table again
        watched = self.watched.get(table)
        if watched is None or table not in page.received:
            return None
        try:
            update = await self._load(page, table, watched, read)
        except SQLAlchemyError:
            page.mark_changed(table)
            raise
        game = update.table.game
        page.received[table] = (game.branch, game.event_count) if game else (0, 0)
        return update

    async def _load(
        self, page: PageConnection, table: str, watched: _WatchedTable, read: Read
    ) -> TableUpdate:
        branch, event_count = page.received[table]
        async with watched.loading:
            update = watched.updates.get(event_count)
            if update is None or not _is_on_branch(update.table, branch):
                update = await read(lambda c: load_update(c, table, branch, event_count))
                # The query may be ahead of the wake-up, which the other pages must not miss.
                self.notify(table, update.table.number, exclude=page)
                if update.table.number == watched.number:
                    watched.updates[event_count] = update
        return update


def _is_on_branch(table: Table, branch: int) -> bool:
    return table.game is None or table.game.branch == branch
