"""The view of a position: what a seat or a spectator can see (R2.5)."""

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
    """The part of the game, as everybody can see it."""

    OPENING = "opening"
    DRAW = "draw"
    TURN = "turn"
    OVER = "over"


class PublicSeat(msgspec.Struct, frozen=True):
    """What everybody can see of a seat."""

    coins: int
    goods: Amounts
    plots: tuple[Thing | None, ...]
    hand_size: int
    deck_size: int
    known_size: int
    """The number of cards in its deck that the seat knows because it put them there."""
    unseen: tuple[Card, ...]
    """The cards in hand and deck together, in the order of R0.4."""
    gone: tuple[Card, ...]
    """Covered and trashed cards, in the order of R0.4."""


class OwnCards(msgspec.Struct, frozen=True):
    """What a seat knows of its own cards."""

    hand: tuple[Card, ...]
    known_tail: tuple[Card, ...]
    """The bottom of the deck, which the seat itself put there, in drawing order."""
    unseen: tuple[Card, ...]
    """The cards above the known tail, in the order of R0.4."""


class Revealed(msgspec.Struct, frozen=True):
    """The hand and deck of a seat after the end."""

    hand: tuple[Card, ...]
    deck: tuple[Card, ...]


class View(msgspec.Struct, frozen=True):
    """A position as one seat or a spectator sees it."""

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
    """The viewer's own cards; None for a spectator."""
    asked: Asking | None
    """The question, if this seat is asked; the others only know whose turn it is."""
    options: Options
    """The legal actions, if this seat is asked."""
    winners: tuple[int, ...] | None
    revealed: tuple[Revealed, ...]
    """All hands and decks after the end; empty before."""


_CARDS = {variant: frozenset(variant.cards) for variant in Variant}


def view(state: State, seat: int | None) -> View:
    """Return the position as this seat, or a spectator (None), sees it.

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup
    >>> view(setup(deal(seed=1, players=2)).state, seat=None).own is None
    True
    """
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
    """Return the public part of the phase; the question itself could reveal cards in hand."""
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
