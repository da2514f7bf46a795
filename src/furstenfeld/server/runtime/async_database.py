"""The database as coroutines: every transaction runs in a thread."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from furstenfeld.server.storage.database import Database, is_starting

Answer = TypeVar("Answer")

START_TRIES: Final = 30
"""How often a starting server tries to reach its database, once a second."""

_log = structlog.get_logger("furstenfeld.database")


class AsyncDatabase:
    """Runs database work in threads, so that the event loop never waits for it."""

    def __init__(self, url: str, connections: int) -> None:
        """Prepare the threads; nothing connects yet."""
        self._database = Database(url, connections)
        self._threads = ThreadPoolExecutor(connections, thread_name_prefix="database")

    def prepare(self, wait: Callable[[float], None] = time.sleep) -> None:
        """Migrate the database to the current version; wait for a database that is starting."""
        for attempt in range(1, START_TRIES + 1):
            try:
                self._database.migrate()
                return
            except DBAPIError as error:
                if attempt == START_TRIES or not is_starting(error):
                    raise
                _log.warning("database not available yet", reason=type(error).__name__)
                wait(1.0)

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Return the result of work that only reads."""
        return await self._in_thread(self._database.read, work)

    async def run(self, work: Callable[[Connection], Answer]) -> Answer:
        """Return the result of a transaction after it was committed."""
        return await self._in_thread(self._database.run, work)

    async def is_alive(self) -> bool:
        """Return whether the database answers."""
        return await self._in_thread(self._database.is_alive)

    async def _in_thread(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, function, *arguments)

    def close(self) -> None:
        """Finish the work under way and close all connections."""
        self._threads.shutdown(wait=True)
        self._database.close()
