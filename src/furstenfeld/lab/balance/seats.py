"""Whether the place in the first player order matters: win shares, and a test for equality."""

from collections.abc import Sequence

import msgspec

from furstenfeld.lab.balance.estimates import chi_square_tail
from furstenfeld.lab.game_stats import GameStats
from furstenfeld.lab.intervals import Interval, share_interval


class Fairness(msgspec.Struct, frozen=True):
    """Wins by place in the player order of round 1, over the games with a winner."""

    games: int
    shares: tuple[Interval, ...]
    """The share of each place; a fair share is 1 divided by the number of players."""
    chi_square: float
    p: float
    """The probability of such differences, or greater ones, if all places are equal."""


def fairness(games: Sequence[GameStats]) -> Fairness | None:
    """Return the wins by place, or None if no game has a winner."""
    won = [_wins(game) for game in games if game.winners]
    if not won:
        return None
    fair = len(won) / len(won[0])
    wins = [sum(column) for column in zip(*won, strict=True)]
    chi_square = sum((each - fair) ** 2 / fair for each in wins)
    return Fairness(
        games=len(won),
        shares=tuple(
            share_interval([(won, 1) for won in place]) for place in zip(*won, strict=True)
        ),
        chi_square=chi_square,
        p=chi_square_tail(chi_square, len(wins) - 1),
    )


def _wins(game: GameStats) -> tuple[float, ...]:
    """Return the share of the win of each place (R7.2)."""
    return tuple(game.win_share(seat) for seat in game.first_order)
