"""The most coins that a card can pay back."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from furstenfeld.lab.game_stats import GameStats
from furstenfeld.rules import (
    ROWS,
    Card,
    Edition,
    Power,
    costs_of,
)


class BuiltCard(NamedTuple):
    """A card that a seat built, with its place among the seat's builds and its round."""

    seat: int
    place: int
    round: int
    card: Card


def built_cards(game: GameStats) -> Iterator[BuiltCard]:
    """Yield every card that was built, seat by seat."""
    for seat, builds in enumerate(game.builds):
        for place, (number, card) in enumerate(builds):
            yield BuiltCard(seat, place, number, card)


def coins_back(edition: Edition, game: GameStats, built: BuiltCard) -> float | None:
    """Return the coins that a card brings until the end if nothing covers it.

    None is for cards that do not pay coins. The harvest of a field is counted at the mean price of
    each later round, as if all of it were sold, so this is an upper bound and not a measurement.
    """
    back = _BACK.get(ROWS[built.card].power)
    return None if back is None else back(edition, game, built)


def _field(good: int) -> Callable[[Edition, GameStats, BuiltCard], float]:
    def back(edition: Edition, game: GameStats, built: BuiltCard) -> float:
        # R2.6, R4.3: it is built after the harvest, so it yields from the next round on.
        return ROWS[built.card].amount * sum(prices[good] for prices in game.prices[built.round :])

    return back


def _bank(edition: Edition, game: GameStats, built: BuiltCard) -> float:
    """R3.8: it pays in phase 3, so from the next round on."""
    return ROWS[built.card].amount * (game.rounds - built.round)


def _guide(edition: Edition, game: GameStats, built: BuiltCard) -> float:
    """R3.8: for each palace part that the seat had when it sold."""
    earlier = game.palaces[built.round - 1 : game.rounds - 1]
    return ROWS[built.card].amount * sum(parts[built.seat] for parts in earlier)


def _crane(edition: Edition, game: GameStats, built: BuiltCard) -> float:
    """R4.5: for each card that the seat built later; no card costs less than 0."""
    saved, costs = ROWS[built.card].amount, costs_of(edition)
    later = game.builds[built.seat][built.place + 1 :]
    return sum(min(saved, costs.get(card, saved)) for _, card in later)


_BACK: Final[Mapping[Power, Callable[[Edition, GameStats, BuiltCard], float]]] = MappingProxyType(
    {
        Power.HOPS_FIELD: _field(0),
        Power.BARLEY_FIELD: _field(1),
        Power.WATER_FIELD: _field(2),
        Power.BANK: _bank,
        Power.TOUR_GUIDE: _guide,
        Power.CRANE: _crane,
    }
)
