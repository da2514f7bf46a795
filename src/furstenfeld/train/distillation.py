"""Distillation: a new network learns the answers of a teacher before it plays for itself.

It keeps what a long training has found when the shape of the network changes. It also helps against
loss of plasticity: a network that was trained on many changing tasks learns worse than a new one.
"""

from typing import Any

import torch

from furstenfeld.train.learner import Learner, LossTerms
from furstenfeld.train.network import Policy
from furstenfeld.train.rollout_buffer import Observations
from furstenfeld.train.sampling import masked_log_probs
from furstenfeld.train.settings import TrainingSettings

Tensor = Any


class DistillationLearner(Learner):
    """Learns the teacher's policy in games that the teacher plays."""

    def __init__(self, settings: TrainingSettings, device: str, teacher: Policy) -> None:
        super().__init__(settings, device)
        self.teacher = teacher.to(device).requires_grad_(False)
        self.acting_policy = self.compiled(self.teacher)
        # The policy still changes a lot, so the reference follows at once and holds nothing back.
        self.reference_tau = 1.0

    def _loss(self, terms: LossTerms) -> Tensor:
        return self._value_loss(terms) + terms.reference_kl

    def _divergence(self, observations: Observations, log_probs: Tensor) -> Tensor:
        """Return KL(teacher || policy).

        The other direction would be satisfied by just one of the teacher's answers.
        """
        with torch.no_grad():
            logits, _ = self.teacher(observations.rows)
            theirs = masked_log_probs(logits, observations.masks)
        divergence = (theirs.exp() * (theirs - log_probs)).sum(dim=1)
        counts = observations.is_learner
        return (counts * divergence).sum() / counts.sum().clamp(min=1)
