"""What follows from observations, on the CPU: compiled on first use, kept beside the engine's."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from furstenfeld.bots.champion import kernel
from furstenfeld.bots.champion.inputs import INPUTS
from furstenfeld.bots.champion.kernel.scratch import NOTES
from furstenfeld.fast import cpu, targets
from furstenfeld.fast.convert import edition_record
from furstenfeld.fast.layout import Games, Numbers
from furstenfeld.records import BUNDLED, bundled_edition
from furstenfeld.rules import Edition

PACKAGES: Final = ("furstenfeld.bots.champion", "furstenfeld.bots.champion.kernel")
"""What the loop depends on, beside the engine."""
FOLDER: Final = cpu.cache_folder(*PACKAGES)

KERNEL: Final = targets.load("cpu", partial(cpu.compiled, folder=FOLDER), {}, package=kernel)
_foresee = KERNEL.foresee


def _loop(function: Callable[..., Any]) -> cpu.Loop:
    return cpu.Loop(function, FOLDER)


@_loop
def foresee_all(rows: Numbers, edition: Games) -> None:
    """Write behind each observation what follows from it."""
    notes = np.empty(NOTES, np.int32)
    for n in range(len(rows)):
        _foresee(rows[n], notes, edition[0])


def warm_up() -> None:
    """Compile the loop, or read it from the cache, so that no answer has to wait for that."""
    foresee_all(np.zeros((0, INPUTS), np.uint8), edition_record(bundled_edition(BUNDLED[0])))


def inputs_of(observed: npt.NDArray[np.uint8], edition: Edition) -> npt.NDArray[np.uint8]:
    """Return what a network is given, a row for each observation."""
    rows = np.zeros((len(observed), INPUTS), np.uint8)
    rows[:, : observed.shape[1]] = observed
    foresee_all(rows, edition_record(edition))
    return rows
