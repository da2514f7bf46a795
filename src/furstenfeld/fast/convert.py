"""Conversion between the values of `furstenfeld.rules` and records, without loss."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from furstenfeld.fast.codes import (
    BONUS,
    BUILDING,
    CARD_ID,
    CHOOSING,
    DISCARDING,
    DRAWING,
    DROPPING,
    ENDINGS,
    NONE,
    OPENING,
    PALACE_MASK,
    PHASES,
    SELLING,
    THING_ID,
    THINGS,
    TRADING,
    TRASHING,
    VARIANTS,
    YIELD_COUNT,
    YIELD_GOOD,
)
from furstenfeld.fast.layout import EDITION, GAME, Games
from furstenfeld.rules import (
    PRINTED,
    Amounts,
    Bonus,
    Brewery,
    Building,
    Card,
    Choosing,
    Deal,
    Discarding,
    Drawing,
    Dropping,
    Edition,
    Marker,
    Opening,
    Over,
    Phase,
    Seat,
    Selling,
    State,
    Table,
    Trading,
    Trashing,
    estate_of,
    options_of,
)

CARDS = tuple(Card)


@lru_cache(maxsize=64)
def edition_record(edition: Edition) -> Games:
    """Return an edition as a read-only array of one record."""
    record = np.zeros(1, EDITION)
    row: Any = record[0]
    for card, cost in edition.costs:
        row["cost"][CARD_ID[card]] = cost
    row["cards"] = [mask(variant.cards) for variant in VARIANTS]
    row["demands"] = edition.demands
    row["track"][: len(edition.track)] = edition.track
    row["top"] = len(edition.track) - 1
    row["palace"] = edition.palace_prices
    row["printed"] = [0 if good is None else THING_ID[PRINTED[good]] for good in edition.printed]
    row["opening"] = (edition.opening, edition.expert_opening)
    row["yield_good"] = YIELD_GOOD
    row["yield_count"] = YIELD_COUNT
    for key in ("coins", "start", "income_top", "draw", "keep", "builds"):
        row[key] = getattr(edition, key)
    record.flags.writeable = False
    return record


def mask(cards: Iterable[Card]) -> int:
    """Return a set of cards as bits."""
    return sum(1 << CARD_ID[card] for card in cards)


def cards_in(bits: int) -> tuple[Card, ...]:
    """Return a set of cards, given as bits, in the order of R0.4."""
    return tuple(card for number, card in enumerate(CARDS) if bits >> number & 1)


def to_record(state: State, row: Any) -> None:
    """Write a position into a record of zeros, without its legal actions."""
    table = state.table
    row["variant"] = VARIANTS.index(table.deal.variant)
    row["players"] = len(table.seats)
    row["round"] = table.round
    row["seat"] = NONE if state.to_move is None else state.to_move
    _write_phase(state.phase, row)
    for place, marker in enumerate(table.queue):
        row["order"][place], row["space"][place] = marker.seat, marker.space
    for place, marker in enumerate(table.arrived):
        row["came"][place], row["income"][place] = marker.seat, marker.space
    row["arrived"] = len(table.arrived)
    for number, brewery in enumerate(table.breweries):
        row["marker"][number], row["filled"][number] = brewery.markers, brewery.filled
        row["demand"][number] = table.deal.demands[number]
    for number, seat in enumerate(table.seats):
        _write_seat(seat, table, number, row)


def _write_phase(phase: Phase, row: Any) -> None:
    row["phase"] = PHASES.index(type(phase))
    row["kept"] = row["brewery"] = NONE
    match phase:
        case Opening():
            row["kept"] = NONE if phase.kept is None else CARD_ID[phase.kept]
        case Drawing() | Building() | Trashing():
            row["left"] = phase.left
        case Trading():
            row["brewery"] = NONE if phase.brewery is None else phase.brewery
        case Selling() | Bonus():
            row["brewery"] = phase.brewery
            row["left"] = len(phase.sold)
            row["sold"][: len(phase.sold)] = phase.sold
        case Over():
            row["ending"] = ENDINGS.index(phase.ending)
            row["winners"] = sum(1 << seat for seat in phase.winners)
        case Choosing() | Discarding() | Dropping():
            pass


def _write_seat(seat: Seat, table: Table, number: int, row: Any) -> None:
    lying = [thing for thing in seat.plots if isinstance(thing, Card)]
    board = mask(lying)
    row["coins"][number] = seat.coins
    row["goods"][number] = seat.goods
    row["harvest"][number] = estate_of(seat.plots).harvest
    row["plots"][number] = [THING_ID[thing] for thing in seat.plots]
    row["hand"][number] = mask(seat.hand)
    row["board"][number] = board
    hidden = mask(seat.hand) | mask(seat.deck)
    row["gone"][number] = mask(table.deal.variant.cards) & ~board & ~hidden
    row["open"][number] = sum(
        1 << plot
        for plot, thing in enumerate(seat.plots)
        if not (isinstance(thing, Card) and PALACE_MASK >> CARD_ID[thing] & 1)
    )
    row["parts"] += (board & PALACE_MASK).bit_count()
    row["deck"][number][: len(seat.deck)] = [CARD_ID[card] for card in seat.deck]
    row["size"][number], row["known"][number] = len(seat.deck), seat.known


def to_state(row: Any, deal: Deal) -> State:
    """Return the position of a record; `deal` is the deal it came from."""
    players = int(row["players"])
    table = Table(
        deal=deal,
        round=int(row["round"]),
        queue=_markers(row["order"], row["space"], players),
        seats=tuple(_seat(row, number) for number in range(players)),
        breweries=tuple(
            Brewery(_amounts(row["marker"][n]), _amounts(row["filled"][n])) for n in range(players)
        ),
        arrived=_markers(row["came"], row["income"], int(row["arrived"])),
    )
    phase = _phase(row)
    return State(table, phase, options_of(table, phase))


def _markers(seats: Any, spaces: Any, count: int) -> tuple[Marker, ...]:
    return tuple(Marker(int(seats[n]), int(spaces[n])) for n in range(count))


def _amounts(numbers: Any) -> Amounts:
    return (int(numbers[0]), int(numbers[1]), int(numbers[2]))


def _seat(row: Any, number: int) -> Seat:
    ring = np.roll(row["deck"][number], -int(row["head"][number]))
    return Seat(
        coins=int(row["coins"][number]),
        goods=_amounts(row["goods"][number]),
        plots=tuple(THINGS[thing] for thing in row["plots"][number]),
        hand=cards_in(int(row["hand"][number])),
        deck=tuple(CARDS[card] for card in ring[: row["size"][number]]),
        known=int(row["known"][number]),
    )


def _phase(row: Any) -> Phase:  # noqa: C901, PLR0911 (one case a phase)
    seat, left = int(row["seat"]), int(row["left"])
    brewery = int(row["brewery"])
    match int(row["phase"]):
        case number if number == OPENING:
            return Opening(seat, None if row["kept"] == NONE else CARDS[row["kept"]])
        case number if number == DRAWING:
            return Drawing(seat, left)
        case number if number == CHOOSING:
            return Choosing(seat)
        case number if number == TRADING:
            return Trading(seat, None if brewery == NONE else brewery)
        case number if number == SELLING:
            return Selling(seat, brewery, _amounts(row["sold"])[:left])
        case number if number == BONUS:
            return Bonus(seat, brewery, _amounts(row["sold"]))
        case number if number == BUILDING:
            return Building(seat, left)
        case number if number == TRASHING:
            return Trashing(seat, left)
        case number if number == DISCARDING:
            return Discarding(seat)
        case number if number == DROPPING:
            return Dropping(seat)
        case _:
            winners = tuple(n for n in range(int(row["players"])) if row["winners"] >> n & 1)
            return Over(ENDINGS[row["ending"]], winners)


def records_of(states: Iterable[State]) -> Games:
    """Return positions as an array of records, without their legal actions."""
    listed = list(states)
    games = np.zeros(len(listed), GAME)
    for row, state in zip(games, listed, strict=True):
        to_record(state, row)
    return games
