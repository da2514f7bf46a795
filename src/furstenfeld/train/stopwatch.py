"""A stopwatch: seconds by purpose, measured on the device that does the work."""

import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import torch


class Stopwatch:
    """Adds up seconds by purpose. On a GPU it uses events, which do not make the GPU wait."""

    def __init__(self, device: str) -> None:
        self._is_gpu = device != "cpu"
        self._seconds: dict[str, float] = defaultdict(float)
        self._events: list[tuple[str, Any, Any]] = []

    @contextmanager
    def on(self, purpose: str) -> Iterator[None]:
        """Add the time spent inside to a purpose."""
        if not self._is_gpu:
            start = time.perf_counter()
            yield
            self._seconds[purpose] += time.perf_counter() - start
            return
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        yield
        end.record()
        self._events.append((purpose, begin, end))

    def lap(self) -> dict[str, float]:
        """Return the seconds since the last lap, by purpose. Waits for the GPU."""
        if self._is_gpu:
            torch.cuda.synchronize()
        for purpose, begin, end in self._events:
            self._seconds[purpose] += begin.elapsed_time(end) / 1000
        self._events.clear()
        seconds, self._seconds = dict(self._seconds), defaultdict(float)
        return seconds
