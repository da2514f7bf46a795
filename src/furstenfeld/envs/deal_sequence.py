"""Which game an environment deals next: that of a seed, a given one, or another."""

from secrets import randbits
from typing import Any

from furstenfeld.envs.episode import Start
from furstenfeld.rules import Deal


class Starts:
    """A row of games: after `reset(seed=7)` they are those of the seeds 7, 7/1, 7/2 and so on."""

    def __init__(self) -> None:
        """Begin without a seed."""
        self._root: int | None = None
        self._count = 0

    def next(self, seed: int | None, options: dict[str, Any] | None) -> Start:
        """Return what the next game is dealt from."""
        if seed is not None:
            self._root, self._count = seed, 0
        elif self._root is None:
            self._root, self._count = randbits(63), 0
        asked_for = given_start(options)
        if asked_for is not None:
            return asked_for
        start = str(self._root) if self._count == 0 else f"{self._root}/{self._count}"
        self._count += 1
        return start


def given_start(options: dict[str, Any] | None) -> Start | None:
    """Return `options["deal"]`, a deal or the seed of one; other options are not for us."""
    start = (options or {}).get("deal")
    if start is not None and not isinstance(start, Deal | str | int):
        raise ValueError(f"options: expected a deal or the seed of one, found {start!r}")
    return start
