"""Measure training: where the time of an update goes, and whether a GPU plays the same games.

    python -m bench.train --device cuda --check --games 65536 --games 131072 --out build/train.md

`--check` plays the same actions on CPU and GPU and compares every byte that networks read.
CI has no GPU; the output of November 2026 is in `docs/reports/2026-11-training.md`.
"""

import argparse
import platform
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import torch

from furstenfeld.bots.champion.inputs import INPUTS
from furstenfeld.fast.codes import NONE
from furstenfeld.train.deals import ALL_KINDS, Dealer
from furstenfeld.train.kernel.steps import ALONE, NETWORKS, SCRIPTED
from furstenfeld.train.metrics_log import UpdateMetrics
from furstenfeld.train.network import NetworkShape, Policy
from furstenfeld.train.rollout_buffer import RolloutBuffer
from furstenfeld.train.sampling import masked_log_probs
from furstenfeld.train.settings import LARGE, SMALL, TrainingSettings
from furstenfeld.train.trainer import Trainer
from furstenfeld.train.vector_games import VectorGames

WARM = 3
"""Updates before the measurement, in which kernels are compiled and memory is allocated."""
MEETING = 100
"""Steps between two joins of the siblings while both are compared."""
PURPOSES = ("games", "network", "critic", "optimiser", "tally")
COMPARED = ("rows", "masks", "seats", "players", "is_learner", "learner_seats")


def agreement(device: str, games: int, steps: int) -> Iterator[str]:
    """Play the same random actions on the CPU and on the device, and compare all observations."""
    dealer = Dealer(ALL_KINDS, 1)
    dealt = dealer.spread(dealer.deal(games), 300)
    families = np.resize([ALONE, NETWORKS, SCRIPTED], games // LARGE.siblings)
    sides = np.repeat(families, LARGE.siblings)
    heroes = np.where(sides == ALONE, NONE, dealer.rng.integers(0, dealt["players"]))
    pool = dealer.deal(games)
    places = ("cpu", device)
    tables = [
        VectorGames(each, dealer.edition, dealt, pool, sides.tolist(), heroes.tolist())
        for each in places
    ]
    buffers = [RolloutBuffer(each, 1, games) for each in places]
    differing = ended = 0
    for step in range(steps):
        for table, buffer in zip(tables, buffers, strict=True):
            if step % MEETING == 0:
                table.join_siblings(LARGE.siblings)
            table.observe(buffer, 0)
        differing += sum(_differ(name, *buffers) for name in COMPARED)
        masks = buffers[0].masks[0].numpy()
        drawn = torch.from_numpy((dealer.rng.random(masks.shape) * masks).argmax(axis=1))
        for table, buffer in zip(tables, buffers, strict=True):
            buffer.actions[0] = drawn.to(buffer.actions.device)
            table.advance(buffer, 0)
        differing += _differ("ended", *buffers)
        over = buffers[0].ended[0].bool()
        ended += int(over.sum())
        results = [buffer.results[0].cpu()[over] for buffer in buffers]
        differing += int((results[0] != results[1]).sum())
    states = [table.arrays() for table in tables]
    differing += int((states[0]["games"] != states[1]["games"]).sum())
    yield f"Agreement: {games:,} games of all kinds, {steps} steps, {ended:,} games ended; CPU and"
    yield f"{device} differ in {differing} numbers of all that networks are given."
    yield _precision(buffers[0], device)


def _differ(name: str, one: RolloutBuffer, two: RolloutBuffer) -> int:
    return int((getattr(one, name)[0] != getattr(two, name)[0].cpu()).sum())


def _precision(buffer: RolloutBuffer, device: str) -> str:
    """Return how much half precision on the device changes probabilities of actions."""
    policy = Policy(NetworkShape())
    torch.nn.init.normal_(policy.tower.leave.weight, std=0.05)
    rows, masks = buffer.rows[0], buffer.masks[0]
    with torch.no_grad():
        here = masked_log_probs(policy(rows)[0], masks).exp()
        there = (
            masked_log_probs(policy.to(device)(rows.to(device))[0], masks.to(device)).exp().cpu()
        )
    largest = float((here - there).abs().max())
    return f"Probabilities of actions differ by at most {largest:.4f}, for {INPUTS} inputs."


def measured(settings: TrainingSettings, device: str, updates: int) -> Iterator[str]:
    """Yield a row with the speed of some updates and where their time went."""
    begun = time.perf_counter()
    trainer = Trainer(settings, device)
    for _ in range(WARM):
        trainer.step()
    print(
        f"{settings.num_envs:,} games: ready in {time.perf_counter() - begun:.0f} s",
        file=sys.stderr,
    )
    walls, entries = [], list[UpdateMetrics]()
    for _ in range(updates):
        start = time.perf_counter()
        entries.append(trainer.step())
        walls.append(time.perf_counter() - start)
    wall = statistics.median(walls)
    size = settings.batch_size
    parts = {
        name: statistics.median(entry.times.get(name, 0.0) for entry in entries)
        for name in PURPOSES
    }
    shares = " | ".join(f"{100 * parts[name] / wall:.0f} %" for name in PURPOSES)
    other = max(0.0, 1 - sum(parts.values()) / wall)
    yield (
        f"| {settings.num_envs:,} | {settings.num_steps} | {size / wall / 1e6:.3f} | {shares} "
        f"| {100 * other:.0f} % |"
    )


def report(options: argparse.Namespace) -> Iterator[str]:
    """Yield the lines of the report."""
    base = SMALL if options.device == "cpu" else LARGE
    name = platform.processor() or platform.machine()
    if options.device == "cuda":
        name = torch.cuda.get_device_name()
    yield f"{time.strftime('%Y-%m-%d')}, {name}, PyTorch {torch.__version__}."
    yield ""
    if options.check:
        yield from agreement(options.device, options.check_games, options.check_steps)
        yield ""
    yield "| games | steps | million decisions/s | " + " | ".join(PURPOSES) + " | other |"
    yield "|---:|---:|---:|" + "---:|" * (len(PURPOSES) + 1)
    for games in options.games or [base.num_envs]:
        settings = msgspec.structs.replace(
            base, num_envs=games, num_steps=options.steps or base.num_steps
        )
        yield from measured(settings, options.device, options.updates)


def main() -> None:
    """Check, measure, and write the report."""
    parser = argparse.ArgumentParser(prog="python -m bench.train", description=__doc__)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--check-games", type=int, default=2048)
    parser.add_argument("--check-steps", type=int, default=400)
    parser.add_argument("--games", type=int, action="append")
    parser.add_argument("--steps", type=int)
    parser.add_argument("--updates", type=int, default=5)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    if options.device == "cpu":
        torch.set_num_threads(1)
    lines = []
    for line in report(options):
        print(line, flush=True)
        lines.append(line)
    if options.out:
        options.out.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
