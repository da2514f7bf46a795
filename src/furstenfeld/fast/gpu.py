"""The kernel on an NVIDIA GPU: the same functions, one thread a game, states in device memory.

Needs numba-cuda and a GPU: `pip install "furstenfeld[gpu]"`.
"""

from typing import Any, Final

import numpy as np

# numba-cuda 0.30 still asks for names that NumPy 2.5 has dropped.
for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):
        setattr(np, _old, getattr(np, _new))

from numba import cuda, int32  # noqa: E402 (after the names above)

from furstenfeld.fast import targets  # noqa: E402
from furstenfeld.fast.layout import Games, Numbers  # noqa: E402
from furstenfeld.fast.tables import OVER  # noqa: E402

THREADS: Final = 32
"""Threads of a block."""


def _device(function: Any) -> Any:
    return cuda.jit(function, device=True)


@cuda.jit(device=True)
def _popcount(bits: Numbers) -> Numbers:
    return cuda.popc(int32(bits))


@cuda.jit(device=True)
def _lowest(bits: Numbers) -> Numbers:
    return cuda.ffs(int32(bits)) - 1


KERNEL: Final = targets.load("gpu", _device, {"popcount": _popcount, "lowest": _lowest})

_step, _is_legal = KERNEL.step, KERNEL.is_legal
_write_mask, _observe = KERNEL.write_mask, KERNEL.observe
_playout, _random_step, _resample = KERNEL.playout, KERNEL.random_step, KERNEL.resample
_answer, _ask, _nth_option = KERNEL.answer, KERNEL.ask, KERNEL.nth_option
_below, _GOLDEN = KERNEL.below, KERNEL.GOLDEN


@cuda.jit
def step(games: Games, edition: Games, actions: Numbers) -> None:
    """Do a legal action in each game that is not over."""
    n = cuda.grid(1)
    if n < games.shape[0] and games[n].phase != OVER:
        _step(games[n], edition[0], actions[n])


@cuda.jit
def check(games: Games, actions: Numbers, illegal: Numbers) -> None:
    """Count the actions that are not legal, and keep the place of one."""
    n = cuda.grid(1)
    if n < games.shape[0] and games[n].phase != OVER and not _is_legal(games[n], actions[n]):
        cuda.atomic.add(illegal, 0, 1)
        cuda.atomic.min(illegal, 1, n)


@cuda.jit
def masks(games: Games, rows: Numbers) -> None:
    """Write the legal actions of each game."""
    n = cuda.grid(1)
    if n < games.shape[0]:
        _write_mask(games[n], rows[n])


@cuda.jit
def observe(games: Games, edition: Games, seats: Numbers, rows: Numbers) -> None:
    """Write what a seat of each game sees; the one that is asked where `seats` says -1."""
    n = cuda.grid(1)
    if n < games.shape[0]:
        seat = seats[n]
        if seat < 0:
            seat = max(0, games[n].seat)
        _observe(games[n], edition[0], seat, rows[n])


@cuda.jit
def playout(games: Games, edition: Games, seeds: Numbers, most: int, counts: Numbers) -> None:
    """Play each game by random choice to its end, or for so many decisions."""
    n = cuda.grid(1)
    if n < games.shape[0]:
        counts[n] = _playout(games[n], edition[0], seeds[n], most)


@cuda.jit
def walk(
    games: Games, edition: Games, pool: Games, seeds: Numbers, steps: int, finished: Numbers
) -> None:
    """Play so many random decisions in each game, a finished one dealt anew from the pool."""
    n = cuda.grid(1)
    if n >= games.shape[0]:
        return
    g = games[n]
    e = edition[0]
    state = seeds[n]
    deal = n
    done = 0
    # One answer a turn of the loop, forced or not: threads of a warp wait for each other, and would
    # wait for the longest chain of forced answers.
    while done < steps or g.count == 1:
        if g.phase == OVER:
            deal += 1
            games[n] = pool[deal % pool.shape[0]]
        choice = 0
        if g.count > 1:
            state += _GOLDEN
            choice = _below(state, g.count)
            done += 1
        _answer(g, e, _nth_option(g, choice))
        _ask(g, e)
    seeds[n] = state
    finished[n] = deal - n


@cuda.jit
def restart(games: Games, pool: Games, deals: Numbers) -> None:
    """Deal finished games anew from a pool, each taking its next deal."""
    n = cuda.grid(1)
    if n < games.shape[0] and games[n].phase == OVER:
        games[n] = pool[deals[n] % pool.shape[0]]
        deals[n] += 1


@cuda.jit
def resample(games: Games, seats: Numbers, seeds: Numbers) -> None:
    """Deal anew all that a seat of each game cannot know."""
    n = cuda.grid(1)
    if n < games.shape[0]:
        _resample(games[n], seats[n], seeds[n])
