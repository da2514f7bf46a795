"""CUDA graphs: work of a GPU that is recorded once and then replayed with a single launch.

An optimiser step is some hundred kernels, and the host needs ten microseconds to launch each. With
networks as small as these, launching would take longer than computing.
"""

import warnings
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

import torch

Result = TypeVar("Result")

_WARM_UP: Final = 3
"""Calls that are executed normally, while PyTorch allocates memory and chooses kernels."""


class GraphedFunction(Generic[Result]):
    """A function that is recorded as a CUDA graph. Without a GPU it is simply called.

    The function must read all its inputs from the same tensors at every call. The next call
    overwrites the result.
    """

    def __init__(self, function: Callable[[], Result], *, on_gpu: bool) -> None:
        self._function = function
        self._on_gpu = on_gpu
        self._calls = 0
        self._graph: Any = None
        self._result: Result

    def __call__(self) -> Result:
        """Call the function, or replay its graph."""
        if not self._on_gpu:
            return self._function()
        self._calls += 1
        if self._calls <= _WARM_UP:
            return self._on_side_stream()
        if self._graph is None:
            self._record()
        self._graph.replay()
        return self._result

    def _on_side_stream(self) -> Result:
        """Warm up on a stream of its own, as PyTorch requires before recording."""
        stream, current = torch.cuda.Stream(), torch.cuda.current_stream()
        stream.wait_stream(current)
        with torch.cuda.stream(stream), warnings.catch_warnings():
            # The optimiser warns that it is capturable but not captured; it will be soon.
            warnings.filterwarnings("ignore", message=".*capturable.*")
            result = self._function()
        current.wait_stream(stream)
        return result

    def _record(self) -> None:
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph):
            self._result = self._function()
