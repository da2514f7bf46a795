"""Training's loops on the CPU; `gpu` has the same functions for a GPU."""

from typing import Any

import numpy as np
import torch

from furstenfeld.bots.champion.kernel.scratch import SCRATCH_SIZE as FORECAST_SIZE
from furstenfeld.bots.scripted.policy.kernel.weights import SCRATCH_SIZE
from furstenfeld.fast.cpu import Loop, ScratchLoop
from furstenfeld.train.kernel import batches

observe = ScratchLoop(batches.observe_game, FORECAST_SIZE, np.int32)
settle = ScratchLoop(batches.settle_game, SCRATCH_SIZE, np.int64)
meet = Loop(batches.meet_game)
advance = ScratchLoop(batches.advance_game, SCRATCH_SIZE, np.int64)


def send(array: Any) -> Any:
    """Return a copy of an array where the loops can use it."""
    return np.array(array)


def fetch(array: Any) -> Any:
    """Return a copy of one of the loops' arrays."""
    return np.array(array)


def share(tensor: Any) -> Any:
    """Return a tensor as an array of the loops, without a copy."""
    return tensor.numpy()


def new_rows(steps: int, games: int, width: int) -> Any:
    """Return room for rows of bytes, `[steps, games, width]`, the bytes of a row side by side.

    The loops write eight of them at a time.
    """
    return torch.zeros((steps, games, width), dtype=torch.uint8)
