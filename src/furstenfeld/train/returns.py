"""What a decision turned out to be worth: lambda-returns, for all seats at once.

The critic knows at every decision what each seat may expect, whoever is asked, so a game is one
chain of decisions. After the last one comes the end of the game, or what the critic expects where
the steps break off. Nothing is discounted: only the end counts.
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
    advantage_trace: float | None = None,
    standing: float = 0.0,
) -> Returns:
    """Return advantages and targets; `trace` is lambda, `standing` what a good place counts.

    Advantages may have a lambda of their own. A short one trusts the critic: what is judged is
    where the answer leads, not the luck of the whole game after it.

    `expected` is `[T + 1, N, SEATS, OUTCOMES]`, by numbers at the table, the last entry being the
    position after the last step. A return is a mix of what was expected at the next decision and of
    the return there: `(1 - trace) * ahead + trace * after`. All seats have the same mix: shares of
    a win that are taken from different moments would not add up to a win, and a network that is
    told that nobody wins less often than never runs away.
    """
    steps, games = seats.shape
    short = trace if advantage_trace is None else advantage_trace
    ahead = after = soon = expected[steps]
    advantages = torch.empty_like(results[..., 0, 0])
    targets = torch.empty_like(results)
    every = torch.arange(games, device=seats.device)
    for step in range(steps - 1, -1, -1):
        over = ended[step].bool()[:, None, None]
        after = torch.where(over, results[step], (1 - trace) * ahead + trace * after)
        soon = torch.where(over, results[step], (1 - short) * ahead + short * soon)
        better = (soon - expected[step])[every, seats[step].long()]
        advantages[step] = better[:, 0] + standing * better[:, 1]
        targets[step] = after
        ahead = expected[step]
    return Returns(advantages, targets)
