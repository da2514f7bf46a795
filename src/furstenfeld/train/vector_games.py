"""Vectorised games: many games of the compiled engine side by side, on the CPU or on a GPU."""

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from furstenfeld.fast.codes import OVER
from furstenfeld.fast.convert import edition_record
from furstenfeld.fast.layout import Games
from furstenfeld.rules import Edition
from furstenfeld.train import cpu
from furstenfeld.train.deals import script_weights

if TYPE_CHECKING:
    from furstenfeld.train.rollout_buffer import RolloutBuffer


def backend_of(device: str) -> ModuleType:
    """Return the module with the kernels of a device, `cpu` or `cuda`."""
    if device == "cpu":
        return cpu
    from furstenfeld.train import gpu

    return gpu


class VectorGames:
    """Games that never stop: a game that ends is replaced by the next deal of the pool."""

    def __init__(
        self,
        device: str,
        edition: Edition,
        games: Games,
        pool: Games,
        sides: Sequence[int],
        learner_seats: Sequence[int],
        deals: Sequence[int] | None = None,
    ) -> None:
        """Start from these games; `deals` is the next deal of each, by its number in the pool.

        `sides` says who plays against the learner (see `kernel.steps`). `learner_seats` is the
        learner's seat in each game, NONE where it holds all of them.
        """
        self.backend = backend_of(device)
        record = edition_record(edition).copy()
        weights = script_weights()
        seats = np.array(learner_seats, np.int8)
        against = np.array(sides, np.int8)
        ready = games.copy()
        cpu.settle(ready, record, seats, against, weights)
        while len(over := np.flatnonzero(ready["phase"] == OVER)):
            ready[over] = pool[over % len(pool)]
            seats[over] %= ready["players"][over]
            cpu.settle(ready, record, seats, against, weights)
        next_deals = np.arange(len(games)) if deals is None else np.array(deals)
        send = self.backend.send
        self.games, self.pool = send(ready), send(pool)
        self.deals, self.learner_seats = send(next_deals.astype(np.int64)), send(seats)
        self.sides, self.weights = send(against), send(weights)
        self.edition = send(record)

    def __len__(self) -> int:
        return len(self.games)

    def set_pool(self, pool: Games) -> None:
        """Replace the deals from which ended games start again."""
        self.pool = self.backend.send(pool)

    def join_siblings(self, siblings: int) -> None:
        """Copy the position of the first game of every group of neighbours to the others."""
        if siblings > 1:
            self.backend.meet(self.games, self.deals, self.learner_seats, siblings)

    def observe(self, buffer: "RolloutBuffer", step: int) -> None:
        """Write the observation, legal actions and seat to move of every game."""
        arrays = buffer.observed_arrays[step]
        self.backend.observe(self.games, self.edition, self.learner_seats, *arrays)

    def advance(self, buffer: "RolloutBuffer", step: int) -> None:
        """Apply the actions of a step, write which games ended and how, and restart those."""
        self.backend.advance(
            self.games,
            self.edition,
            self.pool,
            self.deals,
            self.learner_seats,
            self.sides,
            self.weights,
            *buffer.outcome_arrays[step],
        )

    def arrays(self) -> dict[str, Any]:
        """Return everything that changes during play, as arrays in host memory."""
        changing = {
            "games": self.games,
            "pool": self.pool,
            "deals": self.deals,
            "heroes": self.learner_seats,
        }
        return {name: self.backend.fetch(array) for name, array in changing.items()}
