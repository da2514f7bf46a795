"""New processes that leave the other cores alone: those have processes, too."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_THREADS: Final = "OMP_NUM_THREADS"
"""What NumPy's library for products reads when it is loaded."""
_LOCK: Final = threading.Lock()


@contextmanager
def on_one_core() -> Iterator[None]:
    """Start a process whose libraries multiply on one core.

    A network's products are small. Where cores are busy, threads that wait for each other make them
    up to eight times as slow.
    """
    with _LOCK:
        before = os.environ.get(_THREADS)
        os.environ[_THREADS] = before or "1"
        try:
            yield
        finally:
            if before is None:
                del os.environ[_THREADS]
