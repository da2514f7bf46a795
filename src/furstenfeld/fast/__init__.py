"""The compiled twin of the rules: the same game on flat arrays, as fast as the machine.

`rules` is the specification; this must agree with it after every action of every game. `Batch`
plays many games at once. Needs Numba and NumPy: `pip install "furstenfeld[fast]"`.
"""

try:
    import numba  # noqa: F401 (asked for here, so that the message is a plain one)
    import numpy  # noqa: F401
except ImportError as error:
    raise ImportError(
        "the fast engine needs Numba and NumPy: pip install 'furstenfeld[fast]'; "
        "furstenfeld.rules plays without them"
    ) from error

from furstenfeld.fast.batch import Batch, BatchError, Pool
from furstenfeld.fast.codes import ACTION_COUNT, ACTION_ID
from furstenfeld.fast.layout import EDITION, GAME
from furstenfeld.fast.observation import OFFSET, PARTS, SCALE, SIZE, scaled
from furstenfeld.fast.view_observation import observe_view
from furstenfeld.fast.worlds import sample_worlds

__all__ = [
    "ACTION_COUNT",
    "ACTION_ID",
    "EDITION",
    "GAME",
    "OFFSET",
    "PARTS",
    "SCALE",
    "SIZE",
    "Batch",
    "BatchError",
    "Pool",
    "observe_view",
    "sample_worlds",
    "scaled",
]
