"""Games side by side on a GPU, in arrays that stay in the memory of the device."""

from functools import cache
from typing import Any

import numpy as np

from furstenfeld.fast.batch import Batch, BatchError, GpuError, spread_out
from furstenfeld.fast.codes import ACTION_COUNT
from furstenfeld.fast.convert import edition_record
from furstenfeld.fast.observation import SIZE
from furstenfeld.records import Chance
from furstenfeld.rules import ACTIONS, Edition

DeviceArray = Any
"""An array on the GPU, from Numba, PyTorch, CuPy or another library."""


@cache
def _engine() -> Any:
    """Return the engine compiled for the GPU."""
    from furstenfeld.fast import gpu

    if not gpu.cuda.is_available():
        raise GpuError(
            "DeviceBatch needs an NVIDIA GPU, its driver, and numba-cuda "
            "(pip install 'furstenfeld[gpu]'); Batch plays on the CPU"
        )
    return gpu


class DeviceBatch:
    """Games of one edition in the memory of an NVIDIA GPU.

    All arrays have `__cuda_array_interface__`: PyTorch and others use them without a copy, and
    their own arrays can be passed in. Needs `pip install "furstenfeld[gpu]"`.

    >>> from furstenfeld.fast import Batch, DeviceBatch
    >>> device = DeviceBatch(Batch.deal(range(1024), players=4))  # doctest: +SKIP
    >>> rows = torch.as_tensor(device.observe(), device="cuda")  # doctest: +SKIP
    >>> device.step(policy(rows))  # doctest: +SKIP
    """

    def __init__(self, batch: Batch) -> None:
        """Copy a batch to the GPU; its games are also the pool from which others restart.

        Raises `GpuError` if there is no GPU, or no numba-cuda.
        """
        self._gpu = _engine()
        send = self._gpu.cuda.to_device
        self.edition: Edition = batch.edition
        self.games: DeviceArray = send(batch.games)
        self.pool: DeviceArray = send(batch.games)
        self._edition = send(edition_record(batch.edition))
        self._deals = send(np.arange(len(batch), dtype=np.int64))
        self._to_move = send(np.full(len(batch), -1, np.int64))
        self._seeds: DeviceArray = None

    def __len__(self) -> int:
        """Return the number of games."""
        return len(self.games)

    def seed(self, seed: int) -> None:
        """Give every game its own random numbers, the same as in a `Batch`."""
        seeds = spread_out(Chance(seed, "batch").bits(), len(self))
        self._seeds = self._gpu.cuda.to_device(seeds)

    def step(self, actions: DeviceArray, *, checked: bool = True) -> None:
        """Apply one action in each game; `checked=False` skips the search for illegal actions."""
        chosen = self._taken(actions, "actions", (len(self),), "iu")
        if checked:
            self._check(chosen)
        self._gpu.step(self.games, self._edition, chosen)

    def masks(self, out: DeviceArray = None) -> DeviceArray:
        """Return a row for each game with 1 for every legal action."""
        rows = self._rows(out, ACTION_COUNT, "masks")
        self._gpu.masks(self.games, rows)
        return rows

    def observe(self, seats: DeviceArray = None, out: DeviceArray = None) -> DeviceArray:
        """Return what one seat of each game sees, by default the seat to move."""
        rows = self._rows(out, SIZE, "observations")
        viewers = self._to_move
        if seats is not None:
            viewers = self._taken(seats, "seats", (len(self),), "iu")
        self._gpu.observe(self.games, self._edition, viewers, rows)
        return rows

    def restart(self) -> None:
        """Replace finished games by new deals from the pool."""
        self._gpu.restart(self.games, self.pool, self._deals)

    def random_step(self) -> None:
        """Apply one random action in each game; finished games restart first."""
        self._gpu.random_step(self.games, self._edition, self.pool, self._seeds, self._deals)

    def walk(self, steps: int) -> DeviceArray:
        """Apply `steps` random actions in each game; return how many games ended in each place."""
        finished = self._gpu.cuda.device_array(len(self), np.int32)
        self._gpu.walk(self.games, self._edition, self.pool, self._seeds, steps, finished)
        return finished

    def playout(self, seed: int, limit: int = 1 << 30) -> DeviceArray:
        """Play random actions to the end of every game; return how many there were in each."""
        self.seed(seed)
        counts = self._gpu.cuda.device_array(len(self), np.int64)
        self._gpu.playout(self.games, self._edition, self._seeds, limit, counts)
        return counts

    def resample(self, seats: DeviceArray, seed: int) -> None:
        """Redraw, in every game, everything that one seat cannot know."""
        self.seed(seed)
        viewers = self._taken(seats, "seats", (len(self),), "iu")
        self._gpu.resample(self.games, viewers, self._seeds)

    def to_host(self) -> Batch:
        """Return a copy of the games as a `Batch` on the CPU."""
        return Batch(self.games.copy_to_host(), self.edition)

    def _check(self, actions: DeviceArray) -> None:
        illegal = self._gpu.cuda.to_device(np.full(1, len(self), np.int64))
        self._gpu.check(self.games, actions, illegal)
        game = int(illegal.copy_to_host()[0])
        if game < len(self):
            action = int(actions[game])
            known = 0 <= action < ACTION_COUNT
            text = f"{str(ACTIONS[action])!r}" if known else f"action {action}"
            raise BatchError(f"game {game}: {text} is not legal there")

    def _rows(self, out: DeviceArray, width: int, name: str) -> DeviceArray:
        if out is None:
            return self._gpu.cuda.device_array((len(self), width), np.uint8)
        return self._taken(out, name, (len(self), width), "u")

    def _taken(self, array: DeviceArray, name: str, shape: tuple[int, ...], kinds: str) -> Any:
        """Return any library's device array as one of Numba's, without a copy."""
        if not hasattr(array, "__cuda_array_interface__"):
            raise BatchError(f"{name}: expected an array on the device, found {type(array)}")
        taken = self._gpu.cuda.as_cuda_array(array)
        if taken.shape != shape or taken.dtype.kind not in kinds:
            found = f"{taken.dtype} of shape {taken.shape}"
            raise BatchError(f"{name}: expected whole numbers of shape {shape}, found {found}")
        return taken
