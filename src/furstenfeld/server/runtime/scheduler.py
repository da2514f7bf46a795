"""Acts at tables that are due: plays for bots, and handles players whose time has run out.

No process owns a table. A process that finds a table due claims it in the database for a limited
time. If the process dies, the claim expires and another process finds the table.
"""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from typing import Any, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from furstenfeld.server.core.options import SECOND
from furstenfeld.server.core.refusals import RefusalError
from furstenfeld.server.core.table import Table, bot_to_move, player_at
from furstenfeld.server.runtime.async_database import AsyncDatabase
from furstenfeld.server.runtime.metrics import Metrics
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.runtime.table_events import TableEvents
from furstenfeld.server.runtime.workers import BotFailedError, Workers, random_turn
from furstenfeld.server.services import tables
from furstenfeld.server.storage import table_store

CLAIM_MARGIN: Final = 10 * SECOND
"""How much longer than a bot's thinking time a claim lasts."""

_log = structlog.get_logger("furstenfeld.scheduler")


class TableTasks:
    """Runs at most one task for each table, and once more if asked to during that task.

    Preparing a bot can take longer than a claim lasts. And while a turn is still being announced,
    the next bot of the same table may already be claimed; ignored, it would wait until that claim
    expires.
    """

    def __init__(self, work: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        """Start without tasks; `work` is called with the id of a table."""
        self._work = work
        self._running: dict[str, asyncio.Task[None]] = {}
        self._repeat: set[str] = set()

    def __len__(self) -> int:
        """Return how many tables are being worked on."""
        return len(self._running)

    def start(self, id: str) -> None:
        """Work on a table, or repeat the work under way as soon as it is done."""
        if id in self._running:
            self._repeat.add(id)
            return
        self._running[id] = asyncio.create_task(self._work(id))
        self._running[id].add_done_callback(lambda _: self._finish(id))

    def _finish(self, id: str) -> None:
        del self._running[id]
        if id in self._repeat:
            self._repeat.remove(id)
            self.start(id)

    async def any_finished(self) -> None:
        """Wait until at least one task is done."""
        await asyncio.wait(self._running.values(), return_when=asyncio.FIRST_COMPLETED)

    async def close(self) -> None:
        """Cancel all tasks and start no others."""
        self._repeat.clear()
        tasks = tuple(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Scheduler:
    """Handles due tables; runs in every process."""

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], int],
        database: AsyncDatabase,
        events: TableEvents,
        workers: Workers,
        metrics: Metrics,
    ) -> None:
        """Prepare the threads that wait for workers."""
        self._settings = settings
        self._now = now
        self._database = database
        self._events = events
        self._workers = workers
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(max(1, settings.bot_workers), thread_name_prefix="bots")
        self._is_due = asyncio.Event()
        self._tasks = TableTasks(self._handle)
        self._most_tasks = 2 * settings.bot_workers

    def notify(self, table: Table) -> None:
        """Search at once if this table is due, for example because a bot is to move."""
        if table.due is not None and table.due <= self._now():
            self._is_due.set()

    async def run(self) -> None:
        """Handle due tables until cancelled; without workers, leave them to other processes."""
        if not self._settings.bot_workers:
            return
        while True:
            try:
                found_some = await self._claim_due_tables()
            except SQLAlchemyError as error:
                _log.warning("database not available", reason=type(error).__name__)
                await asyncio.sleep(self._settings.poll_seconds)
            else:
                if not found_some:
                    await self._wait()

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(self._settings.poll_seconds):
                await self._is_due.wait()
        except TimeoutError:
            pass
        self._is_due.clear()

    async def _claim_due_tables(self) -> bool:
        """Start work on due tables; return whether there were any."""
        free = self._most_tasks - len(self._tasks)
        if free <= 0:
            await self._tasks.any_finished()
            return True
        now = self._now()
        until = now + int(self._settings.bot_seconds * SECOND) + CLAIM_MARGIN
        claimed = False
        for id, due in await self._database.read(lambda c: table_store.due_tables(c, now, free)):
            claim = partial(table_store.claim, id=id, due=due, until=until)
            if await self._database.run(claim):
                claimed = True
                self._tasks.start(id)
        return claimed

    async def _handle(self, id: str) -> None:
        try:
            table = await self._database.read(lambda c: table_store.load(c, id))
            seat = bot_to_move(table)
            if seat is None:
                await self._time_out(id)
            else:
                await self._play(table, seat)
        except RefusalError as refusal:
            _log.info("table changed meanwhile", table=id, reason=str(refusal.reason))
        except SQLAlchemyError as error:
            _log.warning("database not available", table=id, reason=type(error).__name__)

    async def _time_out(self, id: str) -> None:
        now = self._now()
        table = await self._database.run(lambda c: tables.time_out(c, id, now))
        await self._events.table_changed(table)

    async def _play(self, table: Table, seat: int) -> None:
        player = player_at(table, seat)
        seed = sha256(f"{table.secret}/{seat}/{player.commits}".encode()).hexdigest()
        actions = await self._turn(table, seat, seed)
        update = await self._database.run(
            lambda c: tables.submit_for_bot(c, table.id, seat, player.commits, actions, self._now())
        )
        await self._events.turn_committed(update)
        self._metrics.commits.labels("bot").inc()

    async def _turn(self, table: Table, seat: int, seed: str) -> tuple[str, ...]:
        assert table.game is not None
        state, bot = table.game.state, player_at(table, seat).bot or table.options.stand_in
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self._threads,
                self._workers.turn,
                *(bot, state, seat, seed, self._settings.bot_seconds),
            )
        except BotFailedError as failure:
            self._metrics.bot_failures.inc()
            _log.warning("bot failed", table=table.id, seat=seat, reason=str(failure))
            return random_turn(state, seat, seed)

    async def close(self) -> None:
        """Cancel the work under way, then stop the workers."""
        await self._tasks.close()
        self._workers.stop()
        self._threads.shutdown(wait=True)
