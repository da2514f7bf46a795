"""What follows from observations, on the CPU."""

import numpy as np
import numpy.typing as npt

from furstenfeld.bots.champion.inputs import INPUTS
from furstenfeld.bots.champion.kernel.forecast import foresee_row
from furstenfeld.bots.champion.kernel.scratch import SCRATCH_SIZE
from furstenfeld.fast.convert import edition_record
from furstenfeld.fast.cpu import ScratchLoop
from furstenfeld.records import BUNDLED, bundled_edition
from furstenfeld.rules import Edition

foresee_all = ScratchLoop(foresee_row, SCRATCH_SIZE, np.int32)


def warm_up() -> None:
    """Compile the loop, or load it from the cache, so that no answer has to wait for that."""
    foresee_all(np.zeros((0, INPUTS), np.uint8), edition_record(bundled_edition(BUNDLED[0])))


def inputs_of(observed: npt.NDArray[np.uint8], edition: Edition) -> npt.NDArray[np.uint8]:
    """Return what a network is given, a row for each observation."""
    rows = np.zeros((len(observed), INPUTS), np.uint8)
    rows[:, : observed.shape[1]] = observed
    foresee_all(rows, edition_record(edition))
    return rows
