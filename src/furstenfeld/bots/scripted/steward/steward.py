"""The steward: a sensible player who grows while it pays and then builds the palace."""

from typing import assert_never

from furstenfeld.bots.scripted.steward import builds, discards, opening, sales
from furstenfeld.bots.scripted.steward.outlook import Outlook
from furstenfeld.bots.scripted.steward.temper import Temper
from furstenfeld.records import Chance
from furstenfeld.rules import (
    Action,
    Asking,
    Bonus,
    Building,
    Choosing,
    Discarding,
    Drawing,
    Dropping,
    Opening,
    Options,
    Selling,
    Trading,
    Trashing,
    View,
)


class Steward:
    """Asks of every choice how soon the own palace would stand.

    With another temper it is another player: `bots.scripted.characters` has some.
    Randomness is used only by tempers that overlook things.
    """

    def __init__(self, temper: Temper | None = None, name: str = "steward") -> None:
        """Judge with this temper, or with the usual one."""
        self.temper = temper or Temper()
        self.name = name

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        """Return the action of the best plan."""
        if view.asked is None:
            raise ValueError("this seat is not asked")
        return _answer(Outlook(view, self.temper, rng), view.asked, actions)


def _answer(outlook: Outlook, asked: Asking, actions: Options) -> Action:  # noqa: C901, PLR0911 (one case a phase)
    match asked:
        case Choosing():
            return sales.choose_brewery(outlook)
        case Trading():
            return sales.trade(outlook, asked)
        case Selling():
            return sales.sell(outlook, asked)
        case Bonus():
            return sales.claim_office(asked)
        case Building():
            return builds.build(outlook, asked)
        case Trashing():
            return discards.trash(outlook)
        case Discarding():
            return discards.discard(outlook, actions)
        case Dropping():
            return discards.drop(outlook)
        case Drawing():
            return discards.draw()
        case Opening():
            return opening.open_game(outlook, asked)
        case _:
            assert_never(asked)
