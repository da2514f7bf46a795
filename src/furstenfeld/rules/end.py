"""When the game ends, who wins, and the final standing (R7.1 to R7.4)."""

from typing import Final

from furstenfeld.rules.cards import PALACE_PARTS
from furstenfeld.rules.estate import estate_of
from furstenfeld.rules.state import Ending, Seat, Table

LAST_ROUND: Final = 100
WHOLE_PALACE: Final = len(PALACE_PARTS)


def ending(table: Table) -> Ending | None:
    """Return why the game ends after this round, or None if it continues."""
    if any(_is_complete(seat) for seat in table.seats):
        return Ending.PALACE
    if not any(may_complete(seat) for seat in table.seats):
        return Ending.STALEMATE
    return Ending.ROUNDS if table.round >= LAST_ROUND else None


def _is_complete(seat: Seat) -> bool:
    return estate_of(seat.plots).parts == WHOLE_PALACE


def may_complete(seat: Seat) -> bool:
    """Return whether the seat can still complete its palace: no part has left the game (R7.4)."""
    return {*seat.plots, *seat.hand, *seat.deck}.issuperset(PALACE_PARTS)


def winners(table: Table) -> tuple[int, ...]:
    """Return the seats with a complete palace and, among these, the most coins (R7.2)."""
    complete = {n: seat.coins for n, seat in enumerate(table.seats) if _is_complete(seat)}
    return tuple(n for n, coins in complete.items() if coins == max(complete.values()))


def win_share(winners: tuple[int, ...], seat: int) -> float:
    """Return the share of the win that a seat has; several winners share it equally (R7.2).

    >>> win_share((0, 2), seat=2), win_share((0, 2), seat=1), win_share((), seat=0)
    (0.5, 0.0, 0.0)
    """
    return 1 / len(winners) if seat in winners else 0.0


def standing(table: Table) -> tuple[int, ...]:
    """Return the rank of every seat; 1 is the best, and equal seats have the same rank (R7.3).

    More palace parts are better, then more coins.

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup
    >>> standing(setup(deal(seed=1, players=2)).state.table)
    (1, 1)
    """
    merits = [(estate_of(seat.plots).parts, seat.coins) for seat in table.seats]
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)
