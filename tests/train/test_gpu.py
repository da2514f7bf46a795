"""What a GPU does otherwise than a CPU, as far as that can be seen without one.

That they do what the CPU's loops do is checked on a GPU, byte for byte: `python -m bench.train
--device cuda --check`.
"""

from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any, Literal

import pytest
import torch
from numba import from_dtype, types

from furstenfeld.fast.layout import EDITION, GAME
from furstenfeld.train import network
from furstenfeld.train.rollout import collect_rollout
from furstenfeld.train.sampling import masked_log_probs
from furstenfeld.train.stopwatch import Stopwatch
from furstenfeld.train.trainer import Trainer
from tests.train.small import TINY

pytestmark = pytest.mark.train

HOPPER = (9, 0)


def array(kind: Any, dimensions: int = 1, layout: Literal["C", "F"] = "C") -> Any:
    return types.Array(kind, dimensions, layout)


GAMES, RULES = array(from_dtype(GAME)), array(from_dtype(EDITION))
SEATS, FLAGS = array(types.int8), array(types.uint8)
ROWS = array(types.uint8, 2, "F")
"""Games are neighbours in memory."""
WHOLE = array(types.int64)

KERNELS = {
    "meet": (GAMES, WHOLE, SEATS, types.int64),
    "observe": (GAMES, RULES, SEATS, ROWS, ROWS, SEATS, SEATS, FLAGS, SEATS),
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


def side_by_side(rows: Any) -> Any:
    """Return rows as they lie on a GPU: games are neighbours."""
    return rows.transpose(-1, -2).contiguous().transpose(-1, -2)


def test_rows_that_lie_as_on_a_gpu_teach_the_same() -> None:
    here, there = Trainer(TINY), Trainer(TINY)
    for trainer in (here, there):
        watch = Stopwatch("cpu")
        collect_rollout(
            trainer.games, trainer.buffer, trainer.learner.policy, [], trainer.generator, watch
        )
    there.buffer.rows = side_by_side(there.buffer.rows)
    there.buffer.masks = side_by_side(there.buffer.masks)
    assert not there.buffer.rows[0].is_contiguous()
    terms = [
        trainer.learner.learn(
            trainer.buffer, TINY.annealed(0), trainer.host_generator, Stopwatch("cpu")
        )
        for trainer in (here, there)
    ]

    for one, two in zip(*terms, strict=True):
        torch.testing.assert_close(one, two, atol=1e-4, rtol=1e-4)


def test_half_precision_changes_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bytes are exact in bfloat16, and the last product is made in single precision."""
    trainer = Trainer(TINY)
    for _ in range(3):
        trainer.step()
    seen = trainer.buffer.observations(0)
    with torch.no_grad():
        exact = masked_log_probs(trainer.learner.policy(seen.rows)[0], seen.masks).exp()
        monkeypatch.setattr(network, "compute_dtype", lambda _: torch.bfloat16)
        rough = masked_log_probs(trainer.learner.policy(seen.rows)[0], seen.masks).exp()

    torch.testing.assert_close(rough, exact, atol=0.02, rtol=0)
    assert bool(
        (torch.arange(256, dtype=torch.uint8).to(torch.bfloat16).long() == torch.arange(256)).all()
    )


def test_half_precision_can_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "compute_dtype", lambda _: torch.bfloat16)
    trainer = Trainer(TINY)
    entries = [trainer.step() for _ in range(3)]

    assert all(0 < entry.entropy < 4 and 0 < entry.critic_win_loss < 4 for entry in entries)
    assert all(weight.dtype == torch.float32 for weight in trainer.learner.weights.values())


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
    kernel = getattr(gpu, name).kernel.compiled.py_func
    games, *others = KERNELS[name]
    tuples: Any = types.Tuple
    code, _ = cuda.compile_ptx(kernel, types.void(games, tuples(others)), cc=HOPPER)

    assert ".target sm_90" in code
