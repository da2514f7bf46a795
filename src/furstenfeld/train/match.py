"""Matches: a policy alone against a table of one opponent, each deal once from every seat."""

from typing import Any, Final

import numpy as np
import torch

from furstenfeld.fast import Batch
from furstenfeld.lab.intervals import Block
from furstenfeld.train.deals import TableKind
from furstenfeld.train.kernel.steps import NETWORKS, SCRIPTED
from furstenfeld.train.network import Policy
from furstenfeld.train.rollout import Opponent, collect_rollout
from furstenfeld.train.rollout_buffer import RolloutBuffer
from furstenfeld.train.stopwatch import Stopwatch
from furstenfeld.train.vector_games import VectorGames

Tensor = Any

_STEPS: Final = 16
"""Decisions between two checks which games have ended."""

SEED: Final = "match"


def play_match(
    policy: Policy,
    opponent: Policy | None,
    kind: TableKind,
    deals: int,
    device: str = "cpu",
    seed: str = SEED,
    *,
    greedy: bool = True,
    greedy_opponent: bool = True,
) -> list[Block]:
    """Return for each deal how many games the policy won, over all seats, and how many it played.

    Deal I, counted from 0, has the seed `SEED/I`, like the evaluation deals. Without an opponent
    the scripted policy holds the other seats. Networks take their most probable action, like the
    bot `champion`, unless they are asked to sample.
    """
    seeds = [f"{seed}/{number}" for number in range(deals)]
    dealt = Batch.deal(seeds, kind.players, kind.variant, threads=1)
    games = np.repeat(dealt.games, kind.players)
    seats = np.tile(np.arange(kind.players), deals)
    side = SCRIPTED if opponent is None else NETWORKS
    playing = VectorGames(device, dealt.edition, games, games, [side] * len(games), seats.tolist())
    opponents = [] if opponent is None else [Opponent(opponent, 0, len(games), greedy_opponent)]
    buffer = RolloutBuffer(device, _STEPS, len(games))
    generator = torch.Generator(device).manual_seed(1)
    won = torch.full((len(games),), -1.0, device=device)
    watch = Stopwatch(device)
    while bool((won < 0).any()):
        collect_rollout(playing, buffer, policy, opponents, generator, watch, greedy=greedy)
        watch.lap()
        _record_wins(buffer, won)
    shares = won.cpu().numpy().reshape(deals, kind.players).sum(axis=1)
    return [(float(share), float(kind.players)) for share in shares]


def _record_wins(buffer: RolloutBuffer, won: Tensor) -> None:
    """Record the share of the win in the first game that ended in each place."""
    for step in range(buffer.steps):
        first = buffer.ended[step].bool() & (won < 0)
        seats = buffer.learner_seats[step].long().clamp(min=0)
        share = buffer.results[step, :, :, 0].gather(1, seats[:, None])[:, 0]
        won.copy_(torch.where(first, share, won))
