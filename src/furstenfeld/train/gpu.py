"""Training's kernels on an NVIDIA GPU: the functions of `cpu`, a thread for each game.

Rows lie side by side in memory, byte by byte: the threads of a warp write neighbours, and the first
layer takes such a matrix as it is. (With the bytes of a row side by side, a step that also writes
observation and mask takes nearly thirty times as long as one that does not:
docs/reports/2026-11-performance.md.)
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import torch

from furstenfeld.bots.champion import kernel as foresight
from furstenfeld.bots.champion.kernel.scratch import NOTES as FORESIGHT
from furstenfeld.bots.scripted.policy import gpu as policy
from furstenfeld.bots.scripted.policy.kernel.weights import NOTES
from furstenfeld.fast import gpu, targets
from furstenfeld.fast.codes import NONE
from furstenfeld.fast.layout import Games, Numbers
from furstenfeld.train import kernel

cuda: Final[Any] = gpu.cuda

# The few products in single precision may use the GPU's tensor cores: ten bits are enough there.
torch.set_float32_matmul_precision("high")


def _device(function: Callable[..., Any]) -> Any:
    return cuda.jit(function, device=True)


KERNEL: Final = targets.load("gpu", _device, {}, package=kernel, base=policy.KERNEL)

_foresee = targets.load("gpu", _device, {}, package=foresight).foresee
_observe, _write_mask = gpu.KERNEL.observe, gpu.KERNEL.write_mask
_reveal, _advance_game, _copy_game = KERNEL.reveal, KERNEL.advance_game, KERNEL.copy_game


def send(array: Any) -> Any:
    """Return a copy of an array where the kernels can use it."""
    return cuda.to_device(np.ascontiguousarray(array))


def fetch(array: Any) -> Any:
    """Return a copy of one of the kernels' arrays on the host."""
    return array.copy_to_host()


def share(tensor: Any) -> Any:
    """Return a tensor as an array of the kernels, without a copy."""
    return cuda.as_cuda_array(tensor)


def new_rows(steps: int, games: int, width: int) -> Any:
    """Return room for rows of bytes, `[steps, games, width]`; the games are neighbours."""
    memory = torch.zeros((steps, width, games), dtype=torch.uint8, device="cuda")
    return memory.transpose(1, 2)


@gpu.Launch
def look(
    games: Games,
    edition: Games,
    heroes: Numbers,
    rows: Numbers,
    masks: Numbers,
    seats: Numbers,
    players: Numbers,
    mine: Numbers,
    seated: Numbers,
) -> None:
    """Write of each game who is asked, what that seat sees and may do, and the secrets."""
    n = cuda.grid(1)
    if n < games.shape[0]:
        notes = cuda.local.array(FORESIGHT, np.int32)
        seat = games[n].seat
        _observe(games[n], edition[0], seat, rows[n])
        _foresee(rows[n], notes, edition[0])
        _reveal(games[n], seat, rows[n])
        _write_mask(games[n], masks[n])
        seats[n] = seat
        players[n] = games[n].players
        mine[n] = heroes[n] == NONE or heroes[n] == seat
        seated[n] = heroes[n]


@gpu.Launch
def meet(games: Games, deals: Numbers, heroes: Numbers, siblings: int) -> None:
    """Let siblings, so many side by side, go on from the position of the first of them."""
    n = cuda.grid(1)
    if n < games.shape[0] and n % siblings:
        _copy_game(games, n, n - n % siblings, deals, heroes)


@gpu.Launch
def advance(
    games: Games,
    edition: Games,
    pool: Games,
    deals: Numbers,
    heroes: Numbers,
    sides: Numbers,
    weights: Numbers,
    actions: Numbers,
    results: Numbers,
    ended: Numbers,
) -> None:
    """Do an answer in each game; note which ended and how, and deal those anew."""
    n = cuda.grid(1)
    if n < games.shape[0]:
        notes = cuda.local.array(NOTES, np.int64)
        ended[n] = _advance_game(
            games,
            n,
            edition[0],
            pool,
            deals,
            heroes,
            sides,
            weights,
            notes,
            actions[n],
            results[n],
        )
