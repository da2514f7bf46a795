"""The measures of a game: one number each, by name."""

from collections.abc import Callable, Mapping
from statistics import fmean
from types import MappingProxyType
from typing import Final

from furstenfeld.lab.game_stats import GameStats
from furstenfeld.rules import Edition, Ending

Measure = Callable[[Edition, GameStats], float | None]
"""Returns the number, or None if a game has none."""


def _rounds(edition: Edition, game: GameStats) -> float:
    return game.rounds


def _ended(ending: Ending) -> Measure:
    def is_so(edition: Edition, game: GameStats) -> float:
        return float(game.ending is ending)

    return is_so


def _passes(edition: Edition, game: GameStats) -> float:
    """The mean number of times that the seats drew their whole deck, opening hand included."""
    return fmean(game.drawn) / len(game.variant.cards)


def _first_income(edition: Edition, game: GameStats) -> float:
    return fmean(game.incomes[0])


def _first_coins(edition: Edition, game: GameStats) -> float:
    """Coins of a seat when the first card can be built: those of the set-up and the income."""
    return edition.coins + fmean(game.incomes[0])


def _income(edition: Edition, game: GameStats) -> float:
    return fmean(map(fmean, game.incomes))


def _best_income(edition: Edition, game: GameStats) -> float:
    """The mean income of the round in which it was highest."""
    return max(map(fmean, game.incomes))


def _price(edition: Edition, game: GameStats) -> float:
    return fmean(map(fmean, game.prices))


def _best_price(edition: Edition, game: GameStats) -> float:
    return max(map(fmean, game.prices))


def _last_price(edition: Edition, game: GameStats) -> float:
    return fmean(game.prices[-1])


def _climb(edition: Edition, game: GameStats) -> float:
    """How much the mean price exceeds that of round 1."""
    return _price(edition, game) - fmean(game.prices[0])


def _palace_price(edition: Edition, game: GameStats) -> float:
    return game.palace_prices[-1]


def _parts(edition: Edition, game: GameStats) -> float:
    return fmean(game.parts)


def _first_part(edition: Edition, game: GameStats) -> float | None:
    """The round in which the first palace part was built."""
    rounds = enumerate(game.palaces, start=1)
    return next((number for number, parts in rounds if any(parts)), None)


def _cards(edition: Edition, game: GameStats) -> float:
    """Cards that a seat built, including palace parts."""
    return fmean(map(len, game.builds))


def _winner_coins(edition: Edition, game: GameStats) -> float | None:
    return fmean(game.coins[seat] for seat in game.winners) if game.winners else None


MEASURES: Final[Mapping[str, Measure]] = MappingProxyType(
    {
        "rounds": _rounds,
        "palace": _ended(Ending.PALACE),
        "stalemate": _ended(Ending.STALEMATE),
        "last-round": _ended(Ending.ROUNDS),
        "passes": _passes,
        "first-income": _first_income,
        "first-coins": _first_coins,
        "income": _income,
        "best-income": _best_income,
        "price": _price,
        "best-price": _best_price,
        "last-price": _last_price,
        "climb": _climb,
        "cards": _cards,
        "first-part": _first_part,
        "parts": _parts,
        "palace-price": _palace_price,
        "winner-coins": _winner_coins,
    }
)
