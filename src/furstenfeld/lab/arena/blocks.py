"""The games of a contest in blocks: all games on one deal form a block and count together."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

from furstenfeld.lab.arena.contest import Contest
from furstenfeld.lab.arena.match import FinishedGame, GameResult
from furstenfeld.lab.game_stats import GameStats
from furstenfeld.lab.intervals import Block

GameBlock = tuple[FinishedGame, ...]
"""The games of one block."""

SeatFilter = Callable[[FinishedGame, int], bool]
"""Tells whether a seat of a game is counted."""

SeatNumber = Callable[[GameStats, int], float]
"""A number that a seat has in a game."""


def whole_blocks(
    contest: Contest, games: Mapping[tuple[int, int, int], GameResult]
) -> tuple[GameBlock, ...]:
    """Return the blocks whose games, in all line-ups and rotations, are finished.

    Incomplete blocks would favour the bots with the better seats in the games that are there.
    """
    by_deal = (list(tasks) for _, tasks in groupby(contest.tasks(), key=lambda task: task.deal))
    played = ([games.get(task.key) for task in tasks] for tasks in by_deal)
    return tuple(
        tuple(game for game in block if isinstance(game, FinishedGame))
        for block in played
        if all(isinstance(game, FinishedGame) for game in block)
    )


def seats(games: Sequence[FinishedGame], chosen: SeatFilter) -> Iterator[tuple[GameStats, int]]:
    """Yield the statistics of each game with each of its chosen seats."""
    for game in games:
        for seat in range(len(game.bots)):
            if chosen(game, seat):
                yield game.stats, seat


def sums(blocks: Sequence[GameBlock], chosen: SeatFilter, number: SeatNumber) -> list[Block]:
    """Return the sum of a number over the chosen seats of each block that has any."""
    found = []
    for games in blocks:
        numbers = [number(game, seat) for game, seat in seats(games, chosen)]
        if numbers:
            found.append((sum(numbers), float(len(numbers))))
    return found


def mean(blocks: Sequence[GameBlock], chosen: SeatFilter, number: SeatNumber) -> float:
    """Return the mean of a number over the chosen seats of all blocks."""
    found = sums(blocks, chosen, number)
    return sum(total for total, _ in found) / sum(seats for _, seats in found)


def is_of(bot: str) -> SeatFilter:
    """Return the filter that chooses the seats of one bot."""
    return lambda game, seat: game.bots[seat] == bot


def is_seat(number: int) -> SeatFilter:
    """Return the filter that chooses one seat of every game."""
    return lambda game, seat: seat == number
