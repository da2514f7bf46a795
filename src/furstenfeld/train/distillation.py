"""A pupil: a new network that learns another one's answers before it plays for itself.

What a long training has found need not be found again where a network gets another shape: the
teacher plays, the pupil learns to answer alike, and its critic learns what to expect. A network
that has learnt through many changes of its lessons learns worse than a new one, too.
"""

from typing import Any

import torch

from furstenfeld.train.learner import Learner, Terms
from furstenfeld.train.network import Policy
from furstenfeld.train.sampling import log_probs_of
from furstenfeld.train.settings import Settings
from furstenfeld.train.vector_games import Sight

Tensor = Any


class Pupil(Learner):
    """Learns the answers of a teacher in games that the teacher plays."""

    def __init__(self, settings: Settings, device: str, teacher: Policy) -> None:
        """Draw networks from the seed of the settings."""
        super().__init__(settings, device)
        self.teacher = teacher.to(device).requires_grad_(False)
        self.player = self.fused(self.teacher)
        # The policy is far from where it will stay, so there is nothing yet to be pulled back to.
        self._following = 1.0

    def _loss(self, terms: Terms) -> Tensor:
        return self._expecting(terms) + terms.pull

    def _distance(self, sight: Sight, log_probs: Tensor) -> Tensor:
        """Return how far the pupil's answers are from the teacher's, where the teacher gives any.

        The other way round it would be enough to give one of the teacher's answers.
        """
        with torch.no_grad():
            theirs = log_probs_of(self.teacher(sight.rows)[0], sight.masks)
        apart = (theirs.exp() * (theirs - log_probs)).sum(dim=1)
        return (sight.mine * apart).sum() / sight.mine.sum().clamp(min=1)
