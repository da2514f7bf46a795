"""What a seat or a spectator may see of a position and its events.

These structs have no field for cards that the viewer must not know.
"""

import msgspec

from furstenfeld import rules
from furstenfeld.rules import (
    Amounts,
    Asking,
    Brewery,
    Card,
    Event,
    Marker,
    OwnCards,
    Revealed,
    Stage,
    State,
    Variant,
    build_cost,
    estate_of,
    in_card_order,
    redact,
)
from furstenfeld.rules import view as view_of


class SeenSeat(msgspec.Struct, frozen=True):
    """The public part of a seat; plots hold the names of cards and printed fields."""

    coins: int
    goods: Amounts
    plots: tuple[str | None, ...]
    hand_size: int
    deck_size: int
    known_size: int
    unseen: tuple[Card, ...]
    gone: tuple[Card, ...]


class CardBuilt(msgspec.Struct, frozen=True, tag=True):
    """A seat built a card; what it covered is a name."""

    seat: int
    card: Card
    plot: int
    cost: int
    covered: str | None


SeenEvent = (
    rules.Drew
    | rules.DrewUnseen
    | rules.KeptOpening
    | rules.KeptOpeningUnseen
    | rules.PutUnder
    | rules.PutUnderUnseen
    | rules.RoundBegan
    | rules.Harvested
    | rules.TurnBegan
    | rules.Traded
    | rules.Sold
    | rules.Earned
    | CardBuilt
    | rules.PalacePriceRose
    | rules.CardTrashed
    | rules.Stored
    | rules.Lost
    | rules.PricesRose
    | rules.Ended
)
"""An event as the API sends it."""


class SeenView(msgspec.Struct, frozen=True):
    """A position as one seat sees it, with the same fields as `records.view_data`.

    The edition is only a name: its numbers never change and are requested once. Costs and the hand
    limit are included for pages, which do not know the rules.
    """

    variant: Variant
    edition: str
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
    seats: tuple[SeenSeat, ...]
    own: OwnCards | None
    asked: Asking | None
    options: tuple[str, ...]
    winners: tuple[int, ...] | None
    revealed: tuple[Revealed, ...]
    costs: dict[Card, int]
    """The current cost of each card in the own hand, cranes included (R4.4, R4.5)."""
    keeps: int
    """How many cards the player may keep at the end of the turn (R5.2)."""


def seen_view(state: State, seat: int | None, *, memory_aid: bool = True) -> SeenView:
    """Return a position as the API sends it to a seat, or to a spectator."""
    view = view_of(state, seat)
    return SeenView(
        variant=view.variant,
        edition=view.edition.name,
        seat=view.seat,
        round=view.round,
        stage=view.stage,
        to_move=view.to_move,
        queue=view.queue,
        arrived=view.arrived,
        demands=view.demands,
        breweries=view.breweries,
        palace_price=view.palace_price,
        cubes=view.cubes,
        seats=msgspec.convert(view.seats, tuple[SeenSeat, ...], from_attributes=True),
        own=view.own if memory_aid or view.own is None else _forgetful(view.own),
        asked=view.asked,
        options=tuple(str(action) for action in view.options),
        winners=view.winners,
        revealed=view.revealed,
        costs={} if seat is None else costs_of(state, seat),
        keeps=0 if seat is None else keeps_of(state, seat),
    )


def costs_of(state: State, seat: int) -> dict[Card, int]:
    """Return the current cost of each card in a seat's hand."""
    own = state.table.seats[seat]
    return {card: build_cost(state.table, own, card) for card in own.hand}


def keeps_of(state: State, seat: int) -> int:
    """Return how many cards a seat may keep, town halls included."""
    return state.table.deal.edition.keep + estate_of(state.table.seats[seat].plots).keep


def seen_event(event: Event, seat: int | None) -> SeenEvent:
    """Return an event as a seat, or a spectator, may see it."""
    return open_event(redact(event, seat))


def open_event(event: Event) -> SeenEvent:
    """Return an event with nothing hidden, for finished games (R2.5)."""
    if isinstance(event, rules.CardBuilt):
        return CardBuilt(event.seat, event.card, event.plot, event.cost, event.covered)
    return event


def _forgetful(own: OwnCards) -> OwnCards:
    """Return the own cards without those remembered under the deck."""
    return OwnCards(own.hand, (), in_card_order(own.unseen + own.known_tail))
