"""How games went: their length, and what each bot earned, built and won with, card by card."""

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean

import msgspec

from furstenfeld.lab.arena.blocks import Games, is_of, seats, win
from furstenfeld.lab.arena.intervals import Interval, mean_interval
from furstenfeld.lab.arena.match import Finished
from furstenfeld.rules import Card, Ending, Variant


class Length(msgspec.Struct, frozen=True):
    """How many rounds games had, and why they ended."""

    mean: Interval
    games: dict[int, int]
    """How many games had so many rounds."""
    endings: dict[Ending, int]
    """How many games ended for each reason that occurred."""


class Curve(msgspec.Struct, frozen=True):
    """A bot's mean numbers by round, from the first one on."""

    incomes: tuple[float, ...]
    """Coins received, over the games that had this round."""
    palaces: tuple[float, ...]
    """Palace parts at the end of the round; a game that is over keeps its last."""


class CardUse(msgspec.Struct, frozen=True):
    """What a card was to a bot."""

    card: Card
    seats: int
    """In how many seats it was built."""
    built: float
    """In which share of all seats of the bot."""
    win_share: float | None
    """The win share of the seats that built it; none where nobody did."""


def length_of(blocks: Sequence[Games]) -> Length:
    """Return how long the games were."""
    games = [game.digest for block in blocks for game in block]
    endings = Counter(game.ending for game in games)
    rounds = Counter(game.rounds for game in games)
    sums = [(float(sum(game.digest.rounds for game in block)), len(block)) for block in blocks]
    return Length(
        mean=mean_interval(sums),
        games=dict(sorted(rounds.items())),
        endings={ending: endings[ending] for ending in Ending if endings[ending]},
    )


def last_round(length: Length) -> int:
    """Return the last round that at least a tenth of the games had: beyond it chance rules."""
    total, left = sum(length.games.values()), 0
    for rounds in sorted(length.games, reverse=True):
        left += length.games[rounds]
        if left >= total / 10:
            return rounds
    raise ValueError("no game was played")


def curve_of(bot: str, blocks: Sequence[Games], rounds: int) -> Curve:
    """Return a bot's mean numbers by round, up to a last one."""
    played = list(_seats_of(bot, blocks))
    incomes = []
    for number in range(rounds):
        here = [game.digest.incomes[number][seat] for game, seat in played if _had(game, number)]
        if not here:
            break
        incomes.append(fmean(here))
    palaces = [
        fmean(
            game.digest.palaces[min(number, game.digest.rounds - 1)][seat] for game, seat in played
        )
        for number in range(rounds)
    ]
    return Curve(tuple(incomes), tuple(palaces))


def _had(game: Finished, number: int) -> bool:
    return number < game.digest.rounds


def _seats_of(bot: str, blocks: Sequence[Games]) -> Iterator[tuple[Finished, int]]:
    for games in blocks:
        yield from seats(games, is_of(bot))


def cards_of(bot: str, blocks: Sequence[Games], variant: Variant) -> tuple[CardUse, ...]:
    """Return what each card was to a bot, in the order of R0.4."""
    played = list(_seats_of(bot, blocks))
    built: Counter[Card] = Counter()
    wins: dict[Card, float] = dict.fromkeys(variant.cards, 0.0)
    for game, seat in played:
        for card in {card for _, card in game.digest.builds[seat]}:
            built[card] += 1
            wins[card] += win(game, seat)
    return tuple(
        CardUse(
            card=card,
            seats=built[card],
            built=built[card] / len(played),
            win_share=wins[card] / built[card] if built[card] else None,
        )
        for card in variant.cards
    )
