"""RLCard: card games as environments, in Python."""

import random

import rlcard

from bench.timing import Play, Tally


def games(name: str) -> Play:
    """Play whole games: reset, then step with a legal action; its own `run` is slower."""
    env = rlcard.make(name, config={"seed": 0})

    def play(seed: int) -> Tally:
        chance = random.Random(seed)
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance.random() * len(legal))])
            decisions += 1
        return Tally(1, decisions)

    return play
