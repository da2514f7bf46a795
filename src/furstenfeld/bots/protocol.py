"""What a bot is: something that answers a question with one of its legal actions."""

from typing import Protocol

from furstenfeld.records import Chance
from furstenfeld.rules import Action, Options, View


class Bot(Protocol):
    """A player that is a program.

    It sees what a person in its seat would see. Whatever it leaves to luck comes from `rng`, so
    the same views and the same stream give the same game.
    """

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        """Return one of the actions."""
        ...
