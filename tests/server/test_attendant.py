"""Who looks after tables: nothing that was claimed is left lying."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from furstenfeld.server.runtime.scheduler import Attendant


class Slow(Attendant):
    """Takes its time at a table, and writes down when it begins and ends."""

    def __init__(self) -> None:
        super().__init__(cast("Any", SimpleNamespace(settings=SimpleNamespace(bot_workers=1))))
        self.told: list[str] = []

    async def _look_after(self, id: str) -> None:
        self.told.append(f"begins at {id}")
        await asyncio.sleep(0.01)
        self.told.append(f"ends at {id}")


async def claimed(*tables: str) -> list[str]:
    """Return what is done for tables that are claimed one after the other."""
    attendant = Slow()
    for table in tables:
        attendant._begin(table)
        await asyncio.sleep(0)
    while attendant.busy:
        await asyncio.sleep(0.01)
    await attendant.close()
    return attendant.told


def test_a_table_that_is_claimed_while_it_is_looked_after_is_looked_after_again() -> None:
    """A bot was once left waiting for half a minute, until its claim had run out."""
    told = asyncio.run(claimed("a", "a"))

    assert told == ["begins at a", "ends at a", "begins at a", "ends at a"]


def test_however_often_it_is_claimed_meanwhile_one_more_time_is_enough() -> None:
    told = asyncio.run(claimed("a", "a", "b", "a", "a"))

    assert told.count("ends at a") == 2
    assert told.count("ends at b") == 1


def test_who_closes_begins_nothing_more() -> None:
    async def run() -> list[str]:
        attendant = Slow()
        attendant._begin("a")
        attendant._begin("a")
        await asyncio.sleep(0)
        await attendant.close()
        await asyncio.sleep(0.03)
        return attendant.told

    assert asyncio.run(run()) == ["begins at a"]
