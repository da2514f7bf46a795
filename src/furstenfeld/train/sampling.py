"""From logits to actions: legal ones alone, drawn from a generator or the best."""

from typing import Any, Final

import torch

Tensor = Any

NEVER: Final = -1e9
"""What an illegal action gets instead of its logit; finite, so that 0 times it is 0."""


def log_probs_of(logits: Tensor, masks: Tensor) -> Tensor:
    """Return the logarithm of each action's chance, `[N, CHOICES]`; illegal ones have none."""
    # Masks may lie column by column (see `gpu.new_rows`); everything after this is by rows.
    illegal = masks.contiguous() == 0
    return torch.log_softmax(logits.masked_fill(illegal, NEVER), dim=1)


def draw(log_probs: Tensor, generator: Any) -> Tensor:
    """Return an action for each row, drawn by its chance.

    The first of competing exponential clocks rings; a chance of 0 never does.
    """
    clocks = torch.empty_like(log_probs).exponential_(generator=generator)
    return (log_probs.exp() / clocks).argmax(dim=1)
