"""Positions in which a person would not hesitate, and what a steward does there."""

from typing import Final

from furstenfeld.bots import Steward
from furstenfeld.records import Chance
from furstenfeld.rules import State, apply, view

USUAL: Final = {1: (3, 3, 3), 2: (3, 3, 3)}
"""Markers as they stand in the middle of most games: everything brings 2."""


def chosen(state: State) -> str:
    """What a steward does here."""
    return answers(state, 1)[0]


def answers(state: State, count: int) -> list[str]:
    """The next answers of stewards all round."""
    found = []
    for _ in range(count):
        assert state.to_move is not None
        action = Steward().choose(view(state, state.to_move), state.options, Chance(0, "test"))
        found.append(str(action))
        state = apply(state, action).state
    return found
