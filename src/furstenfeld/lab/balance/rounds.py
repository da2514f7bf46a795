"""Means of games by round, and how fast palaces grow."""

from collections.abc import Sequence
from statistics import fmean

import msgspec

from furstenfeld.lab.game_stats import GameStats
from furstenfeld.rules import (
    WHOLE_PALACE,
)


class RoundStats(msgspec.Struct, frozen=True):
    """The means of a round.

    Income and prices are means over the games that reached the round. For palaces, a finished game
    keeps its last numbers, so the means never fall.
    """

    round: int
    games: int
    """The number of games that reached it."""
    income: float
    """Of a seat."""
    prices: tuple[float, float, float]
    """Of hops, barley and water, at the start of the round."""
    palace_price: float
    """At the end of the round."""
    parts: float
    """Palace parts of a seat at the end of the round."""


def by_round(games: Sequence[GameStats]) -> tuple[RoundStats, ...]:
    """Return every round that a game reached."""
    longest = max(game.rounds for game in games)
    return tuple(_round(number, games) for number in range(1, longest + 1))


def _round(number: int, games: Sequence[GameStats]) -> RoundStats:
    row = number - 1
    there = [game for game in games if game.rounds >= number]
    hops, barley, water = (fmean(game.prices[row][good] for game in there) for good in range(3))
    return RoundStats(
        round=number,
        games=len(there),
        income=fmean(fmean(game.incomes[row]) for game in there),
        prices=(hops, barley, water),
        palace_price=fmean(game.palace_prices[min(row, game.rounds - 1)] for game in games),
        parts=fmean(fmean(game.palaces[min(row, game.rounds - 1)]) for game in games),
    )


class PalacePartStats(msgspec.Struct, frozen=True):
    """When seats built their first palace part, their second, and so on."""

    part: int
    """1 for the first part that a seat built, whatever is printed on it."""
    built: float
    """The share of seats that built it."""
    round: float | None
    """The mean round in which they built it; None if nobody did."""


def by_part(games: Sequence[GameStats]) -> tuple[PalacePartStats, ...]:
    """Return when the seats built their first palace part, their second, and so on."""
    return tuple(_part(part, games) for part in range(1, WHOLE_PALACE + 1))


def _part(part: int, games: Sequence[GameStats]) -> PalacePartStats:
    reached = [
        next((number for number, parts in enumerate(own, start=1) if parts >= part), None)
        for game in games
        for own in zip(*game.palaces, strict=True)
    ]
    rounds = [number for number in reached if number is not None]
    return PalacePartStats(part, len(rounds) / len(reached), fmean(rounds) if rounds else None)
