"""Games side by side on a GPU: the batch of the CPU, with arrays that never leave the device.

Arrays have `__cuda_array_interface__`, so `torch.as_tensor(rows, device="cuda")` takes them without
a copy, and tensors can be handed in.
"""

from typing import Any

import numpy as np

from furstenfeld.fast import gpu
from furstenfeld.fast.batch import Batch, BatchError, spread_out
from furstenfeld.fast.codes import ACTION_COUNT
from furstenfeld.fast.convert import edition_record
from furstenfeld.fast.observation import SIZE
from furstenfeld.records import Chance
from furstenfeld.rules import ACTIONS, Edition

DeviceArray = Any
"""An array on the GPU: Numba's, PyTorch's, CuPy's."""


class DeviceBatch:
    """Games of one edition in device memory."""

    def __init__(self, batch: Batch) -> None:
        """Copy a batch to the device; its games are also the pool for `restart` and `walk`."""
        self.edition: Edition = batch.edition
        self.games: DeviceArray = gpu.cuda.to_device(batch.games)
        self.pool: DeviceArray = gpu.cuda.to_device(batch.games)
        self._edition = gpu.cuda.to_device(edition_record(batch.edition))
        self._deals = gpu.cuda.to_device(np.arange(len(batch), dtype=np.int64))
        self._asked = gpu.cuda.to_device(np.full(len(batch), -1, np.int64))
        self._seeds: DeviceArray = None

    def __len__(self) -> int:
        """Return how many games there are."""
        return len(self.games)

    def seed(self, seed: int) -> None:
        """Give every game its own stream of chance, the same as on the CPU."""
        self._seeds = gpu.cuda.to_device(spread_out(Chance(seed, "batch").bits(), len(self)))

    def step(self, actions: DeviceArray, *, checked: bool = True) -> None:
        """Do an action in every game; `checked=False` spares the look for illegal ones."""
        chosen = self._taken(actions, "actions", (len(self),), "iu")
        if checked:
            self._check(chosen)
        gpu.step(self.games, self._edition, chosen)

    def masks(self, out: DeviceArray = None) -> DeviceArray:
        """Return for every game a row with 1 for each legal action."""
        rows = self._rows(out, ACTION_COUNT, "masks")
        gpu.masks(self.games, rows)
        return rows

    def observe(self, seats: DeviceArray = None, out: DeviceArray = None) -> DeviceArray:
        """Return what a seat of every game sees: by default the one that is asked."""
        rows = self._rows(out, SIZE, "observations")
        watching = self._asked
        if seats is not None:
            watching = self._taken(seats, "seats", (len(self),), "iu")
        gpu.observe(self.games, self._edition, watching, rows)
        return rows

    def restart(self) -> None:
        """Deal finished games anew from the pool."""
        gpu.restart(self.games, self.pool, self._deals)

    def random_step(self) -> None:
        """Do one random decision in every game, finished ones dealt anew first."""
        gpu.random_step(self.games, self._edition, self.pool, self._seeds, self._deals)

    def walk(self, steps: int) -> DeviceArray:
        """Play so many random decisions in every game; return how many games each finished."""
        finished = gpu.cuda.device_array(len(self), np.int32)
        gpu.walk(self.games, self._edition, self.pool, self._seeds, steps, finished)
        return finished

    def playout(self, seed: int, most: int = 1 << 30) -> DeviceArray:
        """Play all games by random choice to the end; return how many decisions each took."""
        self.seed(seed)
        counts = gpu.cuda.device_array(len(self), np.int64)
        gpu.playout(self.games, self._edition, self._seeds, most, counts)
        return counts

    def resample(self, seats: DeviceArray, seed: int) -> None:
        """Deal anew, in every game, all that a seat cannot know."""
        self.seed(seed)
        gpu.resample(self.games, self._taken(seats, "seats", (len(self),), "iu"), self._seeds)

    def to_host(self) -> Batch:
        """Return a copy of the games as a batch on the CPU."""
        return Batch(self.games.copy_to_host(), self.edition)

    def _check(self, actions: DeviceArray) -> None:
        illegal = gpu.cuda.to_device(np.full(1, len(self), np.int64))
        gpu.check(self.games, actions, illegal)
        game = int(illegal.copy_to_host()[0])
        if game < len(self):
            action = int(actions[game])
            known = 0 <= action < ACTION_COUNT
            text = f"{str(ACTIONS[action])!r}" if known else f"action {action}"
            raise BatchError(f"game {game}: {text} is not legal there")

    def _rows(self, out: DeviceArray, width: int, name: str) -> DeviceArray:
        if out is None:
            return gpu.cuda.device_array((len(self), width), np.uint8)
        return self._taken(out, name, (len(self), width), "u")

    def _taken(self, array: DeviceArray, name: str, shape: tuple[int, ...], kinds: str) -> Any:
        """Return a device array of the right shape and kind, whoever made it, without a copy."""
        if not hasattr(array, "__cuda_array_interface__"):
            raise BatchError(f"{name}: expected an array on the device, found {type(array)}")
        taken = gpu.cuda.as_cuda_array(array)
        if taken.shape != shape or taken.dtype.kind not in kinds:
            found = f"{taken.dtype} of shape {taken.shape}"
            raise BatchError(f"{name}: expected whole numbers of shape {shape}, found {found}")
        return taken
