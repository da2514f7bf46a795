"""The bots by name, as they are called on the command line."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from furstenfeld.bots.protocol import Bot
from furstenfeld.bots.random_bot import RandomBot
from furstenfeld.bots.steward import Steward

BOTS: Final[Mapping[str, Callable[[], Bot]]] = MappingProxyType(
    {"random": RandomBot, "steward": Steward}
)
"""How to make each bot."""


class UnknownBotError(ValueError):
    """A name that no bot has; `name` is the name, `known` are those there are."""

    def __init__(self, name: str) -> None:
        """Remember the name, and the names there are."""
        self.name = name
        self.known = tuple(BOTS)
        super().__init__(f"no bot is called {name!r}; there are {', '.join(self.known)}")


def bot(name: str) -> Bot:
    """Return a bot of this name."""
    if name not in BOTS:
        raise UnknownBotError(name)
    return BOTS[name]()
