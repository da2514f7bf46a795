"""The games of a contest in blocks: all games on one deal together, counted only when whole."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

from furstenfeld.lab.arena.contest import Contest, Piece
from furstenfeld.lab.arena.intervals import Block
from furstenfeld.lab.arena.match import Finished, Game

Games = tuple[Finished, ...]
"""The games of one block."""

Chosen = Callable[[Finished, int], bool]
"""Whether a seat of a game is to be counted."""

Number = Callable[[Finished, int], float]
"""What a seat of a game counts."""


def whole_blocks(contest: Contest, games: Mapping[tuple[int, int, int], Game]) -> tuple[Games, ...]:
    """Return the deals that were played in all line-ups and rotations, and without a failure.

    Anything less would favour whoever sat well in the games that are there.
    """
    by_deal = (list(pieces) for _, pieces in groupby(contest.pieces(), key=_deal))
    played = ([games.get(piece.key) for piece in pieces] for pieces in by_deal)
    return tuple(
        tuple(game for game in block if isinstance(game, Finished))
        for block in played
        if all(isinstance(game, Finished) for game in block)
    )


def _deal(piece: Piece) -> int:
    return piece.deal


def seats(games: Sequence[Finished], chosen: Chosen) -> Iterator[tuple[Finished, int]]:
    """Yield every seat of these games that is to be counted."""
    for game in games:
        for seat in range(len(game.bots)):
            if chosen(game, seat):
                yield game, seat


def sums(blocks: Sequence[Games], chosen: Chosen, number: Number) -> list[Block]:
    """Return what the chosen seats of each block add up to; blocks without one are left out."""
    found = []
    for games in blocks:
        numbers = [number(game, seat) for game, seat in seats(games, chosen)]
        if numbers:
            found.append((sum(numbers), float(len(numbers))))
    return found


def is_of(bot: str) -> Chosen:
    """Return what chooses the seats of one bot."""
    return lambda game, seat: game.bots[seat] == bot


def win(game: Finished, seat: int) -> float:
    """Return the win of a seat; one that is shared counts as its part."""
    winners = game.digest.winners
    return 1 / len(winners) if seat in winners else 0.0
