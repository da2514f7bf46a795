"""What a decision turned out to be worth: lambda-returns, seat by seat.

Seats alternate, so a seat's decisions are a chain of their own through the steps of a game. After
the last decision of the chain comes the end of the game, or what the critic expects where the steps
break off. Nothing is discounted: only the end counts.
"""

from typing import Any, NamedTuple

import torch

Tensor = Any


class Returns(NamedTuple):
    """Of T steps of N games, what was better or worse than expected, and what to expect."""

    advantages: Tensor
    """`[T, N]`: what the seat that decided got, above what the critic expected: the win, and its
    standing where that counts."""
    targets: Tensor
    """`[T, N, SEATS, OUTCOMES]`: the outlook of every seat, by its number at the table."""


def returns_of(
    expected: Tensor,
    seats: Tensor,
    results: Tensor,
    ended: Tensor,
    trace: float,
    standing: float = 0.0,
) -> Returns:
    """Return advantages and targets; `trace` is lambda, `standing` what a good place counts.

    `expected` is `[T + 1, N, SEATS, OUTCOMES]`, by numbers at the table, the last entry being the
    position after the last step. A seat's return is a mix of what was expected at its next decision
    and of the return there: `(1 - trace) * ahead + trace * after`. What a seat that is not asked
    can expect is the return at its own next decision.
    """
    steps, games = seats.shape
    ahead, after = expected[steps].clone(), expected[steps].clone()
    advantages = torch.empty_like(results[..., 0, 0])
    targets = torch.empty_like(results)
    every = torch.arange(games, device=seats.device)
    for step in range(steps - 1, -1, -1):
        over = ended[step].bool()[:, None, None]
        ahead = torch.where(over, results[step], ahead)
        after = torch.where(over, results[step], after)
        seat = seats[step].long()
        here = expected[step][every, seat]
        value = (1 - trace) * ahead[every, seat] + trace * after[every, seat]
        better = value - here
        advantages[step] = better[:, 0] + standing * better[:, 1]
        after[every, seat] = value
        ahead[every, seat] = here
        targets[step] = after
    return Returns(advantages, targets)
