"""What siblings are good for: how noisy the advantages of a training are, with and without them.

    python -m bench.siblings FOLDER --steps 32

FOLDER is a training's; its networks play one update on the CPU. The variance of advantages is what
an update must average out, and what does not come from an answer is nothing but noise: half the
variance is worth twice the games. Needs PyTorch (`make train-setup`); a minute of two cores.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import torch

from bench.document import table
from furstenfeld.train.playing import play
from furstenfeld.train.returns import Traces, returns_of
from furstenfeld.train.settings import Settings
from furstenfeld.train.siblings import compared
from furstenfeld.train.trainer import Trainer

Tensor = Any

LAMBDAS: Final = (0.5, 0.7, 0.85, 0.95)
POOL: Final = 4096


def resumed(options: argparse.Namespace) -> Trainer:
    """Return the training with games enough for a CPU."""

    def smaller(settings: Settings) -> Settings:
        return msgspec.structs.replace(
            settings,
            games=options.games,
            steps=options.steps,
            siblings=options.siblings,
            pool=POOL,
        )

    return Trainer.resume(options.folder, "cpu", smaller)


def variance(advantages: Tensor, which: Tensor) -> str:
    """Return the variance over some decisions."""
    return f"{float(advantages[which].var()):.4f}"


def rows_of(trainer: Trainer) -> Iterator[list[str]]:
    """Play one update; yield for each lambda how noisy its advantages are."""
    memory, learner, siblings = trainer.memory, trainer.learner, trainer.settings.siblings
    trainer.tables.meet(siblings)
    opponents = trainer.league.opponents()
    play(trainer.tables, memory, learner.policy, opponents, trainer.luck, trainer.watch)
    played = memory.played
    # Until one of its own rounds ends, a game is where all of its siblings are.
    new = played.rounds[: memory.steps] == played.rounds[:1]
    with torch.no_grad():
        expected = learner.expected(memory)
    for trace in LAMBDAS:
        returns = returns_of(expected, played, Traces(trace, trace))
        mine = memory.mine[: memory.steps].bool() & returns.settled
        better = compared(returns.advantages, played, mine, siblings)
        yield [
            f"{trace}",
            variance(returns.advantages, mine),
            variance(better, mine),
            variance(returns.advantages, mine & new),
            variance(better, mine & new),
            f"{100 * float(mine.float().mean()):.0f} %",
        ]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=2048)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--siblings", type=int, default=8)
    options = parser.parse_args()
    head = ["lambda", "alone", "with siblings", "alone, just met", "with siblings", "learnt from"]
    print(table(head, list(rows_of(resumed(options)))))


if __name__ == "__main__":
    main()
