"""The row of a decision: what the policy is given, then what only the critic may see.

The policy is given the first part alone. The second has every seat's hand and deck, counted from
the observer, and exists while training only.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from furstenfeld.bots.champion.inputs import ENTERING, INPUT_SCALE, INPUTS
from furstenfeld.fast.codes import CARD_COUNT, SEATS

SECRETS: Final = INPUTS
"""Where the secrets begin."""
SECRETS_OF_SEAT: Final = 2 * CARD_COUNT
"""A seat's hand, a number a card, and its deck: the place of each card from the top, from 1."""
WIDTH: Final = SECRETS + SEATS * SECRETS_OF_SEAT
"""Numbers of a whole row, all of them bytes."""

POLICY_PARTS: Final = (slice(0, ENTERING),)
CRITIC_PARTS: Final = (slice(0, ENTERING), slice(SECRETS, WIDTH))
"""What goes through the layers of each network."""


def _scale() -> npt.NDArray[np.float32]:
    scale = np.zeros(WIDTH, np.float32)
    scale[:SECRETS] = INPUT_SCALE
    hand, deck = np.ones(CARD_COUNT), np.full(CARD_COUNT, 1 / CARD_COUNT)
    scale[SECRETS:] = np.tile(np.concatenate([hand, deck]), SEATS)
    return scale


ROW_SCALE: Final = _scale()
"""The factor of each number; 0 where a row has no number."""
