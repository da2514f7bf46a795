"""Who is asked: the seat to move, and where all may answer at once (R10.5) those after it as well.

Set-up and phase 1 touch only the own deck, so a seat finds the same question whatever those before
it answer.
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


def asked(table: Table) -> tuple[int, ...]:
    """Return the seats that are asked and have not answered."""
    return tuple(seat for seat in range(len(table.chairs)) if question(table, seat) is not None)


def is_early(table: Table, seat: int) -> bool:
    """Return whether a seat is asked before its turn."""
    is_in_turn = table.game is not None and table.game.state.to_move == seat
    return not is_in_turn and question(table, seat) is not None


def question(table: Table, seat: int) -> State | None:
    """Return the position in which a seat is asked, be it in its turn or before it."""
    if table.status is not Status.RUNNING or table.game is None:
        return None
    state, chair = table.game.state, table.chairs[seat]
    if state.to_move == seat:
        return state
    return None if chair is None or chair.sealed is not None else _foreseen(state, seat)


def arranged(state: State, seat: int, answer: tuple[str, ...]) -> State:
    """Return the position with the cards of a sealed opening where its seat has put them.

    Nothing that follows is done: it would show cards that nobody has drawn yet.
    """
    asked, table = _foreseen(state, seat), state.table
    for event in plan(asked, seat, answer).own_events if asked else ():
        if isinstance(event, PutUnder):
            table = put_under(table, seat, event.card, [])
    return position(table, state.phase)


def _foreseen(state: State, seat: int) -> State | None:
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
