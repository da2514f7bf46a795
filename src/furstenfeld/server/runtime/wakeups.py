"""Wake-ups between processes: "table so-and-so has a new number", and nothing else."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from furstenfeld.server.core.addresses import AddressError

Hear = Callable[[str, int], Awaitable[None]]
"""What is called with a table and its number."""

Missed = Callable[[], Awaitable[None]]
"""What is called when wake-ups may have been missed."""

CHANNEL: Final = "furstenfeld"
PAUSE = 0.5

_log = structlog.get_logger("furstenfeld.wakeups")


class Wakeups(Protocol):
    """How processes tell each other that a table has changed."""

    async def publish(self, table: str, number: int) -> None:
        """Tell the other processes."""
        ...

    async def listen(self, hear: Hear, missed: Missed) -> None:
        """Hear the other processes until cancelled."""
        ...

    async def close(self) -> None:
        """Hang up."""
        ...


class Alone:
    """One process: there is nobody to tell."""

    async def publish(self, table: str, number: int) -> None:
        """Tell nobody."""

    async def listen(self, hear: Hear, missed: Missed) -> None:
        """Hear nobody."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Have nothing to hang up."""


class ByRedis:
    """Many processes, and a Redis between them.

    Nothing depends on a wake-up to arrive: what is true stands in the database, and who listens
    looks there again after every gap.
    """

    def __init__(self, url: str) -> None:
        """Prepare to connect."""
        try:
            self.redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=None)
        except ValueError as error:
            raise AddressError("--redis", "redis://HOST, rediss://HOST") from error

    async def publish(self, table: str, number: int) -> None:
        """Tell the other processes; a Redis that is gone is a delay and no error."""
        try:
            async with asyncio.timeout(2):
                await self.redis.publish(CHANNEL, f"{table} {number}")
        except (RedisError, OSError, TimeoutError) as error:
            _log.warning("wake-up not sent", table=table, reason=type(error).__name__)

    async def listen(self, hear: Hear, missed: Missed) -> None:
        """Hear the other processes; reconnect for ever, and say when something was missed."""
        while True:
            try:
                await self._hear_once(hear, missed)
            except (RedisError, OSError) as error:
                _log.warning("wake-ups interrupted", reason=type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def _hear_once(self, hear: Hear, missed: Missed) -> None:
        async with self.redis.pubsub() as line:
            await line.subscribe(CHANNEL)
            await missed()
            async for message in line.listen():
                if message["type"] == "message":
                    table, _, number = message["data"].decode(errors="replace").partition(" ")
                    if number.isdecimal():
                        await hear(table, int(number))

    async def close(self) -> None:
        """Hang up."""
        with suppress(RedisError, OSError):
            await self.redis.aclose()


def wakeups(redis: str | None) -> Wakeups:
    """Return the wake-ups for one process, or by Redis for many."""
    return Alone() if redis is None else ByRedis(redis)
