"""The compiled engine: the same game as `furstenfeld.rules`, on arrays of many games at once.

`Batch` plays games on the CPU, `DeviceBatch` on a GPU. The rules are the specification: tests
compare both engines after every action of many games. Needs Numba and NumPy:
`pip install "furstenfeld[fast]"`.
"""

try:
    import numba  # noqa: F401 (imported here for a plain message)
    import numpy  # noqa: F401
except ImportError as error:
    raise ImportError(
        "the fast engine needs Numba and NumPy: pip install 'furstenfeld[fast]'; "
        "furstenfeld.rules plays without them"
    ) from error

from furstenfeld.fast.batch import Batch, BatchError, GpuError, Pool
from furstenfeld.fast.codes import ACTION_COUNT, ACTION_ID
from furstenfeld.fast.device_batch import DeviceBatch
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
    "DeviceBatch",
    "GpuError",
    "Pool",
    "observe_view",
    "sample_worlds",
    "scaled",
]
