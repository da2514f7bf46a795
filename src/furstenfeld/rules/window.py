"""The one window: what a seat, or a spectator, may see of a position (R2.5)."""

from enum import StrEnum

import msgspec

from furstenfeld.rules.actions import Options
from furstenfeld.rules.cards import Card, Thing, in_card_order
from furstenfeld.rules.costs import cubes, palace_price
from furstenfeld.rules.edition import Edition
from furstenfeld.rules.goods import Amounts
from furstenfeld.rules.state import (
    Asking,
    Brewery,
    Drawing,
    Marker,
    Opening,
    Over,
    Phase,
    Seat,
    State,
    Table,
    Variant,
)


class Stage(StrEnum):
    """What the table is doing, as far as everybody may know."""

    OPENING = "opening"
    DRAW = "draw"
    TURN = "turn"
    OVER = "over"


class PublicSeat(msgspec.Struct, frozen=True):
    """What everybody sees of a seat."""

    coins: int
    goods: Amounts
    plots: tuple[Thing | None, ...]
    hand_size: int
    deck_size: int
    known_size: int
    """How many cards of the own deck the seat knows: all have seen them go under."""
    unseen: tuple[Card, ...]
    """The cards in hand and deck together, which follow from those seen, in the order of R0.4."""
    gone: tuple[Card, ...]
    """Covered and trashed cards, in the order of R0.4."""


class OwnCards(msgspec.Struct, frozen=True):
    """What a seat knows of its own cards."""

    hand: tuple[Card, ...]
    known_tail: tuple[Card, ...]
    """The bottom of the deck that the seat itself put there, in the order it will be drawn."""
    unseen: tuple[Card, ...]
    """The cards somewhere above the tail, in the order of R0.4."""


class Revealed(msgspec.Struct, frozen=True):
    """Hand and deck of a seat, open after the end."""

    hand: tuple[Card, ...]
    deck: tuple[Card, ...]


class View(msgspec.Struct, frozen=True):
    """A position through the eyes of one seat, or of a spectator."""

    variant: Variant
    edition: Edition
    seat: int | None
    round: int
    stage: Stage
    to_move: int | None
    queue: tuple[Marker, ...]
    arrived: tuple[Marker, ...]
    demands: tuple[Amounts, ...]
    breweries: tuple[Brewery, ...]
    palace_price: int
    cubes: int
    seats: tuple[PublicSeat, ...]
    own: OwnCards | None
    """The own cards; None for a spectator."""
    asked: Asking | None
    """The question, while this seat is asked; others learn only whose turn it is."""
    options: Options
    """The legal actions, while this seat is asked."""
    winners: tuple[int, ...] | None
    revealed: tuple[Revealed, ...]
    """Everybody's cards once the game is over; empty before."""


_CARDS = {variant: frozenset(variant.cards) for variant in Variant}


def view(state: State, seat: int | None) -> View:
    """Return what this seat, or a spectator (None), sees."""
    table, deal, phase = state.table, state.table.deal, state.phase
    asked = None if isinstance(phase, Over) or phase.seat != seat else phase
    return View(
        variant=deal.variant,
        edition=deal.edition,
        seat=seat,
        round=table.round,
        stage=_stage(phase),
        to_move=state.to_move,
        queue=table.queue,
        arrived=table.arrived,
        demands=deal.demands,
        breweries=table.breweries,
        palace_price=palace_price(table),
        cubes=cubes(table),
        seats=tuple(_public(table, each) for each in table.seats),
        own=None if seat is None else _own(table.seats[seat]),
        asked=asked,
        options=() if asked is None else state.options,
        winners=state.winners,
        revealed=_revealed(table) if isinstance(phase, Over) else (),
    )


def _stage(phase: Phase) -> Stage:
    """Return what everybody may know of the phase; the question itself may tell of the hand."""
    match phase:
        case Over():
            return Stage.OVER
        case Opening():
            return Stage.OPENING
        case Drawing():
            return Stage.DRAW
        case _:
            return Stage.TURN


def _public(table: Table, seat: Seat) -> PublicSeat:
    hidden = {*seat.hand, *seat.deck}
    lying = hidden.union(seat.plots)
    return PublicSeat(
        coins=seat.coins,
        goods=seat.goods,
        plots=seat.plots,
        hand_size=len(seat.hand),
        deck_size=len(seat.deck),
        known_size=seat.known,
        unseen=in_card_order(tuple(hidden)),
        gone=in_card_order(tuple(_CARDS[table.deal.variant] - lying)),
    )


def _own(seat: Seat) -> OwnCards:
    seam = len(seat.deck) - seat.known
    return OwnCards(seat.hand, seat.deck[seam:], in_card_order(seat.deck[:seam]))


def _revealed(table: Table) -> tuple[Revealed, ...]:
    return tuple(Revealed(seat.hand, seat.deck) for seat in table.seats)
