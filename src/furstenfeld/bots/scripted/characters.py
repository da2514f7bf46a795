"""The scripted players as tempers: some with a plan of their own, some with a person's limits."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from furstenfeld.bots.scripted.steward import Temper

CHARACTERS: Final[Mapping[str, Temper]] = MappingProxyType(
    {
        # Grows while it pays, and then builds the palace.
        "steward": Temper(),
        # A part whenever there are coins for one, however few fields are left to pay for the last.
        "rusher": Temper(part=1.2, hold=1.5),
        # Fields first. No single part: it waits for two, and for the laboratory to find them.
        "grower": Temper(lot=2, laboratory=1.6, town_hall=1.6),
        # Grows what the others live on, sells where it costs them most, and likes to go first.
        "spoiler": Temper(spite=1.5, flood=0.2, place=0.5, magistrate=2.0),
    }
)
"""Players with different plans; the numbers say how each differs from the steward."""

LEARNERS: Final[Mapping[str, Temper]] = MappingProxyType(
    {
        # Looks a few rounds ahead, thinks of one card at a time and of few of those.
        "farmhand": Temper(
            horizon=4, premium=1.0, memory=0, blind=0.7, narrow=1.0, error=3.0, liking=0.3
        ),
        # Sees a little further, and more of what is in hand.
        "cottager": Temper(
            horizon=6, premium=1.6, memory=0, blind=0.5, narrow=1.0, error=2.2, liking=0.2
        ),
        # Knows what cards are for, but not how they work together.
        "tenant": Temper(horizon=8, memory=0, blind=0.35, narrow=1.0, error=1.5, liking=0.15),
        # Plays well on most days: forgets some cards, misses some pairs.
        "brewer": Temper(memory=3, blind=0.15, narrow=0.5, error=1.0, liking=0.05),
    }
)
"""Players who judge like the steward, with the limits of people who are still learning."""
