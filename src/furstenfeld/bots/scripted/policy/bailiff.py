"""The bot `bailiff`: the compiled policy, asked one question at a time."""

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
    """Judges every choice by weights that were found by playing; leaves nothing to luck."""

    name = "bailiff"

    def __init__(self, weights: npt.NDArray[np.int64] | None = None) -> None:
        """Judge by these weights, or by those for the table it sits at."""
        self.weights = weights

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        """Return the action of the best judgement."""
        # Any world will do: the policy looks at nothing that the seat does not know.
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
