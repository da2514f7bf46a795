"""The bot `bailiff`: the compiled policy, one decision at a time."""

import numpy as np
import numpy.typing as npt

from furstenfeld.bots.scripted.policy import cpu
from furstenfeld.bots.scripted.policy.weight_table import weights_for
from furstenfeld.fast import cpu as engine
from furstenfeld.fast.codes import SEATS
from furstenfeld.fast.convert import edition_record, records_of
from furstenfeld.records import Chance
from furstenfeld.rules import ACTIONS, Action, Options, View, any_world


class Bailiff:
    """Judges every option by weights that were found by playing; its choices are deterministic."""

    name = "bailiff"

    def __init__(self, weights: npt.NDArray[np.int64] | None = None) -> None:
        """Use these weights, or by default those for the variant and number of players."""
        self.weights = weights

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        """Return the action with the best value."""
        # Any world gives the same choice: the policy does not look at hidden cards.
        games = records_of([any_world(view)])
        edition = edition_record(view.edition)
        engine.write_options(games, edition)
        weights = self.weights
        if weights is None:
            weights = weights_for(view.variant, len(view.seats))
        chosen = np.zeros(1, np.int64)
        rows = np.zeros((1, SEATS), np.int64)
        cpu.decide(games, edition, weights[None], rows, np.zeros(1, np.uint64), 0, chosen)
        return ACTIONS[int(chosen[0])]
