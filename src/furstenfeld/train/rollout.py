"""Self-play: all games go some steps on, everything noted that learning needs."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch

from furstenfeld.train.network import Policy
from furstenfeld.train.sampling import draw, log_probs_of
from furstenfeld.train.stopwatch import Stopwatch
from furstenfeld.train.vector_games import Memory, Tables

Tensor = Any


Player = Callable[[Tensor], tuple[Tensor, Tensor]]
"""A policy as far as it plays: rows to logits and outlook."""


class Opponent(NamedTuple):
    """A frozen network, and the games in which it holds the seats that are not the learner's."""

    policy: Policy
    first: int
    last: int
    best: bool = False
    """Whether it takes its likeliest action, as the bot `champion` does, or draws one."""


def play(
    tables: Tables,
    memory: Memory,
    policy: Player,
    opponents: Sequence[Opponent],
    generator: Any,
    watch: Stopwatch,
    *,
    best: bool = False,
) -> None:
    """Play as many steps as there is room for; the position after them is noted too.

    With `best` the learner's seats take the likeliest action and nothing is drawn for them.
    """
    with torch.no_grad():
        for step in range(memory.steps):
            with watch.on("games"):
                tables.look(memory, step)
            with watch.on("network"):
                log_probs = _considered(memory, step, policy, opponents)
                actions = draw(log_probs, generator)
                if best or any(opponent.best for opponent in opponents):
                    sure = _sure(memory, step, opponents, best=best)
                    actions = torch.where(sure, log_probs.argmax(dim=1), actions)
                memory.actions[step] = actions
                memory.log_probs[step] = log_probs.gather(1, actions[:, None])[:, 0]
            with watch.on("games"):
                tables.advance(memory, step)
        with watch.on("games"):
            tables.look(memory, memory.steps)


def _considered(memory: Memory, step: int, policy: Player, opponents: Sequence[Opponent]) -> Tensor:
    """Return how likely each action is to whoever is asked, `[N, CHOICES]` logarithms."""
    sight = memory.sight(step)
    logits, _ = policy(sight.rows)
    for opponent, first, last, _ in opponents:
        theirs, _ = opponent(sight.rows[first:last])
        is_mine = sight.mine[first:last].bool()[:, None]
        logits[first:last] = torch.where(is_mine, logits[first:last], theirs)
    return log_probs_of(logits, sight.masks)


def _sure(memory: Memory, step: int, opponents: Sequence[Opponent], *, best: bool) -> Tensor:
    """Return `[N]`: where whoever is asked takes the likeliest action."""
    mine = memory.mine[step].bool()
    sure = mine if best else torch.zeros_like(mine)
    for opponent in opponents:
        if opponent.best:
            part = slice(opponent.first, opponent.last)
            sure[part] |= ~mine[part]
    return sure
