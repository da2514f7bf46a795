"""This game on the compiled engine: one thread, many games, random choice."""

import numpy as np
import numpy.typing as npt

from bench.timing import Play, Tally
from furstenfeld.fast import ACTION_COUNT, SIZE, Batch, Pool, cpu
from furstenfeld.fast.codes import OVER
from furstenfeld.fast.convert import edition_record
from furstenfeld.fast.kernel.chance import GOLDEN, random_step
from furstenfeld.fast.kernel.window import observe, write_mask
from furstenfeld.fast.layout import Array, Editions, Games
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


@cpu.Compiled
def walk(
    games: Games,
    edition: Editions,
    pool: Games,
    seeds: Array,
    steps: int,
    rows: Array,
    masks: Array,
) -> int:
    """Play random actions, one in each game in turn, and return how many games ended.

    Observation and mask are written before every action. Finished games start again from the pool.
    """
    finished = 0
    for number in range(steps):
        for n in range(len(games)):
            if games[n].phase == OVER:
                finished += 1
                games[n] = pool[(n + number) % len(pool)]
            observe(games[n], edition[0], games[n].seat, rows[n])
            write_mask(games[n], masks[n])
            seeds[n] += GOLDEN
            random_step(games[n], edition[0], seeds[n])
    return finished


def watched() -> Play:
    """Play inside one call, observation and mask written before every decision."""
    steps = 10
    batch, pool, seeds = _walking()
    edition = edition_record(batch.edition)
    rows = np.zeros((BATCH, SIZE), np.uint8)
    masks = np.zeros((BATCH, ACTION_COUNT), np.uint8)

    def play(number: int) -> Tally:
        finished = walk(batch.games, edition, pool.games, seeds, steps, rows, masks)
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
    rows = np.zeros((BATCH, SIZE), np.uint8)
    masks = np.zeros((BATCH, ACTION_COUNT), np.uint8)
    walk(batch.games, edition_record(pool.edition), pool.games, seeds, APART, rows, masks)
    Pool(pool).refill(batch)
    return batch, pool, seeds
