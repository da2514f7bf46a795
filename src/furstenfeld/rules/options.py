"""Which actions a phase allows, in the fixed order of R10.7."""

from typing import assert_never

from furstenfeld.rules.actions import (
    BREWERY,
    BUILT,
    DRAW,
    DROP,
    ENOUGH,
    KEEP,
    KEPT,
    NO_BREWERY,
    NO_OFFICE,
    NO_TRADE,
    OFFICE,
    SELL,
    TRADE,
    TRASH,
    TRASHED,
    UNDER,
    Action,
    Options,
)
from furstenfeld.rules.costs import affordable
from furstenfeld.rules.estate import estate_of, sites
from furstenfeld.rules.goods import GOODS
from furstenfeld.rules.state import (
    Asking,
    Bonus,
    Building,
    Choosing,
    Discarding,
    Drawing,
    Dropping,
    Opening,
    Seat,
    Selling,
    Table,
    Trading,
    Trashing,
)


def options_of(table: Table, phase: Asking) -> Options:  # noqa: C901, PLR0911 (one case a phase)
    """Return the legal actions of a phase, at least one."""
    match phase:
        case Discarding():
            return _discards(table, table.seats[phase.seat])
        case Selling():
            return _sales(table, phase)
        case Building():
            return _builds(table, table.seats[phase.seat])
        case Choosing():
            return _breweries(table, table.seats[phase.seat])
        case Drawing():
            return (DRAW, ENOUGH) if table.seats[phase.seat].deck else (ENOUGH,)
        case Trading():
            return _trades(table.seats[phase.seat])
        case Bonus():
            return _bonuses(phase)
        case Trashing():
            return (*[TRASH[card] for card in table.seats[phase.seat].hand], TRASHED)
        case Dropping():
            goods = table.seats[phase.seat].goods
            return tuple([drop for drop, count in zip(DROP, goods, strict=True) if count])
        case Opening():
            return _openings(table.seats[phase.seat], phase)
        case _:
            assert_never(phase)


def _openings(seat: Seat, phase: Opening) -> Options:
    """R1.6, R10.5: the card to keep, then the others one by one."""
    if phase.kept is None:
        return tuple([KEEP[card] for card in seat.hand])
    return tuple([UNDER[card] for card in seat.hand if card is not phase.kept])


def _breweries(table: Table, seat: Seat) -> Options:
    """R10.3: breweries where a good that the seat has, or could have by a trade, has a price."""
    goods = seat.goods
    if any(goods) and estate_of(seat.plots).trade:
        goods = (1, 1, 1)
    has_hops, has_barley, has_water = goods
    track = table.deal.edition.track
    found: list[Action] = []
    for choice, brewery in zip(BREWERY, table.breweries, strict=False):
        hops, barley, water = brewery.markers
        if (
            (has_hops and track[hops])
            or (has_barley and track[barley])
            or (has_water and track[water])
        ):
            found.append(choice)
    return (*found, NO_BREWERY)


def _trades(seat: Seat) -> Options:
    """R3.2: up to three goods of one type into one other."""
    most = estate_of(seat.plots).trade
    has = dict(zip(GOODS, seat.goods, strict=True))
    found: list[Action] = []
    for (source, _), trades in TRADE.items():
        found += trades[: min(most, has[source])]
    return (*found, NO_TRADE)


def _sales(table: Table, phase: Selling) -> Options:
    """R3.1, R3.3: any number of the next good, or 0 where its price is 0."""
    good = len(phase.sold)
    price = table.deal.edition.track[table.breweries[phase.brewery].markers[good]]
    most = table.seats[phase.seat].goods[good] if price else 0
    return SELL[good][: most + 1]


def _bonuses(phase: Bonus) -> Options:
    """R3.7: one of the types sold, or none."""
    found = [choice for choice, count in zip(OFFICE, phase.sold, strict=True) if count]
    return (*found, NO_OFFICE)


def _builds(table: Table, seat: Seat) -> Options:
    """R4.1 to R4.8: every card that the seat can pay for, on every plot that may take it."""
    cards = affordable(table, seat)
    if not cards:
        return (BUILT,)
    places = sites(table.deal.variant, estate_of(seat.plots).open_plots)
    found: list[Action] = []
    for card in cards:
        found += places[card]
    return (*found, BUILT)


def _discards(table: Table, seat: Seat) -> Options:
    """R5.2: any card goes under; `kept` ends it once the hand may stay, the last card always."""
    hand = seat.hand
    if len(hand) <= 1:
        return (KEPT,)
    under: list[Action] = [UNDER[card] for card in hand]
    if len(hand) <= table.deal.edition.keep + estate_of(seat.plots).keep:
        under.append(KEPT)
    return tuple(under)
