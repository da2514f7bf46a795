"""The levels of opponents, from beginner to best.

Against three bots of the level before it, each wins clearly more than a quarter of the games
(docs/reports/2026-11-bots.md).
"""

from typing import Final, NamedTuple


class Level(NamedTuple):
    """A level: its name, and the spec of its bot."""

    name: str
    spec: str


LEVELS: Final = (
    Level("farmhand", "farmhand"),
    Level("cottager", "cottager"),
    Level("tenant", "tenant"),
    Level("brewer", "brewer"),
    Level("steward", "steward"),
    # Simulations instead of seconds, so that the level is equally strong on a slow machine.
    Level("chancellor", "search:simulations=300"),
    # Better than a search of several seconds, and it answers at once.
    Level("prince", "champion"),
)
"""The levels, the weakest first; `furstenfeld.text` has their names in other languages."""
