"""The seats that may answer now: the seat to move, and those that may answer early (R10.5).

The set-up and phase 1 touch only the player's own deck, so the question of a seat does not depend
on the answers before it.
"""

from furstenfeld.rules import (
    Drawing,
    Opening,
    PutUnder,
    State,
    estate_of,
    order_of,
    position,
    put_under,
)
from furstenfeld.server.core.table import Status, Table
from furstenfeld.server.core.turns import plan


def seats_to_answer(table: Table) -> tuple[int, ...]:
    """Return the seats that have a question to answer."""
    return tuple(
        seat for seat in range(len(table.players)) if position_to_answer(table, seat) is not None
    )


def is_early(table: Table, seat: int) -> bool:
    """Return whether a seat can answer before its turn."""
    is_in_turn = table.game is not None and table.game.state.to_move == seat
    return not is_in_turn and position_to_answer(table, seat) is not None


def position_to_answer(table: Table, seat: int) -> State | None:
    """Return the position in which a seat can answer, in its turn or early, or None."""
    if table.status is not Status.RUNNING or table.game is None:
        return None
    state, player = table.game.state, table.players[seat]
    if state.to_move == seat:
        return state
    return None if player is None or player.queued is not None else _early_position(state, seat)


def with_opening(state: State, seat: int, answer: tuple[str, ...]) -> State:
    """Return the position with the cards of a queued opening already put under the deck.

    Nothing later is done: it would show cards that have not been drawn yet.
    """
    start, table = _early_position(state, seat), state.table
    for event in plan(start, seat, answer).own_events if start else ():
        if isinstance(event, PutUnder):
            table = put_under(table, seat, event.card, [])
    return position(table, state.phase)


def _early_position(state: State, seat: int) -> State | None:
    phase, order = state.phase, order_of(state.table)
    if not isinstance(phase, Opening | Drawing) or seat not in order[order.index(phase.seat) + 1 :]:
        return None
    if isinstance(phase, Opening):
        found = position(state.table, Opening(seat, None))
    else:
        more = estate_of(state.table.seats[seat].plots).draw
        found = position(state.table, Drawing(seat, more)) if more else state
    is_asked = found.to_move == seat and type(found.phase) is type(phase)
    return found if is_asked else None
