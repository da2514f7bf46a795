"""The steward: grows while it pays, then races to the palace."""

from typing import assert_never

from furstenfeld.bots.steward import building, discarding, opening, selling
from furstenfeld.bots.steward.outlook import Outlook
from furstenfeld.bots.steward.temper import Temper
from furstenfeld.records import Chance
from furstenfeld.rules import Action, Options, View
from furstenfeld.rules.state import (
    Bonus,
    Building,
    Choosing,
    Discarding,
    Drawing,
    Dropping,
    Opening,
    Selling,
    Trading,
    Trashing,
)


class Steward:
    def __init__(self, temper: Temper | None = None) -> None:
        self.temper = temper or Temper()

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        outlook = Outlook(view, self.temper)
        asked = view.asked
        match asked:
            case Choosing():
                return selling.choose_brewery(outlook)
            case Trading():
                return selling.trade(outlook, asked)
            case Selling():
                return selling.sell(outlook, asked)
            case Bonus():
                return selling.bonus(outlook, asked)
            case Building():
                return building.build(outlook, asked, actions)
            case Trashing():
                return discarding.trash(outlook)
            case Discarding():
                return discarding.discard(outlook, actions)
            case Dropping():
                return discarding.drop(outlook, actions)
            case Drawing():
                return discarding.draw(outlook)
            case Opening():
                return opening.opening(outlook, asked, actions)
            case None:
                raise ValueError
            case _:
                assert_never(asked)
