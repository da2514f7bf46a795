"""Positions of real games for the tests of policy and search."""

from collections.abc import Iterator

from furstenfeld.bots.scripted.policy import Bailiff
from furstenfeld.records import Chance, deal
from furstenfeld.rules import State, apply, setup, view


def positions(seed: str, players: int, variant: str, every: int) -> Iterator[State]:
    """Yield every so many-th decision of a game that bailiffs play."""
    state = setup(deal(seed, players, variant)).state
    number = 0
    while state.to_move is not None:
        if number % every == 0:
            yield state
        seen = view(state, state.to_move)
        state = apply(state, Bailiff().choose(seen, state.options, Chance(0, "game"))).state
        number += 1
