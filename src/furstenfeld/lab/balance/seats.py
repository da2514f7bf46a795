"""Whether the place in the first order helps: win shares, and a test that all are equal."""

from collections.abc import Sequence

import msgspec

from furstenfeld.lab.arena.intervals import Interval, share_interval
from furstenfeld.lab.balance.estimates import chi_square_tail
from furstenfeld.lab.game_stats import GameStats


class Fairness(msgspec.Struct, frozen=True):
    """Wins by place in the player order of round 1, over the games that somebody won."""

    games: int
    shares: tuple[Interval, ...]
    """Of who acts first, second and so on; fair is one in so many players."""
    chi_square: float
    p: float
    """How likely shares differ at least so much where the places are equal."""


def fairness(games: Sequence[GameStats]) -> Fairness | None:
    """Return how the wins fall, or None where nobody ever won."""
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
    """Return the win of each place; one that is shared counts as its part (R7.2)."""
    return tuple(game.win_share(seat) for seat in game.first_order)
