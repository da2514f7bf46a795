"""The 28 cards as rows of data: what each one does, and the text printed on it (R0.4).

The costs are part of the edition (R0.8).
"""

from enum import StrEnum, auto
from typing import Final

import msgspec

from furstenfeld.rules.goods import Good


class Card(StrEnum):
    """A kind of card; the members are in the order of R0.4."""

    HOPS_1 = "hops-1"
    HOPS_2 = "hops-2"
    HOPS_3 = "hops-3"
    BARLEY_1 = "barley-1"
    BARLEY_2 = "barley-2"
    BARLEY_3 = "barley-3"
    WATER_1 = "water-1"
    WATER_2 = "water-2"
    WATER_3 = "water-3"
    BANK_1 = "bank-1"
    BANK_2 = "bank-2"
    TOWN_HALL_1 = "town-hall-1"
    TOWN_HALL_2 = "town-hall-2"
    LABORATORY_1 = "laboratory-1"
    LABORATORY_2 = "laboratory-2"
    OFFICE = "office"
    WAREHOUSE = "warehouse"
    MARKET = "market"
    MAGISTRATE = "magistrate"
    CRANE = "crane"
    PALACE_1 = "palace-1"
    PALACE_2 = "palace-2"
    PALACE_3 = "palace-3"
    PALACE_4 = "palace-4"
    PALACE_5 = "palace-5"
    PALACE_6 = "palace-6"
    TOUR_GUIDE = "tour-guide"
    SCAVENGER = "scavenger"


class Printed(StrEnum):
    """A field printed on the board, which yields one good (R0.3)."""

    HOPS = "printed-hops"
    BARLEY = "printed-barley"
    WATER = "printed-water"


Thing = Card | Printed
"""What can lie on a plot."""


class Power(StrEnum):
    """What a card does; the rules look at powers, never at the name of a card."""

    HOPS_FIELD = auto()
    BARLEY_FIELD = auto()
    WATER_FIELD = auto()
    BANK = auto()
    TOWN_HALL = auto()
    LABORATORY = auto()
    OFFICE = auto()
    WAREHOUSE = auto()
    MARKET = auto()
    MAGISTRATE = auto()
    CRANE = auto()
    PALACE = auto()
    TOUR_GUIDE = auto()
    SCAVENGER = auto()


class Row(msgspec.Struct, frozen=True):
    """One card: its power, how much of it, and the text printed on it.

    `amount` counts goods, coins, cards or spaces, depending on the power; for a palace part it is
    the number of the part.
    """

    card: Card
    power: Power
    amount: int
    text: str
    expert_only: bool = False


CARDS: Final[tuple[Row, ...]] = (
    Row(Card.HOPS_1, Power.HOPS_FIELD, 1, "Harvest 1 hops every round."),
    Row(Card.HOPS_2, Power.HOPS_FIELD, 2, "Harvest 2 hops every round."),
    Row(Card.HOPS_3, Power.HOPS_FIELD, 3, "Harvest 3 hops every round."),
    Row(Card.BARLEY_1, Power.BARLEY_FIELD, 1, "Harvest 1 barley every round."),
    Row(Card.BARLEY_2, Power.BARLEY_FIELD, 2, "Harvest 2 barley every round."),
    Row(Card.BARLEY_3, Power.BARLEY_FIELD, 3, "Harvest 3 barley every round."),
    Row(Card.WATER_1, Power.WATER_FIELD, 1, "Harvest 1 water every round."),
    Row(Card.WATER_2, Power.WATER_FIELD, 2, "Harvest 2 water every round."),
    Row(Card.WATER_3, Power.WATER_FIELD, 3, "Harvest 3 water every round."),
    Row(Card.BANK_1, Power.BANK, 3, "Earn 3 coins each round, even if you sell nothing."),
    Row(Card.BANK_2, Power.BANK, 5, "Earn 5 coins each round, even if you sell nothing."),
    Row(Card.TOWN_HALL_1, Power.TOWN_HALL, 1, "You may keep 1 more card in your hand."),
    Row(Card.TOWN_HALL_2, Power.TOWN_HALL, 2, "You may keep 2 more cards in your hand."),
    Row(Card.LABORATORY_1, Power.LABORATORY, 1, "You may draw 1 more card each round."),
    Row(Card.LABORATORY_2, Power.LABORATORY, 2, "You may draw 2 more cards each round."),
    Row(Card.OFFICE, Power.OFFICE, 1, "Earn 1 extra coin for each good of one type you sell."),
    Row(Card.WAREHOUSE, Power.WAREHOUSE, 3, "Store up to 3 unsold goods for later rounds."),
    Row(Card.MARKET, Power.MARKET, 3, "Before selling, turn up to 3 goods of a type into another."),
    Row(Card.MAGISTRATE, Power.MAGISTRATE, 3, "Your order marker goes 3 spaces lower."),
    Row(Card.CRANE, Power.CRANE, 2, "All other cards cost you 2 coins less."),
    Row(Card.PALACE_1, Power.PALACE, 1, "Part 1 of 6 of your palace. It can never be covered."),
    Row(Card.PALACE_2, Power.PALACE, 2, "Part 2 of 6 of your palace. It can never be covered."),
    Row(Card.PALACE_3, Power.PALACE, 3, "Part 3 of 6 of your palace. It can never be covered."),
    Row(Card.PALACE_4, Power.PALACE, 4, "Part 4 of 6 of your palace. It can never be covered."),
    Row(Card.PALACE_5, Power.PALACE, 5, "Part 5 of 6 of your palace. It can never be covered."),
    Row(Card.PALACE_6, Power.PALACE, 6, "Part 6 of 6 of your palace. It can never be covered."),
    Row(Card.TOUR_GUIDE, Power.TOUR_GUIDE, 2, "Earn 2 coins per palace part each round.", True),
    Row(Card.SCAVENGER, Power.SCAVENGER, 2, "Remove up to 2 cards in hand from the game.", True),
)

ROWS: Final[dict[Card, Row]] = {row.card: row for row in CARDS}

RANK: Final[dict[Card, int]] = {card: rank for rank, card in enumerate(Card)}

BASE_CARDS: Final[tuple[Card, ...]] = tuple(row.card for row in CARDS if not row.expert_only)
EXPERT_CARDS: Final[tuple[Card, ...]] = tuple(row.card for row in CARDS)
PALACE_PARTS: Final[tuple[Card, ...]] = tuple(r.card for r in CARDS if r.power is Power.PALACE)
PRICED_CARDS: Final[tuple[Card, ...]] = tuple(r.card for r in CARDS if r.power is not Power.PALACE)

PRINTED: Final[dict[Good, Printed]] = {
    Good.HOPS: Printed.HOPS,
    Good.BARLEY: Printed.BARLEY,
    Good.WATER: Printed.WATER,
}


def in_card_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards in the order of R0.4.

    >>> [str(card) for card in in_card_order((Card.CRANE, Card.HOPS_1))]
    ['hops-1', 'crane']
    """
    return tuple(sorted(cards, key=RANK.__getitem__))
