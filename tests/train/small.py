"""Settings for runs of a second, with few games and narrow networks; and a random player."""

from typing import Any

import msgspec
import torch

from furstenfeld.rules import Variant
from furstenfeld.train.deals import TableKind
from furstenfeld.train.network import NetworkShape, Policy
from furstenfeld.train.settings import SMALL, TrainingSettings

TINY = msgspec.structs.replace(
    SMALL,
    table_kinds=(TableKind(2), TableKind(3, Variant.EXPERT), TableKind(5)),
    policy=NetworkShape(16, 1, 16),
    critic=NetworkShape(16, 1, 16),
    num_envs=24,
    siblings=2,
    num_steps=12,
    minibatch_steps=4,
    deal_pool=64,
    deal_pool_updates=2,
    random_start_steps=200,
    scripted_share=0.25,
    league_share=0.25,
    league_slots=2,
    league_size=3,
    league_draw_updates=2,
    snapshot_updates=2,
)


def tiny(**changes: Any) -> TrainingSettings:
    """Return the tiny settings with some changes."""
    return msgspec.structs.replace(TINY, **changes)


def chance_player() -> Policy:
    """Return a policy that finds all legal actions equally probable."""
    policy = Policy(NetworkShape(8, 1, 8))
    torch.nn.init.zeros_(policy.tower.leave.weight)
    return policy
