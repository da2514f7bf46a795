"""Perft: how many sequences of actions there are from fixed positions, depth by depth.

python -m tests.golden.perft            write the table anew
python -m tests.golden.perft NAME D     counts below each first action, to find a difference
"""

import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from furstenfeld.records import Chance, deal, load_edition
from furstenfeld.rules import State, Variant, apply, legal, setup

TABLE = Path(__file__).parent / "perft.toml"


class Start(NamedTuple):
    """A fixed position: a deal, and so many actions chosen by chance."""

    players: int
    variant: Variant
    edition: str
    played: int
    depth: int

    @property
    def name(self) -> str:
        """The name of its row."""
        return f"{self.variant}-{self.players}-{self.edition}-{self.played}"

    def state(self) -> State:
        """The position."""
        state = setup(deal("perft", self.players, self.variant, load_edition(self.edition))).state
        chance = Chance("perft", self.name)
        for _ in range(self.played):
            state = apply(state, chance.choice(legal(state))).state
        return state


STARTS = (
    Start(2, Variant.BASE, "reconstructed", 0, 9),
    Start(3, Variant.BASE, "reconstructed", 0, 9),
    Start(4, Variant.BASE, "reconstructed", 0, 9),
    Start(5, Variant.BASE, "reconstructed", 0, 9),
    Start(2, Variant.EXPERT, "reconstructed", 0, 6),
    Start(3, Variant.EXPERT, "plain-track", 20, 7),
    Start(4, Variant.EXPERT, "reconstructed", 60, 10),
    Start(5, Variant.EXPERT, "reconstructed", 120, 7),
    Start(2, Variant.BASE, "plain-track", 100, 7),
    Start(4, Variant.BASE, "reconstructed", 200, 8),
    Start(4, Variant.BASE, "reconstructed", 400, 10),
    Start(3, Variant.EXPERT, "reconstructed", 200, 7),
)


def perft(state: State, depth: int) -> int:
    """Return how many sequences of so many actions there are; a finished game counts once."""
    options = legal(state)
    if depth == 0 or not options:
        return 1
    if depth == 1:
        return len(options)
    return sum(perft(apply(state, action).state, depth - 1) for action in options)


def stored() -> dict[str, list[int]]:
    """Return the counts that must come out, from depth 1 on."""
    table: dict[str, list[int]] = tomllib.loads(TABLE.read_text("utf-8"))
    return table


def main(arguments: list[str]) -> None:
    """Write the table, or divide one count by first actions."""
    starts = {start.name: start for start in STARTS}
    if arguments:
        state, depth = starts[arguments[0]].state(), int(arguments[1])
        for action in legal(state):
            print(f"{action}: {perft(apply(state, action).state, depth - 1)}")
        return
    lines = ["# Sequences of 1, 2, 3, ... actions; written by `make golden`."]
    for name, start in starts.items():
        counts = [perft(start.state(), depth) for depth in range(1, start.depth + 1)]
        lines.append(f'"{name}" = {counts}')
        print(lines[-1])
    TABLE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
