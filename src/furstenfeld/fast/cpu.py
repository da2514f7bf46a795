"""The kernel on the CPU: loops over arrays of games, compiled by Numba on first use.

Compiled code is kept in the user's cache folder. Set `FURSTENFELD_DEBUG=1` for a build that checks
the bounds of every array access.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from types import FunctionType
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar

import numpy as np
from numba import config, njit

from furstenfeld.fast import intrinsics
from furstenfeld.fast.kernel import batches
from furstenfeld.fast.layout import Array
from furstenfeld.fast.targets import CompileTarget

P = ParamSpec("P")
R = TypeVar("R")

DEBUG: Final = os.environ.get("FURSTENFELD_DEBUG", "") not in ("", "0")
# Kernels allocate nothing, so they do without Numba's runtime, which would count references to
# every array: quick loops like `masks` are twice as fast.
_OPTIONS: Final[dict[str, Any]] = {"boundscheck": DEBUG, "_nrt": False}
_HOME: Final = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
_FOLDER: Final = _HOME / "furstenfeld" / ("debug" if DEBUG else "fast")


def _jit(function: FunctionType, digest: str) -> Any:
    """Compile a function, with our own folder for the results.

    Numba names a cache file after the function and only notices changes in the function's own file.
    With the digest in the name, a change in anything that it calls makes a new file.
    """
    function.__qualname__ += f"_{digest}"
    settings: Any = config
    before, settings.CACHE_DIR = settings.CACHE_DIR, str(_FOLDER)
    try:
        return njit(function, cache=True, nogil=True, **_OPTIONS)
    finally:
        settings.CACHE_DIR = before


_TARGET: Final = CompileTarget(
    _jit, intrinsics.INTRINSICS, version=Path(intrinsics.__file__).read_bytes()
)
_COMPILING: Final = Lock()


class Compiled(Generic[P, R]):
    """A function that is compiled on its first call, with a message if that takes long."""

    def __init__(self, function: Callable[P, R], **bound: Any) -> None:
        """Take a function of a kernel; `bound` are globals that it uses instead of its own."""
        self._function = function
        self._bound = bound
        self._ready: Any = None

    @property
    def is_ready(self) -> bool:
        """Whether the function has been compiled, or loaded from the cache."""
        return self._ready is not None

    def __call__(self, *arguments: P.args, **keywords: P.kwargs) -> R:
        """Call the compiled function."""
        if self._ready is None:
            with _COMPILING:
                if self._ready is None:
                    return self._first_call(*arguments)
        result: R = self._ready(*arguments)
        return result

    def _first_call(self, *arguments: Any) -> R:
        """Compile the function and call it; other threads wait."""
        compiled = _TARGET.compile(self._function, **self._bound)
        mark = _FOLDER / f"{compiled.py_func.__qualname__}.compiled"
        start = time.perf_counter()
        is_new = not mark.exists()
        if is_new:
            name = self._bound.get("body", self._function).__name__
            print(f"Compiling the fast engine, once: {name} ...", end="", file=sys.stderr)
        result: R = compiled(*arguments)
        if is_new:
            print(f" {time.perf_counter() - start:.0f} s", file=sys.stderr, flush=True)
            mark.parent.mkdir(parents=True, exist_ok=True)
            mark.touch()
        self._ready = compiled
        return result


def body(items: Array, n: int, *arguments: Any) -> None:
    """Stand for the function that a loop calls."""


def _each(items: Array, first: int, last: int, arguments: tuple[Any, ...]) -> None:
    for n in range(first, last):
        body(items, n, *arguments)


class Loop(Generic[P]):
    """A compiled loop that calls a function for each game: `function(games, n, *arguments)`."""

    def __init__(self, function: Callable[Concatenate[Any, int, P], None]) -> None:
        self._run = Compiled(_each, body=function)

    def __call__(self, games: Array, *arguments: P.args, **keywords: P.kwargs) -> None:
        """Run the loop over all games."""
        self.part(games, 0, len(games), *arguments, **keywords)

    def part(
        self, games: Array, first: int, last: int, *arguments: P.args, **keywords: P.kwargs
    ) -> None:
        """Run the loop from game `first` up to but not including game `last`."""
        self._run(games, first, last, arguments)

    @property
    def is_ready(self) -> bool:
        """Whether the loop has been compiled, or loaded from the cache."""
        return self._run.is_ready


class ScratchLoop(Loop[P]):
    """A loop whose function also gets scratch memory: `function(games, n, scratch, *arguments)`."""

    def __init__(
        self, function: Callable[Concatenate[Any, int, Array, P], None], size: int, kind: type
    ) -> None:
        self._run = Compiled(_each, body=function)
        self._size, self._kind = size, kind

    def part(
        self, games: Array, first: int, last: int, *arguments: P.args, **keywords: P.kwargs
    ) -> None:
        """Run the loop from game `first` up to but not including game `last`."""
        self._run(games, first, last, (np.empty(self._size, self._kind), *arguments))


deal = Loop(batches.deal_game)
write_options = Loop(batches.write_game_options)
check = Loop(batches.check_action)
step = Loop(batches.step_game)
masks = Loop(batches.mask_game)
observe = Loop(batches.observe_game)
playout = Loop(batches.playout_game)
restart = Loop(batches.restart_game)
resample = Loop(batches.resample_game)
