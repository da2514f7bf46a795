"""Games made by hand, small enough to be counted with a pencil."""

from typing import Any

import msgspec

from furstenfeld.lab.game_stats import GameStats
from furstenfeld.records import bundled_edition
from furstenfeld.rules import Card, Edition, Ending, Variant, edition_data, edition_from

RECONSTRUCTED = bundled_edition("reconstructed")
PLAIN_TRACK = bundled_edition("plain-track")

GAME = GameStats(
    players=2,
    variant=Variant.BASE,
    rounds=3,
    ending=Ending.PALACE,
    winners=(0,),
    places=(1, 2),
    first_order=(1, 0),
    coins=(4, 9),
    parts=(6, 2),
    incomes=((3, 3), (5, 7), (10, 6)),
    palaces=((0, 0), (1, 0), (6, 2)),
    purses=((1, 1), (2, 3), (4, 9)),
    builds=(
        ((1, Card.CRANE), (2, Card.HOPS_2), (2, Card.PALACE_1), (3, Card.PALACE_2)),
        ((1, Card.WAREHOUSE), (2, Card.BANK_1)),
    ),
    prices=((1, 1, 1), (1.5, 1, 2), (2, 1, 3)),
    palace_prices=(8, 10, 12),
    drawn=(13, 26),
)
"""Three rounds of two; seat 1 was first in round 1, seat 0 won."""


def game(**changes: Any) -> GameStats:
    """Return that game with some of it changed."""
    return msgspec.structs.replace(GAME, **changes)


def edition(name: str, **costs: int) -> Edition:
    """Return the reconstructed edition under another name, with other costs."""
    whole = {str(card): cost for card, cost in RECONSTRUCTED.costs}
    whole.update({card.replace("_", "-"): cost for card, cost in costs.items()})
    return edition_from({**edition_data(RECONSTRUCTED), "name": name, "costs": whole})
