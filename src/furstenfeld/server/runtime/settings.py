"""How a server is run: where it listens, where it keeps things, how much it allows."""

import os
import re
import sys
from ipaddress import IPv6Address
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from furstenfeld.errors import FurstenfeldError

ORIGIN: Final = "https://HOST, http://HOST:PORT"
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
HOST: Final = re.compile(r"[a-z0-9._-]+")


def data_folder() -> Path:
    """Return where a user's data lies on this system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return Path(base or Path.home() / "AppData" / "Local") / "furstenfeld"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "furstenfeld"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "furstenfeld"


def default_database() -> str:
    """Return the address of the SQLite file that is used when none is given."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


class AddressError(FurstenfeldError, ValueError):
    """An address that a server cannot use: of which option, and what it may be."""

    def __init__(self, option: str, expected: str) -> None:
        """Remember both; the address itself may hold a password."""
        self.option = option
        self.expected = expected
        super().__init__(f"{option}: expected {expected}")


def origin_of(url: str) -> str:
    """Return the origin that browsers name at this address; one with more than that is refused."""
    try:
        parts = urlsplit(url)
        host, port = _host(parts.hostname or ""), parts.port
    except ValueError as error:
        raise AddressError("--public-url", ORIGIN) from error
    if parts.scheme not in DEFAULT_PORTS or _has_more(parts):
        raise AddressError("--public-url", ORIGIN)
    has_port = port not in (None, DEFAULT_PORTS[parts.scheme])
    return f"{parts.scheme}://{host}:{port}" if has_port else f"{parts.scheme}://{host}"


def _has_more(parts: SplitResult) -> bool:
    """Return whether there is more than scheme, host and port."""
    return parts.path not in ("", "/") or any((parts.query, parts.fragment, "@" in parts.netloc))


def _host(name: str) -> str:
    """Return a host as browsers write it, `ü` as `xn--…`."""
    if ":" in name:
        return f"[{IPv6Address(name)}]"
    host = name.encode("idna")
    # The codec writes `ss` for `ß`, which is another host to a browser.
    if not HOST.fullmatch(host.decode()) or name not in (host.decode(), host.decode("idna")):
        raise ValueError(name)
    return host.decode()


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What `furstenfeld serve` was told."""

    database: str
    redis: str | None = None
    public_url: str | None = None
    """Where people find the server, kept as an origin: `https://play.example`; it decides cookies
    and origins."""
    bot_workers: int = 1
    bot_seconds: float = 20.0
    """How long a bot may think about one answer."""
    connections: int = 4
    """Threads that work with the database, and its connections."""
    is_behind_proxy: bool = False
    """Whether the last address in X-Forwarded-For is to be believed."""
    rate_scale: float = 1.0
    """Multiplies all rate limits: for a classroom behind one address, or for a bench."""
    allow_private_webhooks: bool = False

    def __post_init__(self) -> None:
        """Keep the public address as browsers name it, or refuse it."""
        if self.public_url is not None:
            msgspec.structs.force_setattr(self, "public_url", origin_of(self.public_url))

    @property
    def is_secure(self) -> bool:
        """Whether people come by TLS, so that cookies are sent no other way."""
        return self.public_url is not None and self.public_url.startswith("https://")
