"""A lesson: what one step of the optimiser learns from, always in the same place in memory."""

from collections.abc import Sequence
from typing import Any

import torch

from furstenfeld.bots.champion.shape import CHOICES
from furstenfeld.fast.codes import SEATS
from furstenfeld.train.kernel.rows import WIDTH
from furstenfeld.train.vector_games import OUTCOMES, Memory, Sight, backend_of

Tensor = Any


class Lesson:
    """Decisions of some steps of all games, with what came of them."""

    def __init__(self, device: str, size: int) -> None:
        """Make room for so many decisions."""
        backend = backend_of(device)

        def empty(*shape: int, dtype: Any = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=dtype, device=device)

        self.sight = Sight(
            rows=backend.new_rows(1, size, WIDTH)[0],
            masks=backend.new_rows(1, size, CHOICES)[0],
            seats=empty(size, dtype=torch.int8),
            players=empty(size, dtype=torch.int8),
            mine=empty(size, dtype=torch.uint8),
        )
        self.actions = empty(size, dtype=torch.int64)
        self.log_probs, self.advantages = empty(size), empty(size)
        self.targets = empty(size, SEATS, OUTCOMES)

    def take(
        self,
        memory: Memory,
        steps: Sequence[int],
        mine: Tensor,
        advantages: Tensor,
        targets: Tensor,
    ) -> None:
        """Fill the lesson with these steps of what was played; `mine` says what to learn from."""
        size = len(self.actions) // len(steps)
        for place, step in enumerate(steps):
            part = slice(place * size, (place + 1) * size)
            for into, source in zip(self.sight, memory.sight(step), strict=True):
                into[part] = source
            self.sight.mine[part] = mine[step]
            self.actions[part] = memory.actions[step]
            self.log_probs[part] = memory.log_probs[step]
            self.advantages[part] = advantages[step]
            self.targets[part] = targets[step]
