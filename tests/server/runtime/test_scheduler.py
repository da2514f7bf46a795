"""The scheduler's tasks: no table that was claimed is forgotten."""

import asyncio

from furstenfeld.server.runtime.scheduler import TableTasks


class Work:
    """Work at tables that goes on until the test ends it, and a log of it."""

    def __init__(self) -> None:
        self.log: list[str] = []
        self.steps: asyncio.Queue[str] = asyncio.Queue()
        self.may_end = asyncio.Semaphore(0)

    async def __call__(self, id: str) -> None:
        self._note(f"begins at {id}")
        await self.may_end.acquire()
        self._note(f"ends at {id}")

    def _note(self, step: str) -> None:
        self.log.append(step)
        self.steps.put_nowait(step)

    async def until(self, step: str) -> None:
        """Wait for the next step, which has to be this one."""
        assert await self.steps.get() == step


def test_a_table_that_is_claimed_during_the_work_there_is_worked_on_again() -> None:
    """A bot was once left waiting for half a minute, until its claim had run out."""

    async def run() -> list[str]:
        work = Work()
        tasks = TableTasks(work)
        tasks.start("a")
        await work.until("begins at a")
        tasks.start("a")
        for step in ("ends at a", "begins at a", "ends at a"):
            work.may_end.release()
            await work.until(step)
        return work.log

    assert asyncio.run(run()) == ["begins at a", "ends at a", "begins at a", "ends at a"]


def test_however_often_it_is_claimed_meanwhile_one_more_time_is_enough() -> None:
    async def run() -> list[str]:
        work = Work()
        tasks = TableTasks(work)
        for id in ("a", "a", "b", "a", "a"):
            tasks.start(id)
        while len(tasks):
            work.may_end.release()
            await tasks.any_finished()
        return work.log

    log = asyncio.run(run())
    assert log.count("ends at a") == 2
    assert log.count("ends at b") == 1


def test_after_closing_nothing_more_begins() -> None:
    async def run() -> list[str]:
        work = Work()
        tasks = TableTasks(work)
        tasks.start("a")
        await work.until("begins at a")
        tasks.start("a")
        await tasks.close()
        assert not len(tasks)
        return work.log

    assert asyncio.run(run()) == ["begins at a"]
