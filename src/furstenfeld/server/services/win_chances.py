"""What chances each seat of a game had, round by round, as the champion would have seen them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from furstenfeld.records import PlayedTurn


class Chances(msgspec.Struct, frozen=True):
    """The share of the win that seats could expect when their turns began."""

    rounds: tuple[int, ...]
    """Empty where there is nobody to judge them."""
    seats: tuple[tuple[float, ...], ...]
    """For each seat a share for each round."""
    turns: tuple[tuple[int | None, ...], ...]
    """Likewise, how many actions came before the turn; None where there is none to look at: nothing
    had to be decided, or a study ends before it does."""
    stand_ins: tuple[int, ...]
    """Of those turns the ones that a bot played for a person."""


NOBODY_JUDGES: Final = Chances((), (), (), ())


def chances_of(
    turns: Sequence[PlayedTurn],
    shares: Sequence[float],
    players: int,
    stood_in: frozenset[int] = frozenset(),
) -> Chances:
    """Return the chances of all seats; who had nothing to decide has those of the round before.

    `stood_in` are the actions that a bot did for a person.
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
    """Yield the chances of a seat, round by round, from an even share on."""
    now = even
    for number in rounds:
        now = known.get((number, seat), now)
        yield round(now, 4)
