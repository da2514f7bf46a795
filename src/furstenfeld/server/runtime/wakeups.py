"""Wake-ups between processes, which only say that a table has a new change number."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from furstenfeld.server.core.addresses import AddressError

Receive = Callable[[str, int], Awaitable[None]]
"""Called with a table and its number."""

Missed = Callable[[], Awaitable[None]]
"""Called when wake-ups may have been missed."""

CHANNEL: Final = "furstenfeld"
PAUSE = 0.5

_log = structlog.get_logger("furstenfeld.wakeups")


class Wakeups(Protocol):
    """How processes announce changed tables to each other."""

    async def publish(self, table: str, number: int) -> None:
        """Announce a table to the other processes."""
        ...

    async def listen(self, receive: Receive, missed: Missed) -> None:
        """Receive wake-ups of other processes until cancelled."""
        ...

    async def close(self) -> None:
        """Disconnect."""
        ...


class NoWakeups:
    """Wake-ups of a single process, which reach nobody."""

    async def publish(self, table: str, number: int) -> None:
        """Do nothing."""

    async def listen(self, receive: Receive, missed: Missed) -> None:
        """Wait until cancelled."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Do nothing."""


class RedisWakeups:
    """Wake-ups between many processes, through Redis.

    Wake-ups may get lost. The truth is in the database, which a process reads again after every
    interruption.
    """

    def __init__(self, url: str) -> None:
        """Prepare to connect."""
        try:
            self.redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=None)
        except ValueError as error:
            raise AddressError("--redis", "redis://HOST, rediss://HOST") from error

    async def publish(self, table: str, number: int) -> None:
        """Announce a table; without Redis, the others notice the change later."""
        try:
            async with asyncio.timeout(2):
                await self.redis.publish(CHANNEL, f"{table} {number}")
        except (RedisError, OSError, TimeoutError) as error:
            _log.warning("wake-up not sent", table=table, reason=type(error).__name__)

    async def listen(self, receive: Receive, missed: Missed) -> None:
        """Receive wake-ups, reconnect forever, and report when some may have been missed."""
        while True:
            try:
                await self._listen_once(receive, missed)
            except (RedisError, OSError) as error:
                _log.warning("wake-ups interrupted", reason=type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def _listen_once(self, receive: Receive, missed: Missed) -> None:
        async with self.redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            await missed()
            async for message in channel.listen():
                if message["type"] == "message":
                    table, _, number = message["data"].decode(errors="replace").partition(" ")
                    if number.isdecimal():
                        await receive(table, int(number))

    async def close(self) -> None:
        """Disconnect."""
        with suppress(RedisError, OSError):
            await self.redis.aclose()


def wakeups(redis: str | None) -> Wakeups:
    """Return the wake-ups for a single process, or through Redis for many."""
    return NoWakeups() if redis is None else RedisWakeups(redis)
