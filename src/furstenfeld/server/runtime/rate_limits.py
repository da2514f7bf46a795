"""Limits: a bucket of tokens for each person or address and kind of request; the biggest body."""

import time
from collections.abc import Callable
from enum import Enum
from typing import Final, NamedTuple

from furstenfeld.errors import FurstenfeldError

BIGGEST_BODY: Final = 512 * 1024
"""Bytes that a request may bring; a game file has some ten thousand."""


class Rate(NamedTuple):
    """How many at once, and how many more a second."""

    burst: float
    per_second: float


class Kind(Enum):
    """What is limited, with its rate."""

    REQUEST = Rate(120, 20)
    """Anything below `/api`, `/health` and `/metrics`, by address."""
    PAGE = Rate(1000, 200)
    """Anything else, by address: most are files of the page, of which there are many."""
    GUEST = Rate(20, 1 / 30)
    """New guests, by address."""
    SIGN_IN = Rate(10, 1 / 10)
    """Passwords and codes tried, by address and by login."""
    TABLE = Rate(20, 1 / 20)
    """New tables, by person."""
    TURN = Rate(60, 10)
    """Turns, plans and looks at tables, by person; by address of those without a name."""
    LOOK = Rate(60, 1 / 2)
    """Turns that the champion judges, by address: each takes half a second of a core."""
    CHAT = Rate(10, 1 / 2)
    """Messages, by person."""
    SOCKET = Rate(30, 1)
    """Live lines opened, by address."""


class RateLimitError(FurstenfeldError):
    """Somebody has to wait, so many seconds."""

    def __init__(self, wait: float) -> None:
        """Remember how long."""
        self.wait = wait
        super().__init__(f"wait {wait:.1f} s")


class Limits:
    """The buckets of one process; several processes allow several times as much."""

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with full buckets."""
        self.scale = scale
        self.clock = clock
        self._buckets: dict[tuple[Kind, str], tuple[float, float]] = {}
        self._swept = clock()

    def take(self, kind: Kind, who: str) -> None:
        """Take a token from a bucket, or refuse."""
        moment = self.clock()
        self._sweep(moment)
        burst, rate = kind.value.burst * self.scale, kind.value.per_second * self.scale
        tokens, seen = self._buckets.get((kind, who), (burst, moment))
        tokens = min(burst, tokens + max(0, moment - seen) * rate)
        if tokens < 1:
            raise RateLimitError((1 - tokens) / rate)
        self._buckets[kind, who] = (tokens - 1, moment)

    def _sweep(self, moment: float) -> None:
        """Forget full buckets once a minute."""
        if moment - self._swept < 60:
            return
        self._swept = moment
        self._buckets = {
            (kind, who): (tokens, seen)
            for (kind, who), (tokens, seen) in self._buckets.items()
            if tokens + (moment - seen) * kind.value.per_second * self.scale
            < kind.value.burst * self.scale
        }
