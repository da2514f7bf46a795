"""The bot `champion`: the network's policy alone, one pass for each answer."""

from functools import cache
from pathlib import Path

import numpy as np

from furstenfeld.bots.champion.cpu import inputs_of, warm_up
from furstenfeld.bots.champion.network import SHIPPED, Network, read_network
from furstenfeld.fast import observe_view
from furstenfeld.fast.codes import ACTION_ID
from furstenfeld.records import Chance
from furstenfeld.rules import Action, Options, View

read_once = cache(read_network)


class Champion:
    """Plays the answer that the network likes best; with some heat, now and then another one.

    Without heat nothing is left to luck: that is how the network plays best. Heat 1 draws answers
    as often as the network did while it learnt, for opponents with more variety.
    """

    name = "champion"

    def __init__(self, network: Network | Path = SHIPPED, heat: float = 0.0) -> None:
        """Play by a network, or by that of a file."""
        self.network = read_once(network) if isinstance(network, Path) else network
        self.heat = heat
        warm_up()

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        """Return the network's answer."""
        rows = inputs_of(observe_view(view)[None], view.edition)
        logits = self.network.outlook(rows).logits[0]
        liked = logits[[ACTION_ID[action] for action in actions]].astype(np.float64)
        return actions[drawn(liked, self.heat, rng)]


def drawn(liked: "np.typing.NDArray[np.float64]", heat: float, rng: Chance) -> int:
    """Return the place of the highest number, or with heat one drawn by their softmax."""
    if heat <= 0:
        return int(liked.argmax())
    chances = np.exp((liked - liked.max()) / heat)
    point = rng.bits() / 2**64 * chances.sum()
    return min(int(np.searchsorted(chances.cumsum(), point, side="right")), len(liked) - 1)
