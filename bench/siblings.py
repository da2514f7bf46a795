"""How much siblings reduce the noise of the policy gradient.

    python -m bench.siblings FOLDER --siblings 1 --siblings 4

FOLDER is a training folder. Its networks play some updates on the CPU without learning, and the
gradients of the updates are compared: what they have in common is the signal, the rest is noise. If
most of a gradient is noise, half the noise is worth twice the games. (The variance of advantages
says less: siblings share their deal, and what is right for that deal only is noise, too.) Needs
PyTorch (`make train-setup`) and about six minutes on one core for each number of siblings.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import torch

from bench.document import table
from furstenfeld.train.rollout import collect_rollout
from furstenfeld.train.sampling import masked_log_probs
from furstenfeld.train.settings import TrainingSettings
from furstenfeld.train.trainer import Trainer

Tensor = Any

DECISIONS: Final = 131_072
"""Decisions in one update."""
APART: Final = 160
"""Steps before the first update: games start in random positions that no policy would reach."""


class Gradients(NamedTuple):
    """The gradient of each update, and what they were computed from."""

    gradients: Tensor
    variance: float
    learnt: float
    """Share of the decisions that count."""

    @property
    def signal(self) -> float:
        """Squared length of what all gradients have in common: the mean of their products."""
        products = self.gradients @ self.gradients.t()
        count = len(products)
        return float((products.sum() - products.diagonal().sum()) / (count * (count - 1)))

    @property
    def noise(self) -> float:
        """Squared length of the rest of a gradient."""
        return float((self.gradients**2).sum(dim=1).mean()) - self.signal


def resumed(options: argparse.Namespace, siblings: int) -> Trainer:
    """Return the run with as many games as a CPU can play."""

    def smaller(settings: TrainingSettings) -> TrainingSettings:
        return msgspec.structs.replace(
            settings,
            num_envs=DECISIONS // options.steps,
            num_steps=options.steps,
            siblings=siblings,
            deal_pool=DECISIONS // options.steps,
            gae_lambda=options.gae_lambda,
        )

    return Trainer.resume(options.folder, "cpu", smaller)


def play_on(trainer: Trainer) -> None:
    """Join siblings, and play the steps of an update."""
    trainer.games.set_pool(trainer.dealer.deal(trainer.settings.deal_pool))
    trainer.games.join_siblings(trainer.settings.siblings)
    policy, opponents = trainer.learner.policy, trainer.league.opponents()
    collect_rollout(
        trainer.games, trainer.buffer, policy, opponents, trainer.generator, trainer.watch
    )


def gradient_of(trainer: Trainer) -> tuple[Tensor, float, float]:
    """Return the policy gradient, the variance of advantages, and the share of decisions used."""
    buffer, learner = trainer.buffer, trainer.learner
    advantages, _, counts = learner.targets(buffer)
    spread, mean = torch.var_mean(advantages[counts])
    weights = list(learner.policy.parameters())
    total: Tensor = 0
    for step in range(buffer.steps):
        seen = buffer.observations(step)
        log_probs = masked_log_probs(learner.policy(seen.rows)[0], seen.masks)
        chosen = log_probs.gather(1, buffer.actions[step][:, None])[:, 0]
        objective = (chosen * (advantages[step] - mean) * counts[step]).sum() / counts.sum()
        found = torch.autograd.grad(objective, weights, allow_unused=True, materialize_grads=True)
        total = total + torch.cat([each.flatten() for each in found]).double()
    return total, float(spread), float(counts.float().mean())


def gradients_of(trainer: Trainer, updates: int) -> Gradients:
    """Play some updates without learning."""
    for _ in range(-(-APART // trainer.settings.num_steps)):
        play_on(trainer)
    told = []
    for number in range(updates):
        play_on(trainer)
        told.append(gradient_of(trainer))
        print(f"{trainer.settings.siblings} siblings, update {number + 1}", file=sys.stderr)
    gradients, variances, learnt = zip(*told, strict=True)
    return Gradients(torch.stack(gradients), sum(variances) / updates, sum(learnt) / updates)


def rows_of(options: argparse.Namespace) -> Iterator[list[str]]:
    """Yield a row of the table for each number of siblings."""
    for siblings in options.siblings:
        found = gradients_of(resumed(options, siblings), options.updates)
        yield [
            f"{siblings}",
            f"{100 * found.learnt:.0f} %",
            f"{found.variance:.4f}",
            f"{1e6 * found.noise:.0f}",
            f"{1e6 * found.signal:.0f}",
        ]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--siblings", type=int, action="append", required=True)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--gae-lambda", "--trace", type=float, default=0.7)
    parser.add_argument("--updates", type=int, default=4)
    options = parser.parse_args()
    head = ["siblings", "learnt from", "variance of advantages", "noise", "signal"]
    print(table(head, list(rows_of(options))))


if __name__ == "__main__":
    main()
