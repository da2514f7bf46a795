"""Training, measured: where the time of an update goes, and whether a GPU plays the same games.

    python -m bench.train --device cuda --check --games 65536 --games 131072 --out build/train.md

`--check` plays the same answers on CPU and GPU and compares every byte that a network is given.
CI has no GPU: `docs/training.md` has the output, with its date.
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
from furstenfeld.train.journal import Entry
from furstenfeld.train.kernel.steps import ALONE, NETWORKS, SCRIPTED
from furstenfeld.train.network import Policy, Shape
from furstenfeld.train.sampling import log_probs_of
from furstenfeld.train.settings import LARGE, SMALL, Settings
from furstenfeld.train.trainer import Trainer
from furstenfeld.train.vector_games import Memory, Tables

WARM = 3
"""Updates before the clock starts: kernels are compiled and memory is taken in them."""
MEETING = 100
"""Steps after which siblings meet while both are compared."""
PURPOSES = ("games", "network", "critic", "optimiser", "tally")
COMPARED = ("rows", "masks", "seats", "players", "mine", "heroes")


def agreement(device: str, games: int, steps: int) -> Iterator[str]:
    """Play the same random answers on the CPU and on the device, and compare all that is noted."""
    dealer = Dealer(ALL_KINDS, 1)
    dealt = dealer.apart(dealer.deal(games), 300)
    families = np.resize([ALONE, NETWORKS, SCRIPTED], games // LARGE.siblings)
    sides = np.repeat(families, LARGE.siblings)
    heroes = np.where(sides == ALONE, NONE, dealer.rng.integers(0, dealt["players"]))
    pool = dealer.deal(games)
    places = ("cpu", device)
    tables = [
        Tables(each, dealer.edition, dealt, pool, sides.tolist(), heroes.tolist())
        for each in places
    ]
    memories = [Memory(each, 1, games) for each in places]
    differing = ended = 0
    for step in range(steps):
        for table, memory in zip(tables, memories, strict=True):
            if step % MEETING == 0:
                table.meet(LARGE.siblings)
            table.look(memory, 0)
        differing += sum(_differ(name, *memories) for name in COMPARED)
        masks = memories[0].masks[0].numpy()
        drawn = torch.from_numpy((dealer.rng.random(masks.shape) * masks).argmax(axis=1))
        for table, memory in zip(tables, memories, strict=True):
            memory.actions[0] = drawn.to(memory.actions.device)
            table.advance(memory, 0)
        differing += _differ("ended", *memories)
        over = memories[0].ended[0].bool()
        ended += int(over.sum())
        results = [memory.results[0].cpu()[over] for memory in memories]
        differing += int((results[0] != results[1]).sum())
    states = [table.state() for table in tables]
    differing += int((states[0]["games"] != states[1]["games"]).sum())
    yield f"Agreement: {games:,} games of all kinds, {steps} steps, {ended:,} games ended; CPU and"
    yield f"{device} differ in {differing} numbers of all that networks are given."
    yield _precision(memories[0], device)


def _differ(name: str, one: Memory, two: Memory) -> int:
    return int((getattr(one, name)[0] != getattr(two, name)[0].cpu()).sum())


def _precision(memory: Memory, device: str) -> str:
    """Return how far half precision on the device changes the chances of actions."""
    policy = Policy(Shape())
    torch.nn.init.normal_(policy.tower.leave.weight, std=0.05)
    rows, masks = memory.rows[0], memory.masks[0]
    with torch.no_grad():
        here = log_probs_of(policy(rows)[0], masks).exp()
        there = log_probs_of(policy.to(device)(rows.to(device))[0], masks.to(device)).exp().cpu()
    largest = float((here - there).abs().max())
    return f"Chances of actions differ by at most {largest:.4f}, for {INPUTS} inputs."


def measured(settings: Settings, device: str, updates: int) -> Iterator[str]:
    """Yield the speed of some updates and where their time went."""
    begun = time.perf_counter()
    trainer = Trainer(settings, device)
    for _ in range(WARM):
        trainer.step()
    print(
        f"{settings.games:,} games: ready in {time.perf_counter() - begun:.0f} s", file=sys.stderr
    )
    walls, entries = [], list[Entry]()
    for _ in range(updates):
        start = time.perf_counter()
        entries.append(trainer.step())
        walls.append(time.perf_counter() - start)
    wall = statistics.median(walls)
    size = settings.games * settings.steps
    parts = {
        name: statistics.median(entry.times.get(name, 0.0) for entry in entries)
        for name in PURPOSES
    }
    shares = " | ".join(f"{100 * parts[name] / wall:.0f} %" for name in PURPOSES)
    other = max(0.0, 1 - sum(parts.values()) / wall)
    yield (
        f"| {settings.games:,} | {settings.steps} | {size / wall / 1e6:.3f} | {shares} "
        f"| {100 * other:.0f} % |"
    )


def report(options: argparse.Namespace) -> Iterator[str]:
    """Yield the lines of the page."""
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
    for games in options.games or [base.games]:
        settings = msgspec.structs.replace(base, games=games, steps=options.steps or base.steps)
        yield from measured(settings, options.device, options.updates)


def main() -> None:
    """Check, measure, and write the page."""
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
