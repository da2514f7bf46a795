"""Sequential halving: simulate all candidates equally, then the better half, and so on."""

from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from furstenfeld.bots.search import cpu
from furstenfeld.bots.search.budget import BudgetMeter
from furstenfeld.bots.search.candidates import Numbers, Root, scratch

NOISE: Final = 0
"""Randomness of the policy in simulations: none, because the worlds differ enough, and the
policy plays best without."""


class Trial(NamedTuple):
    """What is simulated: the position, the plans, and the weights by which all seats play."""

    root: Root
    plans: npt.NDArray[np.int16]
    weights: Numbers
    rows: Numbers
    seed: np.uint64


class TrialResults(NamedTuple):
    """How often each candidate was simulated, and what it won."""

    counts: Numbers
    wins: Numbers
    order: Numbers
    """The candidates, best first; those that survived longer come before others."""


def halve(
    trial: Trial, meter: BudgetMeter, pool: ThreadPoolExecutor | None, threads: int
) -> TrialResults:
    """Simulate the candidates until the budget is used up, in phases with equal shares of it.

    All candidates of a phase play the same worlds with the same random numbers. The survivors have
    played the same worlds from the beginning, so only the candidates differ.
    """
    alive = np.arange(len(trial.plans))
    counts = np.zeros(len(alive), np.int64)
    sums = np.zeros((2, len(alive)), np.int64)
    out: list[Numbers] = []
    phases = int(len(alive) - 1).bit_length()
    worlds = 0
    for phase in range(1, phases + 1):
        played = 0
        while batch := meter.batch(phase / phases, len(alive), played):
            sums += _try(trial, alive, worlds, worlds + batch, pool, threads)
            worlds += batch
            played += batch * len(alive)
            meter.note(batch * len(alive))
        counts[alive] = worlds
        alive = alive[np.argsort(-sums[1, alive], kind="stable")]
        half = (len(alive) + 1) // 2
        out.insert(0, alive[half:])
        alive = alive[:half]
    return TrialResults(counts, sums[0], np.concatenate([alive, *out]))


def _try(
    trial: Trial,
    alive: Numbers,
    first: int,
    last: int,
    pool: ThreadPoolExecutor | None,
    threads: int,
) -> Numbers:
    """Return what each candidate wins and gains in some worlds.

    The sums are whole numbers, so the order in which threads finish does not matter.
    """
    if pool is None:
        return _piece(trial, alive, first, last)
    ends = [first + (last - first) * piece // threads for piece in range(threads + 1)]
    jobs = [
        pool.submit(_piece, trial, alive, ends[piece], ends[piece + 1]) for piece in range(threads)
    ]
    found: Numbers = np.array([job.result() for job in jobs]).sum(axis=0)
    return found


def _piece(trial: Trial, alive: Numbers, first: int, last: int) -> Numbers:
    sums = np.zeros((2, len(trial.plans)), np.int64)
    games = trial.root.games.copy()
    cpu.try_worlds(
        games,
        trial.root.edition,
        trial.weights,
        trial.rows,
        scratch(),
        trial.seed,
        NOISE,
        trial.plans,
        alive,
        sums[0],
        sums[1],
        first,
        last,
    )
    return sums
