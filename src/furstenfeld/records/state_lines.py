"""The lines of `replay --states` (R11.2, R11.3): everything on the table, for other programs."""

from typing import Any

import msgspec

from furstenfeld.rules import State, cubes, order_of, palace_price


def state_line(state: State, actions: int) -> dict[str, Any]:
    """Return the position after so many actions, secrets too, in the keys and order of R11.2."""
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
    """Return one line of JSON."""
    return msgspec.json.encode(state_line(state, actions)).decode()
