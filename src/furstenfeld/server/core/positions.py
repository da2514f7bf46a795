"""What is seen of a position: the view of a seat, or of a spectator, and events as they are heard.

Nothing here has a field for the secrets of the cards that a seat may not know.
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
    PublicSeat,
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
    """What everybody sees of a seat; plots hold the names of cards and printed fields."""

    coins: int
    goods: Amounts
    plots: tuple[str | None, ...]
    hand_size: int
    deck_size: int
    known_size: int
    unseen: tuple[Card, ...]
    gone: tuple[Card, ...]


class CardBuilt(msgspec.Struct, frozen=True, tag=True):
    """A seat built a card on a plot; what was covered is a name."""

    seat: int
    card: Card
    plot: int
    cost: int
    covered: str | None


Heard = (
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
"""An event as it goes over the wire."""


class SeenView(msgspec.Struct, frozen=True):
    """A position through the eyes of a seat, as `records.view_data` tells it to other programs.

    Only the edition is a name here: its numbers do not change and are asked for once. Costs
    and what may be kept are there for pages, which know no rules.
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
    """What each card of the own hand costs now, the crane included (R4.4, R4.5)."""
    keeps: int
    """How many cards may stay in the own hand at the end of the turn (R5.2)."""


def seen(state: State, seat: int | None, *, memory_aid: bool = True) -> SeenView:
    """Return a position as it goes over the wire to a seat, or to a spectator."""
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
        seats=tuple(_seen_seat(seat) for seat in view.seats),
        own=view.own if memory_aid or view.own is None else _forgetful(view.own),
        asked=view.asked,
        options=tuple(str(action) for action in view.options),
        winners=view.winners,
        revealed=view.revealed,
        costs={} if seat is None else costs_of(state, seat),
        keeps=0 if seat is None else keeps_of(state, seat),
    )


def costs_of(state: State, seat: int) -> dict[Card, int]:
    """Return what each card of a seat's hand costs it now."""
    own = state.table.seats[seat]
    return {card: build_cost(state.table, own, card) for card in own.hand}


def keeps_of(state: State, seat: int) -> int:
    """Return how many cards a seat may keep, its town halls included."""
    return state.table.deal.edition.keep + estate_of(state.table.seats[seat].plots).keep


def _seen_seat(seat: PublicSeat) -> SeenSeat:
    return SeenSeat(
        coins=seat.coins,
        goods=seat.goods,
        plots=seat.plots,
        hand_size=seat.hand_size,
        deck_size=seat.deck_size,
        known_size=seat.known_size,
        unseen=seat.unseen,
        gone=seat.gone,
    )


def heard(event: Event, seat: int | None) -> Heard:
    """Return an event as this seat, or a spectator, may hear it."""
    return openly(redact(event, seat))


def openly(event: Event) -> Heard:
    """Return an event as it goes over the wire after the end, when nothing is secret (R2.5)."""
    if isinstance(event, rules.CardBuilt):
        return CardBuilt(event.seat, event.card, event.plot, event.cost, event.covered)
    return event


def _forgetful(own: OwnCards) -> OwnCards:
    """Return the own cards without the memory of what went under the deck."""
    return OwnCards(own.hand, (), in_card_order(own.unseen + own.known_tail))
