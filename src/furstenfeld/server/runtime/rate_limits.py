"""Rate limits: a token bucket for each kind of request and requester; the largest request body."""

import time
from collections.abc import Callable
from enum import Enum
from typing import Final, NamedTuple

from furstenfeld.errors import FurstenfeldError

BIGGEST_BODY: Final = 512 * 1024
"""The largest request body in bytes; a game file has about ten thousand."""


class Rate(NamedTuple):
    """The size of a bucket, and how fast it refills."""

    burst: float
    per_second: float


class RateLimit(Enum):
    """The kinds of requests that are limited, with their rates."""

    REQUEST = Rate(120, 20)
    """Requests below `/api`, `/health` and `/metrics`, by address."""
    PAGE = Rate(1000, 200)
    """All other requests, by address: mostly the many files of the page."""
    GUEST = Rate(20, 1 / 30)
    """New guests, by address."""
    SIGN_IN = Rate(10, 1 / 10)
    """Attempts to sign in, by address and by login."""
    TABLE = Rate(20, 1 / 20)
    """New tables, by person."""
    TURN = Rate(60, 10)
    """Turns, previews and watched tables, by person, or by address without one."""
    LOOK = Rate(60, 1 / 2)
    """Turns reviewed by the champion, by address: each takes half a second of a core."""
    CHAT = Rate(10, 1 / 2)
    """Messages, by person."""
    SOCKET = Rate(30, 1)
    """WebSocket connections, by address."""


class RateLimitError(FurstenfeldError):
    """A request exceeds the rate limit; the next one is possible after `wait` seconds."""

    def __init__(self, wait: float) -> None:
        """Store the waiting time."""
        self.wait = wait
        super().__init__(f"wait {wait:.1f} s")


class RateLimiter:
    """The buckets of one process; several processes together allow more requests."""

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        """Start with full buckets."""
        self.scale = scale
        self.clock = clock
        self._buckets: dict[tuple[RateLimit, str], tuple[float, float]] = {}
        self._swept = clock()

    def take(self, kind: RateLimit, who: str) -> None:
        """Take a token from a bucket, or raise `RateLimitError`."""
        moment = self.clock()
        self._sweep(moment)
        burst, rate = kind.value.burst * self.scale, kind.value.per_second * self.scale
        tokens, seen = self._buckets.get((kind, who), (burst, moment))
        tokens = min(burst, tokens + max(0, moment - seen) * rate)
        if tokens < 1:
            raise RateLimitError((1 - tokens) / rate)
        self._buckets[kind, who] = (tokens - 1, moment)

    def _sweep(self, moment: float) -> None:
        """Delete full buckets once a minute."""
        if moment - self._swept < 60:
            return
        self._swept = moment
        self._buckets = {
            (kind, who): (tokens, seen)
            for (kind, who), (tokens, seen) in self._buckets.items()
            if tokens + (moment - seen) * kind.value.per_second * self.scale
            < kind.value.burst * self.scale
        }
