"""Time at a table: when the seat to move is late, what an answer costs, when to look again."""

from msgspec.structs import replace

from furstenfeld.server.core.options import DAY, SECOND, Days, Free, Late, Live, Pace
from furstenfeld.server.core.table import (
    Chair,
    Game,
    Status,
    Table,
    chair_at,
    is_played_by_bot,
    with_chair,
)

WAITING = 14 * DAY
"""How long an open table waits for players."""

GRACE = 10 * SECOND
"""What somebody who comes back has at least."""


IDLE = 90 * DAY
"""How long a table without a clock waits for its player."""


def bank_at_start(pace: Pace) -> int:
    """Return what a seat has on its clock in the beginning."""
    match pace:
        case Live():
            return pace.bank * SECOND
        case Days():
            return pace.days * DAY
        case Free():
            return IDLE


def after_answer(chair: Chair, pace: Pace, spent: int) -> Chair:
    """Return the chair after an answer that took so long; a bot that stands in costs no time."""
    if chair.bot is not None or not isinstance(pace, Live):
        return chair
    return replace(chair, bank=max(0, chair.bank - spent) + pace.increment * SECOND)


def after_absence(chair: Chair, pace: Pace) -> Chair:
    """Return the chair of a player who comes back, with a bank to answer in at least."""
    if not isinstance(pace, Live):
        return chair
    return replace(chair, bank=max(chair.bank, pace.increment * SECOND, GRACE))


def away(table: Table, seat: int, now: int) -> Chair:
    """Return the chair of a player who leaves it: the time of an open question is spent."""
    chair = chair_at(table, seat)
    is_asked = table.game is not None and table.game.state.to_move == seat
    if table.game is None or not is_asked or chair.bot is not None:
        return chair
    if not isinstance(table.options.pace, Live):
        return chair
    return replace(chair, bank=max(0, chair.bank - (now - table.game.turn_began)))


def with_due(table: Table, now: int) -> Table:
    """Return the table with the moment at which somebody has to look after it."""
    return replace(table, due=_due(table, now))


def _due(table: Table, now: int) -> int | None:
    if table.status is Status.OPEN:
        return table.created + WAITING
    if table.status is not Status.RUNNING or table.game is None:
        return None
    seat = table.game.state.to_move
    if seat is None:
        return None
    return now if is_played_by_bot(table, seat) else deadline(table, table.game, seat)


def deadline(table: Table, game: Game, seat: int) -> int:
    """Return until when a seat has to answer."""
    return game.turn_began + chair_at(table, seat).bank


def late(table: Table, now: int) -> Table:
    """Return the table after nobody did anything in time; what is not late only gets its `due`.

    The clock is read anew: `due` may be the claim of a process that looks after the table.
    """
    table = with_due(table, now)
    if table.due is None or now < table.due:
        return table
    if table.status is Status.OPEN:
        return replace(table, status=Status.ENDED, due=None)
    seat = table.game.state.to_move if table.game else None
    if seat is None or is_played_by_bot(table, seat):
        return table
    if table.options.late is Late.END or isinstance(table.options.pace, Free):
        return replace(table, status=Status.ENDED, due=None)
    chair = replace(away(table, seat, now), bot=table.options.stand_in)
    return with_due(with_chair(table, seat, chair), now)
