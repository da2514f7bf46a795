"""Training's kernels on an NVIDIA GPU: the functions of `cpu`, a thread for each game.

Rows lie side by side in memory, byte by byte: the threads of a warp write neighbours, and the first
layer takes such a matrix as it is. (With the bytes of a row side by side, a step that also writes
observation and mask takes nearly thirty times as long as one that does not:
docs/reports/2026-11-performance.md.)
"""

from typing import Any

import numpy as np
import torch

from furstenfeld.bots.champion.kernel.scratch import SCRATCH_SIZE as FORECAST_SIZE
from furstenfeld.bots.scripted.policy.kernel.weights import SCRATCH_SIZE
from furstenfeld.fast.gpu import Launch, ScratchLaunch, cuda
from furstenfeld.train.kernel import batches

# The few products in single precision may use the GPU's tensor cores: ten bits are enough there.
torch.set_float32_matmul_precision("high")

observe = ScratchLaunch(batches.observe_game, FORECAST_SIZE, np.int32)
meet = Launch(batches.meet_game)
advance = ScratchLaunch(batches.advance_game, SCRATCH_SIZE, np.int64)


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
