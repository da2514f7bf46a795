"""The kernel on an NVIDIA GPU: the same functions, one thread a game, games in device memory.

Needs numba-cuda and a GPU: `pip install "furstenfeld[gpu]"`.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numpy as np

from furstenfeld.fast import targets
from furstenfeld.fast.codes import OVER, TURNING
from furstenfeld.fast.layout import Games, Numbers

# numba-cuda 0.30 still asks for names that NumPy 2.5 has dropped.
for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):
        setattr(np, _old, getattr(np, _new))

try:
    cuda: Final[Any] = import_module("numba.cuda")
except ImportError as error:
    raise ImportError(
        "the fast engine on a GPU needs numba-cuda: pip install 'furstenfeld[gpu]'"
    ) from error

THREADS: Final = 128
"""Threads of a block (measured: 32 to 256 are equally fast)."""

_ALL: Final = 0xFFFFFFFF
"""All threads of a warp."""


def _device(function: Callable[..., Any]) -> Any:
    return cuda.jit(function, device=True)


def _popcount(bits: Any) -> Any:
    return cuda.popc(np.int32(bits))


def _lowest(bits: Any) -> Any:
    return cuda.ffs(np.int32(bits)) - 1


KERNEL: Final = targets.load(
    "gpu", _device, {"popcount": _device(_popcount), "lowest": _device(_lowest)}
)

_step, _is_legal = KERNEL.step, KERNEL.is_legal
_answer, _ask, _nth_option = KERNEL.answer, KERNEL.ask, KERNEL.nth_option
_write_mask, _observe = KERNEL.write_mask, KERNEL.observe
_playout, _resample = KERNEL.playout, KERNEL.resample
_random_step, _below, _GOLDEN = KERNEL.random_step, KERNEL.below, KERNEL.GOLDEN


@_device
def _elected(phase: int) -> int:
    """Return the phase that most threads of the warp are in."""
    elected = 0
    most = 0
    for candidate in range(TURNING + 1):
        votes = cuda.popc(cuda.ballot_sync(_ALL, phase == candidate))
        if votes > most:
            most = votes
            elected = candidate
    return elected


class Launch:
    """A kernel with a thread for each game; the first argument is the array of games."""

    def __init__(self, function: Callable[..., None]) -> None:
        self._kernel = cuda.jit(function)

    def __call__(self, games: Games, *arguments: Any) -> None:
        """Run the kernel; it has not ended yet when this returns."""
        blocks = (len(games) + THREADS - 1) // THREADS
        self._kernel[blocks, THREADS](games, *arguments)


@Launch
def step(games: Games, edition: Games, actions: Numbers) -> None:
    """Do a legal action in each game that is not over."""
    n = cuda.grid(1)
    if n < games.shape[0] and games[n].phase != OVER:
        _step(games[n], edition[0], actions[n])


@Launch
def check(games: Games, actions: Numbers, illegal: Numbers) -> None:
    """Keep the lowest place of an action that is not legal."""
    n = cuda.grid(1)
    if n < games.shape[0] and games[n].phase != OVER and not _is_legal(games[n], actions[n]):
        cuda.atomic.min(illegal, 0, n)


@Launch
def masks(games: Games, rows: Numbers) -> None:
    """Write the legal actions of each game."""
    n = cuda.grid(1)
    if n < games.shape[0]:
        _write_mask(games[n], rows[n])


@Launch
def observe(games: Games, edition: Games, seats: Numbers, rows: Numbers) -> None:
    """Write what a seat of each game sees; the one that is asked where `seats` says -1."""
    n = cuda.grid(1)
    if n < games.shape[0]:
        seat = seats[n]
        if seat < 0:
            seat = max(0, games[n].seat)
        _observe(games[n], edition[0], seat, rows[n])


@Launch
def random_step(games: Games, edition: Games, pool: Games, seeds: Numbers, deals: Numbers) -> None:
    """Do one random decision in each game, a finished one dealt anew from the pool first."""
    n = cuda.grid(1)
    if n < games.shape[0]:
        if games[n].phase == OVER:
            games[n] = pool[deals[n] % pool.shape[0]]
            deals[n] += games.shape[0]
        state = seeds[n] + _GOLDEN
        seeds[n] = state
        _random_step(games[n], edition[0], state)


@Launch
def playout(games: Games, edition: Games, seeds: Numbers, most: int, counts: Numbers) -> None:
    """Play each game by random choice to its end, or for so many decisions."""
    n = cuda.grid(1)
    if n < games.shape[0]:
        counts[n] = _playout(games[n], edition[0], seeds[n], most)


@Launch
def walk(
    games: Games, edition: Games, pool: Games, seeds: Numbers, steps: int, finished: Numbers
) -> None:
    """Play so many random decisions in each game, a finished one dealt anew from the pool.

    The threads of a warp go through the code together, so in every turn of the loop they vote for
    a phase, and those in it do one answer, forced or not, while the others wait until there are
    more of them (measured: 1.5 times faster).
    """
    n = cuda.grid(1)
    mine = n < games.shape[0]
    if not mine:
        n = 0
    g = games[n]
    e = edition[0]
    state = seeds[n]
    deal = n
    done = 0
    while True:
        busy = mine and (done < steps or g.count == 1)
        if cuda.ballot_sync(_ALL, busy) == 0:
            break
        phase = g.phase if busy else OVER + TURNING
        if phase == _elected(phase):
            if phase == OVER:
                deal += games.shape[0]
                games[n] = pool[deal % pool.shape[0]]
            choice = 0
            if g.count > 1:
                state += _GOLDEN
                choice = _below(state, g.count)
                done += 1
            _answer(g, e, _nth_option(g, choice))
            _ask(g, e)
    if mine:
        seeds[n] = state
        finished[n] = (deal - n) // games.shape[0]


@Launch
def restart(games: Games, pool: Games, deals: Numbers) -> None:
    """Deal finished games anew from a pool: no two games take a deal before all are used."""
    n = cuda.grid(1)
    if n < games.shape[0] and games[n].phase == OVER:
        games[n] = pool[deals[n] % pool.shape[0]]
        deals[n] += games.shape[0]


@Launch
def resample(games: Games, seats: Numbers, seeds: Numbers) -> None:
    """Deal anew all that a seat of each game cannot know."""
    n = cuda.grid(1)
    if n < games.shape[0]:
        _resample(games[n], seats[n], seeds[n])
