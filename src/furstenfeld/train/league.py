"""The league: frozen networks that the learner must still beat, and who of them plays now.

A policy that only plays itself may forget what beats an older one. So a share of the games has
frozen networks at all seats but one: past selves, and exploiters that were trained to beat one.
"""

from copy import deepcopy
from itertools import pairwise
from typing import Any, Final

import msgspec
import torch

from furstenfeld.train.checkpoint import fill
from furstenfeld.train.kernel.steps import ALONE, NETWORKS, SCRIPTED
from furstenfeld.train.network import Policy, Shape
from furstenfeld.train.rollout import Opponent
from furstenfeld.train.settings import Settings

Tensor = Any

_MEMORY: Final = 0.9
"""How much of what was known of a member's strength stays after one more update."""


class Seating(msgspec.Struct, frozen=True):
    """Which games are plain self-play, which have frozen opponents, and which scripted ones."""

    games: int
    scripted: int
    """Games with scripted opponents: the first ones, so that a GPU's warps hold one sort."""
    slots: tuple[tuple[int, int], ...]
    """From which game to which each slot of the league goes."""

    @classmethod
    def of(cls, settings: Settings) -> "Seating":
        """Return the seating of these settings."""
        families = settings.games // settings.siblings
        scripted = round(families * settings.scripted)
        past = round(families * settings.past)
        slots = settings.slots if past else 0
        ends = [scripted + past * slot // max(1, slots) for slot in range(slots + 1)]
        limits = [settings.siblings * end for end in ends]
        return cls(settings.games, settings.siblings * scripted, tuple(pairwise(limits)))

    @property
    def sides(self) -> list[int]:
        """Who sits with the learner, game by game."""
        frozen = self.slots[-1][1] - self.slots[0][0] if self.slots else 0
        alone = self.games - self.scripted - frozen
        return [SCRIPTED] * self.scripted + [NETWORKS] * frozen + [ALONE] * alone


class Member:
    """A frozen network and how the learner does against it."""

    def __init__(self, name: str, policy: Policy, share: float = 0.5) -> None:
        """Keep a copy of a policy; `share` is of a win, as if there were two seats."""
        self.name = name
        self.policy = deepcopy(policy).requires_grad_(False)
        self.share = share


class League:
    """The frozen networks, the last one being the youngest."""

    def __init__(self, settings: Settings, seating: Seating, policy: Policy) -> None:
        """Begin with the policy as it is now."""
        self.settings = settings
        self.seating = seating
        self.members = [Member("start", policy)]
        self.playing = [0] * len(seating.slots)

    def opponents(self) -> list[Opponent]:
        """Return who plays in each slot now."""
        return [
            Opponent(self.members[place].policy, first, last)
            for place, (first, last) in zip(self.playing, self.seating.slots, strict=True)
        ]

    def add(self, name: str, policy: Policy) -> None:
        """Freeze a policy; where there are too many, the one that is beaten most clearly goes."""
        self.members.append(Member(name, policy))
        if len(self.members) > self.settings.members:
            # The youngest has no record yet, so it stays.
            weakest = max(range(len(self.members) - 1), key=lambda n: self.members[n].share)
            del self.members[weakest]
        self.playing = [min(place, len(self.members) - 1) for place in self.playing]

    def draw(self, generator: Any) -> None:
        """Give the slots to members anew, those that are hard to beat more often."""
        weights = torch.tensor([max(0.05, 1 - member.share) for member in self.members])
        count = len(self.playing)
        if count:
            drawn = torch.multinomial(weights, count, replacement=True, generator=generator)
            self.playing = drawn.tolist()

    def note(self, shares: list[float | None]) -> None:
        """Note how the learner did in each slot: 0 none, 0.5 an even share, 1 every win."""
        for place, share in zip(self.playing, shares, strict=True):
            if share is not None:
                member = self.members[place]
                member.share = _MEMORY * member.share + (1 - _MEMORY) * share

    def state(self) -> dict[str, Any]:
        """Return the members' names and records, and who plays."""
        return {
            "members": [[member.name, member.share] for member in self.members],
            "playing": self.playing,
        }

    def restore(self, state: dict[str, Any], weights: list[dict[str, Any]], shape: Shape) -> None:
        """Take over members that were kept, their weights being arrays by name."""
        self.members = []
        for (name, share), named in zip(state["members"], weights, strict=True):
            policy = Policy(shape)
            fill(policy, named)
            self.members.append(Member(name, policy, share))
        self.playing = list(state["playing"])

    def to(self, device: str) -> None:
        """Move the members to a device."""
        for member in self.members:
            member.policy.to(device)


def even_share(share: float, players: int) -> float:
    """Return a share of the win as if there were two seats: 1 / players becomes one half.

    The odds against one opponent are the odds against all of them, times their number.
    """
    odds = share * (players - 1) / max(1e-6, 1 - share)
    return odds / (1 + odds)
