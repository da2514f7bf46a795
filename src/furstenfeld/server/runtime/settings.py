"""The settings of a server process."""

import os
import sys
from pathlib import Path

import msgspec

from furstenfeld.server.core.addresses import origin_of


def data_folder() -> Path:
    """Return the folder for user data on this system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return Path(base or Path.home() / "AppData" / "Local") / "furstenfeld"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "furstenfeld"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "furstenfeld"


def default_database() -> str:
    """Return the URL of the default database, an SQLite file."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of `furstenfeld serve`."""

    database: str
    redis: str | None = None
    public_url: str | None = None
    """The public address, stored as an origin like `https://play.example`; it determines cookies
    and accepted origins."""
    bot_workers: int = 1
    bot_seconds: float = 20.0
    """The time limit for a turn of a bot."""
    connections: int = 4
    """The number of database connections, each with its thread."""
    is_behind_proxy: bool = False
    """Whether to trust the last address in X-Forwarded-For."""
    rate_scale: float = 1.0
    """A factor for all rate limits, for example for a classroom behind one address."""
    allow_private_webhooks: bool = False
    poll_seconds: float = 1.0
    """How often the scheduler searches the database for due tables."""
    refresh_seconds: float = 5.0
    """How often tables and sessions are checked for changes that no wake-up announced."""

    def __post_init__(self) -> None:
        """Convert the public address to an origin."""
        if self.public_url is not None:
            msgspec.structs.force_setattr(self, "public_url", origin_of(self.public_url))

    @property
    def is_secure(self) -> bool:
        """Whether people connect with TLS, so that cookies can require it."""
        return self.public_url is not None and self.public_url.startswith("https://")
