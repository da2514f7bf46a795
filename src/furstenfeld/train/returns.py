"""What a decision turned out to be worth: lambda-returns, for all seats at once.

The critic knows at every decision what each seat may expect, whoever is asked, so a game is one
chain of decisions. After the last one comes the end of the game, or what the critic expects where
the steps break off. Nothing is discounted: only the end counts.

What the critic expects is trusted where a round begins and nowhere else. In the middle of a turn it
has seen good answers only, since the policy gives no others: it expects the same of a good brewery
and of a bad one until the coins are paid, and would praise both alike. Even where the next round
begins it sees little of what an answer will come to, so an answer may be judged some rounds later.
docs/training.md has the figures.
"""

from typing import Any, NamedTuple

import torch

Tensor = Any


class Played(NamedTuple):
    """T steps of N games, as far as returns need them."""

    seats: Tensor
    """`[T, N]`: who decided."""
    rounds: Tensor
    """`[T + 1, N]`: in which round, the last entry being the position after the last step."""
    results: Tensor
    """`[T, N, SEATS, OUTCOMES]`: what a game came to, where it ended."""
    ended: Tensor
    """`[T, N]`: whether the decision ended its game."""


class Traces(NamedTuple):
    """How returns mix what was expected and what came: lambda for each round that begins."""

    targets: float
    advantages: float
    """Short, and an answer is judged by where it leads, as far as the critic knows; long, by how
    the game went on, luck and all."""
    patience: int = 0
    """Beginnings of rounds after an answer at which the critic is not asked yet."""


class Returns(NamedTuple):
    """Of T steps of N games, what was better or worse than expected, and what to expect."""

    advantages: Tensor
    """`[T, N]`: what the seat that decided got, above what the critic expected: the win, and its
    standing where that counts."""
    targets: Tensor
    """`[T, N, SEATS, OUTCOMES]`: the outlook of every seat, by its number at the table."""
    settled: Tensor
    """`[T, N]`: whether the critic was asked about the decision, or its game ended, before the
    steps broke off. Where not, all that is known comes from the middle of a round."""


def returns_of(
    expected: Tensor, played: Played, traces: Traces, *, standing: float = 0.0
) -> Returns:
    """Return advantages and targets; `standing` is what a good place counts.

    `expected` is `[T + 1, N, SEATS, OUTCOMES]`, by numbers at the table, the last entry being the
    position after the last step. Where a round begins a return is a mix of what was expected there
    and of the return there: `(1 - trace) * ahead + trace * after`. With patience an answer takes
    the return of a later round as it is, past so many beginnings. All seats have the same mix:
    shares of a win that are taken from different moments would not add up to a win, and a network
    that is told that nobody wins less often than never runs away.
    """
    seats, rounds, results, ended = played
    steps, games = seats.shape
    ahead = after = expected[steps]
    soon = [ahead] * (traces.patience + 1)
    asked = torch.zeros_like(ended[0], dtype=torch.int64)
    advantages = torch.empty_like(results[..., 0, 0])
    targets = torch.empty_like(results)
    all_settled = torch.empty_like(ended, dtype=torch.bool)
    every = torch.arange(games, device=seats.device)
    for step in range(steps - 1, -1, -1):
        over, begins = ended[step].bool(), rounds[step + 1] != rounds[step]
        asked = torch.where(over, steps, asked + begins)
        all_settled[step] = asked > traces.patience
        over, begins = over[:, None, None], begins[:, None, None]
        anew = [ahead.lerp(soon[0], traces.advantages), *soon[:-1]]
        soon = [
            torch.where(over, results[step], torch.where(begins, here, late))
            for here, late in zip(anew, soon, strict=True)
        ]
        mixed = ahead.lerp(after, traces.targets)
        after = torch.where(over, results[step], torch.where(begins, mixed, after))
        better = (soon[-1] - expected[step])[every, seats[step].long()]
        advantages[step] = better[:, 0] + standing * better[:, 1]
        targets[step] = after
        ahead = expected[step]
    return Returns(advantages, targets, all_settled)
