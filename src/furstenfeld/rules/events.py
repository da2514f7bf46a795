"""The events of a game; private ones are redacted for the other seats (R2.5).

Actions that only end a phase (`built`, `kept` and others) have no event, so nobody can see whether
an answer was forced.
"""

from typing import assert_never

import msgspec

from furstenfeld.rules.cards import Card, Thing
from furstenfeld.rules.goods import Amounts, Good
from furstenfeld.rules.state import Ending


class RoundBegan(msgspec.Struct, frozen=True, tag=True):
    """A round began, with this player order (R2.1, R2.2)."""

    round: int
    order: tuple[int, ...]


class Drew(msgspec.Struct, frozen=True, tag=True):
    """A seat drew these cards; only that seat knows which (R2.3)."""

    seat: int
    cards: tuple[Card, ...]


class DrewUnseen(msgspec.Struct, frozen=True, tag=True):
    """A seat drew cards, as the other seats see it."""

    seat: int
    count: int


class KeptOpening(msgspec.Struct, frozen=True, tag=True):
    """A seat chose the card it keeps of its opening; only that seat knows which (R1.6)."""

    seat: int
    card: Card


class KeptOpeningUnseen(msgspec.Struct, frozen=True, tag=True):
    """A seat chose the card it keeps, as the other seats see it."""

    seat: int


class PutUnder(msgspec.Struct, frozen=True, tag=True):
    """A seat put this card under its deck; only that seat knows which (R5.2)."""

    seat: int
    card: Card


class PutUnderUnseen(msgspec.Struct, frozen=True, tag=True):
    """A seat put a card under its deck, as the other seats see it."""

    seat: int


class Harvested(msgspec.Struct, frozen=True, tag=True):
    """A seat harvested these goods (R2.6)."""

    seat: int
    goods: Amounts


class TurnBegan(msgspec.Struct, frozen=True, tag=True):
    """A seat began its phases 3 to 5 (R2.1)."""

    seat: int


class Traded(msgspec.Struct, frozen=True, tag=True):
    """A seat turned goods of one type into another (R3.2)."""

    seat: int
    count: int
    source: Good
    target: Good


class Sold(msgspec.Struct, frozen=True, tag=True):
    """A seat sold goods; with the prices before and after the sale (R3.4 to R3.6)."""

    seat: int
    brewery: int
    goods: Amounts
    prices: Amounts
    prices_after: Amounts
    coins: int


class Earned(msgspec.Struct, frozen=True, tag=True):
    """A seat received its income, and its marker moved to a space (R3.9, R3.10)."""

    seat: int
    sale: int
    office: int
    office_good: Good | None
    banks: int
    guide: int
    income: int
    space: int


class CardBuilt(msgspec.Struct, frozen=True, tag=True):
    """A seat built a card on a plot and covered what was there (R4.1, R4.2)."""

    seat: int
    card: Card
    plot: int
    cost: int
    covered: Thing | None


class PalacePriceRose(msgspec.Struct, frozen=True, tag=True):
    """The price of the next palace part rose (R4.6)."""

    price: int


class CardTrashed(msgspec.Struct, frozen=True, tag=True):
    """A seat removed a card in hand from the game; everybody sees it (R5.1)."""

    seat: int
    card: Card


class Stored(msgspec.Struct, frozen=True, tag=True):
    """A seat stored these goods in its warehouse (R5.3)."""

    seat: int
    goods: Amounts


class Lost(msgspec.Struct, frozen=True, tag=True):
    """A seat lost these goods (R5.3)."""

    seat: int
    goods: Amounts


class PricesRose(msgspec.Struct, frozen=True, tag=True):
    """The prices of one brewery rose in phase 6 (R6.1)."""

    brewery: int
    prices: Amounts
    prices_after: Amounts


class Ended(msgspec.Struct, frozen=True, tag=True):
    """The game ended (R7.1, R7.4)."""

    ending: Ending
    winners: tuple[int, ...]


PrivateEvent = Drew | KeptOpening | PutUnder
PublicEvent = (
    RoundBegan
    | DrewUnseen
    | KeptOpeningUnseen
    | PutUnderUnseen
    | Harvested
    | TurnBegan
    | Traded
    | Sold
    | Earned
    | CardBuilt
    | PalacePriceRose
    | CardTrashed
    | Stored
    | Lost
    | PricesRose
    | Ended
)
Event = PrivateEvent | PublicEvent
Log = list[Event]


def redact(event: Event, seat: int | None) -> Event:
    """Return the event as this seat, or a spectator (None), sees it.

    >>> redact(Drew(seat=0, cards=(Card.CRANE,)), seat=1)
    DrewUnseen(seat=0, count=1)
    """
    match event:
        case Drew() | KeptOpening() | PutUnder():
            return event if event.seat == seat else _unseen(event)
        case _:
            # Only public events pass: for a new private event the type checker reports this line.
            public: PublicEvent = event
            return public


def _unseen(event: PrivateEvent) -> PublicEvent:
    """Return a private event as the other seats see it."""
    match event:
        case Drew():
            return DrewUnseen(event.seat, len(event.cards))
        case KeptOpening():
            return KeptOpeningUnseen(event.seat)
        case PutUnder():
            return PutUnderUnseen(event.seat)
        case _:
            assert_never(event)
