"""PettingZoo classic: board and card games behind its agent iterator, in Python."""

import importlib
import random
from typing import Any

import numpy as np

from bench.timing import Play, Tally


def games(name: str) -> Play:
    """Play whole games in the loop its documentation shows, without its checking wrappers."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()

    def play(seed: int) -> Tally:
        chance = random.Random(seed)
        env.reset(seed=seed)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(_choose(seen["action_mask"], chance))
            decisions += 1
        return Tally(1, decisions)

    return play


def _choose(mask: Any, chance: random.Random) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(chance.random() * len(legal))])
