"""What comes out of a network: how many numbers, and where each stands.

Widths are whole eights, since a GPU multiplies such matrices faster; what is left over stays 0.
"""

from typing import Final

from furstenfeld.bots.champion.action_features import WEIGHED
from furstenfeld.bots.champion.inputs import whole_eights
from furstenfeld.fast.codes import ACTION_COUNT, SEATS

CHOICES: Final = whole_eights(ACTION_COUNT)
"""Places for actions; those beyond the last action are never legal."""

WIN: Final = CHOICES
"""Where the outlook on the win begins: each seat, counted from the observer, and nobody."""
STANDING: Final = WIN + SEATS + 1
"""Where that on the final standing begins: the share of rivals that each seat leaves behind."""
LENGTH: Final = STANDING + SEATS
"""Where that on the length of the game stands, in `LENGTH_UNIT` rounds."""
WEIGHING: Final = whole_eights(LENGTH + 1)
"""Where the weights begin with which the numbers of a case are counted for its answer."""
OUTPUTS: Final = WEIGHING + WEIGHED

LENGTH_UNIT: Final = 16
"""Rounds that count as 1: an ordinary game is shorter, so the number lies between 0 and 1."""

EPSILON: Final = 1e-5
"""What keeps a normalised row finite where all its numbers are the same."""
