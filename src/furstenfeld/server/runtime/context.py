"""The hall: what all requests of a process share, and the way from a request to the database."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from furstenfeld.server.core.table import Table
from furstenfeld.server.runtime import live_updates
from furstenfeld.server.runtime.live_updates import Live, Told
from furstenfeld.server.runtime.metrics import Metrics
from furstenfeld.server.runtime.rate_limits import Limits
from furstenfeld.server.runtime.scheduler import Attendant
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.runtime.wakeups import wakeups
from furstenfeld.server.runtime.webhooks import Webhooks
from furstenfeld.server.storage import people
from furstenfeld.server.storage.database import Database, may_help_to_wait

Answer = TypeVar("Answer")

LOOK_AGAIN = 5.0
"""Seconds between looks for what no wake-up told."""
START_TRIES = 30
"""How often a server that starts looks for its database, a second apart."""


_log = structlog.get_logger("furstenfeld.hall")


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hall:
    """One server process without its web."""

    def __init__(self, settings: Settings, clock: Callable[[], int] = now) -> None:
        """Prepare everything; nothing runs yet."""
        self.settings = settings
        self.now = clock
        self.database = Database(settings.database, settings.connections)
        self.threads = ThreadPoolExecutor(settings.connections, thread_name_prefix="database")
        self.thinking = ThreadPoolExecutor(2, thread_name_prefix="passwords")
        self.wakeups = wakeups(settings.redis)
        self.live = Live()
        self.limits = Limits(settings.rate_scale, lambda: clock() / 1000)
        self.metrics = Metrics()
        self.webhooks = Webhooks(self)
        self.attendant = Attendant(self)
        self._tasks: list[asyncio.Task[None]] = []

    def prepare(self) -> None:
        """Bring the database up to date; one that is just starting is waited for."""
        for tried in range(1, START_TRIES + 1):
            try:
                self.database.migrate()
                return
            except DBAPIError as error:
                if tried == START_TRIES or not may_help_to_wait(error):
                    raise
                _log.warning("no database yet", reason=type(error).__name__)
                time.sleep(1)

    async def open(self) -> None:
        """Begin to look after tables, in a database that is up to date."""
        self._tasks = [
            asyncio.create_task(self.wakeups.listen(self._hear, self._look_again)),
            asyncio.create_task(self._keep_looking()),
            asyncio.create_task(self.attendant.attend()),
        ]

    async def close(self) -> None:
        """End everything; what was acknowledged is in the database already."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        await self.attendant.close()
        await self.webhooks.close()
        await self.wakeups.close()
        self.threads.shutdown(wait=True)
        self.thinking.shutdown(wait=True)
        self.database.close()

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Return what a look at the database answers."""
        return await self._in_thread(self.database.read, work)

    async def run(self, work: Callable[[Connection], Answer]) -> Answer:
        """Return what a transaction answers, once it is kept."""
        return await self._in_thread(self.database.run, work)

    async def _in_thread(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, function, *arguments)

    async def think(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        """Return what a slow function answers, beside the database's threads."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thinking, function, *arguments)

    async def change(self, work: Callable[[Connection], Table]) -> Table:
        """Change a table in one transaction; then, and only then, tell everybody."""
        table = await self.run(work)
        await self.tell(table)
        return table

    async def tell_turn(self, told: Told) -> None:
        """Tell everybody of a turn that is kept: the next to move may want to be called."""
        await self.tell(told.table, told)
        self.webhooks.stir(told.table)

    async def tell(self, table: Table, told: Told | None = None) -> None:
        """Wake whoever watches a table, here and in other processes."""
        self.live.wake(table.id, table.number, told=told)
        self.attendant.stir(table)
        await self.wakeups.publish(table.id, table.number)

    async def tell_talk(self, table: str) -> None:
        """Wake whoever watches a table because somebody spoke; number 0 says so."""
        self.live.wake_talk(table)
        await self.wakeups.publish(table, 0)

    async def _hear(self, table: str, number: int) -> None:
        if number == 0:
            self.live.wake_talk(table)
        else:
            self.live.wake(table, number)

    async def _look_again(self) -> None:
        """Find what changed without a wake-up."""
        ids = list(self.live.watched)
        if not ids:
            return
        try:
            found = await self.read(lambda c: live_updates.numbers(c, ids))
        except SQLAlchemyError as error:
            _log.warning("no database", reason=type(error).__name__)
            return
        for id, number in found:
            self.live.wake(id, number)

    async def end_lines(self) -> None:
        """Let the lines hang up whose session is over."""
        lines = [line for line in self.live.lines if line.session is not None]
        sessions = [line.session for line in lines if line.session is not None]
        going_on = await self.read(lambda c: people.going_on(c, sessions))
        for line in lines:
            if line.session not in going_on:
                line.end()

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            await self._look_again()
            with suppress(SQLAlchemyError):
                await self.end_lines()
