"""The journal of a training: a line of JSON for every update.

What came after the checkpoint with which a training goes on is cut off; nothing else is rewritten.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from furstenfeld.records import write_whole

NAME: Final = "log.jsonl"


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What one update was about."""

    update: int
    decisions: int
    """Decisions of all networks so far."""
    learnt: int
    """Those of them that were the learner's."""
    games: int
    """Games that have ended so far."""
    seconds: float
    """Of training so far, all sessions together."""
    rate: float
    surrogate: float
    entropy: float
    pull: float
    win: float
    critic: float
    rest: float
    clipped: float
    given_up: float = 0.0
    rounds: float | None
    """Mean length of the games that ended."""
    nobody: float | None
    """Share of them that nobody won."""
    against_script: float | None
    """Share of the win of the learner against scripted opponents, a fair one being one half."""
    against_past: float | None
    """The same against frozen networks."""
    times: dict[str, float]
    """Seconds of this update by purpose."""


class Journal:
    """The file `log.jsonl` of a folder."""

    def __init__(self, folder: Path) -> None:
        """Write into this folder."""
        self.path = folder / NAME

    def add(self, entry: Entry) -> None:
        """Append a line."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(entry) + b"\n")

    def cut(self, updates: int) -> None:
        """Forget what came after a checkpoint: it is done once more."""
        kept = [entry for entry in self.entries() if entry.update <= updates]
        data = b"".join(msgspec.json.encode(entry) + b"\n" for entry in kept)
        write_whole(self.path, data)

    def entries(self) -> Iterator[Entry]:
        """Yield all whole lines; one that was torn is left out."""
        if not self.path.exists():
            return
        for line in self.path.read_bytes().splitlines():
            try:
                yield msgspec.json.decode(line, type=Entry)
            except msgspec.DecodeError:
                return
