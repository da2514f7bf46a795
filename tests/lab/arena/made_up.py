"""Games made up by hand, whose figures can be counted with a pencil."""

from collections.abc import Sequence

from furstenfeld.lab.arena import FinishedGame
from furstenfeld.lab.game_stats import GameStats
from furstenfeld.rules import Card, Ending, Variant

Builds = tuple[tuple[int, Card], ...]


def made_up(
    key: tuple[int, int, int],
    bots: str,
    places: Sequence[int],
    *,
    winners: Sequence[int] | None = None,
    incomes: Sequence[Sequence[int]] = ((3, 3), (8, 4)),
    palaces: Sequence[Sequence[int]] = ((0, 0), (6, 2)),
    builds: tuple[Builds, ...] = ((), ()),
    first_order: tuple[int, ...] = (0, 1),
) -> FinishedGame:
    """Return a game; whoever has the first place won, unless it is said otherwise."""
    first = tuple(seat for seat, place in enumerate(places) if place == 1)
    won = first if winners is None else tuple(winners)
    table = tuple(tuple(row) for row in incomes)
    game_stats = GameStats(
        players=len(bots),
        variant=Variant.BASE,
        rounds=len(table),
        ending=Ending.PALACE if won else Ending.ROUNDS,
        winners=won,
        places=tuple(places),
        first_order=first_order,
        coins=(10,) * len(bots),
        parts=tuple(palaces[-1]),
        incomes=table,
        palaces=tuple(tuple(row) for row in palaces),
        purses=table,
        builds=builds,
        prices=((1.0, 1.0, 1.0),) * len(table),
        palace_prices=(8,) * len(table),
        drawn=(9,) * len(bots),
    )
    return FinishedGame(*key, tuple(bots), game_stats)
