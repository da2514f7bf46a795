"""From logits to actions: masked probabilities, and sampling from them."""

from typing import Any, Final

import torch

Tensor = Any

ILLEGAL: Final = -1e9
"""The logit of an illegal action. It is finite, so that its product with 0 is 0."""


def masked_log_probs(logits: Tensor, masks: Tensor) -> Tensor:
    """Return log probabilities, `[N, CHOICES]`, over the legal actions."""
    # Masks may be stored column by column (see `gpu.new_rows`); the rest works by rows.
    illegal = masks.contiguous() == 0
    return torch.log_softmax(logits.masked_fill(illegal, ILLEGAL), dim=1)


def sample(log_probs: Tensor, generator: Any) -> Tensor:
    """Return one action for each row, sampled by its probability.

    Each action gets an exponential waiting time with its probability as rate. The action with the
    shortest one is returned; with probability 0 that never happens.
    """
    waits = torch.empty_like(log_probs).exponential_(generator=generator)
    return (log_probs.exp() / waits).argmax(dim=1)
