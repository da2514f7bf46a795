"""The lines of `replay --states` (R11.2, R11.3): the whole position, for other programs."""

from typing import Any

import msgspec

from furstenfeld.rules import State, cubes, order_of, palace_price


def state_line(state: State, actions: int) -> dict[str, Any]:
    """Return a position, secrets included, with the keys of R11.2; `actions` were played before it.

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup
    >>> state_line(setup(deal(seed=2026, players=3)).state, actions=0)["order"]
    (2, 0, 1)
    """
    table = state.table
    return {
        "n": actions,
        "round": table.round,
        "to_move": state.to_move,
        "order": order_of(table),
        "coins": [seat.coins for seat in table.seats],
        "goods": [seat.goods for seat in table.seats],
        "plots": [seat.plots for seat in table.seats],
        "hands": [sorted(seat.hand) for seat in table.seats],
        "decks": [seat.deck for seat in table.seats],
        "markers": [brewery.markers for brewery in table.breweries],
        "filled": [brewery.filled for brewery in table.breweries],
        "palace_price": palace_price(table),
        "cubes": cubes(table),
        "winners": state.winners,
    }


def encode_state(state: State, actions: int) -> str:
    """Return a position as one line of JSON (R11.2).

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup
    >>> encode_state(setup(deal(seed=2026, players=3)).state, actions=0)[:28]
    '{"n":0,"round":1,"to_move":2'
    """
    return msgspec.json.encode(state_line(state, actions)).decode()
