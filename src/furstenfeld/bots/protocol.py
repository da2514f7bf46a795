"""The two protocols of bots: one action at a time, or whole turns."""

from typing import Protocol, runtime_checkable

from furstenfeld.errors import FurstenfeldError
from furstenfeld.records import Chance
from furstenfeld.rules import Action, Options, View


@runtime_checkable
class Bot(Protocol):
    """A bot that answers one question at a time.

    It sees what a person in its seat would see. It must take all random numbers from `rng`, so that
    the same views and the same stream give the same game.
    """

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        """Return one of the actions."""
        ...


@runtime_checkable
class TurnBot(Protocol):
    """A bot that plans whole turns.

    A turn shows its player nothing new (R10.2), so all its actions can be chosen at once. The rules
    for a `Bot` apply here, too.
    """

    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        """Return the actions from this question to the end of the turn.

        A turn is phases 3 to 5, the whole expert opening, or one answer to a laboratory, because
        the next card is hidden. Decisions with a single legal action are not asked and not part
        of the plan. A plan may stop early; the bot is then asked again.
        """
        ...


Player = Bot | TurnBot
"""A bot of either kind. A bot with both methods is asked for whole turns."""


def name_of(player: Player) -> str:
    """Return the name of a bot for errors: its `name`, or the name of its class."""
    return str(getattr(player, "name", type(player).__name__))


class BotError(FurstenfeldError):
    """A bot failed during a game; the message says which bot, where, and what it did."""
