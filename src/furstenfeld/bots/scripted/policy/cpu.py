"""The policy on the CPU: loops over games, compiled on first use and kept beside the engine's."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np

from furstenfeld.bots.scripted.policy import kernel
from furstenfeld.bots.scripted.policy.kernel.weights import NOTES
from furstenfeld.fast import cpu, targets
from furstenfeld.fast.codes import OVER
from furstenfeld.fast.layout import Games, Numbers

PACKAGES: Final = ("furstenfeld.bots.scripted.policy.kernel",)
"""What the loops depend on, beside the engine."""
FOLDER: Final = cpu.cache_folder(*PACKAGES)

KERNEL: Final = targets.load(
    "cpu", partial(cpu.compiled, folder=FOLDER), {}, package=kernel, base=cpu.KERNEL
)

_decide, _play_out, _step = KERNEL.decide, KERNEL.play_out, cpu.KERNEL.step


def _loop(function: Callable[..., Any]) -> cpu.Loop:
    return cpu.Loop(function, FOLDER)


@_loop
def decide(
    games: Games,
    edition: Games,
    weights: Numbers,
    rows: Numbers,
    seed: Numbers,
    heat: int,
    actions: Numbers,
) -> None:
    """Write the answer of the seat that is asked in each game."""
    notes = np.empty(NOTES, np.int64)
    for n in range(len(games)):
        g = games[n]
        actions[n] = _decide(g, edition[0], weights[rows[n, g.seat]], notes, seed, heat)


@_loop
def play_out(
    games: Games,
    edition: Games,
    weights: Numbers,
    rows: Numbers,
    seeds: Numbers,
    heat: int,
    first: int,
    last: int,
) -> None:
    """Play each game to its end; `rows` says by which row of weights each of its seats plays."""
    notes = np.empty(NOTES, np.int64)
    for n in range(first, last):
        _play_out(games[n], edition[0], weights, rows[n], notes, seeds[n], heat)


@_loop
def play_slowly(
    games: Games,
    edition: Games,
    weights: Numbers,
    rows: Numbers,
    seeds: Numbers,
    heat: int,
    first: int,
    last: int,
) -> int:
    """Play each game to its end answer by answer; return how many answers that took."""
    notes = np.empty(NOTES, np.int64)
    answers = 0
    for n in range(first, last):
        g = games[n]
        while g.phase != OVER:
            w = weights[rows[n, g.seat]]
            _step(g, edition[0], _decide(g, edition[0], w, notes, seeds[n], heat))
            answers += 1
    return answers
