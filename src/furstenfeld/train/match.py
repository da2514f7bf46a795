"""Matches: a policy alone against a table of one opponent, each deal once from every seat."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import torch

from furstenfeld.fast import Batch
from furstenfeld.lab.intervals import Block, Interval, share_interval
from furstenfeld.train.deals import Kind
from furstenfeld.train.kernel.steps import NETWORKS, SCRIPTED
from furstenfeld.train.network import Policy
from furstenfeld.train.rollout import Opponent, play
from furstenfeld.train.stopwatch import Stopwatch
from furstenfeld.train.vector_games import Memory, Tables

Tensor = Any

_STEPS: Final = 16
"""Decisions between two looks at which games have ended."""

SEED: Final = "match"
"""Where the deals of a match come from, unless told otherwise."""


def match_blocks(
    policy: Policy,
    opponent: Policy | None,
    kind: Kind,
    deals: int,
    device: str = "cpu",
    seed: str = SEED,
    *,
    best: bool = True,
    rivals_best: bool = True,
) -> list[Block]:
    """Return for each deal what the policy won from all its seats, and how many games that were.

    Deal I comes from SEED/I, counted from 0, as those of the evaluation lists do.
    Without an opponent the scripted policy holds the other seats. Everybody takes the likeliest
    action, as the bot `champion` does, unless told to draw it.
    """
    seeds = [f"{seed}/{number}" for number in range(deals)]
    dealt = Batch.deal(seeds, kind.players, kind.variant, threads=1)
    games = np.repeat(dealt.games, kind.players)
    heroes = np.tile(np.arange(kind.players), deals)
    side = SCRIPTED if opponent is None else NETWORKS
    sides = [side] * len(games)
    tables = Tables(device, dealt.edition, games, games, sides, heroes.tolist())
    opponents = [] if opponent is None else [Opponent(opponent, 0, len(games), rivals_best)]
    memory = Memory(device, _STEPS, len(games))
    luck = torch.Generator(device).manual_seed(1)
    won = torch.full((len(games),), -1.0, device=device)
    watch = Stopwatch(device)
    while bool((won < 0).any()):
        play(tables, memory, policy, opponents, luck, watch, best=best)
        watch.lap()
        _note(memory, won)
    shares = won.cpu().numpy().reshape(deals, kind.players).sum(axis=1)
    return [(float(share), float(kind.players)) for share in shares]


def _note(memory: Memory, won: Tensor) -> None:
    """Note what the hero of each game won in the first game that ended there."""
    for step in range(memory.steps):
        first = memory.ended[step].bool() & (won < 0)
        heroes = memory.heroes[step].long().clamp(min=0)
        share = memory.results[step, :, :, 0].gather(1, heroes[:, None])[:, 0]
        won.copy_(torch.where(first, share, won))


def share_of(blocks: Sequence[Block]) -> Interval:
    """Return the share of the win over all deals, with its interval."""
    return share_interval(blocks)


def gain_of(blocks: Sequence[Block], players: int) -> Interval:
    """Return the share above an even one, with its interval."""
    found = share_interval(blocks)
    return Interval(*(bound - 1 / players for bound in (found.value, found.low, found.high)))
