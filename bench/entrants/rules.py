"""This game on the pure rules: four players, base game, random choice."""

import random

from bench.timing import Play, Tally
from furstenfeld.records import deal
from furstenfeld.rules import apply, legal, setup, view


def games() -> Play:
    """Play on the rules, legality checked at every action."""

    def play(seed: int) -> Tally:
        state = setup(deal(seed, 4)).state
        choose = random.Random(seed).random
        actions = 0
        while options := legal(state):
            state = apply(state, options[int(choose() * len(options))]).state
            actions += 1
        return Tally(1, actions)

    return play


def games_with_views() -> Play:
    """Play on the rules, every choice made on a view, as bots do."""

    def play(seed: int) -> Tally:
        state = setup(deal(seed, 4)).state
        choose = random.Random(seed).random
        actions = 0
        while state.to_move is not None:
            options = view(state, state.to_move).options
            state = apply(state, options[int(choose() * len(options))]).state
            actions += 1
        return Tally(1, actions)

    return play
