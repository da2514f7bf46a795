"""Waiting for a database, and refusing addresses that are none."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from furstenfeld.server.core.addresses import AddressError
from furstenfeld.server.runtime.async_database import START_TRIES, AsyncDatabase
from furstenfeld.server.runtime.wakeups import wakeups
from tests.server.engines import free_port


def test_a_file_that_somebody_else_holds_is_waited_for(tmp_path: Path) -> None:
    """Two servers that start at once on a new file get in each other's way."""
    holder = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    database = AsyncDatabase(f"sqlite:///{tmp_path}/tables.db?timeout=0", 1)
    database.prepare(wait=lambda _: holder.close())

    assert asyncio.run(database.is_alive())
    database.close()


def test_an_address_of_no_redis_is_refused() -> None:
    with pytest.raises(AddressError, match="--redis"):
        wakeups("http://127.0.0.1")


def test_a_server_waits_for_its_database_and_not_for_ever() -> None:
    waits: list[float] = []
    url = f"postgresql://furstenfeld@127.0.0.1:{free_port()}/none"
    with pytest.raises(OperationalError):
        AsyncDatabase(url, 1).prepare(wait=waits.append)

    assert len(waits) == START_TRIES - 1
