"""The learner: a policy, the reference it is pulled to, a critic, and one update of all three.

The policy's loss is that of PPO, with a bonus for entropy and a price on the distance from a
reference that follows slowly: in a game of hidden cards plain policy gradients run in circles, and
a policy pulled towards where it was comes to rest (magnetic mirror descent). docs/training.md has
the sources.
"""

from copy import deepcopy
from typing import Any, Final, NamedTuple

import torch

from furstenfeld.train.choosing import log_probs_of
from furstenfeld.train.network import Critic, Policy
from furstenfeld.train.outlook import by_number, from_seat, losses_of, outlook_of
from furstenfeld.train.returns import Returns, returns_of
from furstenfeld.train.settings import Pace, Settings
from furstenfeld.train.stopwatch import Stopwatch
from furstenfeld.train.tables import Memory

Tensor = Any

_MOST_LOG_RATIO: Final = 20.0


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
        self.weights = [*self.policy.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(
            self.weights, lr=settings.rate, betas=(0.9, 0.99), eps=1e-6, fused=device != "cpu"
        )

    def learn(self, memory: Memory, pace: Pace, generator: Any, watch: Stopwatch) -> Terms:
        """Do one update with what was played."""
        with watch.on("critic"):
            returns = self._returns(memory)
        for group in self.optimiser.param_groups:
            group["lr"] = pace.rate
        mine = memory.mine[: memory.steps].bool()
        advantages = _standardised(returns.advantages, mine)
        sums: list[Terms] = []
        with watch.on("optimiser"):
            for _ in range(self.settings.epochs):
                # Drawn on the host: asking the device for the order would make it wait.
                order = torch.randperm(memory.steps, generator=generator)
                for steps in order.split(self.settings.together):
                    sums.append(self._step(memory, steps.tolist(), advantages, returns, pace))
            self._follow()
        return Terms(*(torch.stack(each).mean() for each in zip(*sums, strict=True)))

    def _returns(self, memory: Memory) -> Returns:
        """Return what the critic makes of all that was played."""
        with torch.no_grad():
            expected = torch.stack([self._expected(memory, n) for n in range(memory.steps + 1)])
            return returns_of(
                expected,
                memory.seats[: memory.steps],
                memory.results,
                memory.ended,
                self.settings.trace,
                self.settings.standing,
            )

    def _expected(self, memory: Memory, step: int) -> Tensor:
        sight = memory.sight(step)
        outlook = outlook_of(self.critic(sight.rows), sight.players)
        return by_number(outlook, sight.seats, sight.players)

    def _step(
        self, memory: Memory, steps: list[int], advantages: Tensor, returns: Returns, pace: Pace
    ) -> Terms:
        """Do one step of the optimiser over some steps of all games."""
        self.optimiser.zero_grad(set_to_none=True)
        count = torch.stack([memory.mine[step].sum() for step in steps]).sum().clamp(min=1)
        sums: Terms | None = None
        for step in steps:
            terms = self._terms(memory, step, advantages[step], returns.targets[step], count)
            self._loss(terms, pace).backward()
            kept = Terms(*(term.detach() for term in terms))
            sums = kept if sums is None else Terms(*map(torch.add, sums, kept))
        torch.nn.utils.clip_grad_norm_(self.weights, self.settings.most_gradient)
        self.optimiser.step()
        assert sums is not None
        return sums

    def _loss(self, terms: Terms, pace: Pace) -> Tensor:
        settings = self.settings
        wanted = terms.surrogate + pace.entropy * terms.entropy - settings.pull * terms.pull
        wins = settings.win_weight * (terms.win + terms.critic)
        return wins + settings.rest_weight * terms.rest - wanted

    def _terms(
        self, memory: Memory, step: int, advantages: Tensor, targets: Tensor, count: Tensor
    ) -> Terms:
        """Return the terms of the loss over one step of all games, each a sum over `count`."""
        sight, settings = memory.sight(step), self.settings
        weight = sight.mine / count
        logits, out = self.policy(sight.rows)
        log_probs = log_probs_of(logits, sight.masks)
        probs = log_probs.exp()
        with torch.no_grad():
            reference = log_probs_of(self.reference(sight.rows)[0], sight.masks)
        chosen = log_probs.gather(1, memory.actions[step][:, None])[:, 0]
        # Finite for an opponent's answers too: their weight is 0, but 0 times infinity is not.
        ratio = (chosen - memory.log_probs[step]).clamp(max=_MOST_LOG_RATIO).exp()
        cut = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        seen = from_seat(targets, sight.seats, sight.players)
        own = losses_of(out, seen, sight.players)
        critic = losses_of(self.critic(sight.rows), seen, sight.players)
        return Terms(
            surrogate=(weight * torch.minimum(ratio * advantages, cut * advantages)).sum(),
            entropy=-(weight * (probs * log_probs).sum(dim=1)).sum(),
            pull=(weight * (probs * (log_probs - reference)).sum(dim=1)).sum(),
            win=(weight * own.win).sum(),
            critic=(weight * critic.win).sum(),
            rest=(weight * (own.rest + critic.rest)).sum(),
            clipped=(weight * (ratio != cut)).sum(),
        )

    def _follow(self) -> None:
        """Move the reference a little towards the policy."""
        with torch.no_grad():
            for slow, quick in zip(
                self.reference.parameters(), self.policy.parameters(), strict=True
            ):
                slow.lerp_(quick, self.settings.reference)


def _standardised(advantages: Tensor, mine: Tensor) -> Tensor:
    """Return advantages with mean 0 and spread 1 over the learner's decisions."""
    weight = mine / mine.sum().clamp(min=1)
    mean = (advantages * weight).sum()
    spread = (((advantages - mean) ** 2) * weight).sum().sqrt()
    return (advantages - mean) / (spread + 1e-6)
