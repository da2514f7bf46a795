"""Which game an environment deals next: from a seed, a given one, or the next of a sequence."""

from secrets import randbits
from typing import Any

from furstenfeld.envs.episode import DealSource
from furstenfeld.rules import Deal


class DealSequence:
    """A sequence of games: after `reset(seed=7)` their seeds are 7, 7/1, 7/2 and so on."""

    def __init__(self) -> None:
        """Start without a seed."""
        self._root: int | None = None
        self._count = 0

    def next(self, seed: int | None, options: dict[str, Any] | None) -> DealSource:
        """Return the deal or the seed of the next game."""
        if seed is not None:
            self._root, self._count = seed, 0
        elif self._root is None:
            self._root, self._count = randbits(63), 0
        asked_for = deal_option(options)
        if asked_for is not None:
            return asked_for
        start = str(self._root) if self._count == 0 else f"{self._root}/{self._count}"
        self._count += 1
        return start


def deal_option(options: dict[str, Any] | None) -> DealSource | None:
    """Return `options["deal"]`, which is a deal or the seed of one; ignore other options."""
    start = (options or {}).get("deal")
    if start is not None and not isinstance(start, Deal | str | int):
        raise ValueError(f"options: expected a deal or the seed of one, found {start!r}")
    return start
