"""Worlds: records that look to one seat exactly like its real game."""

import numpy as np

from furstenfeld.fast.batch import Batch, BatchError
from furstenfeld.rules import View, any_world


def sample_worlds(view: View, count: int, seed: int) -> Batch:
    """Return worlds that agree with everything a seat knows, all equally likely.

    The seat keeps its hand and the known end of its deck; all other hidden cards are drawn again.
    It must be the seat to move, since only that seat knows what it has to decide.
    """
    if view.seat is None or view.asked is None:
        raise BatchError("view: expected the view of the seat that is asked")
    worlds = Batch.of([any_world(view)])
    batch = Batch(np.repeat(worlds.games, count), view.edition)
    batch.resample(np.full(count, view.seat), seed)
    return batch
