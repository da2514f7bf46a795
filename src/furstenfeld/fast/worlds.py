"""Worlds: records that one seat cannot tell from the game it is in."""

import numpy as np

from furstenfeld.fast.batch import Batch, BatchError
from furstenfeld.rules import View, any_world


def sample_worlds(view: View, count: int, seed: int) -> Batch:
    """Return worlds that agree with all a seat knows, each as likely as any other.

    Own hand and known deck tail stay; everything else is drawn from what remains. The seat must be
    the one that is asked: nobody else knows the question.
    """
    if view.seat is None or view.asked is None:
        raise BatchError("view: expected the view of the seat that is asked")
    worlds = Batch.of([any_world(view)])
    batch = Batch(np.repeat(worlds.games, count), view.edition)
    batch.resample(np.full(count, view.seat), seed)
    return batch
