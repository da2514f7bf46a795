"""New processes that leave the other cores alone: those have processes, too."""

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, TypeVar

_THREADS: Final = "OMP_NUM_THREADS"
"""What NumPy's library for products reads when it is loaded."""
_LOCK: Final = threading.Lock()

Done = TypeVar("Done")


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


def side_by_side(work: Callable[..., Done], pieces: Sequence[tuple[Any, ...]]) -> Iterator[Done]:
    """Yield what comes of each piece of work, in order; every core has a process for it."""
    if not pieces:
        return
    processes = min(len(pieces), os.cpu_count() or 1)
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=_leave_ctrl_c)
    with on_one_core(), pool:
        yield from pool.map(work, *zip(*pieces, strict=True))


def _leave_ctrl_c() -> None:
    """Leave Ctrl-C to who started the process, and who ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
