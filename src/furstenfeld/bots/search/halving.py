"""Sequential halving: all candidates are tried alike, then the better half again, and so on."""

from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from furstenfeld.bots.search import cpu
from furstenfeld.bots.search.budget import Meter
from furstenfeld.bots.search.candidates import Numbers, Root, scratch

HEAT: Final = 0
"""How much chance there is in the play of a world, in the policy's own measure: the worlds differ
enough, and the policy plays best without."""


class Table(NamedTuple):
    """What is tried: the position, the plans, and by which weights the worlds are played."""

    root: Root
    plans: npt.NDArray[np.int16]
    weights: Numbers
    rows: Numbers
    seed: np.uint64


class Tries(NamedTuple):
    """What became of each candidate: how often it was tried, and what it won."""

    counts: Numbers
    wins: Numbers
    order: Numbers
    """The candidates, best first: the longer one was tried, the further in front."""


def halve(table: Table, meter: Meter, pool: ThreadPoolExecutor | None, threads: int) -> Tries:
    """Try the candidates until the budget is used up; every phase gets an equal share of it.

    All candidates of a phase play the same worlds with the same chance, and those that are left
    have played the same worlds from the first, so that only the candidates differ.
    """
    alive = np.arange(len(table.plans))
    counts = np.zeros(len(alive), np.int64)
    sums = np.zeros((2, len(alive)), np.int64)
    out: list[Numbers] = []
    phases = int(len(alive) - 1).bit_length()
    worlds = 0
    for phase in range(1, phases + 1):
        played = 0
        while batch := meter.batch(phase / phases, len(alive), played):
            sums += _try(table, alive, worlds, worlds + batch, pool, threads)
            worlds += batch
            played += batch * len(alive)
            meter.note(batch * len(alive))
        counts[alive] = worlds
        alive = alive[np.argsort(-sums[1, alive], kind="stable")]
        half = (len(alive) + 1) // 2
        out.insert(0, alive[half:])
        alive = alive[:half]
    return Tries(counts, sums[0], np.concatenate([alive, *out]))


def _try(
    table: Table,
    alive: Numbers,
    first: int,
    last: int,
    pool: ThreadPoolExecutor | None,
    threads: int,
) -> Numbers:
    """Return what each candidate wins and gains in some worlds.

    These are whole numbers, so it does not matter which thread adds them up.
    """
    if pool is None:
        return _piece(table, alive, first, last)
    ends = [first + (last - first) * piece // threads for piece in range(threads + 1)]
    jobs = [
        pool.submit(_piece, table, alive, ends[piece], ends[piece + 1]) for piece in range(threads)
    ]
    found: Numbers = np.array([job.result() for job in jobs]).sum(axis=0)
    return found


def _piece(table: Table, alive: Numbers, first: int, last: int) -> Numbers:
    sums = np.zeros((2, len(table.plans)), np.int64)
    games = table.root.games.copy()
    cpu.try_worlds(
        games,
        table.root.edition,
        table.weights,
        table.rows,
        scratch(),
        table.seed,
        HEAT,
        table.plans,
        alive,
        sums[0],
        sums[1],
        first,
        last,
    )
    return sums
