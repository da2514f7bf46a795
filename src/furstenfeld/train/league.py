"""The league: frozen networks that the learner must keep beating, and which of them play now.

A policy that plays only against itself may forget how to beat an older one. So in a share of the
games all other seats belong to frozen networks: past versions of the policy, and exploiters that
were trained to beat it (as in AlphaStar, Vinyals et al. 2019). Those that are hard to beat play
more often (prioritised fictitious self-play).
"""

from collections.abc import Mapping
from copy import deepcopy
from itertools import pairwise
from typing import Any, Final

import msgspec
import torch

from furstenfeld.train.checkpoint import Arrays
from furstenfeld.train.kernel.steps import ALONE, NETWORKS, SCRIPTED
from furstenfeld.train.network import NetworkShape, Policy
from furstenfeld.train.rollout import Opponent
from furstenfeld.train.settings import TrainingSettings
from furstenfeld.train.weights import load_weights

_SCORE_MEMORY: Final = 0.9
"""Weight of the old score when a new one is averaged in."""
_LOWEST_WEIGHT: Final = 0.05
"""Members that always lose still play now and then."""


class OpponentPlan(msgspec.Struct, frozen=True):
    """Which games have scripted opponents, which have frozen networks, which are self-play."""

    games: int
    scripted: int
    """Games with scripted opponents. They come first, so that a GPU's warps are uniform."""
    slots: tuple[tuple[int, int], ...]
    """First and last game (exclusive) of each slot of the league."""

    @classmethod
    def of(cls, settings: TrainingSettings) -> "OpponentPlan":
        """Return the plan of these settings. Siblings always have the same opponents."""
        groups = settings.num_envs // settings.siblings
        scripted = round(groups * settings.scripted_share)
        league = round(groups * settings.league_share)
        slots = settings.league_slots if league else 0
        ends = [scripted + league * slot // max(1, slots) for slot in range(slots + 1)]
        limits = [settings.siblings * end for end in ends]
        return cls(settings.num_envs, settings.siblings * scripted, tuple(pairwise(limits)))

    @property
    def sides(self) -> list[int]:
        """Who plays against the learner, game by game (see `kernel.steps`)."""
        league = self.slots[-1][1] - self.slots[0][0] if self.slots else 0
        self_play = self.games - self.scripted - league
        return [SCRIPTED] * self.scripted + [NETWORKS] * league + [ALONE] * self_play


class LeagueMember:
    """A frozen network and the learner's score against it, 0.5 being even."""

    def __init__(self, name: str, policy: Policy, score: float = 0.5) -> None:
        self.name = name
        self.policy = deepcopy(policy).requires_grad_(False)
        self.score = score


class League:
    """The frozen networks, from the oldest to the youngest."""

    def __init__(self, settings: TrainingSettings, plan: OpponentPlan, policy: Policy) -> None:
        """Start with the policy as it is now."""
        self.size = settings.league_size
        self.slots = plan.slots
        self.members = [LeagueMember("start", policy)]
        self.playing = [0] * len(plan.slots)

    def opponents(self) -> list[Opponent]:
        """Return the opponents of all slots."""
        return [
            Opponent(self.members[place].policy, first, last)
            for place, (first, last) in zip(self.playing, self.slots, strict=True)
        ]

    def add(self, name: str, policy: Policy) -> None:
        """Freeze a policy. If the league is full, the weakest member leaves."""
        self.members.append(LeagueMember(name, policy))
        if len(self.members) > self.size:
            # The youngest has no score yet, so it stays.
            weakest = max(range(len(self.members) - 1), key=lambda n: self.members[n].score)
            del self.members[weakest]
        self.playing = [min(place, len(self.members) - 1) for place in self.playing]

    def draw(self, generator: Any) -> None:
        """Draw a member for each slot; those that are hard to beat are more probable."""
        if not self.playing:
            return
        weights = torch.tensor([max(_LOWEST_WEIGHT, 1 - member.score) for member in self.members])
        drawn = torch.multinomial(weights, len(self.playing), replacement=True, generator=generator)
        self.playing = drawn.tolist()

    def record_scores(self, scores: list[float | None]) -> None:
        """Average in the learner's score in each slot: 0 for no win, 0.5 for even, 1 for all."""
        for place, score in zip(self.playing, scores, strict=True):
            if score is not None:
                member = self.members[place]
                member.score = _SCORE_MEMORY * member.score + (1 - _SCORE_MEMORY) * score

    def state(self) -> dict[str, Any]:
        """Return the members' names and scores, and which of them play."""
        return {
            "members": [[member.name, member.score] for member in self.members],
            "playing": self.playing,
        }

    def restore(
        self, state: Mapping[str, Any], weights: list[Arrays], shape: NetworkShape, device: str
    ) -> None:
        """Replace all members by those of a checkpoint."""
        self.members = []
        for (name, score), arrays in zip(state["members"], weights, strict=True):
            policy = Policy(shape)
            load_weights(policy, arrays)
            self.members.append(LeagueMember(name, policy.to(device), score))
        self.playing = list(state["playing"])
