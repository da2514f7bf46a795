"""This game on the compiled engine: one thread, many games, random choice."""

import numpy as np
import numpy.typing as npt

from bench.timing import Play, Tally
from furstenfeld.fast import ACTION_COUNT, SIZE, Batch, Pool, cpu
from furstenfeld.fast.convert import edition_record
from furstenfeld.rules import Variant

BATCH = 1024
APART = 2000
"""So many decisions in each game, about two games, and no two stand at the same place."""


def playouts(players: int = 4, variant: Variant = Variant.BASE, size: int = BATCH) -> Play:
    """Play whole games inside one call, from at most a thousand ready deals used in turn."""
    pool = Batch.deal(range(min(size, 1000)), players, variant, threads=1)
    batch = Batch(np.resize(pool.games, size), pool.edition, threads=1)

    def play(seed: int) -> Tally:
        for first in range(0, size, len(pool)):
            batch.games[first : first + len(pool)] = pool.games[: size - first]
        return Tally(size, int(batch.playout(seed).sum()))

    return play


def watched() -> Play:
    """Play inside one call, observation and mask written before every decision."""
    steps = 10
    batch, pool, seeds = _walking()
    edition = edition_record(batch.edition)
    rows = np.zeros((BATCH, SIZE), np.uint8)
    masks = np.zeros((BATCH, ACTION_COUNT), np.uint8)

    def play(number: int) -> Tally:
        finished = cpu.walk_watching(
            batch.games, edition, pool.games, seeds, steps, rows, masks, 0, BATCH
        )
        return Tally(int(finished), BATCH * steps)

    return play


def batched() -> Play:
    """Play through the Python interface: masks, a choice made in NumPy, a checked step."""
    batch, deals, _ = _walking()
    pool = Pool(deals)
    chance = np.random.default_rng(0)
    masks = np.zeros((BATCH, ACTION_COUNT), np.uint8)
    before = np.arange(BATCH) * ACTION_COUNT

    def play(number: int) -> Tally:
        batch.masks(out=masks)
        legal = np.flatnonzero(masks.view(np.bool_))
        counts = batch.games["count"].astype(np.int64)
        chosen = np.cumsum(counts) - counts + (chance.random(BATCH) * counts).astype(np.int64)
        batch.step(legal[chosen] - before)
        finished = int(batch.finished.sum())
        pool.refill(batch)
        return Tally(finished, BATCH)

    return play


def _walking() -> tuple[Batch, Batch, npt.NDArray[np.uint64]]:
    """Return games in the midst of play, ready deals and a stream of chance for each game."""
    pool = Batch.deal(range(BATCH), 4, threads=1)
    batch = pool.clone()
    seeds = np.random.default_rng(0).integers(1 << 63, size=BATCH, dtype=np.uint64)
    cpu.walk(batch.games, edition_record(pool.edition), pool.games, seeds, APART, 0, BATCH)
    Pool(pool).refill(batch)
    return batch, pool, seeds
