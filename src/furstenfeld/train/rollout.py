"""Collecting rollouts: all games are played for some steps, and every decision is recorded."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch

from furstenfeld.train.network import Policy
from furstenfeld.train.rollout_buffer import RolloutBuffer
from furstenfeld.train.sampling import masked_log_probs, sample
from furstenfeld.train.stopwatch import Stopwatch
from furstenfeld.train.vector_games import VectorGames

Tensor = Any
ActingPolicy = Callable[[Tensor], tuple[Tensor, Tensor]]
"""A policy, compiled or not: rows to logits and values."""


class Opponent(NamedTuple):
    """A frozen network and the games, `first` to `last - 1`, in which it holds the other seats."""

    policy: Policy
    first: int
    last: int
    greedy: bool = False
    """Whether it takes its most probable action, like the bot `champion`, or samples one."""


def collect_rollout(
    games: VectorGames,
    buffer: RolloutBuffer,
    policy: ActingPolicy,
    opponents: Sequence[Opponent],
    generator: Any,
    watch: Stopwatch,
    *,
    greedy: bool = False,
) -> None:
    """Play until the buffer is full; the position after the last step is observed, too.

    With `greedy` the learner takes its most probable actions, otherwise it samples them.
    """
    with torch.no_grad():
        for step in range(buffer.steps):
            with watch.on("games"):
                games.observe(buffer, step)
            with watch.on("network"):
                log_probs = _log_probs(buffer, step, policy, opponents)
                actions = sample(log_probs, generator)
                if greedy or any(opponent.greedy for opponent in opponents):
                    is_greedy = _is_greedy(buffer, step, opponents, greedy=greedy)
                    actions = torch.where(is_greedy, log_probs.argmax(dim=1), actions)
                buffer.actions[step] = actions
                buffer.log_probs[step] = log_probs.gather(1, actions[:, None])[:, 0]
            with watch.on("games"):
                games.advance(buffer, step)
        with watch.on("games"):
            games.observe(buffer, buffer.steps)


def _log_probs(
    buffer: RolloutBuffer, step: int, policy: ActingPolicy, opponents: Sequence[Opponent]
) -> Tensor:
    """Return `[N, CHOICES]`: the log probabilities of whoever is to move."""
    observations = buffer.observations(step)
    logits, _ = policy(observations.rows)
    for opponent, first, last, _ in opponents:
        theirs, _ = opponent(observations.rows[first:last])
        is_learner = observations.is_learner[first:last].bool()[:, None]
        logits[first:last] = torch.where(is_learner, logits[first:last], theirs)
    return masked_log_probs(logits, observations.masks)


def _is_greedy(
    buffer: RolloutBuffer, step: int, opponents: Sequence[Opponent], *, greedy: bool
) -> Tensor:
    """Return `[N]`: whether whoever is to move takes the most probable action."""
    is_learner = buffer.is_learner[step].bool()
    is_greedy = is_learner if greedy else torch.zeros_like(is_learner)
    for opponent in opponents:
        if opponent.greedy:
            part = slice(opponent.first, opponent.last)
            is_greedy[part] |= ~is_learner[part]
    return is_greedy
