"""The figures of games round by round, and how fast palaces grow."""

from collections.abc import Sequence
from statistics import fmean

import msgspec

from furstenfeld.lab.game_stats import GameStats
from furstenfeld.rules import (
    WHOLE_PALACE,
)


class RoundStats(msgspec.Struct, frozen=True):
    """What a round was like, on average.

    Income and prices are over the games that reached it. For palaces a game that is over keeps its
    last numbers, so that they never fall.
    """

    round: int
    games: int
    """How many reached it: late rounds tell about long games alone."""
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
    """A palace part in the order in which a seat built it."""

    part: int
    """The first, the second and so on, whatever is printed on it."""
    built: float
    """The share of seats that got so far."""
    round: float | None
    """When they did, on average; None where nobody did."""


def by_part(games: Sequence[GameStats]) -> tuple[PalacePartStats, ...]:
    """Return when the seats built their first palace part, their second and so on."""
    return tuple(_part(part, games) for part in range(1, WHOLE_PALACE + 1))


def _part(part: int, games: Sequence[GameStats]) -> PalacePartStats:
    reached = [
        next((number for number, parts in enumerate(own, start=1) if parts >= part), None)
        for game in games
        for own in zip(*game.palaces, strict=True)
    ]
    rounds = [number for number in reached if number is not None]
    return PalacePartStats(part, len(rounds) / len(reached), fmean(rounds) if rounds else None)
