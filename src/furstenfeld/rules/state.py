"""The position of a game as frozen values: deal, seats, breweries, table, phase, state."""

from enum import StrEnum

import msgspec

from furstenfeld.rules.actions import Options
from furstenfeld.rules.cards import BASE_CARDS, EXPERT_CARDS, Card, Thing
from furstenfeld.rules.edition import Edition
from furstenfeld.rules.goods import Amounts

RULES_VERSION = 1


class Variant(StrEnum):
    """Which of the two games is played."""

    BASE = "base"
    EXPERT = "expert"

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of one deck (R0.4)."""
        return EXPERT_CARDS if self is Variant.EXPERT else BASE_CARDS


class Deal(msgspec.Struct, frozen=True, cache_hash=True):
    """All the chance of a game (R1.7), written down: `setup` turns it into a state."""

    variant: Variant
    edition: Edition
    demands: tuple[Amounts, ...]
    """The demand card of each open brewery."""
    order: tuple[int, ...]
    """The seats in player order of round 1."""
    decks: tuple[tuple[Card, ...], ...]
    """The deck of each seat, top first, before the opening draw."""


class Seat(msgspec.Struct, frozen=True):
    """What belongs to one seat."""

    coins: int
    goods: Amounts
    plots: tuple[Thing | None, ...]
    """What lies on plots 1 to 6, the top thing only."""
    hand: tuple[Card, ...]
    """In the order of R0.4."""
    deck: tuple[Card, ...]
    """Top first."""
    known: int
    """How many cards at the bottom of the deck the seat itself put there (R2.5)."""


class Brewery(msgspec.Struct, frozen=True):
    """An open brewery: where its price markers stand and how many demand spaces are filled."""

    markers: Amounts
    filled: Amounts


class Marker(msgspec.Struct, frozen=True):
    """An order marker on a space of an income track."""

    seat: int
    space: int


class Table(msgspec.Struct, frozen=True):
    """All that lies on the table."""

    deal: Deal
    round: int
    queue: tuple[Marker, ...]
    """Last round's income track in player order: the order of this round (R2.2)."""
    seats: tuple[Seat, ...]
    breweries: tuple[Brewery, ...]
    arrived: tuple[Marker, ...]
    """This round's income track, in the order in which the markers arrived."""


class Opening(msgspec.Struct, frozen=True, tag=True):
    """Expert set-up: which card to keep, then which one goes under the deck next (R1.6)."""

    seat: int
    kept: Card | None


class Drawing(msgspec.Struct, frozen=True, tag=True):
    """Phase 1: draw one more card by a laboratory? (R2.3)."""

    seat: int
    left: int


class Choosing(msgspec.Struct, frozen=True, tag=True):
    """Phase 3: at which brewery to sell (R3.1)."""

    seat: int


class Trading(msgspec.Struct, frozen=True, tag=True):
    """Phase 3: what the market card turns into what (R3.2); `brewery` counts from 0."""

    seat: int
    brewery: int | None


class Selling(msgspec.Struct, frozen=True, tag=True):
    """Phase 3: how many of the next good to sell; `sold` has the answers so far (R3.1)."""

    seat: int
    brewery: int
    sold: tuple[int, ...]


class Bonus(msgspec.Struct, frozen=True, tag=True):
    """Phase 3: for which type the office pays (R3.7)."""

    seat: int
    brewery: int
    sold: Amounts


class Building(msgspec.Struct, frozen=True, tag=True):
    """Phase 4: build another card? (R4.1)."""

    seat: int
    left: int


class Trashing(msgspec.Struct, frozen=True, tag=True):
    """Phase 5: remove another card from the game by the scavenger? (R5.1)."""

    seat: int
    left: int


class Discarding(msgspec.Struct, frozen=True, tag=True):
    """Phase 5: which card goes under the deck next (R5.2)."""

    seat: int


class Dropping(msgspec.Struct, frozen=True, tag=True):
    """Phase 5: which good the warehouse has no room for (R5.3)."""

    seat: int


class Ending(StrEnum):
    """Why a game is over."""

    PALACE = "palace"
    """Somebody has a whole palace (R7.1)."""
    STALEMATE = "stalemate"
    """Nobody can complete one any more (R7.4)."""
    ROUNDS = "rounds"
    """Round 100 is over (R7.4)."""


class Over(msgspec.Struct, frozen=True, tag=True):
    """The game is over; nobody is asked anything."""

    ending: Ending
    winners: tuple[int, ...]


TurnPhase = Choosing | Trading | Selling | Bonus | Building | Trashing | Discarding | Dropping
"""The phases of a seat's turn, 3 to 5."""

Asking = Opening | Drawing | TurnPhase
"""The phases in which a seat is asked something."""

Phase = Asking | Over


class State(msgspec.Struct, frozen=True):
    """A position in which somebody has a choice, or the end.

    `options` are the legal actions. They follow from table and phase, and are kept because every
    `apply` has to find them anyway, to see whether there is a choice at all (ADR 6).
    """

    table: Table
    phase: Phase
    options: Options

    @property
    def to_move(self) -> int | None:
        """The seat that is asked, or None at the end."""
        return None if isinstance(self.phase, Over) else self.phase.seat

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that won, none of them in a stalemate, or None while the game goes on."""
        return self.phase.winners if isinstance(self.phase, Over) else None
