"""The observation of a `View`, the same that the kernel writes from a record."""

from collections.abc import Iterable, Sequence

import numpy as np

from furstenfeld.fast.codes import CARD_ID, PHASES, SEATS, THING_ID, THINGS
from furstenfeld.fast.observation import OFFSET, SIZE, Row
from furstenfeld.rules import (
    Asking,
    Bonus,
    Building,
    Card,
    Drawing,
    Opening,
    PublicSeat,
    Selling,
    Stage,
    Trading,
    Trashing,
    Variant,
    View,
    estate_of,
)

_STAGES = tuple(Stage)


def observe_view(view: View) -> Row:
    """Return the observation of a seat's view."""
    assert view.seat is not None and view.own is not None, "a spectator has no observation"
    row = bytearray(SIZE)
    _put(row, "variant", [view.variant is Variant.EXPERT])
    _mark(row, "players", len(view.seats) - 2)
    _put(row, "round", [view.round])
    _mark(row, "stage", _STAGES.index(view.stage))
    if view.to_move is not None:
        _mark(row, "to_move", _relative(view, view.to_move))
    if view.asked is not None:
        _question(row, view.asked)
    _put(row, "palace_price", [view.palace_price])
    _put(row, "cubes", [view.cubes])
    _breweries(row, view)
    for number, seat in enumerate(view.seats):
        _seat(row, f"seat_{_relative(view, number)}", seat)
    _order(row, view)
    for plot, thing in enumerate(view.seats[view.seat].plots):
        row[OFFSET["plots"] + plot * len(THINGS) + THING_ID[thing]] = 1
    _cards(row, "hand", view.own.hand)
    _cards(row, "above", view.own.unseen)
    for place, card in enumerate(view.own.known_tail, start=len(view.own.unseen) + 1):
        row[OFFSET["tail"] + CARD_ID[card]] = place
    return np.frombuffer(row, np.uint8)


def _put(row: bytearray, part: str, values: Sequence[int]) -> None:
    row[OFFSET[part] : OFFSET[part] + len(values)] = bytes(values)


def _mark(row: bytearray, part: str, place: int) -> None:
    row[OFFSET[part] + place] = 1


def _cards(row: bytearray, part: str, cards: Iterable[Card]) -> None:
    for card in cards:
        _mark(row, part, CARD_ID[card])


def _relative(view: View, seat: int) -> int:
    assert view.seat is not None
    return (seat - view.seat) % len(view.seats)


def _question(row: bytearray, asked: Asking) -> None:
    _mark(row, "question", PHASES.index(type(asked)))
    match asked:
        case Trading() | Selling() | Bonus():
            _mark(row, "brewery", SEATS if asked.brewery is None else asked.brewery)
        case Drawing() | Building() | Trashing():
            _put(row, "left", [asked.left])
        case Opening() if asked.kept is not None:
            _mark(row, "kept", CARD_ID[asked.kept])
        case _:
            pass
    if isinstance(asked, Selling | Bonus):
        _put(row, "sold", asked.sold)
    if isinstance(asked, Selling):
        _mark(row, "good", len(asked.sold))


def _breweries(row: bytearray, view: View) -> None:
    for number, (brewery, demand) in enumerate(zip(view.breweries, view.demands, strict=True)):
        name = f"brewery_{number}"
        _put(row, f"{name}.open", [1])
        _put(row, f"{name}.marker", brewery.markers)
        _put(row, f"{name}.price", [view.edition.track[marker] for marker in brewery.markers])
        free = [spaces - full for spaces, full in zip(demand, brewery.filled, strict=True)]
        _put(row, f"{name}.free", free)
        _put(row, f"{name}.demand", demand)


def _seat(row: bytearray, name: str, seat: PublicSeat) -> None:
    estate = estate_of(seat.plots)
    _put(row, f"{name}.present", [1])
    _put(row, f"{name}.coins", [min(255, seat.coins)])
    _put(row, f"{name}.goods", seat.goods)
    _put(row, f"{name}.harvest", estate.harvest)
    _put(row, f"{name}.hand_size", [seat.hand_size])
    _put(row, f"{name}.deck_size", [seat.deck_size])
    _put(row, f"{name}.known_size", [seat.known_size])
    _put(row, f"{name}.parts", [estate.parts])
    _cards(row, f"{name}.board", (thing for thing in seat.plots if isinstance(thing, Card)))
    _cards(row, f"{name}.unseen", seat.unseen)


def _order(row: bytearray, view: View) -> None:
    for place, marker in enumerate(view.queue, start=1):
        name = f"seat_{_relative(view, marker.seat)}"
        _put(row, f"{name}.place", [place])
        _put(row, f"{name}.last_income", [marker.space])
    for marker in view.arrived:
        name = f"seat_{_relative(view, marker.seat)}"
        _put(row, f"{name}.moved", [1])
        _put(row, f"{name}.income", [marker.space])
