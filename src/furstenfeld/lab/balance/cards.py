"""How often each card is built and when, how its builders do, and what it gives back."""

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

import msgspec

from furstenfeld.lab.balance.estimates import Estimate, WinRatio, estimate, win_ratio
from furstenfeld.lab.balance.returns import BuiltCard, built_cards, coins_back
from furstenfeld.lab.game_stats import GameStats
from furstenfeld.rules import (
    PRICED_CARDS,
    Card,
    Edition,
    Variant,
    costs_of,
)


class CardRow(msgspec.Struct, frozen=True):
    """What became of one card in many games."""

    card: Card
    cost: int
    built: Estimate
    """The share of seats that built it."""
    round: float | None
    """When it was built, on average; None where nobody did."""
    wins: WinRatio | None
    """How often its builders won; None where there was none in a game that somebody won."""
    coins_back: float | None
    """What it brings until the end at best, on average; None for cards that pay no coins."""

    @property
    def back_per_coin(self) -> float | None:
        """What it brings at best for each coin of its cost; None where that makes no sense."""
        return None if self.coins_back is None or not self.cost else self.coins_back / self.cost


class _Use(NamedTuple):
    """One card in one game: who built it, of how many seats."""

    game: GameStats
    builds: tuple[BuiltCard, ...]

    @property
    def share(self) -> float:
        return len(self.builds) / self.game.players

    @property
    def wins(self) -> tuple[float, float]:
        """The wins of those who built it, and as many as so many seats have by chance."""
        won = sum(self.game.win_share(built.seat) for built in self.builds)
        return won, self.share if self.game.winners else 0.0


def card_rows(
    edition: Edition, variant: Variant, games: Sequence[GameStats]
) -> tuple[CardRow, ...]:
    """Return a row for every card that has a cost of its own, over games of one variant."""
    found = [_by_card(game) for game in games]
    return tuple(
        _row(
            edition,
            card,
            [_Use(*pair) for pair in zip(games, (f[card] for f in found), strict=True)],
        )
        for card in PRICED_CARDS
        if card in variant.cards
    )


def _by_card(game: GameStats) -> defaultdict[Card, tuple[BuiltCard, ...]]:
    found: defaultdict[Card, tuple[BuiltCard, ...]] = defaultdict(tuple)
    for built in built_cards(game):
        found[built.card] += (built,)
    return found


def _row(edition: Edition, card: Card, uses: Sequence[_Use]) -> CardRow:
    rounds = [built.round for use in uses for built in use.builds]
    back = [coins_back(edition, use.game, built) for use in uses for built in use.builds]
    coins = [each for each in back if each is not None]
    return CardRow(
        card=card,
        cost=costs_of(edition)[card],
        built=estimate([use.share for use in uses]),
        round=fmean(rounds) if rounds else None,
        wins=win_ratio([use.wins for use in uses]),
        coins_back=fmean(coins) if coins else None,
    )
