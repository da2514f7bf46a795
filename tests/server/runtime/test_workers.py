"""Bots at tables, and seats that are late: nothing that they do or fail to do stops a table."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from furstenfeld.records import deal
from furstenfeld.rules import setup, view
from furstenfeld.server.core import lobby
from furstenfeld.server.core.options import DAY, Days, Late, Options
from furstenfeld.server.core.table import Status, Table, player_at
from furstenfeld.server.core.turns import plan
from furstenfeld.server.runtime.context import ServerContext
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.runtime.workers import (
    BotFailedError,
    BotQuestion,
    BotWorker,
    Workers,
    random_turn,
)
from furstenfeld.server.services import tables
from furstenfeld.server.storage import people, table_store

STATE = setup(deal(1, 2)).state
SEAT = STATE.to_move or 0
LONG = 60.0


class Bomb:
    """Something that ends whatever process opens it."""

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return os._exit, (1,)


class Bog:
    """Something that keeps whatever process opens it for ever."""

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return time.sleep, (3600,)


def question(bot: str = "steward", seen: Any = None) -> BotQuestion:
    return BotQuestion(bot, seen or view(STATE, SEAT), "seed")


@pytest.fixture
def worker() -> Any:
    """Return a worker, and end its process after the test."""
    worker = BotWorker()
    yield worker
    worker.stop()


def test_a_bot_plays_a_whole_turn_from_its_view_alone() -> None:
    workers = Workers(1)
    texts = workers.turn("steward", STATE, SEAT, "seed", LONG)
    again = workers.turn("steward", STATE, SEAT, "seed", LONG)
    workers.stop()

    assert plan(STATE, SEAT, texts).is_complete
    assert texts == again


def test_a_bot_is_made_before_its_clock_runs() -> None:
    """On a new machine the best ones compile the engine first, longer than any answer may take."""
    workers = Workers(1)
    workers.workers[0].prepare(question())
    ready, process = workers.workers[0].ready, workers.workers[0].process
    texts = workers.turn("steward", STATE, SEAT, "seed", LONG)
    after = workers.workers[0].process
    workers.stop()

    assert ready == {"turn of steward"}
    assert process is not None and process is after
    assert plan(STATE, SEAT, texts).is_complete


def test_a_new_process_makes_its_bots_anew(worker: BotWorker) -> None:
    worker.prepare(question())
    worker.stop()
    worker.ask(question(), LONG)

    assert worker.ready == frozenset()


def test_a_bot_that_crashes_its_process_has_failed_and_the_next_has_a_new_one(
    worker: BotWorker,
) -> None:
    with pytest.raises(BotFailedError, match="died"):
        worker.ask(question(seen=Bomb()), LONG)

    assert worker.ask(question(), LONG)[0] in [str(action) for action in STATE.options]


def test_a_bot_that_hangs_has_failed_and_its_process_is_ended(worker: BotWorker) -> None:
    worker.ask(question(), LONG)
    process = worker.process
    with pytest.raises(BotFailedError, match="in time"):
        worker.ask(question(seen=Bog()), 0.2)

    assert process is not None
    assert not process.is_alive()
    assert worker.ask(question(), LONG)


def test_a_bot_that_there_is_not_has_failed(worker: BotWorker) -> None:
    with pytest.raises(BotFailedError, match="UnknownBotError"):
        worker.ask(question("nobody"), LONG)


def test_a_turn_by_chance_is_whole_and_the_same_for_the_same_seed() -> None:
    texts = random_turn(STATE, SEAT, "seed")

    assert plan(STATE, SEAT, texts).is_complete
    assert texts == random_turn(STATE, SEAT, "seed")


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


def with_context(
    tmp_path: Path, act: Callable[[ServerContext, Clock], Awaitable[None]], **settings: Any
) -> None:
    """Run something in a server whose clock is set by the test."""

    async def run() -> None:
        clock = Clock()
        context = ServerContext(
            Settings(database=f"sqlite:///{tmp_path}/tables.db", poll_seconds=0.02, **settings),
            clock,
        )
        context.database.prepare()
        await context.open()
        try:
            async with asyncio.timeout(60):
                await act(context, clock)
        finally:
            await context.close()

    asyncio.run(run())


async def table_with(
    context: ServerContext, options: Options, bots: tuple[str | None, ...]
) -> Table:
    """Start a table of Ada and these bots."""

    def work(connection: Connection) -> Table:
        ada = people.add(connection, "ada", "Ada", context.now())
        id = tables.create(connection, ada.id, options, context.now()).id
        for seat, bot in enumerate(bots):
            if bot is None:
                tables.sit(connection, id, ada, tables.SeatRequest(seat, None, "", None))
            else:
                tables.change(
                    connection,
                    id,
                    lambda t, seat=seat, bot=bot: lobby.seat_bot(  # type: ignore[misc]
                        t, seat, by="ada", bot=bot, name=bot
                    ),
                )
        return tables.start(connection, id, "ada", context.now())

    return await context.change(work)


async def until(context: ServerContext, id: str, wanted: Callable[[Table], bool]) -> Table:
    """Return the table as soon as it is as wanted."""
    while True:
        table = await context.database.read(lambda connection: table_store.load(connection, id))
        if wanted(table):
            return table
        await asyncio.sleep(0.01)


def test_bots_play_a_table_to_its_end_without_anybody(tmp_path: Path) -> None:
    async def act(context: ServerContext, clock: Clock) -> None:
        table = await table_with(context, Options(players=2), ("steward", "steward"))
        over = await until(context, table.id, lambda t: t.status is Status.OVER)
        assert over.game is not None
        assert over.game.state.winners is not None

    with_context(tmp_path, act)


def test_a_table_goes_on_although_its_bots_never_answer_in_time(tmp_path: Path) -> None:
    async def act(context: ServerContext, clock: Clock) -> None:
        table = await table_with(context, Options(players=2), ("steward", "steward"))
        # Now and then one is quick enough even so.
        while context.metrics.bot_failures._value.get() < 3:
            await asyncio.sleep(0.01)
        after = await context.database.read(
            lambda connection: table_store.load(connection, table.id)
        )
        assert after.game is not None
        assert after.game.commits >= 2

    with_context(tmp_path, act, bot_seconds=0.0)


def test_a_late_seat_is_handed_to_a_bot_and_the_game_goes_on(tmp_path: Path) -> None:
    async def act(context: ServerContext, clock: Clock) -> None:
        options = Options(players=2, pace=Days(days=1))
        table = await table_with(context, options, (None, "steward"))
        table = await until(context, table.id, lambda t: t.game is not None and to_move(t) == 0)
        clock.now += DAY + 1
        late = await until(context, table.id, lambda t: player_at(t, 0).commits > 0)
        assert player_at(late, 0).bot == "steward"
        assert player_at(late, 0).person == "ada"

    with_context(tmp_path, act)


def test_a_late_seat_ends_the_table_where_it_was_made_so(tmp_path: Path) -> None:
    async def act(context: ServerContext, clock: Clock) -> None:
        options = Options(players=2, pace=Days(days=1), late=Late.END)
        table = await table_with(context, options, (None, "steward"))
        await until(context, table.id, lambda t: to_move(t) == 0)
        clock.now += DAY + 1
        await until(context, table.id, lambda t: t.status is Status.ENDED)

    with_context(tmp_path, act)


def test_an_open_table_that_nobody_starts_is_closed_in_the_end(tmp_path: Path) -> None:
    async def act(context: ServerContext, clock: Clock) -> None:
        options = Options(players=2)
        table = await context.change(lambda c: tables.create(c, "ada", options, context.now()))
        clock.now += 15 * DAY
        await until(context, table.id, lambda t: t.status is Status.ENDED)

    with_context(tmp_path, act)


def test_a_claim_is_given_once_and_runs_out(tmp_path: Path) -> None:
    async def act(context: ServerContext, clock: Clock) -> None:
        options = Options(players=2)
        table = await context.change(lambda c: tables.create(c, "ada", options, context.now()))
        due = table.due or 0
        claims = [
            await context.database.run(lambda c: table_store.claim(c, table.id, due, due + 100))
            for _ in range(2)
        ]
        assert claims == [True, False]
        assert await context.database.read(lambda c: table_store.due_tables(c, due + 99, 5)) == []
        assert await context.database.read(lambda c: table_store.due_tables(c, due + 100, 5)) == [
            (table.id, due + 100)
        ]

    with_context(tmp_path, act, bot_workers=0)


def to_move(table: Table) -> int | None:
    assert table.game is not None
    return table.game.state.to_move
