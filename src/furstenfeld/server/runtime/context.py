"""Everything that the requests of one server process share."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from furstenfeld.server.core.table import Table
from furstenfeld.server.runtime.async_database import AsyncDatabase
from furstenfeld.server.runtime.metrics import Metrics
from furstenfeld.server.runtime.rate_limits import RateLimiter
from furstenfeld.server.runtime.review_queue import ReviewQueue
from furstenfeld.server.runtime.scheduler import Scheduler
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.runtime.subscriptions import Subscriptions
from furstenfeld.server.runtime.table_events import TableEvents
from furstenfeld.server.runtime.wakeups import wakeups
from furstenfeld.server.runtime.webhooks import Webhooks
from furstenfeld.server.runtime.workers import Workers
from furstenfeld.server.storage import people

Answer = TypeVar("Answer")


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class ServerContext:
    """One server process without its web application."""

    def __init__(self, settings: Settings, clock: Callable[[], int] = now) -> None:
        """Create all parts; nothing runs yet."""
        self.settings = settings
        self.now = clock
        self.database = AsyncDatabase(settings.database, settings.connections)
        self.limits = RateLimiter(settings.rate_scale, lambda: clock() / 1000)
        self.metrics = Metrics()
        self.subscriptions = Subscriptions()
        self.events = TableEvents(self.subscriptions, wakeups(settings.redis), self.database)
        self.webhooks = Webhooks(
            self.database, clock, allow_private=settings.allow_private_webhooks
        )
        workers = Workers(settings.bot_workers)
        self.scheduler = Scheduler(
            settings, clock, self.database, self.events, workers, self.metrics
        )
        self.reviews = ReviewQueue(workers, settings, self.metrics)
        self.events.on_change.append(self.scheduler.notify)
        self.events.on_turn.append(self.webhooks.notify)
        self._slow_work = ThreadPoolExecutor(2, thread_name_prefix="slow-work")
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start the background tasks; the database must be prepared."""
        self._tasks = [
            asyncio.create_task(self.events.listen()),
            asyncio.create_task(self._refresh_regularly()),
            asyncio.create_task(self.scheduler.run()),
        ]

    async def close(self) -> None:
        """Stop everything; acknowledged turns are already in the database."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        await self.reviews.close()
        await self.scheduler.close()
        await self.webhooks.close()
        await self.events.close()
        self._slow_work.shutdown(wait=True)
        self.database.close()

    async def in_thread(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        """Return the result of a slow function that does not use the database."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._slow_work, function, *arguments)

    async def change(self, work: Callable[[Connection], Table]) -> Table:
        """Change a table in one transaction, then announce the change."""
        table = await self.database.run(work)
        await self.events.table_changed(table)
        return table

    async def close_ended_sessions(self) -> None:
        """Disconnect the pages whose session has ended."""
        pages = [page for page in self.subscriptions.pages if page.session is not None]
        sessions = [page.session for page in pages if page.session is not None]
        active = await self.database.read(lambda c: people.active_sessions(c, sessions))
        for page in pages:
            if page.session not in active:
                page.end()

    async def _refresh_regularly(self) -> None:
        while True:
            await asyncio.sleep(self.settings.refresh_seconds)
            await self.events.refresh()
            with suppress(SQLAlchemyError):
                await self.close_ended_sessions()
