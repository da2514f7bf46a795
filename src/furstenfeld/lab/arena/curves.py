"""How the games of a contest went: their length, and what each bot earned, built and won with."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

import msgspec

from furstenfeld.lab.arena.blocks import GameBlock, is_of, seats
from furstenfeld.lab.intervals import Interval, mean_interval
from furstenfeld.rules import Card, Ending, Variant


class GameLengths(msgspec.Struct, frozen=True):
    """How many rounds games had, and how they ended."""

    mean: Interval
    games: dict[int, int]
    """The number of games by their number of rounds."""
    endings: dict[Ending, int]
    """The number of games by their ending; endings that never happened are left out."""


class BotCurve(msgspec.Struct, frozen=True):
    """A bot's mean numbers by round, from the first one."""

    incomes: tuple[float, ...]
    """Coins received, over the games that had this round."""
    palaces: tuple[float, ...]
    """Palace parts at the end of the round; a finished game keeps its last number."""


class CardUse(msgspec.Struct, frozen=True):
    """How a bot used a card."""

    card: Card
    seats: int
    """The number of seats that built it."""
    built: float
    """The share of the bot's seats that built it."""
    win_share: float | None
    """The win share of the seats that built it; None if nobody did."""


def length_of(blocks: Sequence[GameBlock]) -> GameLengths:
    """Return how long the games were, and how they ended."""
    games = [game.stats for block in blocks for game in block]
    endings = Counter(game.ending for game in games)
    rounds = Counter(game.rounds for game in games)
    sums = [(float(sum(game.stats.rounds for game in block)), len(block)) for block in blocks]
    return GameLengths(
        mean=mean_interval(sums),
        games=dict(sorted(rounds.items())),
        endings={ending: endings[ending] for ending in Ending if endings[ending]},
    )


def last_round(length: GameLengths) -> int:
    """Return the last round that at least a tenth of the games had: later means are too noisy."""
    total, left = sum(length.games.values()), 0
    for rounds in sorted(length.games, reverse=True):
        left += length.games[rounds]
        if left >= total / 10:
            return rounds
    raise ValueError("no game was played")


def curve_of(bot: str, blocks: Sequence[GameBlock], rounds: int) -> BotCurve:
    """Return a bot's mean numbers for this many rounds."""
    played = [pair for games in blocks for pair in seats(games, is_of(bot))]
    incomes = []
    for number in range(rounds):
        here = [game.incomes[number][seat] for game, seat in played if number < game.rounds]
        if not here:
            break
        incomes.append(fmean(here))
    palaces = [
        fmean(game.palaces[min(number, game.rounds - 1)][seat] for game, seat in played)
        for number in range(rounds)
    ]
    return BotCurve(tuple(incomes), tuple(palaces))


def cards_of(bot: str, blocks: Sequence[GameBlock], variant: Variant) -> tuple[CardUse, ...]:
    """Return how a bot used each card, in the order of R0.4."""
    played = [pair for games in blocks for pair in seats(games, is_of(bot))]
    built: Counter[Card] = Counter()
    wins: dict[Card, float] = dict.fromkeys(variant.cards, 0.0)
    for game, seat in played:
        for card in {card for _, card in game.builds[seat]}:
            built[card] += 1
            wins[card] += game.win_share(seat)
    return tuple(
        CardUse(
            card=card,
            seats=built[card],
            built=built[card] / len(played),
            win_share=wins[card] / built[card] if built[card] else None,
        )
        for card in variant.cards
    )
