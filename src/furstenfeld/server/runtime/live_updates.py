"""Live updates inside one process: who watches which table, and what they have heard so far.

A watcher is marked when a table changes and asks for the present state when it can send. So a slow
line skips states but never events, and holds nobody up.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from furstenfeld.rules import Event
from furstenfeld.server.core.table import Table
from furstenfeld.server.services import history
from furstenfeld.server.storage import schema, table_store

Read = Callable[[Callable[[Connection], "Told"]], Awaitable["Told"]]


class Told(NamedTuple):
    """A table and the events after the first so many."""

    table: Table
    first: int
    events: tuple[Event, ...]


class Line:
    """One connection to a page: what it watches, and what is new there."""

    def __init__(self, address: str, person: str | None = None, session: str | None = None) -> None:
        """Begin with nothing watched."""
        self.asker = person or address
        """By whom requests are counted: somebody without a name, by the address."""
        self.person = person
        self.session = session
        self.is_ended = False
        """Whether its session is over: signed out elsewhere, or banned."""
        self.heard: dict[str, tuple[int, int]] = {}
        """For each watched table, the line of the game and how many events were told."""
        self.seats: dict[str, int | None] = {}
        """For each watched table, through whose eyes, where a person has several seats."""
        self.marked: dict[str, None] = {}
        self.talk: dict[str, None] = {}
        self.said: dict[str, int] = {}
        """For each watched table, the hash of what was told last."""
        self.stirred = asyncio.Event()

    def mark(self, table: str) -> None:
        """Note that a table has to be told anew."""
        self.marked[table] = None
        self.stirred.set()

    def end(self) -> None:
        """Let it hang up."""
        self.is_ended = True
        self.stirred.set()

    def is_news(self, table: str, said: bytes) -> bool:
        """Return whether this was not just said.

        An empty message would tell that somebody did something which others may not see.
        """
        before, self.said[table] = self.said.get(table), hash(said)
        return before != self.said[table]

    def mark_talk(self, table: str) -> None:
        """Note that somebody said something at a table."""
        self.talk[table] = None
        self.stirred.set()


class _Watched:
    """A table that somebody watches: its newest known state, shared by all lines."""

    def __init__(self) -> None:
        self.lines: set[Line] = set()
        self.number = -1
        """The newest number that anybody here knows of."""
        self.told: dict[int, Told] = {}
        self.loading = asyncio.Lock()


class Live:
    """Who watches what in this process."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self.watched: dict[str, _Watched] = {}
        self.lines: set[Line] = set()

    def enter(self, line: Line) -> None:
        """Remember a line."""
        self.lines.add(line)

    def watch(
        self, line: Line, table: str, line_number: int, heard: int, seat: int | None = None
    ) -> None:
        """Let a line hear of a table, from what its page says it knows."""
        self.watched.setdefault(table, _Watched()).lines.add(line)
        line.heard[table] = (line_number, heard)
        line.seats[table] = seat
        line.said.pop(table, None)
        line.mark(table)

    def unwatch(self, line: Line, table: str) -> None:
        """Let a line hear no more of a table."""
        line.heard.pop(table, None)
        line.seats.pop(table, None)
        line.said.pop(table, None)
        line.marked.pop(table, None)
        watched = self.watched.get(table)
        if watched is not None:
            watched.lines.discard(line)
            if not watched.lines:
                del self.watched[table]

    def leave(self, line: Line) -> None:
        """Forget a line."""
        self.lines.discard(line)
        for table in tuple(line.heard):
            self.unwatch(line, table)

    def wake(
        self, table: str, number: int, *, told: Told | None = None, but: Line | None = None
    ) -> None:
        """Mark everybody who watches a table, if the number is new; but not who found it out.

        What a turn did is at hand where it was kept, so that nobody here has to look for it.
        """
        watched = self.watched.get(table)
        if watched is not None and number > watched.number:
            watched.number = number
            watched.told = {} if told is None else {told.first: told}
            for line in watched.lines - {but}:
                line.mark(table)

    def wake_talk(self, table: str) -> None:
        """Mark everybody who watches a table: somebody said something."""
        watched = self.watched.get(table)
        for line in watched.lines if watched is not None else ():
            line.mark_talk(table)

    async def told(self, line: Line, table: str, read: Read) -> Told | None:
        """Return what a line has not heard of a table; lines that know as much share one look."""
        line.marked.pop(table, None)  # before the look: what changes meanwhile marks it again
        watched = self.watched.get(table)
        if watched is None or table not in line.heard:
            return None
        try:
            told = await self._find(line, table, watched, read)
        except SQLAlchemyError:
            line.mark(table)
            raise
        game = told.table.game
        line.heard[table] = (game.line, game.heard) if game else (0, 0)
        return told

    async def _find(self, line: Line, table: str, watched: _Watched, read: Read) -> Told:
        game_line, heard = line.heard[table]
        async with watched.loading:
            told = watched.told.get(heard)
            if told is None or not _goes_on(told.table, game_line):
                told = await read(lambda connection: look(connection, table, game_line, heard))
                # Whoever looks may be ahead of the wake-up; the others must not miss it.
                self.wake(table, told.table.number, but=line)
                if told.table.number == watched.number:
                    watched.told[heard] = told
        return told


def _goes_on(table: Table, line: int) -> bool:
    return table.game is None or table.game.line == line


def look(connection: Connection, id: str, line: int, heard: int) -> Told:
    """Return a table and its events after the first so many; after a takeback, all of them."""
    table = table_store.load(connection, id)
    if table.game is None:
        return Told(table, 0, ())
    first = heard if table.game.line == line and 0 <= heard <= table.game.heard else 0
    return Told(table, first, history.story(connection, table, first))


def numbers(connection: Connection, ids: list[str]) -> list[tuple[str, int]]:
    """Return the numbers of these tables: to find what was missed."""
    rows = schema.tables.c
    query = schema.tables.select().with_only_columns(rows.id, rows.number).where(rows.id.in_(ids))
    return [(row.id, row.number) for row in connection.execute(query)]
