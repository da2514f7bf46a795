"""A position and a deal as bytes, so that a game of any length is loaded in the same time."""

from functools import lru_cache
from typing import Final

import msgspec

from furstenfeld.records import Record, decode_game, encode_game
from furstenfeld.rules import (
    Amounts,
    Brewery,
    Card,
    Deal,
    Marker,
    Phase,
    Printed,
    Seat,
    State,
    Table,
    Thing,
    options_of,
)


class _Seat(msgspec.Struct, frozen=True, array_like=True):
    """A seat whose plots are names: two enums in one union cannot be told apart when read."""

    coins: int
    goods: Amounts
    plots: tuple[str | None, ...]
    hand: tuple[Card, ...]
    deck: tuple[Card, ...]
    known: int


class _Position(msgspec.Struct, frozen=True, array_like=True):
    """All of a state that neither the deal holds nor the rules work out."""

    round: int
    queue: tuple[Marker, ...]
    seats: tuple[_Seat, ...]
    breweries: tuple[Brewery, ...]
    arrived: tuple[Marker, ...]
    phase: Phase


_THINGS: Final[dict[str, Thing]] = {str(thing): thing for thing in (*Card, *Printed)}
_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(_Position)


def encode_position(state: State) -> bytes:
    """Return a position without its deal."""
    table = state.table
    seats = tuple(
        _Seat(each.coins, each.goods, each.plots, each.hand, each.deck, each.known)
        for each in table.seats
    )
    return _ENCODER.encode(
        _Position(table.round, table.queue, seats, table.breweries, table.arrived, state.phase)
    )


def decode_position(data: bytes, deal: Deal) -> State:
    """Return the position of a deal."""
    read = _DECODER.decode(data)
    seats = tuple(
        Seat(
            coins=each.coins,
            goods=each.goods,
            plots=tuple(None if name is None else _THINGS[name] for name in each.plots),
            hand=each.hand,
            deck=each.deck,
            known=each.known,
        )
        for each in read.seats
    )
    table = Table(deal, read.round, read.queue, seats, read.breweries, read.arrived)
    return State(table, read.phase, options_of(table, read.phase))


def encode_deal(deal: Deal) -> bytes:
    """Return a deal as a game file in which nothing has happened yet."""
    return encode_game(Record(deal, tuple(f"{seat}" for seat in range(len(deal.decks))), ()))


@lru_cache(maxsize=4096)
def decode_deal(data: bytes) -> Deal:
    """Return the deal; the same bytes are read once, since a table never changes its deal."""
    return decode_game(data, "a stored deal").deal
