"""The win chances of each seat over the rounds of a game, as the champion estimates them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from furstenfeld.records import PlayedTurn


class Chances(msgspec.Struct, frozen=True):
    """The expected win shares at the start of the turns."""

    rounds: tuple[int, ...]
    """Empty if the champion cannot play here."""
    seats: tuple[tuple[float, ...], ...]
    """The win share of each seat in each round."""
    turns: tuple[tuple[int | None, ...], ...]
    """For the same turns, the number of actions before them; None if there is no turn to review:
    nothing had to be decided, or the game file ends within the turn."""
    stand_ins: tuple[int, ...]
    """Which of these turns a bot played for a person."""


NOBODY_JUDGES: Final = Chances((), (), (), ())


def chances_of(
    turns: Sequence[PlayedTurn],
    shares: Sequence[float],
    players: int,
    stood_in: frozenset[int] = frozenset(),
) -> Chances:
    """Return the win chances of all seats; without a decision, they stay as in the round before.

    `stood_in` are the indices of the actions that a bot played for a person.
    """
    known = {(turn.round, turn.seat): share for turn, share in zip(turns, shares, strict=True)}
    before = {(turn.round, turn.seat): turn.before for turn in turns if turn.is_whole}
    rounds = range(1, max((turn.round for turn in turns), default=0) + 1)
    return Chances(
        rounds=tuple(rounds),
        seats=tuple(tuple(_row(known, seat, rounds, 1 / players)) for seat in range(players)),
        turns=tuple(
            tuple(before.get((number, seat)) for number in rounds) for seat in range(players)
        ),
        stand_ins=tuple(sorted(stood_in.intersection(before.values()))),
    )


def _row(
    known: Mapping[tuple[int, int], float], seat: int, rounds: range, even: float
) -> Iterator[float]:
    """Yield the win share of a seat in each round, starting with an even share."""
    now = even
    for number in rounds:
        now = known.get((number, seat), now)
        yield round(now, 4)
