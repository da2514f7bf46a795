"""Positions and deals as bytes: a position loads equally fast at any length of the game."""

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
    """A seat with plots as names, because a union of two enums cannot be decoded."""

    coins: int
    goods: Amounts
    plots: tuple[str | None, ...]
    hand: tuple[Card, ...]
    deck: tuple[Card, ...]
    known: int


class _Position(msgspec.Struct, frozen=True, array_like=True):
    """The parts of a position that neither the deal nor the rules provide."""

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
    """Return a position as bytes, without its deal."""
    table = state.table
    seats = tuple(
        _Seat(each.coins, each.goods, each.plots, each.hand, each.deck, each.known)
        for each in table.seats
    )
    return _ENCODER.encode(
        _Position(table.round, table.queue, seats, table.breweries, table.arrived, state.phase)
    )


def decode_position(data: bytes, deal: Deal) -> State:
    """Return the position that belongs to these bytes and this deal."""
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
    """Return a deal as a game file without moves."""
    return encode_game(Record(deal, tuple(f"{seat}" for seat in range(len(deal.decks))), ()))


@lru_cache(maxsize=4096)
def decode_deal(data: bytes) -> Deal:
    """Return the deal in a game file; cached, since the deal of a table never changes."""
    return decode_game(data, "a stored deal").deal
