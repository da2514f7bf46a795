"""Thinking time: what an answer costs, when a player's time runs out, and what happens then."""

from msgspec.structs import replace

from furstenfeld.server.core.options import DAY, SECOND, Days, Free, Late, Live, Pace
from furstenfeld.server.core.table import (
    SeatedPlayer,
    Status,
    Table,
    TableGame,
    bot_to_move,
    player_at,
    seat_to_move,
    with_player,
)

OPEN_TABLE_LIFETIME = 14 * DAY
"""How long an open table waits for players."""

MINIMUM_ON_RETURN = 10 * SECOND
"""The least time a returning player gets."""

IDLE_LIMIT = 90 * DAY
"""How long a table without a clock waits for its player."""


def bank_at_start(pace: Pace) -> int:
    """Return the time on each player's clock when the game starts."""
    match pace:
        case Live():
            return pace.bank * SECOND
        case Days():
            return pace.days * DAY
        case Free():
            return IDLE_LIMIT


def after_answer(player: SeatedPlayer, pace: Pace, spent: int) -> SeatedPlayer:
    """Return a player after an answer that took this long; the turns of bots cost no time."""
    if player.bot is not None or not isinstance(pace, Live):
        return player
    return replace(player, bank=max(0, player.bank - spent) + pace.increment * SECOND)


def after_return(player: SeatedPlayer, pace: Pace) -> SeatedPlayer:
    """Return a player who takes over from a bot again, with enough time for one answer."""
    if not isinstance(pace, Live):
        return player
    return replace(player, bank=max(player.bank, pace.increment * SECOND, MINIMUM_ON_RETURN))


def before_absence(table: Table, seat: int, now: int) -> SeatedPlayer:
    """Return a player who leaves a seat to a bot, less the time of an unanswered turn."""
    player = player_at(table, seat)
    is_to_move = table.game is not None and table.game.state.to_move == seat
    if table.game is None or not is_to_move or player.bot is not None:
        return player
    if not isinstance(table.options.pace, Live):
        return player
    return replace(player, bank=max(0, player.bank - (now - table.game.turn_began)))


def with_due(table: Table, now: int) -> Table:
    """Return the table with the time at which the scheduler has to act there."""
    return replace(table, due=_due(table, now))


def _due(table: Table, now: int) -> int | None:
    if table.status is Status.OPEN:
        return table.created + OPEN_TABLE_LIFETIME
    seat = seat_to_move(table)
    if seat is None or table.game is None:
        return None
    return deadline(table, table.game, seat) if bot_to_move(table) is None else now


def deadline(table: Table, game: TableGame, seat: int) -> int:
    """Return the time by which a seat has to answer."""
    return game.turn_began + player_at(table, seat).bank


def time_out(table: Table, now: int) -> Table:
    """Return the table after its time has run out; before that, only `due` is updated.

    The deadline is computed again, because `due` may be the claim of a process.
    """
    table = with_due(table, now)
    if table.due is None or now < table.due:
        return table
    if table.status is Status.OPEN:
        return replace(table, status=Status.ENDED, due=None)
    seat = seat_to_move(table)
    if seat is None or bot_to_move(table) is not None:
        return table
    if table.options.late is Late.END or isinstance(table.options.pace, Free):
        return replace(table, status=Status.ENDED, due=None)
    player = replace(before_absence(table, seat, now), bot=table.options.stand_in)
    return with_due(with_player(table, seat, player), now)
