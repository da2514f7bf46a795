"""The rollout buffer: everything that learning needs about some steps of all games."""

from typing import Any, NamedTuple

import torch

from furstenfeld.bots.champion.shape import CHOICES
from furstenfeld.fast.codes import SEATS
from furstenfeld.fast.observation import OFFSET
from furstenfeld.train.kernel.rows import WIDTH
from furstenfeld.train.returns import Trajectories
from furstenfeld.train.vector_games import backend_of

Tensor = Any

OUTCOMES = 3
"""What a result has for each seat: share of the win, share of rivals behind it, length."""


class Observations(NamedTuple):
    """What is known before a decision in each of N games."""

    rows: Tensor
    """`[N, WIDTH]` bytes: what the policy reads, then what only the critic reads."""
    masks: Tensor
    """`[N, CHOICES]`: 1 for a legal action."""
    seats: Tensor
    """`[N]`: the seat to move."""
    players: Tensor
    """`[N]`: seats at the table."""
    is_learner: Tensor
    """`[N]`: 1 if the learner moves, 0 if an opponent does."""


class RolloutBuffer:
    """Tensors for some steps of all games, allocated once and filled for each update."""

    def __init__(self, device: str, steps: int, games: int) -> None:
        """Allocate memory for `steps` decisions and the position after them."""
        backend = backend_of(device)
        self.steps = steps
        self.rows = backend.new_rows(steps + 1, games, WIDTH)
        self.masks = backend.new_rows(steps + 1, games, CHOICES)

        def zeros(*shape: int, dtype: Any) -> Tensor:
            return torch.zeros(shape, dtype=dtype, device=device)

        self.seats = zeros(steps + 1, games, dtype=torch.int8)
        self.players = zeros(steps + 1, games, dtype=torch.int8)
        self.is_learner = zeros(steps + 1, games, dtype=torch.uint8)
        self.learner_seats = zeros(steps + 1, games, dtype=torch.int8)
        # Results are valid only where `ended` is 1.
        self.results = zeros(steps, games, SEATS, OUTCOMES, dtype=torch.float32)
        self.ended = zeros(steps, games, dtype=torch.uint8)
        self.actions = zeros(steps, games, dtype=torch.int64)
        self.log_probs = zeros(steps, games, dtype=torch.float32)
        observed = (
            self.rows,
            self.masks,
            self.seats,
            self.players,
            self.is_learner,
            self.learner_seats,
        )
        outcomes = (self.actions, self.results, self.ended)
        # Passing a tensor to a kernel takes microseconds, so it is prepared once for each step.
        self.observed_arrays, self.outcome_arrays = (
            [[backend.share(tensor[step]) for tensor in tensors] for step in range(len(tensors[0]))]
            for tensors in (observed, outcomes)
        )

    def observations(self, step: int) -> Observations:
        """Return what was known before the decisions of a step."""
        return Observations(
            self.rows[step],
            self.masks[step],
            self.seats[step],
            self.players[step],
            self.is_learner[step],
        )

    @property
    def trajectories(self) -> Trajectories:
        """What returns are computed from."""
        rounds = self.rows[:, :, OFFSET["round"]]
        return Trajectories(self.seats[: self.steps], rounds, self.results, self.ended)
