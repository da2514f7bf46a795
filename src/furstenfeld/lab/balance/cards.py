"""How often and when each card is built, how often its builders win, and what it pays back."""

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
    """The results of one card in many games."""

    card: Card
    cost: int
    built: Estimate
    """The share of seats that built it."""
    round: float | None
    """The mean round in which it was built; None if nobody built it."""
    wins: WinRatio | None
    """How often its builders won; None if there are none in games with a winner."""
    coins_back: float | None
    """The mean of the most coins it can bring until the end; None for cards that pay none."""

    @property
    def back_per_coin(self) -> float | None:
        """The most coins it can bring, per coin of its cost; None if there is no such number."""
        return None if self.coins_back is None or not self.cost else self.coins_back / self.cost


class _Use(NamedTuple):
    """One card in one game, with the seats that built it."""

    game: GameStats
    builds: tuple[BuiltCard, ...]

    @property
    def share(self) -> float:
        return len(self.builds) / self.game.players

    @property
    def wins(self) -> tuple[float, float]:
        """The wins of its builders, and the wins that this number of seats has by chance."""
        won = sum(self.game.win_share(built.seat) for built in self.builds)
        return won, self.share if self.game.winners else 0.0


def card_rows(
    edition: Edition, variant: Variant, games: Sequence[GameStats]
) -> tuple[CardRow, ...]:
    """Return a row for every card with a cost of its own, over games of one variant."""
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
