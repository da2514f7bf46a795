"""The levels a person can choose as opponents, from beginner to best.

Each beats three of the one before it in clearly more than a quarter of the games
(docs/reports/2026-11-bots.md).
"""

from typing import Final, NamedTuple


class Level(NamedTuple):
    """A level: its name, and the spec of the bot that plays it."""

    name: str
    spec: str


LEVELS: Final = (
    Level("farmhand", "farmhand"),
    Level("cottager", "cottager"),
    Level("tenant", "tenant"),
    Level("brewer", "brewer"),
    Level("steward", "steward"),
    # A budget of simulations and not seconds: a level is as strong on a slow machine.
    Level("chancellor", "search:simulations=300"),
    # Better than a search of seconds, and it answers at once.
    Level("prince", "champion"),
)
"""The weakest first; `furstenfeld.text` has their names in other languages."""
