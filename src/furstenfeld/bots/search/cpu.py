"""The search's loops on the CPU, compiled on first use and kept beside the engine's."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

import numpy as np

from furstenfeld.bots.scripted.policy import cpu as policy
from furstenfeld.bots.scripted.policy.kernel.weights import COUNT, NOTES
from furstenfeld.bots.search import kernel
from furstenfeld.bots.search.kernel.wishes import COPIES, LENGTH, WIDTH
from furstenfeld.fast import Batch, cpu, targets
from furstenfeld.fast.codes import SEATS
from furstenfeld.fast.convert import edition_record
from furstenfeld.fast.layout import Games, Numbers

FOLDER: Final = cpu.cache_folder(*policy.PACKAGES, "furstenfeld.bots.search.kernel")

KERNEL: Final = targets.load(
    "cpu", partial(cpu.compiled, folder=FOLDER), {}, package=kernel, base=policy.KERNEL
)
_propose, _write_plan = KERNEL.propose, KERNEL.write_plan
_sure_win, _try_world = KERNEL.sure_win, KERNEL.try_world
_mix, _GOLDEN = cpu.KERNEL.mix, cpu.KERNEL.GOLDEN


def _loop(function: Callable[..., Any]) -> cpu.Loop:
    return cpu.Loop(function, FOLDER)


@_loop
def propose(
    games: Games,
    edition: Games,
    weights: Numbers,
    sales: Numbers,
    turns: Numbers,
    wishes: Numbers,
) -> int:
    """Write the candidates of the game in `games[0]`; return how many there are."""
    notes = np.empty(NOTES, np.int64)
    found: int = _propose(games, edition[0], weights, notes, sales, turns, wishes)
    return found


@_loop
def sure_win(games: Games, edition: Games, wishes: Numbers) -> int:
    """Return which of the candidates wins for certain, with the most coins, or NONE."""
    found: int = _sure_win(games, edition[0], wishes)
    return found


@_loop
def write_plans(
    games: Games, edition: Games, weights: Numbers, wishes: Numbers, plans: Numbers
) -> None:
    """Write the answers of each wish in the game in `games[0]`."""
    notes = np.empty(NOTES, np.int64)
    for n in range(len(wishes)):
        games[1] = games[0]
        _write_plan(games[1], edition[0], weights, notes, wishes[n], plans[n])


@_loop
def try_worlds(
    games: Games,
    edition: Games,
    weights: Numbers,
    rows: Numbers,
    seed: Numbers,
    heat: int,
    plans: Numbers,
    alive: Numbers,
    wins: Numbers,
    gains: Numbers,
    first: int,
    last: int,
) -> None:
    """Play worlds `first` to `last` once for every candidate that is alive; add up what it wins."""
    notes = np.empty(NOTES, np.int64)
    for n in range(first, last):
        # Mixed before it is used: worlds next to each other must not share parts of a stream.
        word = _mix(seed + np.uint64(n) * _GOLDEN)
        _try_world(games, edition[0], weights, rows, notes, word, heat, plans, alive, wins, gains)


@cache
def warm_up() -> None:
    """Compile all loops, or read them from the cache, so that no move has to wait for that."""
    start = Batch.deal([0], 2)
    games = start.games.repeat(COPIES)
    edition = edition_record(start.edition)
    weights = np.zeros((1, COUNT), np.int64)
    wishes = np.zeros((8, WIDTH), np.int64)
    plans = np.zeros((1, LENGTH), np.int16)
    sums = np.zeros((2, 1), np.int64)
    cpu.ask(games, edition, 0, 1)
    propose(games, edition, weights[0], wishes.copy(), wishes.copy(), wishes)
    sure_win(games, edition, wishes)
    write_plans(games, edition, weights[0], wishes[:1], plans)
    rows = np.zeros(SEATS, np.int64)
    alive = np.zeros(1, np.int64)
    seed = np.uint64(0)
    try_worlds(games, edition, weights, rows, seed, 0, plans, alive, sums[0], sums[1], 0, 1)
