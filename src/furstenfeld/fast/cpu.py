"""The kernel on the CPU: loops over arrays of games, compiled by Numba on first use.

Compiled code is kept in the user's cache folder, in a folder named after all it was made from. Set
`FURSTENFELD_DEBUG=1` for a build that checks every array access.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba import config, njit, types
from numba.extending import intrinsic

from furstenfeld.fast import targets
from furstenfeld.fast.codes import OVER
from furstenfeld.fast.layout import Games, Numbers

DEBUG: Final = os.environ.get("FURSTENFELD_DEBUG", "") not in ("", "0")


def cache_folder(*further: str) -> Path:
    """Return where compiled code is kept; `further` are the packages of a kernel built on ours."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    build = "debug" if DEBUG else "fast"
    return Path(home) / "furstenfeld" / f"{build}-{targets.fingerprint(*further)}"


def compiled(function: Callable[..., Any], folder: Path | None = None) -> Any:
    """Compile a function, keeping the result in our own folder and not in everybody's."""
    settings: Any = config
    before, settings.CACHE_DIR = settings.CACHE_DIR, str(folder or _FOLDER)
    try:
        return njit(function, cache=True, nogil=True, boundscheck=DEBUG)
    finally:
        settings.CACHE_DIR = before


_FOLDER: Final = cache_folder()


@intrinsic
def _ctpop(context: Any, bits: Any) -> Any:
    """The processor's own count of set bits."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _cttz(context: Any, bits: Any) -> Any:
    """The processor's own count of zeros below the lowest set bit."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic
def _store_eight(context: Any, row: Any, place: Any, eight: Any) -> Any:
    """Write eight numbers of a row at once; the place need not be a multiple of eight."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        start = builder.gep(array.data, [arguments[1]])
        word = builder.bitcast(start, ir.IntType(64).as_pointer())
        builder.store(arguments[2], word, align=1)
        return context.get_dummy_value()

    return types.void(row, types.int64, types.uint64), generate


_ONES = np.uint64(0x0101010101010101)
_DIAGONAL = np.uint64(0x8040201008040201)
_BELOW = np.uint64(0x7F7F7F7F7F7F7F7F)
_SEVEN = np.uint64(7)
_BYTE = np.uint64(255)


def _spread(byte: Any) -> Any:
    """Return the eight bits of a byte as eight numbers, the lowest first."""
    bits = (byte * _ONES) & _DIAGONAL
    return ((((bits & _BELOW) + _BELOW) | bits) >> _SEVEN) & _ONES


def _write_cards(row: Any, at: int, cards: int) -> None:
    """Write a number for each card, eight at a time, the last eight overlapping."""
    bits = np.uint64(cards)
    for first in (0, 8, 16, 20):
        _store_eight(row, at + first, _spread((bits >> np.uint64(first)) & _BYTE))  # type: ignore[call-arg]


def _popcount(bits: int) -> Any:
    return _ctpop(np.int64(bits))  # type: ignore[call-arg]


def _lowest(bits: int) -> Any:
    return _cttz(np.int64(bits))  # type: ignore[call-arg]


_spread = compiled(_spread)
KERNEL: Final = targets.load(
    "cpu",
    compiled,
    {
        "popcount": compiled(_popcount),
        "lowest": compiled(_lowest),
        "write_cards": compiled(_write_cards),
    },
)

_ask, _step, _is_legal = KERNEL.ask, KERNEL.step, KERNEL.is_legal
_nth_option = KERNEL.nth_option
_write_mask, _observe = KERNEL.write_mask, KERNEL.observe
_playout, _random_step, _resample = KERNEL.playout, KERNEL.random_step, KERNEL.resample
_deal, _GOLDEN = KERNEL.deal, KERNEL.GOLDEN


_COMPILING: Final = Lock()


class Loop:
    """A compiled loop over games `first` to `last`, which says so when it has to be compiled."""

    def __init__(self, function: Callable[..., Any], folder: Path | None = None) -> None:
        self.name = function.__name__
        self.folder = folder or _FOLDER
        self._compiled = compiled(function, folder)
        self._done = False

    def __call__(self, *arguments: Any) -> Any:
        """Run the loop."""
        if self._done:
            return self._compiled(*arguments)
        with _COMPILING:
            return self._first_call(*arguments)

    def _first_call(self, *arguments: Any) -> Any:
        """Run the loop, telling the user if that takes long; others wait for it."""
        mark = self.folder / f"{self.name}.compiled"
        if mark.exists():
            self._done = True
            return self._compiled(*arguments)
        start = time.perf_counter()
        print(f"Compiling the fast engine, once: {self.name} ...", end="", file=sys.stderr)
        result = self._compiled(*arguments)
        print(f" {time.perf_counter() - start:.0f} s", file=sys.stderr, flush=True)
        self.folder.mkdir(parents=True, exist_ok=True)
        mark.touch()
        self._done = True
        return result


@Loop
def deal(
    games: Games,
    edition: Games,
    variants: Numbers,
    players: Numbers,
    streams: Numbers,
    first: int,
    last: int,
) -> None:
    """Deal each game into its record of zeros, up to its first decision."""
    for n in range(first, last):
        _deal(games[n], edition[0], variants[n], players[n], streams[n])


@Loop
def ask(games: Games, edition: Games, first: int, last: int) -> None:
    """Note what may be answered in each game."""
    for n in range(first, last):
        _ask(games[n], edition[0])


@Loop
def first_illegal(games: Games, actions: Numbers, first: int, last: int) -> int:
    """Return the first game in which an action is not legal, or -1."""
    for n in range(first, last):
        if not _is_legal(games[n], actions[n]):
            return n
    return -1


@Loop
def step(games: Games, edition: Games, actions: Numbers, first: int, last: int) -> None:
    """Do a legal action in each game that is not over."""
    for n in range(first, last):
        if games[n].phase != OVER:
            _step(games[n], edition[0], actions[n])


@Loop
def trace(game: Games, edition: Games, actions: Numbers, after: Games, options: Numbers) -> int:
    """Replay the actions of one game, noting the record before each and all that was legal.

    `options` takes the numbers of all legal actions, decision after decision; return how many.
    """
    noted = 0
    for n in range(len(actions) + 1):
        after[n] = game[0]
        for k in range(game[0].count):
            options[noted] = _nth_option(game[0], k)
            noted += 1
        if n < len(actions):
            _step(game[0], edition[0], actions[n])
    return noted


@Loop
def masks(games: Games, rows: Numbers, first: int, last: int) -> None:
    """Write the legal actions of each game."""
    for n in range(first, last):
        _write_mask(games[n], rows[n])


@Loop
def observe(
    games: Games, edition: Games, seats: Numbers, rows: Numbers, first: int, last: int
) -> None:
    """Write what a seat of each game sees."""
    for n in range(first, last):
        _observe(games[n], edition[0], seats[n], rows[n])


@Loop
def playout(
    games: Games, edition: Games, seeds: Numbers, most: int, counts: Numbers, first: int, last: int
) -> None:
    """Play each game by random choice to its end, or for so many decisions."""
    for n in range(first, last):
        counts[n] = _playout(games[n], edition[0], seeds[n], most)


@Loop
def walk(
    games: Games, edition: Games, pool: Games, seeds: Numbers, steps: int, first: int, last: int
) -> int:
    """Play so many random decisions in each game, a finished one dealt anew; return the finished.

    The games share out the ready deals of the pool: no two take one before all are used.
    """
    finished = 0
    for n in range(first, last):
        state = seeds[n]
        deal = n
        for _ in range(steps):
            if games[n].phase == OVER:
                finished += 1
                deal += len(games)
                games[n] = pool[deal % len(pool)]
            state += _GOLDEN
            _random_step(games[n], edition[0], state)
        seeds[n] = state
    return finished


@Loop
def walk_watching(
    games: Games,
    edition: Games,
    pool: Games,
    seeds: Numbers,
    steps: int,
    rows: Numbers,
    masks: Numbers,
    first: int,
    last: int,
) -> int:
    """Do as `walk`, game after game a decision each, with observation and mask before every one."""
    finished = 0
    for number in range(steps):
        for n in range(first, last):
            if games[n].phase == OVER:
                finished += 1
                games[n] = pool[(n + number) % len(pool)]
            _observe(games[n], edition[0], games[n].seat, rows[n])
            _write_mask(games[n], masks[n])
            seeds[n] += _GOLDEN
            _random_step(games[n], edition[0], seeds[n])
    return finished


@Loop
def restart(games: Games, pool: Games, deals: Numbers, first: int, last: int) -> None:
    """Deal finished games anew from a pool: no two games take a deal before all are used."""
    for n in range(first, last):
        if games[n].phase == OVER:
            games[n] = pool[deals[n] % len(pool)]
            deals[n] += len(games)


@Loop
def resample(games: Games, seats: Numbers, seeds: Numbers, first: int, last: int) -> None:
    """Deal anew all that a seat of each game cannot know."""
    for n in range(first, last):
        _resample(games[n], seats[n], seeds[n])
