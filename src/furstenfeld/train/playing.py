"""Self-play: all games go some steps on, everything noted that learning needs."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch

from furstenfeld.train.choosing import draw, log_probs_of
from furstenfeld.train.network import Policy
from furstenfeld.train.stopwatch import Stopwatch
from furstenfeld.train.tables import Memory, Tables

Tensor = Any


Player = Callable[[Tensor], tuple[Tensor, Tensor]]
"""A policy as far as it plays: rows to logits and outlook."""


class Opponent(NamedTuple):
    """A frozen network, and the games in which it holds the seats that are not the learner's."""

    policy: Policy
    first: int
    last: int


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
                _answer(memory, step, policy, opponents, generator, best=best)
            with watch.on("games"):
                tables.advance(memory, step)
        with watch.on("games"):
            tables.look(memory, memory.steps)


def _answer(
    memory: Memory,
    step: int,
    policy: Player,
    opponents: Sequence[Opponent],
    generator: Any,
    *,
    best: bool,
) -> None:
    """Choose an action in every game, and note how likely it was."""
    sight = memory.sight(step)
    logits, _ = policy(sight.rows)
    for opponent, first, last in opponents:
        theirs, _ = opponent(sight.rows[first:last])
        is_mine = sight.mine[first:last].bool()[:, None]
        logits[first:last] = torch.where(is_mine, logits[first:last], theirs)
    log_probs = log_probs_of(logits, sight.masks)
    actions = draw(log_probs, generator)
    if best:
        actions = torch.where(sight.mine.bool(), log_probs.argmax(dim=1), actions)
    memory.actions[step] = actions
    memory.log_probs[step] = log_probs.gather(1, actions[:, None])[:, 0]
