"""What siblings are good for: how much of a training's gradient is noise, with and without them.

    python -m bench.siblings FOLDER --siblings 1 --siblings 4

FOLDER is a training's. Its networks play some updates on the CPU without learning, and what each
would have done to the policy is compared: what they have in common is the signal, the rest is
noise. In a training in which noise is most of it, half the noise is worth twice the games. (The
variance of advantages says less: siblings share their deal, and what is right for that deal alone
is noise, too.) Needs PyTorch (`make train-setup`); about six minutes of a core for each number of
siblings.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import torch

from bench.document import table
from furstenfeld.train.rollout import play
from furstenfeld.train.sampling import log_probs_of
from furstenfeld.train.settings import Settings
from furstenfeld.train.trainer import Trainer

Tensor = Any

DECISIONS: Final = 131_072
"""Of one update."""
APART: Final = 160
"""Steps before the first update: games begin in positions by chance, which nobody plays to."""


class Lessons(NamedTuple):
    """What the updates would have done, a gradient each, and what they were made of."""

    gradients: Tensor
    variance: float
    learnt: float
    """Share of the decisions."""

    @property
    def signal(self) -> float:
        """The squared length of what all gradients have in common: the mean of their products."""
        products = self.gradients @ self.gradients.t()
        count = len(products)
        return float((products.sum() - products.diagonal().sum()) / (count * (count - 1)))

    @property
    def noise(self) -> float:
        """The squared length of the rest of one."""
        return float((self.gradients**2).sum(dim=1).mean()) - self.signal


def resumed(options: argparse.Namespace, siblings: int) -> Trainer:
    """Return the training with games enough for a CPU."""

    def smaller(settings: Settings) -> Settings:
        return msgspec.structs.replace(
            settings,
            games=DECISIONS // options.steps,
            steps=options.steps,
            siblings=siblings,
            pool=DECISIONS // options.steps,
            advantage_trace=options.trace,
        )

    return Trainer.resume(options.folder, "cpu", smaller)


def go_on(trainer: Trainer) -> None:
    """Let siblings meet, and play the steps of an update."""
    trainer.tables.renew(trainer.dealer.deal(trainer.settings.pool))
    trainer.tables.meet(trainer.settings.siblings)
    policy, opponents = trainer.learner.policy, trainer.league.opponents()
    play(trainer.tables, trainer.memory, policy, opponents, trainer.luck, trainer.watch)


def gradient_of(trainer: Trainer) -> tuple[Tensor, float, float]:
    """Return the policy's gradient, the variance of advantages, and how many are learnt from."""
    memory, learner = trainer.memory, trainer.learner
    advantages, _, mine = learner.judged(memory)
    spread, mean = torch.var_mean(advantages[mine])
    weights = list(learner.policy.parameters())
    total: Tensor = 0
    for step in range(memory.steps):
        sight = memory.sight(step)
        log_probs = log_probs_of(learner.policy(sight.rows)[0], sight.masks)
        chosen = log_probs.gather(1, memory.actions[step][:, None])[:, 0]
        praise = (chosen * (advantages[step] - mean) * mine[step]).sum() / mine.sum()
        found = torch.autograd.grad(praise, weights, allow_unused=True, materialize_grads=True)
        total = total + torch.cat([each.flatten() for each in found]).double()
    return total, float(spread), float(mine.float().mean())


def lessons_of(trainer: Trainer, updates: int) -> Lessons:
    """Play some updates without learning."""
    for _ in range(-(-APART // trainer.settings.steps)):
        go_on(trainer)
    told = []
    for number in range(updates):
        go_on(trainer)
        told.append(gradient_of(trainer))
        print(f"{trainer.settings.siblings} siblings, update {number + 1}", file=sys.stderr)
    gradients, variances, learnt = zip(*told, strict=True)
    return Lessons(torch.stack(gradients), sum(variances) / updates, sum(learnt) / updates)


def rows_of(options: argparse.Namespace) -> Iterator[list[str]]:
    """Yield a row for each number of siblings."""
    for siblings in options.siblings:
        lessons = lessons_of(resumed(options, siblings), options.updates)
        yield [
            f"{siblings}",
            f"{100 * lessons.learnt:.0f} %",
            f"{lessons.variance:.4f}",
            f"{1e6 * lessons.noise:.0f}",
            f"{1e6 * lessons.signal:.0f}",
        ]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--siblings", type=int, action="append", required=True)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--trace", type=float, default=0.7)
    parser.add_argument("--updates", type=int, default=4)
    options = parser.parse_args()
    head = ["siblings", "learnt from", "variance of advantages", "noise", "signal"]
    print(table(head, list(rows_of(options))))


if __name__ == "__main__":
    main()
