"""Work that a GPU does again and again: recorded once, then repeated without asking the host.

A step of the optimiser is some hundred kernels, and the host needs ten microseconds to launch each.
For networks as small as these it would be the host that sets the pace.
"""

import warnings
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

import torch

Result = TypeVar("Result")

_WARM: Final = 3
"""Calls that are done as they come: memory is taken and kernels are chosen in them."""


class Recorded(Generic[Result]):
    """A function that finds all it reads in the same tensors at every call.

    What it returns is overwritten by the next call. On a CPU it is simply called.
    """

    def __init__(self, work: Callable[[], Result], *, on_gpu: bool) -> None:
        """Record nothing yet."""
        self._work = work
        self._on_gpu = on_gpu
        self._calls = 0
        self._graph: Any = None
        self._result: Result

    def __call__(self) -> Result:
        """Do the work."""
        if not self._on_gpu:
            return self._work()
        self._calls += 1
        if self._calls <= _WARM:
            return self._aside()
        if self._graph is None:
            self._record()
        self._graph.replay()
        return self._result

    def _aside(self) -> Result:
        """Do the work on a stream of its own, as recording will."""
        stream, here = torch.cuda.Stream(), torch.cuda.current_stream()
        stream.wait_stream(here)
        with torch.cuda.stream(stream), warnings.catch_warnings():
            # The optimiser wonders why it is not being recorded. It soon will be.
            warnings.filterwarnings("ignore", message=".*capturable.*")
            result = self._work()
        here.wait_stream(stream)
        return result

    def _record(self) -> None:
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph):
            self._result = self._work()
