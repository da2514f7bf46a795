"""A call to an address of the player's own when it is their turn; off until asked for.

The address is given by people, so it is not trusted: it must not lead into the server's own
network. The name is resolved once, the answer is checked, and that very address is called.
"""

import asyncio
import http.client
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.table import Status, Table
from furstenfeld.server.storage import people

if TYPE_CHECKING:
    from furstenfeld.server.runtime.context import Hall

SECONDS: Final = 5
PORTS: Final = (443, 8443)
MOST: Final = 100
"""Calls under way at once."""
TRANSLATED: Final = (
    ipaddress.ip_network("64:ff9b::/96"),
    ipaddress.ip_network("64:ff9b:1::/48"),
)
"""Addresses that a router turns into others, perhaps into its own."""
EVERY: Final = 30_000
"""Milliseconds between looks at who wants calls."""

_log = structlog.get_logger("furstenfeld.webhooks")


class Target(NamedTuple):
    """Where a call goes: the name for the certificate, the address that was checked."""

    name: str
    address: str
    port: int
    path: str


def target(url: str, *, allow_private: bool = False) -> Target:
    """Return where an address leads, or refuse one that does not lead out into the world."""
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError as error:
        raise RefusalError(Reason.WEBHOOK, why="it is no address") from error
    if parts.scheme != "https" or not parts.hostname or parts.username or parts.password:
        raise RefusalError(Reason.WEBHOOK, why="it has to be https://name/path")
    if port not in PORTS and not allow_private:
        raise RefusalError(Reason.WEBHOOK, why="its port has to be 443 or 8443")
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise RefusalError(Reason.WEBHOOK, why="its name is not known") from error
    addresses = [str(each[4][0]) for each in found]
    if not allow_private and not all(is_public(address) for address in addresses):
        raise RefusalError(Reason.WEBHOOK, why="it leads into a private network")
    query = f"?{parts.query}" if parts.query else ""
    return Target(parts.hostname, addresses[0], port, (parts.path or "/") + query)


def is_public(address: str) -> bool:
    """Return whether an address is one of the world's, not of a machine's or a house's own."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    inside = getattr(parsed, "ipv4_mapped", None) or getattr(parsed, "sixtofour", None)
    if inside is not None:
        return is_public(str(inside))
    if any(parsed in network for network in TRANSLATED if network.version == parsed.version):
        return False
    return parsed.is_global and not parsed.is_multicast


def call(where: Target, body: bytes) -> int:
    """Post to an address that was checked; return the status. Redirections are not followed."""
    context = ssl.create_default_context()
    with socket.create_connection((where.address, where.port), timeout=SECONDS) as plain:
        connection = http.client.HTTPSConnection(where.name, where.port, timeout=SECONDS)
        connection.sock = context.wrap_socket(plain, server_hostname=where.name)
        connection.request("POST", where.path, body, {"Content-Type": "application/json"})
        return connection.getresponse().status


class Webhooks:
    """Calls of one process, made beside everything else; one that fails is not made again."""

    def __init__(self, hall: "Hall") -> None:
        """Prepare a few threads."""
        self.hall = hall
        self.threads = ThreadPoolExecutor(4, thread_name_prefix="webhooks")
        self.calls: set[asyncio.Task[None]] = set()
        self.wanted: dict[str, str] = {}
        """The addresses of those who asked for calls, as of the last look."""
        self.looked = 0

    def stir(self, table: Table) -> None:
        """Tell the person to move, if they asked for it."""
        seat = table.game.state.to_move if table.game else None
        chair = None if seat is None else table.chairs[seat]
        if table.status is not Status.RUNNING or chair is None or chair.bot is not None:
            return
        if chair.person is not None and len(self.calls) < MOST:
            task = asyncio.create_task(self._call(table.id, chair.person))
            self.calls.add(task)
            task.add_done_callback(self.calls.discard)

    def forget(self) -> None:
        """Look again: somebody has changed an address."""
        self.looked = 0

    async def _call(self, table: str, person: str) -> None:
        try:
            await self._look()
            if person in self.wanted:
                body = msgspec.json.encode({"type": "your-turn", "table": table})
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self.threads, self._post, self.wanted[person], body)
        except (OSError, http.client.HTTPException, RefusalError, SQLAlchemyError) as error:
            _log.info("webhook failed", table=table, reason=type(error).__name__)

    async def _look(self) -> None:
        """Learn who wants calls, now and then: most do not, and no turn shall wait for it."""
        now = self.hall.now()
        if now - self.looked > EVERY:
            self.looked = now
            self.wanted = await self.hall.read(people.webhooks)

    def _post(self, url: str, body: bytes) -> None:
        allow_private = self.hall.settings.allow_private_webhooks
        call(target(url, allow_private=allow_private), body)

    async def close(self) -> None:
        """Give up what is under way."""
        for task in tuple(self.calls):
            task.cancel()
        await asyncio.gather(*self.calls, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)
