"""The engine on a GPU: agreement with the CPU byte for byte, then speed by batch size.

    python -m bench.gpu --games 1000000 --out build/gpu.md

Needs a GPU, numba-cuda and, for the last line, PyTorch. CI has none: the output is in
`docs/reports/2026-11-performance.md`, with the date and the machine it was measured on.
"""

import argparse
import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from furstenfeld.fast import GAME, Batch, DeviceBatch
from furstenfeld.fast.gpu import cuda
from furstenfeld.rules import Variant

ROUNDS = 3
POOL = 16_384
SIZES = (1_024, 16_384, 131_072, 1_048_576)
APART = 1_500
"""Decisions before measuring: games that began together are in all rounds by then."""


def mixed(first: int, count: int) -> Batch:
    """Deal games of both variants and all numbers of players side by side."""
    numbers = range(first, first + count)
    players = [number % 4 + 2 for number in numbers]
    variants = [list(Variant)[number // 4 % 2] for number in numbers]
    return Batch.deal([f"gpu/{number}" for number in numbers], players, variants)


def agreement(games: int, chunk: int = 125_000) -> Iterator[str]:
    """Play the same random games on both, to the end, and compare every byte."""
    differing = decisions = 0
    for first in range(0, games, chunk):
        batch = mixed(first, min(chunk, games - first))
        device = DeviceBatch(batch)
        counts = batch.playout(first)
        told = device.playout(first).copy_to_host()
        after = device.to_host()
        rows = batch.games.view(np.uint8).reshape(-1, GAME.itemsize)
        others = after.games.view(np.uint8).reshape(-1, GAME.itemsize)
        differing += int(((rows != others).any(axis=1) | (counts != told)).sum())
        decisions += int(counts.sum())
        print(f"{first + len(batch):,} games compared", file=sys.stderr, flush=True)
    yield f"Agreement: {games:,} games, both variants, 2 to 5 players, {decisions:,} decisions;"
    yield f"{differing} games differ between CPU and GPU in any byte of their last record."


def spread(size: int) -> Batch:
    """Return a batch of so many 4-player base games from a pool of ready deals."""
    pool = Batch.deal([f"speed/{number}" for number in range(min(size, POOL))])
    return Batch(np.resize(pool.games, size), pool.edition)


def rate(device: DeviceBatch, work: Callable[[], int]) -> float:
    """Return billions of decisions per second: the median of some rounds."""
    work()
    rates = []
    for _ in range(ROUNDS):
        cuda.synchronize()
        start = time.perf_counter()
        done = work()
        cuda.synchronize()
        rates.append(done / (time.perf_counter() - start) / 1e9)
    return statistics.median(rates)


def speeds(size: int) -> list[float]:
    """Return the rates of one batch size: walking, stepping, stepping with observation and mask."""
    device = DeviceBatch(spread(size))
    device.seed(1)
    device.walk(APART)
    steps = max(200, min(20_000, 200_000_000 // size))
    rows, masks = device.observe(), device.masks()

    def walking() -> int:
        device.walk(steps)
        return size * steps

    def stepping() -> int:
        for _ in range(100):
            device.random_step()
        return size * 100

    def watching() -> int:
        for _ in range(50):
            device.observe(out=rows)
            device.masks(out=masks)
            device.random_step()
        return size * 50

    return [rate(device, work) for work in (walking, stepping, watching)]


def table() -> Iterator[str]:
    """Yield the speeds as a table."""
    yield "| games | one launch | one step a launch | and observation and mask |"
    yield "|---:|---:|---:|---:|"
    for size in SIZES:
        cells = " | ".join(f"{value:.2f}" for value in speeds(size))
        yield f"| {size:,} | {cells} |"
        print(f"measured {size:,} games", file=sys.stderr, flush=True)
    yield ""
    yield "Billion decisions per second, random 4-player base games, finished ones dealt"
    yield f"anew from {POOL:,} ready deals; medians of {ROUNDS} rounds."


def without_a_copy() -> Iterator[str]:
    """Yield whether PyTorch takes the arrays as they are."""
    try:
        import torch
    except ImportError:
        yield "PyTorch is not installed here."
        return
    rows = DeviceBatch(spread(1_024)).observe()
    tensor = torch.as_tensor(rows, device="cuda")
    same = tensor.data_ptr() == rows.device_ctypes_pointer.value
    yield f"PyTorch {torch.__version__} takes observations without a copy: {same}."


def main() -> None:
    """Compare, measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    name = cuda.get_current_device().name
    lines = [
        f"{time.strftime('%Y-%m-%d')}, {name.decode() if isinstance(name, bytes) else name}, "
        f"Python {platform.python_version()}, NumPy {np.__version__}.",
        "",
        *agreement(options.games),
        "",
        *table(),
        *without_a_copy(),
    ]
    print("\n".join(lines))
    if options.out:
        options.out.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
