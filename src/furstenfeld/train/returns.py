"""Advantages and value targets: lambda-returns over rounds, for all seats at once.

The critic predicts the outcome for every seat at every decision, so a game is one sequence of
decisions, whoever makes them. The reward is the share of the win at the end, without discount.

Generalised advantage estimation (GAE, Schulman et al. 2016) and TD(lambda) mix in the critic's
value at every step. Here they do so only where a round begins. In the middle of a turn the critic
has seen good follow-ups only, because the policy plays no others: it predicts the same after a good
brewery and after a bad one until the coins are paid. Even at the start of the next round it sees
only part of what a decision led to, so its value can be ignored for some more rounds.
(Figures: docs/reports/2026-11-training.md.)
"""

from typing import Any, NamedTuple

import torch

Tensor = Any


class Trajectories(NamedTuple):
    """T steps of N games, as far as returns depend on them."""

    seats: Tensor
    """`[T, N]`: who decided."""
    rounds: Tensor
    """`[T + 1, N]`: the round; the last entry belongs to the position after the last step."""
    results: Tensor
    """`[T, N, SEATS, OUTCOMES]`: the outcome of a game where it ended."""
    ended: Tensor
    """`[T, N]`: whether the decision ended its game."""


class Lambdas(NamedTuple):
    """How returns mix predicted values and real outcomes."""

    advantages: float
    """0 judges a decision by the critic's value at the next round, 1 by how the game ended."""
    values: float
    delay: int = 0
    """Starts of rounds that are skipped before the critic's value is used for advantages."""


class Returns(NamedTuple):
    """What T steps of N games turned out to be worth."""

    advantages: Tensor
    """`[T, N]`: return minus predicted value, for the seat that decided."""
    values: Tensor
    """`[T, N, SEATS, OUTCOMES]`: value targets, by seat number."""
    complete: Tensor
    """`[T, N]`: whether a later round or the end of the game was reached within the rollout. If
    not, the return consists of nothing but a value from the middle of a round."""


def lambda_returns(
    values: Tensor, played: Trajectories, lambdas: Lambdas, *, standing_reward: float = 0.0
) -> Returns:
    """Return advantages and value targets.

    `values` is `[T + 1, N, SEATS, OUTCOMES]` by seat number; the last entry belongs to the position
    after the last step. At the start of a round the return is
    `(1 - lambda) * value + lambda * later return`. All seats are mixed with the same weights:
    otherwise the targets of a game's seats would not add up to one win.
    """
    seats, rounds, results, ended = played
    steps, games = seats.shape
    value = target = values[steps]
    # The returns after 0, 1, ... skipped starts of rounds.
    delayed = [value] * (lambdas.delay + 1)
    rounds_begun = torch.zeros_like(ended[0], dtype=torch.int64)
    advantages = torch.empty_like(results[..., 0, 0])
    targets = torch.empty_like(results)
    complete = torch.empty_like(ended, dtype=torch.bool)
    every_game = torch.arange(games, device=seats.device)
    for step in range(steps - 1, -1, -1):
        over, begins = ended[step].bool(), rounds[step + 1] != rounds[step]
        rounds_begun = torch.where(over, steps, rounds_begun + begins)
        complete[step] = rounds_begun > lambdas.delay
        over, begins = over[:, None, None], begins[:, None, None]
        at_round = [value.lerp(delayed[0], lambdas.advantages), *delayed[:-1]]
        delayed = [
            torch.where(over, results[step], torch.where(begins, new, old))
            for new, old in zip(at_round, delayed, strict=True)
        ]
        mixed = value.lerp(target, lambdas.values)
        target = torch.where(over, results[step], torch.where(begins, mixed, target))
        surplus = (delayed[-1] - values[step])[every_game, seats[step].long()]
        advantages[step] = surplus[:, 0] + standing_reward * surplus[:, 1]
        targets[step] = target
        value = values[step]
    return Returns(advantages, targets, complete)
