"""Trainings that take a second, with few games and narrow networks; and a player by chance."""

from typing import Any

import msgspec
import torch

from furstenfeld.rules import Variant
from furstenfeld.train.deals import Kind
from furstenfeld.train.network import Policy, Shape
from furstenfeld.train.settings import SMALL, Settings

TINY = msgspec.structs.replace(
    SMALL,
    kinds=(Kind(2), Kind(3, Variant.EXPERT), Kind(5)),
    policy=Shape(16, 1, 16),
    critic=Shape(16, 1, 16),
    games=24,
    siblings=2,
    steps=12,
    together=4,
    pool=64,
    renew=2,
    apart=200,
    scripted=0.25,
    past=0.25,
    slots=2,
    members=3,
    hold=2,
    freeze=2,
)


def tiny(**changes: Any) -> Settings:
    """Return the tiny settings with some changes."""
    return msgspec.structs.replace(TINY, **changes)


def chance_player() -> Policy:
    """Return a policy that likes all legal actions alike."""
    policy = Policy(Shape(8, 1, 8))
    torch.nn.init.zeros_(policy.tower.leave.weight)
    return policy
