"""The GPU's kernels compile for the GPU that training is meant for; no GPU is needed to see that.

That they do what the CPU's loops do is checked on a GPU, byte for byte: `python -m bench.train
--device cuda --check`.
"""

from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any, Literal

import pytest
from numba import from_dtype, types

from furstenfeld.fast.layout import EDITION, GAME

pytestmark = pytest.mark.train

HOPPER = (9, 0)


def array(kind: Any, dimensions: int = 1, layout: Literal["A", "C"] = "C") -> Any:
    return types.Array(kind, dimensions, layout)


GAMES, RULES = array(from_dtype(GAME)), array(from_dtype(EDITION))
SEATS, FLAGS = array(types.int8), array(types.uint8)
ROWS = array(types.uint8, 2, "A")
"""Games are neighbours in memory, so the rows are no C arrays."""
WHOLE = array(types.int64)

KERNELS = {
    "look": (GAMES, RULES, SEATS, ROWS, ROWS, SEATS, SEATS, FLAGS, SEATS),
    "advance": (
        GAMES,
        RULES,
        GAMES,
        WHOLE,
        SEATS,
        SEATS,
        array(types.int64, 2),
        WHOLE,
        array(types.float32, 3),
        FLAGS,
    ),
}


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.skipif(find_spec("numba_cuda") is None, reason="numba-cuda is not installed")
@pytest.mark.parametrize("name", KERNELS)
def test_a_kernel_compiles_without_a_gpu(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from furstenfeld.train import gpu

    cuda: Any = import_module("numba.cuda")
    dispatcher = import_module("numba.cuda.dispatcher")

    hopper = SimpleNamespace(compute_capability=HOPPER)
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: hopper)
    kernel = getattr(gpu, name)._kernel.py_func
    code, _ = cuda.compile_ptx(kernel, types.void(*KERNELS[name]), cc=HOPPER)

    assert ".target sm_90" in code
