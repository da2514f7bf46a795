"""A minibatch: what one step of the optimiser learns from, always in the same memory."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import torch

from furstenfeld.bots.champion.shape import CHOICES
from furstenfeld.fast.codes import SEATS
from furstenfeld.train.kernel.rows import WIDTH
from furstenfeld.train.rollout_buffer import OUTCOMES, Observations, RolloutBuffer
from furstenfeld.train.vector_games import backend_of

Tensor = Any


class LearningTargets(NamedTuple):
    """What T steps of N games are used for."""

    advantages: Tensor
    """`[T, N]`."""
    values: Tensor
    """`[T, N, SEATS, OUTCOMES]`: the targets of predicted values."""
    counts: Tensor
    """`[T, N]`: whether a decision is learnt from."""


class Minibatch:
    """Decisions with their targets. A CUDA graph needs them at the same addresses every time."""

    def __init__(self, device: str, size: int) -> None:
        """Allocate memory for `size` decisions."""
        backend = backend_of(device)

        def zeros(*shape: int, dtype: Any = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=dtype, device=device)

        self.observations = Observations(
            rows=backend.new_rows(1, size, WIDTH)[0],
            masks=backend.new_rows(1, size, CHOICES)[0],
            seats=zeros(size, dtype=torch.int8),
            players=zeros(size, dtype=torch.int8),
            is_learner=zeros(size, dtype=torch.uint8),
        )
        self.actions = zeros(size, dtype=torch.int64)
        self.log_probs, self.advantages = zeros(size), zeros(size)
        self.values = zeros(size, SEATS, OUTCOMES)

    def fill(self, buffer: RolloutBuffer, steps: Sequence[int], targets: LearningTargets) -> None:
        """Copy these steps of a rollout; `is_learner` becomes "is learnt from"."""
        size = len(self.actions) // len(steps)
        for place, step in enumerate(steps):
            part = slice(place * size, (place + 1) * size)
            for into, source in zip(self.observations, buffer.observations(step), strict=True):
                into[part] = source
            self.observations.is_learner[part] = targets.counts[step]
            self.actions[part] = buffer.actions[step]
            self.log_probs[part] = buffer.log_probs[step]
            self.advantages[part] = targets.advantages[step]
            self.values[part] = targets.values[step]
