"""The kernel on an NVIDIA GPU: one thread per game, games in device memory.

Needs numba-cuda and a GPU: `pip install "furstenfeld[gpu]"`.
"""

from collections.abc import Callable
from importlib import import_module
from types import FunctionType
from typing import Any, Concatenate, Final, Generic, ParamSpec

import numpy as np

from furstenfeld.fast.batch import GpuError
from furstenfeld.fast.codes import CLOSING, OVER
from furstenfeld.fast.kernel import batches, bits
from furstenfeld.fast.kernel.chance import GOLDEN, below
from furstenfeld.fast.kernel.options import is_legal, nth_option, write_options
from furstenfeld.fast.kernel.phases import apply_action
from furstenfeld.fast.layout import Array, Editions, Games
from furstenfeld.fast.targets import CompileTarget

P = ParamSpec("P")

# numba-cuda 0.30 still uses names that NumPy 2.5 has removed.
for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):
        setattr(np, _old, getattr(np, _new))

try:
    cuda: Final[Any] = import_module("numba.cuda")
except ImportError as error:
    raise GpuError(
        "the fast engine on a GPU needs numba-cuda: pip install 'furstenfeld[gpu]'"
    ) from error

THREADS: Final = 128
"""Threads per block (measured: 32 to 256 are equally fast)."""

_ALL: Final = 0xFFFFFFFF
"""All threads of a warp."""


def _popcount(number: Any) -> Any:
    return cuda.popc(np.int32(number))


def _lowest(number: Any) -> Any:
    return cuda.ffs(np.int32(number)) - 1


def _jit(function: FunctionType, digest: str) -> Any:
    """Compile a function that kernels call."""
    return cuda.jit(function, device=True)


_TARGET: Final = CompileTarget(_jit, {bits.popcount: _popcount, bits.lowest: _lowest})


def body(items: Array, n: int, *arguments: Any) -> None:
    """Stand for the function that a kernel calls."""


scratch_size = 0
scratch_kind = np.int64
"""Stand for the scratch memory that a kernel gives to its function."""


def _each(items: Array, arguments: tuple[Any, ...]) -> None:
    n = cuda.grid(1)
    if n < items.shape[0]:
        body(items, n, *arguments)


def _each_with_scratch(items: Array, arguments: tuple[Any, ...]) -> None:
    n = cuda.grid(1)
    if n < items.shape[0]:
        scratch = cuda.local.array(scratch_size, scratch_kind)
        body(items, n, scratch, *arguments)


class Kernel:
    """A CUDA kernel with a thread for each game; the first argument is the array of games."""

    def __init__(self, function: Callable[..., None], **bound: Any) -> None:
        """Take the kernel's function; `bound` are globals that it uses instead of its own."""
        self.compiled = cuda.jit(_TARGET.link(function, **bound)[0])
        self._specialized: dict[tuple[Any, ...], Any] = {}

    def __call__(self, games: Array, *arguments: Any) -> None:
        """Start the kernel; it has not ended yet when this returns."""
        self.start((games, *arguments), games, *arguments)

    def start(self, typed: tuple[Any, ...], games: Array, *arguments: Any) -> None:
        """Start the kernel; `typed` are all its arguments, those in a tuple one by one.

        Numba would find the compiled version too, but takes 25 µs to see what is in a tuple.
        """
        key = tuple((each.dtype, each.strides) if hasattr(each, "dtype") else 0 for each in typed)
        kernel = self._specialized.get(key)
        if kernel is None:
            kernel = self._specialized[key] = self.compiled.specialize(games, *arguments)
        kernel[(len(games) + THREADS - 1) // THREADS, THREADS](games, *arguments)


class Launch(Generic[P]):
    """A kernel that calls a function for each game: `function(games, n, *arguments)`."""

    def __init__(self, function: Callable[Concatenate[Any, int, P], None]) -> None:
        self.kernel = Kernel(_each, body=function)

    def __call__(self, games: Array, *arguments: P.args, **keywords: P.kwargs) -> None:
        """Start the kernel; it has not ended yet when this returns."""
        self.kernel.start((games, *arguments), games, arguments)


class ScratchLaunch(Launch[P]):
    """A kernel whose function also gets scratch memory: `function(games, n, scratch, ...)`."""

    def __init__(
        self, function: Callable[Concatenate[Any, int, Array, P], None], size: int, kind: type
    ) -> None:
        self.kernel = Kernel(
            _each_with_scratch, body=function, scratch_size=size, scratch_kind=kind
        )


step = Launch(batches.step_game)
masks = Launch(batches.mask_game)
observe = Launch(batches.observe_game)
random_step = Launch(batches.walk_game)
playout = Launch(batches.playout_game)
restart = Launch(batches.restart_game)
resample = Launch(batches.resample_game)


@Kernel
def check(games: Games, actions: Array, illegal: Array) -> None:
    """Keep the lowest number of a game in which an action is illegal."""
    n = cuda.grid(1)
    if n < games.shape[0] and games[n].phase != OVER and not is_legal(games[n], actions[n]):
        cuda.atomic.min(illegal, 0, n)


def _elected(phase: int) -> int:
    """Return the phase that most threads of the warp are in."""
    elected = 0
    most = 0
    for candidate in range(CLOSING + 1):
        votes = cuda.popc(cuda.ballot_sync(_ALL, phase == candidate))
        if votes > most:
            most = votes
            elected = candidate
    return elected


@Kernel
def walk(
    games: Games, edition: Editions, pool: Games, seeds: Array, steps: int, finished: Array
) -> None:
    """Apply `steps` random actions in each game; finished games restart from the pool.

    All threads of a warp run the same code at the same time. So in each pass of the loop they vote
    for a phase, and the threads in that phase apply one action, forced or not. The others wait
    until their phase has most votes (measured: 1.5 times faster).
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
        phase = g.phase if busy else OVER + CLOSING
        if phase == _elected(phase):
            if phase == OVER:
                deal += games.shape[0]
                games[n] = pool[deal % pool.shape[0]]
            choice = 0
            if g.count > 1:
                state += GOLDEN
                choice = below(state, g.count)
                done += 1
            apply_action(g, e, nth_option(g, choice))
            write_options(g, e)
    if mine:
        seeds[n] = state
        finished[n] = (deal - n) // games.shape[0]
