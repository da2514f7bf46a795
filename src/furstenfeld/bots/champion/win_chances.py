"""What chances a seat had: the network's outlook on the win, from what the seat could know."""

from collections.abc import Sequence

import numpy as np

from furstenfeld.bots.champion.champion import read_once
from furstenfeld.bots.champion.cpu import inputs_of
from furstenfeld.bots.champion.network import SHIPPED
from furstenfeld.fast import observe_view
from furstenfeld.rules import View


def win_chances(views: Sequence[View]) -> tuple[float, ...]:
    """Return the share of the win that each view's own seat may expect; all of one edition.

    Each seat must be the one that is asked: of others the network has learnt nothing.
    """
    if not views:
        return ()
    rows = inputs_of(np.stack([observe_view(view) for view in views]), views[0].edition)
    return tuple(float(share) for share in read_once(SHIPPED).outlook(rows).win[:, 0])
