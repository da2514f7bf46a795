"""The position of a game as frozen values: deal, seats, breweries, table, phase, state."""

from enum import StrEnum

import msgspec

from furstenfeld.rules.actions import Options
from furstenfeld.rules.cards import BASE_CARDS, EXPERT_CARDS, Card, Thing
from furstenfeld.rules.edition import Edition
from furstenfeld.rules.goods import Amounts

RULES_VERSION = 1


class Variant(StrEnum):
    """The base game or the expert game."""

    BASE = "base"
    EXPERT = "expert"

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of each deck (R0.4)."""
        return EXPERT_CARDS if self is Variant.EXPERT else BASE_CARDS


class Deal(msgspec.Struct, frozen=True, cache_hash=True):
    """All random choices of a game (R1.7); `setup` turns a deal into the first position."""

    variant: Variant
    edition: Edition
    demands: tuple[Amounts, ...]
    """The demand card of each open brewery."""
    order: tuple[int, ...]
    """The seats in player order of round 1."""
    decks: tuple[tuple[Card, ...], ...]
    """The deck of each seat, top first, before the opening draw."""


class Seat(msgspec.Struct, frozen=True):
    """The coins, goods, plots and cards of one seat."""

    coins: int
    goods: Amounts
    plots: tuple[Thing | None, ...]
    """The visible card or field on plots 1 to 6."""
    hand: tuple[Card, ...]
    """In the order of R0.4."""
    deck: tuple[Card, ...]
    """Top first."""
    known: int
    """The number of cards at the bottom of the deck that the seat itself put there (R2.5)."""


class Brewery(msgspec.Struct, frozen=True):
    """An open brewery: the positions of its price markers, and its filled demand spaces."""

    markers: Amounts
    filled: Amounts


class Marker(msgspec.Struct, frozen=True):
    """An order marker on a space of an income track."""

    seat: int
    space: int


class Table(msgspec.Struct, frozen=True):
    """Everything on the table, secrets included."""

    deal: Deal
    round: int
    queue: tuple[Marker, ...]
    """Last round's income track in player order: the order of this round (R2.2)."""
    seats: tuple[Seat, ...]
    breweries: tuple[Brewery, ...]
    arrived: tuple[Marker, ...]
    """This round's income track, in the order in which the markers arrived."""


class Opening(msgspec.Struct, frozen=True, tag=True):
    """Expert set-up: which card to keep, then which card to put under the deck (R1.6)."""

    seat: int
    kept: Card | None


class Drawing(msgspec.Struct, frozen=True, tag=True):
    """Phase 1: whether to draw one more card with a laboratory (R2.3)."""

    seat: int
    left: int


class Choosing(msgspec.Struct, frozen=True, tag=True):
    """Phase 3: which brewery to sell to (R3.1)."""

    seat: int


class Trading(msgspec.Struct, frozen=True, tag=True):
    """Phase 3: what to trade with the market card (R3.2); `brewery` counts from 0."""

    seat: int
    brewery: int | None


class Selling(msgspec.Struct, frozen=True, tag=True):
    """Phase 3: how many of the next good to sell; `sold` has the numbers so far (R3.1)."""

    seat: int
    brewery: int
    sold: tuple[int, ...]


class Bonus(msgspec.Struct, frozen=True, tag=True):
    """Phase 3: which good the office pays for (R3.7)."""

    seat: int
    brewery: int
    sold: Amounts


class Building(msgspec.Struct, frozen=True, tag=True):
    """Phase 4: which card to build (R4.1)."""

    seat: int
    left: int


class Trashing(msgspec.Struct, frozen=True, tag=True):
    """Phase 5: which card to remove from the game with the scavenger (R5.1)."""

    seat: int
    left: int


class Discarding(msgspec.Struct, frozen=True, tag=True):
    """Phase 5: which card to put under the deck (R5.2)."""

    seat: int


class Dropping(msgspec.Struct, frozen=True, tag=True):
    """Phase 5: which good to give up because the warehouse is full (R5.3)."""

    seat: int


class Ending(StrEnum):
    """Why a game is over."""

    PALACE = "palace"
    """A seat has a complete palace (R7.1)."""
    STALEMATE = "stalemate"
    """No seat can complete a palace any more (R7.4)."""
    ROUNDS = "rounds"
    """Round 100 is over (R7.4)."""


class Over(msgspec.Struct, frozen=True, tag=True):
    """The game is over."""

    ending: Ending
    winners: tuple[int, ...]


TurnPhase = Choosing | Trading | Selling | Bonus | Building | Trashing | Discarding | Dropping
"""The phases of a seat's turn, 3 to 5."""

Asking = Opening | Drawing | TurnPhase
"""The phases in which a seat is asked something."""

Phase = Asking | Over


class State(msgspec.Struct, frozen=True):
    """A position in which a seat has a choice, or the end of the game.

    `options` are the legal actions. They follow from table and phase; they are stored because
    `apply` needs them anyway, to see whether there is a choice at all (ADR 6).
    """

    table: Table
    phase: Phase
    options: Options

    @property
    def to_move(self) -> int | None:
        """The seat that is asked, or None when the game is over."""
        return None if isinstance(self.phase, Over) else self.phase.seat

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that won, which is () in a stalemate; None while the game continues."""
        return self.phase.winners if isinstance(self.phase, Over) else None
