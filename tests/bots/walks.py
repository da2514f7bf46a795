"""Positions from all over a random game, for tests that ask something of every kind of question."""

from collections.abc import Iterator

from furstenfeld.records import Chance, deal
from furstenfeld.rules import State, Variant, apply, setup


def positions(players: int, variant: Variant, every: int) -> Iterator[State]:
    """Yield positions from all over a random game."""
    state, chance, number = setup(deal("champion", players, variant)).state, Chance(1, "walk"), 0
    while state.to_move is not None:
        if number % every == 0:
            yield state
        state, number = apply(state, chance.choice(state.options)).state, number + 1
