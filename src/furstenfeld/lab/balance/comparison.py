"""Two editions on the same deals: what differs, and how clearly."""

from collections.abc import Sequence
from statistics import fmean

import msgspec

from furstenfeld.lab.balance.estimates import Estimate, estimate
from furstenfeld.lab.balance.measures import MEASURES, Measure
from furstenfeld.lab.game_stats import GameStats
from furstenfeld.rules import PRICED_CARDS, Card, Edition, Variant

Pair = tuple[GameStats, GameStats]
"""The games of one deal with the first edition and with the second."""


class Difference(msgspec.Struct, frozen=True):
    """A number with both editions, over the deals for which both games have it."""

    name: str
    """A measure, or a card, whose number is the share of seats that built it."""
    first: float
    second: float
    difference: Estimate
    """The second minus the first, deal by deal."""


def measure_differences(
    editions: tuple[Edition, Edition], pairs: Sequence[Pair]
) -> tuple[Difference, ...]:
    """Return the difference of every measure that the games have."""
    found = (
        _difference(name, [_measured(measure, editions, pair) for pair in pairs])
        for name, measure in MEASURES.items()
    )
    return tuple(each for each in found if each is not None)


def _measured(
    measure: Measure, editions: tuple[Edition, Edition], pair: Pair
) -> tuple[float | None, float | None]:
    return measure(editions[0], pair[0]), measure(editions[1], pair[1])


def card_differences(variant: Variant, pairs: Sequence[Pair]) -> tuple[Difference, ...]:
    """Return for every card with a cost how much more often seats build it."""
    cards = (card for card in PRICED_CARDS if card in variant.cards)
    found = (
        _difference(card, [(_built(card, one), _built(card, two)) for one, two in pairs])
        for card in cards
    )
    return tuple(each for each in found if each is not None)


def _built(card: Card, game: GameStats) -> float:
    """Return the share of seats that built a card."""
    return fmean(any(card is one for _, one in builds) for builds in game.builds)


def _difference(
    name: str, values: Sequence[tuple[float | None, float | None]]
) -> Difference | None:
    both = [(one, two) for one, two in values if one is not None and two is not None]
    if not both:
        return None
    first, second = zip(*both, strict=True)
    apart = estimate([two - one for one, two in both])
    return Difference(name, fmean(first), fmean(second), apart)
