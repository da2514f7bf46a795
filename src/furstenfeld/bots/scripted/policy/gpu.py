"""The policy on an NVIDIA GPU: whole games, a thread each, to try many weights at once."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from furstenfeld.bots.scripted.policy import kernel
from furstenfeld.bots.scripted.policy.kernel.weights import NOTES
from furstenfeld.fast import gpu, targets
from furstenfeld.fast.layout import Games, Numbers

cuda: Final[Any] = gpu.cuda


def _device(function: Callable[..., Any]) -> Any:
    return cuda.jit(function, device=True)


KERNEL: Final = targets.load("gpu", _device, {}, package=kernel, base=gpu.KERNEL)

_play_out = KERNEL.play_out


@gpu.Launch
def play_deals(
    games: Games,
    edition: Games,
    pool: Games,
    deals: Numbers,
    weights: Numbers,
    rows: Numbers,
    seeds: Numbers,
    heat: int,
) -> None:
    """Play for each game a deal of the pool to its end; `rows` says who plays by which weights."""
    n = cuda.grid(1)
    if n < games.shape[0]:
        games[n] = pool[deals[n]]
        notes = cuda.local.array(NOTES, np.int64)
        _play_out(games[n], edition[0], weights, rows[n], notes, seeds[n], heat)
