"""The policy's loops over games on the CPU."""

import numpy as np

from furstenfeld.bots.scripted.policy.kernel.batches import decide_game, play_out_game
from furstenfeld.bots.scripted.policy.kernel.weights import SCRATCH_SIZE
from furstenfeld.fast.cpu import ScratchLoop

decide = ScratchLoop(decide_game, SCRATCH_SIZE, np.int64)
play_out = ScratchLoop(play_out_game, SCRATCH_SIZE, np.int64)
