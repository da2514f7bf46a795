"""The learner: policy, critic, reference policy and optimiser, and one update of them.

The policy loss is that of PPO (Schulman et al. 2017) with two additions for games with hidden
information, in which plain policy gradients go round in circles: an entropy bonus that starts high,
and the KL divergence from a reference policy that follows slowly (magnetic mirror descent, Sokota
et al. 2023). See docs/research/training.md.
"""

from collections.abc import Callable
from copy import deepcopy
from math import log
from typing import Any, Final, NamedTuple

import torch

from furstenfeld.train.cuda_graphs import GraphedFunction
from furstenfeld.train.minibatch import LearningTargets, Minibatch
from furstenfeld.train.network import Critic, Policy
from furstenfeld.train.returns import Lambdas, lambda_returns
from furstenfeld.train.rollout import ActingPolicy
from furstenfeld.train.rollout_buffer import Observations, RolloutBuffer
from furstenfeld.train.sampling import masked_log_probs
from furstenfeld.train.settings import AnnealedValues, TrainingSettings
from furstenfeld.train.siblings import minus_sibling_baseline
from furstenfeld.train.stopwatch import Stopwatch
from furstenfeld.train.value_head import (
    by_seat_number,
    predicted_values,
    relative_to_seat,
    value_losses,
)

Tensor = Any

_MAX_LOG_RATIO: Final = log(3)
"""PPO does not clip the ratio of a bad action that became more probable. Without this bound a few
actions that were very improbable would dominate a whole step."""


class LossTerms(NamedTuple):
    """The terms of the loss, means over the learner's decisions."""

    surrogate: Tensor
    entropy: Tensor
    reference_kl: Tensor
    policy_win_loss: Tensor
    critic_win_loss: Tensor
    auxiliary_loss: Tensor
    clip_fraction: Tensor
    uniform_cross_entropy: Tensor


class Learner:
    """Networks and optimiser on one device."""

    def __init__(
        self, settings: TrainingSettings, device: str, policy: Policy | None = None
    ) -> None:
        """Initialise networks from the seed of the settings, or continue with a policy."""
        self.settings = settings
        self.device = device
        generator = torch.Generator().manual_seed(settings.seed)
        new_policy = Policy(settings.policy, generator)
        self.policy = (policy or new_policy).to(device)
        self.critic = Critic(settings.critic, generator).to(device)
        self.reference = deepcopy(self.policy).requires_grad_(False)
        self.reference_tau = settings.reference_tau
        # Plain attributes, because `torch.compile` does not look into settings.
        self._clip_range, self._kl_stride = settings.clip_range, settings.kl_stride
        networks = {"policy": self.policy, "critic": self.critic}
        self.weights = {
            f"{network}.{name}": weight
            for network, module in networks.items()
            for name, weight in module.named_parameters()
        }
        # Tensors, because a CUDA graph reads them again at every step.
        self._learning_rate, self._critic_learning_rate, self._entropy_coef, self._policy_learns = (
            torch.zeros((), device=device) for _ in range(4)
        )
        on_gpu = device != "cpu"
        self.optimiser = torch.optim.Adam(
            [
                {"params": list(self.policy.parameters()), "lr": self._learning_rate},
                {"params": list(self.critic.parameters()), "lr": self._critic_learning_rate},
            ],
            betas=(0.9, 0.99),
            eps=1e-6,
            fused=on_gpu,
            capturable=on_gpu,
        )
        self.acting_policy: ActingPolicy = self.compiled(self.policy)
        self._critic: Callable[[Tensor], Tensor] = self.compiled(self.critic)
        self._loss_terms: Callable[[Minibatch], LossTerms] = self.compiled(self._terms)
        self._minibatch = Minibatch(device, settings.num_envs * settings.minibatch_steps)
        self._step = GraphedFunction(self._optimiser_step, on_gpu=on_gpu and settings.cuda_graphs)

    def compiled(self, function: Any) -> Any:
        """Return a function compiled for the GPU, if the settings say so."""
        is_compiled = self.device != "cpu" and self.settings.torch_compile
        return torch.compile(function) if is_compiled else function

    def learn(
        self, buffer: RolloutBuffer, annealed: AnnealedValues, generator: Any, watch: Stopwatch
    ) -> LossTerms:
        """Do one update with a rollout; return the mean loss terms."""
        with watch.on("critic"):
            targets = self.targets(buffer)
        targets = targets._replace(advantages=_normalised(targets.advantages, targets.counts))
        self._learning_rate.fill_(annealed.learning_rate)
        self._critic_learning_rate.fill_(annealed.learning_rate * self.settings.critic_lr_factor)
        self._entropy_coef.fill_(annealed.entropy_coef)
        self._policy_learns.fill_(float(annealed.policy_learns))
        terms: list[Tensor] = []
        with watch.on("optimiser"):
            for _ in range(self.settings.epochs):
                # Shuffled on the host: asking the GPU for the order would make it wait.
                order = torch.randperm(buffer.steps, generator=generator)
                for steps in order.split(self.settings.minibatch_steps):
                    self._minibatch.fill(buffer, steps.tolist(), targets)
                    terms.append(self._step().clone())
            self._update_reference()
        return LossTerms(*torch.stack(terms).mean(dim=0))

    def targets(self, buffer: RolloutBuffer) -> LearningTargets:
        """Return advantages and value targets of a rollout."""
        settings, played = self.settings, buffer.trajectories
        lambdas = Lambdas(settings.gae_lambda, settings.td_lambda, settings.bootstrap_delay)
        with torch.no_grad():
            values = torch.stack([self._values(buffer, n) for n in range(buffer.steps + 1)])
            returns = lambda_returns(
                values, played, lambdas, standing_reward=settings.standing_reward
            )
        counts = buffer.is_learner[: buffer.steps].bool() & returns.complete
        advantages = minus_sibling_baseline(returns.advantages, played, counts, settings.siblings)
        return LearningTargets(advantages, returns.values, counts)

    def _values(self, buffer: RolloutBuffer, step: int) -> Tensor:
        observations = buffer.observations(step)
        values = predicted_values(self._critic(observations.rows), observations.players)
        return by_seat_number(values, observations.seats, observations.players)

    def _optimiser_step(self) -> Tensor:
        """Do one step of the optimiser with the minibatch; return the loss terms."""
        self.optimiser.zero_grad(set_to_none=True)
        terms = self._loss_terms(self._minibatch)
        self._loss(terms).backward()
        torch.nn.utils.clip_grad_norm_(self.weights.values(), self.settings.max_grad_norm)
        self.optimiser.step()
        return torch.stack(terms).detach()

    def _loss(self, terms: LossTerms) -> Tensor:
        settings = self.settings
        exploration = terms.entropy - settings.uniform_coef * terms.uniform_cross_entropy
        objective = (
            terms.surrogate
            + self._entropy_coef * exploration
            - settings.kl_coef * terms.reference_kl
        )
        return self._value_loss(terms) - objective

    def _value_loss(self, terms: LossTerms) -> Tensor:
        settings = self.settings
        win = settings.value_coef * (terms.policy_win_loss + terms.critic_win_loss)
        return win + settings.auxiliary_coef * terms.auxiliary_loss

    def _terms(self, minibatch: Minibatch) -> LossTerms:
        observations = minibatch.observations
        seats, players, counts = (
            observations.seats,
            observations.players,
            observations.is_learner,
        )
        weight = counts / counts.sum().clamp(min=1)
        logits, out = (self._gated(each) for each in self.policy(observations.rows))
        log_probs = masked_log_probs(logits, observations.masks)
        probs = log_probs.exp()
        chosen = log_probs.gather(1, minibatch.actions[:, None])[:, 0]
        # Bounded for opponents' actions, too: their weight is 0, but 0 times infinity is not.
        ratio = (chosen - minibatch.log_probs).clamp(max=_MAX_LOG_RATIO).exp()
        clipped = ratio.clamp(1 - self._clip_range, 1 + self._clip_range)
        targets = relative_to_seat(minibatch.values, seats, players)
        policy_loss = value_losses(out, targets, players)
        critic_loss = value_losses(self.critic(observations.rows), targets, players)
        surrogate = torch.minimum(ratio * minibatch.advantages, clipped * minibatch.advantages)
        legal = observations.masks.float()
        uniform = -(log_probs * legal).sum(dim=1) / legal.sum(dim=1).clamp(min=1)
        return LossTerms(
            surrogate=(weight * surrogate).sum(),
            entropy=-(weight * (probs * log_probs).sum(dim=1)).sum(),
            reference_kl=self._divergence(observations, log_probs),
            policy_win_loss=(weight * policy_loss.win).sum(),
            critic_win_loss=(weight * critic_loss.win).sum(),
            auxiliary_loss=(weight * (policy_loss.auxiliary + critic_loss.auxiliary)).sum(),
            clip_fraction=(weight * (ratio != clipped)).sum(),
            uniform_cross_entropy=(weight * uniform).sum(),
        )

    def _gated(self, out: Tensor) -> Tensor:
        """Return outputs of the policy, without a gradient during the critic's warm-up."""
        return self._policy_learns * out + (1 - self._policy_learns) * out.detach()

    def _divergence(self, observations: Observations, log_probs: Tensor) -> Tensor:
        """Return KL(policy || reference), estimated from every n-th decision."""
        part = slice(None, None, self._kl_stride)
        counts, ours = observations.is_learner[part], log_probs[part]
        with torch.no_grad():
            logits, _ = self.reference(observations.rows[part])
            theirs = masked_log_probs(logits, observations.masks[part])
        divergence = (ours.exp() * (ours - theirs)).sum(dim=1)
        return (counts * divergence).sum() / counts.sum().clamp(min=1)

    def _update_reference(self) -> None:
        """Move the reference a little towards the policy (Polyak averaging)."""
        with torch.no_grad():
            for slow, fast in zip(
                self.reference.parameters(), self.policy.parameters(), strict=True
            ):
                slow.lerp_(fast, self.reference_tau)


def _normalised(advantages: Tensor, counts: Tensor) -> Tensor:
    """Return advantages with mean 0 and standard deviation 1 over the decisions that count."""
    weight = counts / counts.sum().clamp(min=1)
    mean = (advantages * weight).sum()
    deviation = (((advantages - mean) ** 2) * weight).sum().sqrt()
    return (advantages - mean) / (deviation + 1e-6)
