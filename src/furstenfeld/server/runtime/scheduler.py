"""Looks after tables whose time has come: bots that are to move, seats that are late.

No process owns a table. Whoever finds one that is due claims it in the database for a while; if
that process dies, the claim runs out and another one finds the table.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Connection, select, update
from sqlalchemy.exc import SQLAlchemyError

from furstenfeld.server.core.options import SECOND
from furstenfeld.server.core.refusals import RefusalError
from furstenfeld.server.core.table import Status, Table, chair_at, is_played_by_bot
from furstenfeld.server.runtime.review_queue import Judging
from furstenfeld.server.runtime.workers import BotFailedError, Review, Workers, random_turn
from furstenfeld.server.services import tables as tabling
from furstenfeld.server.storage import schema, table_store

if TYPE_CHECKING:
    from furstenfeld.server.runtime.context import Hall

POLL = 1.0
"""Seconds between looks at the database."""
GRACE = 10 * SECOND
"""How much longer than a bot may think a claim holds."""

_log = structlog.get_logger("furstenfeld.attendant")


def due(connection: Connection, now: int, most: int) -> list[tuple[str, int]]:
    """Return some tables whose time has come, with that time."""
    rows = schema.tables.c
    query = select(rows.id, rows.due).where(rows.due <= now).order_by(rows.due).limit(most)
    return [(row.id, row.due) for row in connection.execute(query)]


def claim(connection: Connection, id: str, due: int, until: int) -> bool:
    """Keep others off a table for a while; return whether nobody was quicker."""
    rows = schema.tables
    done = connection.execute(
        update(rows).where(rows.c.id == id, rows.c.due == due).values(due=until)
    )
    return done.rowcount == 1


class Attendant:
    """Looks after the tables, in every process."""

    def __init__(self, hall: "Hall") -> None:
        """Prepare the workers."""
        self.hall = hall
        count = hall.settings.bot_workers
        self.workers = Workers(count)
        self.threads = ThreadPoolExecutor(max(1, count), thread_name_prefix="bots")
        self.judging = Judging(self._judge, is_able=count > 0)
        self.stirred = asyncio.Event()
        self.busy: dict[str, asyncio.Task[None]] = {}
        """What is being done, by table."""
        self.again: set[str] = set()
        """Tables that were claimed again while something was being done there."""
        self.most = max(1, 2 * count)

    def stir(self, table: Table) -> None:
        """Look at once if a bot is to move here."""
        if table.due is not None and table.due <= self.hall.now():
            self.stirred.set()

    async def attend(self) -> None:
        """Look after tables until cancelled."""
        while True:
            try:
                found = await self._find()
            except SQLAlchemyError as error:
                _log.warning("no database", reason=type(error).__name__)
                found = []
                await asyncio.sleep(POLL)
            if not found:
                await self._rest()

    async def _rest(self) -> None:
        try:
            async with asyncio.timeout(POLL):
                await self.stirred.wait()
        except TimeoutError:
            pass
        self.stirred.clear()

    async def _find(self) -> list[str]:
        """Claim what is due and begin with it; return what was claimed."""
        if not self.hall.settings.bot_workers:
            return []
        free = self.most - len(self.busy)
        now = self.hall.now()
        until = now + int(self.hall.settings.bot_seconds * SECOND) + GRACE
        if free <= 0:
            await asyncio.wait(self.busy.values(), return_when=asyncio.FIRST_COMPLETED)
            return ["busy"]
        found = await self.hall.read(lambda connection: due(connection, now, free))
        claimed = []
        for id, moment in found:
            if await self.hall.run(lambda c, id=id, moment=moment: claim(c, id, moment, until)):  # type: ignore[misc]
                claimed.append(id)
                self._begin(id)
        return claimed

    def _begin(self, id: str) -> None:
        """Begin with a table; where that is under way, begin again when it is done.

        Making a bot can outlast a claim. And while a turn is still being told, the next bot of the
        table may be found and claimed: left alone, it would wait until that claim runs out.
        """
        if id in self.busy:
            self.again.add(id)
            return
        self.busy[id] = asyncio.create_task(self._look_after(id))
        self.busy[id].add_done_callback(lambda _: self._done(id))

    def _done(self, id: str) -> None:
        del self.busy[id]
        if id in self.again:
            self.again.remove(id)
            self._begin(id)

    async def _look_after(self, id: str) -> None:
        try:
            table = await self.hall.read(lambda connection: table_store.load(connection, id))
            seat = table.game.state.to_move if table.game else None
            is_running = table.status is Status.RUNNING and seat is not None
            if is_running and seat is not None and is_played_by_bot(table, seat):
                await self._play(table, seat)
            else:
                await self._late(id)
        except RefusalError as refusal:
            _log.info("overtaken", table=id, reason=str(refusal.reason))
        except SQLAlchemyError as error:
            _log.warning("no database", table=id, reason=type(error).__name__)

    async def _late(self, id: str) -> None:
        """Do what a table does when nobody came in time."""
        now = self.hall.now()
        await self.hall.change(lambda connection: tabling.late(connection, id, now))

    async def _play(self, table: Table, seat: int) -> None:
        chair = chair_at(table, seat)
        seed = sha256(f"{table.secret}/{seat}/{chair.commits}".encode()).hexdigest()
        actions = await self._turn(table, seat, seed)
        told = await self.hall.run(
            lambda connection: tabling.submit_for_bot(
                connection, table.id, seat, chair.commits, actions, self.hall.now()
            )
        )
        await self.hall.tell_turn(told)
        self.hall.metrics.commits.labels("bot").inc()

    async def _turn(self, table: Table, seat: int, seed: str) -> tuple[str, ...]:
        assert table.game is not None
        state, bot = table.game.state, chair_at(table, seat).bot or table.options.stand_in
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self.threads,
                self.workers.turn,
                *(bot, state, seat, seed, self.hall.settings.bot_seconds),
            )
        except BotFailedError as failure:
            self.hall.metrics.bot_failures.inc()
            _log.warning("bot failed", table=table.id, seat=seat, reason=str(failure))
            return random_turn(state, seat, seed)

    def _judge(self, question: Review) -> Any:
        """Wait for a worker, and return what the champion says."""
        try:
            return self.workers.review(question, self.hall.settings.bot_seconds)
        except BotFailedError:
            self.hall.metrics.bot_failures.inc()
            raise

    async def close(self) -> None:
        """Let what was begun come to an end, then end the workers."""
        await self.judging.close()
        self.again.clear()
        for task in tuple(self.busy.values()):
            task.cancel()
        await asyncio.gather(*self.busy.values(), return_exceptions=True)
        self.workers.stop()
        self.threads.shutdown(wait=True)
