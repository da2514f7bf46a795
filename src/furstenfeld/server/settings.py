"""How a server is run: where it listens, where it keeps things, how much it allows."""

import os
import sys
from pathlib import Path

import msgspec


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


class BadAddress(ValueError):
    """An address that a server cannot use: of which option, and what it may be."""

    def __init__(self, option: str, expected: str) -> None:
        """Remember both; the address itself may hold a password."""
        self.option = option
        self.expected = expected
        super().__init__(f"{option}: expected {expected}")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What `furstenfeld serve` was told."""

    database: str
    redis: str | None = None
    public_url: str | None = None
    """Where people find the server, as `https://play.example`; it decides cookies and origins."""
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

    @property
    def is_secure(self) -> bool:
        """Whether people come by TLS, so that cookies are sent no other way."""
        return self.public_url is not None and self.public_url.startswith("https://")
