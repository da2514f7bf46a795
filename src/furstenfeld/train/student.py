"""A student: a small network that learns to answer as a large one does.

A search wants many answers soon. What a small network lacks is what makes a player better than
good; what the others will do in the next rounds it tells nearly as well, many times as fast.
"""

from typing import Any, NamedTuple

import msgspec
import torch

from furstenfeld.train.choosing import log_probs_of
from furstenfeld.train.dealing import Dealer
from furstenfeld.train.league import Seating
from furstenfeld.train.network import Policy, Shape
from furstenfeld.train.outlook import losses_of, outlook_of
from furstenfeld.train.playing import play
from furstenfeld.train.settings import Settings
from furstenfeld.train.stopwatch import Stopwatch
from furstenfeld.train.tables import Memory, Sight
from furstenfeld.train.trainer import new_tables

Tensor = Any


class Progress(NamedTuple):
    """How far a student is, means over an update."""

    apart: float
    """How far its chances are from the teacher's: a divergence in natural logarithms."""
    same: float
    """How often both like the same action best."""


class Student:
    """A network in the making that watches another one play."""

    def __init__(
        self, settings: Settings, teacher: Policy, shape: Shape, device: str = "cpu"
    ) -> None:
        """Watch a teacher at tables of these settings, at all seats or against the script."""
        self.settings = msgspec.structs.replace(settings, past=0.0, siblings=1)
        self.teacher = teacher.to(device).requires_grad_(False)
        self.policy = Policy(shape, torch.Generator().manual_seed(settings.seed)).to(device)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), settings.rate)
        self.dealer = Dealer(settings.kinds, settings.seed)
        seating = Seating.of(self.settings)
        self.tables = new_tables(self.settings, seating, self.dealer, device)
        self.memory = Memory(device, settings.steps, settings.games)
        self.decisions = self.updates = 0
        self._luck = torch.Generator(device).manual_seed(settings.seed)
        self._order = torch.Generator().manual_seed(settings.seed)
        self._watch = Stopwatch(device)

    def step(self) -> Progress:
        """Let the teacher play some steps, and learn its answers."""
        settings = self.settings
        if self.updates and self.updates % settings.renew == 0:
            self.tables.renew(self.dealer.deal(settings.pool))
        play(self.tables, self.memory, self.teacher, [], self._luck, self._watch)
        self._watch.lap()
        rate = settings.at(self.decisions).rate
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        order = torch.randperm(settings.steps, generator=self._order).tolist()
        told = [self._learn(self.memory.sight(step)) for step in order]
        self.updates += 1
        self.decisions += settings.games * settings.steps
        return Progress(*torch.tensor(told).mean(dim=0).tolist())

    def _learn(self, sight: Sight) -> tuple[float, float]:
        with torch.no_grad():
            taught, expected = self.teacher(sight.rows)
            wanted = log_probs_of(taught, sight.masks)
            outlook = outlook_of(expected, sight.players)
        answered, said = self.policy(sight.rows)
        given = log_probs_of(answered, sight.masks)
        apart = (wanted.exp() * (wanted - given)).sum(dim=1).mean()
        losses = losses_of(said, outlook, sight.players)
        rest = self.settings.rest_weight * losses.rest
        loss = apart + (self.settings.win_weight * losses.win + rest).mean()
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()
        same = (wanted.argmax(dim=1) == given.argmax(dim=1)).float().mean()
        return float(apart.detach()), float(same)
