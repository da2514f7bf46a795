"""Subscriptions: no change is lost between a query and a wake-up."""

import asyncio

from msgspec.structs import replace

from furstenfeld.server.core.table import Table
from furstenfeld.server.runtime.subscriptions import PageConnection, Subscriptions
from furstenfeld.server.services.table_updates import TableUpdate
from tests.server.tables import by_chance, numbered, play_turn, running_table


def test_what_changes_during_a_look_is_told_as_well() -> None:
    before = replace(running_table(), number=1)
    after = replace(play_turn(before, by_chance()).table, number=2)

    async def act() -> tuple[bool, Table | None]:
        live, page = Subscriptions(), PageConnection("::1", "ada")
        live.watch(page, before.id, 0, 0)

        async def look_late(_work: object) -> TableUpdate:
            live.notify(before.id, 2)
            return TableUpdate(before, 0, ())

        async def look(_work: object) -> TableUpdate:
            return TableUpdate(after, 0, ())

        await live.next_update(page, before.id, look_late)
        is_marked = before.id in page.changed
        told = await live.next_update(page, before.id, look)
        return is_marked, told and told.table

    assert asyncio.run(act()) == (True, after)


def test_who_looks_before_the_wake_up_comes_wakes_the_others() -> None:
    """A page that opens between a commit and its wake-up must not swallow the wake-up."""
    before = running_table()
    after = play_turn(numbered(before), by_chance()).table
    after = replace(after, number=2)
    state = {"now": replace(before, number=1)}

    async def read(_work: object) -> TableUpdate:
        return TableUpdate(state["now"], 0, ())

    async def act() -> tuple[bool, bool]:
        live = Subscriptions()
        first, second = PageConnection("::1", "ada"), PageConnection("::1", "bo")
        live.watch(first, before.id, 0, 0)
        await live.next_update(first, before.id, read)
        first.changed.clear()
        state["now"] = after
        live.watch(second, before.id, 0, 1)
        await live.next_update(second, before.id, read)
        was_marked = before.id in first.changed
        told = await live.next_update(first, before.id, read)
        live.notify(before.id, 2)
        assert told is not None
        return was_marked, told.table == after

    assert asyncio.run(act()) == (True, True)
