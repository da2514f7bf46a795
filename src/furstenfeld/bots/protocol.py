"""What a bot is: something that answers one question, or a whole turn, with legal actions."""

from typing import Protocol, runtime_checkable

from furstenfeld.errors import FurstenfeldError
from furstenfeld.records import Chance
from furstenfeld.rules import Action, Options, View


@runtime_checkable
class Bot(Protocol):
    """A player that is a program.

    It sees what a person in its seat would see. Whatever it leaves to luck comes from `rng`, so
    the same views and the same stream give the same game.
    """

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        """Return one of the actions."""
        ...


@runtime_checkable
class TurnBot(Protocol):
    """A player that thinks in whole turns.

    A turn shows its player nothing new (R10.2), so all its answers can be given at once. The same
    laws hold as for a `Bot`.
    """

    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        """Return the answers from the question at hand to the end of the turn.

        That is phases 3 to 5, or the whole expert opening; to a laboratory it is one answer, since
        the next card is hidden. Decisions with a single answer are not asked and have none here. A
        plan that stops early is allowed: the rest is asked for when it has been played.
        """
        ...


Player = Bot | TurnBot
"""Whoever can play a seat. Where a bot has both forms, whole turns are asked for."""


def name_of(player: Player) -> str:
    """Return what a player is called in errors: its own `name`, or the name of its class."""
    return str(getattr(player, "name", type(player).__name__))


class BotError(FurstenfeldError):
    """A bot that failed at the table; the message says which bot, where, and what it did."""
