"""Webhooks: calls to an address that a player chose, when it is their turn.

The address comes from a user, so it is not trusted: it must not lead into the server's own network.
Its name is resolved once, the result is checked, and exactly that IP address is called.
"""

import asyncio
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.table import Table, player_at, seat_to_move
from furstenfeld.server.runtime.async_database import AsyncDatabase
from furstenfeld.server.storage import people

TIMEOUT: Final = 5
PORTS: Final = (443, 8443)
MOST_CALLS: Final = 100
"""How many calls may be under way at once."""
NAT64: Final = (
    ipaddress.ip_network("64:ff9b::/96"),
    ipaddress.ip_network("64:ff9b:1::/48"),
)
"""Addresses that a router translates to IPv4, possibly into its own network."""
RELOAD_AFTER: Final = 30_000
"""Milliseconds after which the addresses are loaded again."""

_log = structlog.get_logger("furstenfeld.webhooks")


class Target(NamedTuple):
    """Where to call: the name for the certificate, and the IP address that was checked."""

    name: str
    address: str
    port: int
    path: str


def resolve(url: str, *, allow_private: bool = False) -> Target:
    """Return where a URL leads; refuse one that is malformed or leads into a private network."""
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError as error:
        raise RefusalError(Reason.WEBHOOK, why="it is not a URL") from error
    if parts.scheme != "https" or not parts.hostname or parts.username or parts.password:
        raise RefusalError(Reason.WEBHOOK, why="it must look like https://name/path")
    if port not in PORTS and not allow_private:
        raise RefusalError(Reason.WEBHOOK, why="its port must be 443 or 8443")
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise RefusalError(Reason.WEBHOOK, why="its host name cannot be resolved") from error
    addresses = [str(each[4][0]) for each in found]
    if not allow_private and not all(is_public(address) for address in addresses):
        raise RefusalError(Reason.WEBHOOK, why="it leads into a private network")
    query = f"?{parts.query}" if parts.query else ""
    return Target(parts.hostname, addresses[0], port, (parts.path or "/") + query)


def is_public(address: str) -> bool:
    """Return whether an IP address is on the public internet."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    inside = getattr(parsed, "ipv4_mapped", None) or getattr(parsed, "sixtofour", None)
    if inside is not None:
        return is_public(str(inside))
    if any(parsed in network for network in NAT64 if network.version == parsed.version):
        return False
    return parsed.is_global and not parsed.is_multicast


def call(where: Target, body: bytes) -> int:
    """Post to a checked address and return the status; redirects are not followed."""
    context = ssl.create_default_context()
    with socket.create_connection((where.address, where.port), timeout=TIMEOUT) as plain:
        connection = http.client.HTTPSConnection(where.name, where.port, timeout=TIMEOUT)
        connection.sock = context.wrap_socket(plain, server_hostname=where.name)
        connection.request("POST", where.path, body, {"Content-Type": "application/json"})
        return connection.getresponse().status


class Webhooks:
    """The webhook calls of one process, made in the background; a failed call is not repeated."""

    def __init__(
        self, database: AsyncDatabase, now: Callable[[], int], *, allow_private: bool
    ) -> None:
        """Prepare the threads."""
        self._database = database
        self._now = now
        self._allow_private = allow_private
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="webhooks")
        self._calls: set[asyncio.Task[None]] = set()
        self._urls: dict[str, str] = {}
        """The address of each person who wants calls, as last loaded."""
        self._loaded_at = 0

    def notify(self, table: Table) -> None:
        """Call the person to move, if they asked for it."""
        seat = seat_to_move(table)
        player = None if seat is None else player_at(table, seat)
        if player is None or player.bot is not None or player.person is None:
            return
        if len(self._calls) < MOST_CALLS:
            task = asyncio.create_task(self._call(table.id, player.person))
            self._calls.add(task)
            task.add_done_callback(self._calls.discard)

    def reload(self) -> None:
        """Load the addresses again before the next call, because one has changed."""
        self._loaded_at = 0

    async def _call(self, table: str, person: str) -> None:
        try:
            await self._load()
            if person in self._urls:
                body = msgspec.json.encode({"type": "your-turn", "table": table})
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._threads, self._post, self._urls[person], body)
        except (OSError, http.client.HTTPException, RefusalError, SQLAlchemyError) as error:
            _log.info("webhook failed", table=table, reason=type(error).__name__)

    async def _load(self) -> None:
        """Load the addresses from time to time: most people have none, so turns need no query."""
        now = self._now()
        if now - self._loaded_at > RELOAD_AFTER:
            self._loaded_at = now
            self._urls = await self._database.read(people.webhooks)

    def _post(self, url: str, body: bytes) -> None:
        call(resolve(url, allow_private=self._allow_private), body)

    async def close(self) -> None:
        """Cancel all calls."""
        for task in tuple(self._calls):
            task.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
