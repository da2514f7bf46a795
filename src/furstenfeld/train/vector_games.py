"""Tables: games side by side that never stop, on the CPU or on a GPU, beside the learner."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import torch

from furstenfeld.bots.champion.shape import CHOICES
from furstenfeld.fast.codes import OVER, SEATS
from furstenfeld.fast.convert import edition_record
from furstenfeld.fast.layout import Games
from furstenfeld.fast.observation import OFFSET
from furstenfeld.rules import Edition
from furstenfeld.train import cpu
from furstenfeld.train.deals import script_weights
from furstenfeld.train.kernel.rows import WIDTH
from furstenfeld.train.returns import Played

Tensor = Any
"""A tensor of PyTorch; its shapes stand where it is made."""

OUTCOMES = 3
"""What a result says of a seat: share of the win, of rivals left behind, length of the game."""


def backend_of(device: str) -> ModuleType:
    """Return the loops of a device, `cpu` or `cuda`."""
    if device == "cpu":
        return cpu
    from furstenfeld.train import gpu

    return gpu


class Sight(NamedTuple):
    """What is noted before a decision of each of N games."""

    rows: Tensor
    """`[N, WIDTH]`, bytes."""
    masks: Tensor
    """`[N, CHOICES]`, 1 where an action is legal."""
    seats: Tensor
    """`[N]`, the seat that is asked."""
    players: Tensor
    mine: Tensor
    """`[N]`, 1 where the learner is asked, 0 where one of its opponents is."""


class Memory:
    """Room for some steps of all games, allocated once."""

    def __init__(self, device: str, steps: int, games: int) -> None:
        """Make room for `steps` decisions and the position after them."""
        backend = backend_of(device)
        self.steps = steps
        self.rows = backend.new_rows(steps + 1, games, WIDTH)
        self.masks = backend.new_rows(steps + 1, games, CHOICES)

        def empty(*shape: int, dtype: Any) -> Tensor:
            return torch.zeros(shape, dtype=dtype, device=device)

        self.seats = empty(steps + 1, games, dtype=torch.int8)
        self.players = empty(steps + 1, games, dtype=torch.int8)
        self.mine = empty(steps + 1, games, dtype=torch.uint8)
        self.heroes = empty(steps + 1, games, dtype=torch.int8)
        # What came of each decision; results mean nothing where no game ended.
        self.results = empty(steps, games, SEATS, OUTCOMES, dtype=torch.float32)
        self.ended = empty(steps, games, dtype=torch.uint8)
        self.actions = empty(steps, games, dtype=torch.int64)
        self.log_probs = empty(steps, games, dtype=torch.float32)
        shared = [
            (self.rows, self.masks, self.seats, self.players, self.mine, self.heroes),
            (self.results, self.ended),
        ]
        # Handing a tensor to the loops costs some microseconds, so it is done once for each step.
        self._looks, self._outcomes = (
            [[backend.share(tensor[t]) for tensor in tensors] for t in range(len(tensors[0]))]
            for tensors in shared
        )
        self._actions = [backend.share(self.actions[t]) for t in range(steps)]

    def sight(self, step: int) -> Sight:
        """Return what was noted before a decision."""
        return Sight(
            self.rows[step],
            self.masks[step],
            self.seats[step],
            self.players[step],
            self.mine[step],
        )

    @property
    def rounds(self) -> Tensor:
        """`[steps + 1, N]`: the round in which each decision was asked for."""
        return self.rows[:, :, OFFSET["round"]]

    @property
    def played(self) -> Played:
        """What returns need of all steps."""
        return Played(self.seats[: self.steps], self.rounds, self.results, self.ended)

    def look_arrays(self, step: int) -> list[Any]:
        """Return where the loops note what they see."""
        return self._looks[step]

    def answer_arrays(self, step: int) -> list[Any]:
        """Return the actions of a step, and where the loops note what came of them."""
        return [self._actions[step], *self._outcomes[step]]


class Tables:
    """Games of the engine, with the pool from which finished ones are dealt anew."""

    def __init__(
        self,
        device: str,
        edition: Edition,
        games: Games,
        pool: Games,
        sides: Sequence[int],
        heroes: Sequence[int],
        deals: Sequence[int] | None = None,
    ) -> None:
        """Seat the learner: at every seat of a game, or at its hero's; `sides` as in the kernel.

        `deals` are the places in the pool where each game goes on.
        """
        self.backend = backend_of(device)
        self._edition_record = edition_record(edition).copy()
        weights = script_weights()
        seated = np.array(heroes, np.int8)
        against = np.array(sides, np.int8)
        ready = games.copy()
        cpu.settle(ready, self._edition_record, seated, against, weights)
        while len(over := np.flatnonzero(ready["phase"] == OVER)):
            ready[over] = pool[over % len(pool)]
            seated[over] %= ready["players"][over]
            cpu.settle(ready, self._edition_record, seated, against, weights)
        places = np.arange(len(games)) if deals is None else np.array(deals)
        send = self.backend.send
        self.games, self.pool = send(ready), send(pool)
        self.deals, self.heroes = send(places.astype(np.int64)), send(seated)
        self.sides, self.weights = send(against), send(weights)
        self.edition = send(self._edition_record)

    def __len__(self) -> int:
        """Return how many games there are."""
        return len(self.games)

    def renew(self, pool: Games) -> None:
        """Deal from other deals from now on."""
        self.pool = self.backend.send(pool)

    def meet(self, siblings: int) -> None:
        """Let siblings, so many games side by side, go on from one position."""
        if siblings > 1:
            self.backend.meet(self.games, self.deals, self.heroes, siblings)

    def look(self, memory: Memory, step: int) -> None:
        """Note what the seat that is asked in each game sees and may do."""
        arrays = memory.look_arrays(step)
        self.backend.look(self.games, self.edition, self.heroes, *arrays)

    def advance(self, memory: Memory, step: int) -> None:
        """Do the actions of a step; finished games are noted and dealt anew."""
        self.backend.advance(
            self.games,
            self.edition,
            self.pool,
            self.deals,
            self.heroes,
            self.sides,
            self.weights,
            *memory.answer_arrays(step),
        )

    def state(self) -> dict[str, Any]:
        """Return all that changes while playing, as arrays on the host."""
        names = ("games", "pool", "deals", "heroes")
        return {name: self.backend.fetch(getattr(self, name)) for name in names}
