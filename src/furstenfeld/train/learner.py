"""The learner: a policy, the reference it is pulled to, a critic, and one update of all three.

The policy's loss is that of PPO, with a bonus for entropy and a price on the distance from a
reference that follows slowly: in a game of hidden cards plain policy gradients run in circles, and
a policy pulled towards where it was comes to rest (magnetic mirror descent). docs/training.md has
the sources.
"""

from collections.abc import Callable
from copy import deepcopy
from math import log
from typing import Any, Final, NamedTuple

import torch

from furstenfeld.train.cuda_graphs import Recorded
from furstenfeld.train.minibatch import Lesson
from furstenfeld.train.network import Critic, Policy
from furstenfeld.train.returns import Traces, returns_of
from furstenfeld.train.rollout import Player
from furstenfeld.train.sampling import log_probs_of
from furstenfeld.train.settings import Pace, Settings
from furstenfeld.train.siblings import compared
from furstenfeld.train.stopwatch import Stopwatch
from furstenfeld.train.value_head import by_number, from_seat, losses_of, outlook_of
from furstenfeld.train.vector_games import Memory, Sight

Tensor = Any
Judge = Callable[[Tensor], Tensor]
"""A critic as far as it judges: rows to the outlook."""

_MOST_LOG_RATIO: Final = log(3)
"""How much likelier an answer may have become that is still learnt from. Without a bound a few that
were very unlikely would fill a whole step."""


class Terms(NamedTuple):
    """What an update reports, means over all decisions of the learner."""

    surrogate: Tensor
    entropy: Tensor
    pull: Tensor
    win: Tensor
    """Of the policy's own outlook, a cross-entropy."""
    critic: Tensor
    """Of the critic's."""
    rest: Tensor
    """How far off both are about standing and length."""
    clipped: Tensor
    """Share of decisions whose change was cut off."""
    given_up: Tensor
    """How unlikely a legal action is, a mean of negative logarithms over all of them."""


class Judged(NamedTuple):
    """What came of T steps of N games, as the learner is told."""

    advantages: Tensor
    """`[T, N]`: what answers were worth."""
    targets: Tensor
    """`[T, N, SEATS, OUTCOMES]`: what there was to expect."""
    mine: Tensor
    """`[T, N]`: the decisions to learn from."""


class Learner:
    """Networks and optimiser on one device."""

    def __init__(self, settings: Settings, device: str, policy: Policy | None = None) -> None:
        """Draw networks from the seed of the settings, or go on from a policy."""
        self.settings = settings
        self.device = device
        generator = torch.Generator().manual_seed(settings.seed)
        fresh = Policy(settings.policy, generator)
        self.policy = (policy or fresh).to(device)
        self.critic = Critic(settings.critic, generator).to(device)
        self.reference = deepcopy(self.policy).requires_grad_(False)
        parts = {"policy": self.policy, "critic": self.critic}
        self.weights = {
            f"{part}.{name}": weight
            for part, network in parts.items()
            for name, weight in network.named_parameters()
        }
        on_gpu = device != "cpu"
        # In tensors, because what is recorded reads them anew at every step.
        self._rate, self._critic_rate, self._entropy, self._learns = (
            torch.zeros((), device=device) for _ in range(4)
        )
        self.optimiser = torch.optim.Adam(
            [
                {"params": list(self.policy.parameters()), "lr": self._rate},
                {"params": list(self.critic.parameters()), "lr": self._critic_rate},
            ],
            betas=(0.9, 0.99),
            eps=1e-6,
            fused=on_gpu,
            capturable=on_gpu,
        )
        self._clip, self._pulled = settings.clip, settings.pulled
        self._following = settings.reference
        self.player: Player = self.fused(self.policy)
        """The policy where it only plays."""
        self._judge: Judge = self.fused(self.critic)
        self._terms: Callable[[Lesson], Terms] = self.fused(self._told)
        self._lesson = Lesson(device, settings.games * settings.together)
        self._step = Recorded(self._step_of_lesson, on_gpu=on_gpu and settings.record)

    def fused(self, work: Any) -> Any:
        """Return work compiled into few kernels, where that is wanted."""
        return torch.compile(work) if self.device != "cpu" and self.settings.fuse else work

    def learn(self, memory: Memory, pace: Pace, generator: Any, watch: Stopwatch) -> Terms:
        """Do one update with what was played."""
        with watch.on("critic"):
            judged = self.judged(memory)
        self._rate.fill_(pace.rate)
        self._critic_rate.fill_(pace.rate * self.settings.critic_pace)
        self._entropy.fill_(pace.entropy)
        self._learns.fill_(float(pace.learns))
        mine, targets = judged.mine, judged.targets
        advantages = _standardised(judged.advantages, mine)
        told: list[Tensor] = []
        with watch.on("optimiser"):
            for _ in range(self.settings.epochs):
                # Drawn on the host: asking the device for the order would make it wait.
                order = torch.randperm(memory.steps, generator=generator)
                for steps in order.split(self.settings.together):
                    self._lesson.take(memory, steps.tolist(), mine, advantages, targets)
                    told.append(self._step().clone())
            self._follow()
        return Terms(*torch.stack(told).mean(dim=0))

    def judged(self, memory: Memory) -> Judged:
        """Return what the critic and siblings make of all that was played."""
        settings, played = self.settings, memory.played
        traces = Traces(settings.trace, settings.advantage_trace, settings.patience)
        with torch.no_grad():
            expected = torch.stack([self._expected(memory, n) for n in range(memory.steps + 1)])
            returns = returns_of(expected, played, traces, standing=settings.standing)
        mine = memory.mine[: memory.steps].bool() & returns.settled
        advantages = compared(returns.advantages, played, mine, settings.siblings)
        return Judged(advantages, returns.targets, mine)

    def _expected(self, memory: Memory, step: int) -> Tensor:
        sight = memory.sight(step)
        outlook = outlook_of(self._judge(sight.rows), sight.players)
        return by_number(outlook, sight.seats, sight.players)

    def _step_of_lesson(self) -> Tensor:
        """Do one step of the optimiser over the lesson; return its terms."""
        self.optimiser.zero_grad(set_to_none=True)
        terms = self._terms(self._lesson)
        self._loss(terms).backward()
        torch.nn.utils.clip_grad_norm_(self.weights.values(), self.settings.most_gradient)
        self.optimiser.step()
        return torch.stack(terms).detach()

    def _loss(self, terms: Terms) -> Tensor:
        settings = self.settings
        variety = terms.entropy - settings.alive * terms.given_up
        wanted = terms.surrogate + self._entropy * variety - settings.pull * terms.pull
        return self._expecting(terms) - wanted

    def _expecting(self, terms: Terms) -> Tensor:
        """Return how far off the networks are about what comes."""
        settings = self.settings
        wins = settings.win_weight * (terms.win + terms.critic)
        return wins + settings.rest_weight * terms.rest

    def _told(self, lesson: Lesson) -> Terms:
        """Return the terms of the loss, means over the learner's decisions."""
        sight = lesson.sight
        weight = sight.mine / sight.mine.sum().clamp(min=1)
        logits, out = (self._teaching(part) for part in self.policy(sight.rows))
        log_probs = log_probs_of(logits, sight.masks)
        probs = log_probs.exp()
        chosen = log_probs.gather(1, lesson.actions[:, None])[:, 0]
        # Finite for an opponent's answers too: their weight is 0, but 0 times infinity is not.
        ratio = (chosen - lesson.log_probs).clamp(max=_MOST_LOG_RATIO).exp()
        cut = ratio.clamp(1 - self._clip, 1 + self._clip)
        seen = from_seat(lesson.targets, sight.seats, sight.players)
        own = losses_of(out, seen, sight.players)
        critic = losses_of(self.critic(sight.rows), seen, sight.players)
        better = torch.minimum(ratio * lesson.advantages, cut * lesson.advantages)
        legal = sight.masks.float()
        given_up = -(log_probs * legal).sum(dim=1) / legal.sum(dim=1).clamp(min=1)
        return Terms(
            surrogate=(weight * better).sum(),
            entropy=-(weight * (probs * log_probs).sum(dim=1)).sum(),
            pull=self._distance(sight, log_probs),
            win=(weight * own.win).sum(),
            critic=(weight * critic.win).sum(),
            rest=(weight * (own.rest + critic.rest)).sum(),
            clipped=(weight * (ratio != cut)).sum(),
            given_up=(weight * given_up).sum(),
        )

    def _teaching(self, said: Tensor) -> Tensor:
        """Return what the policy said, with a gradient only where it learns."""
        return self._learns * said + (1 - self._learns) * said.detach()

    def _distance(self, sight: Sight, log_probs: Tensor) -> Tensor:
        """Return how far the policy is from the reference, from a part of the decisions."""
        part = slice(None, None, self._pulled)
        mine, ours = sight.mine[part], log_probs[part]
        with torch.no_grad():
            theirs = log_probs_of(self.reference(sight.rows[part])[0], sight.masks[part])
        apart = (ours.exp() * (ours - theirs)).sum(dim=1)
        return (mine * apart).sum() / mine.sum().clamp(min=1)

    def _follow(self) -> None:
        """Move the reference a little towards the policy."""
        with torch.no_grad():
            for slow, quick in zip(
                self.reference.parameters(), self.policy.parameters(), strict=True
            ):
                slow.lerp_(quick, self._following)


def _standardised(advantages: Tensor, mine: Tensor) -> Tensor:
    """Return advantages with mean 0 and spread 1 over the learner's decisions."""
    weight = mine / mine.sum().clamp(min=1)
    mean = (advantages * weight).sum()
    spread = (((advantages - mean) ** 2) * weight).sum().sqrt()
    return (advantages - mean) / (spread + 1e-6)
