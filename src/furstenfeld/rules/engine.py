"""The game as a few pure functions: `setup`, `legal` and `apply`."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from furstenfeld.rules.actions import Action, Options
from furstenfeld.rules.build import build
from furstenfeld.rules.discard import discard, drop, trash
from furstenfeld.rules.events import Event, Log
from furstenfeld.rules.layout import lay_out
from furstenfeld.rules.options import options_of
from furstenfeld.rules.refusal import refusal
from furstenfeld.rules.rounds import Step, draw_more, open_expert
from furstenfeld.rules.sell import choose, claim, sell, trade
from furstenfeld.rules.state import (
    Bonus,
    Building,
    Choosing,
    Deal,
    Discarding,
    Drawing,
    Dropping,
    Opening,
    Phase,
    Selling,
    State,
    Table,
    Trading,
    Trashing,
)


class Outcome(msgspec.Struct, frozen=True):
    """The next position and what happened on the way to it."""

    state: State
    events: tuple[Event, ...]


def setup(deal: Deal) -> Outcome:
    """Return the first position of a deal, with what happened before it (section 1)."""
    log: Log = []
    state = _resolve(*lay_out(deal, log), log)
    return Outcome(state, tuple(log))


def legal(state: State) -> Options:
    """Return the legal actions in the order of R10.7; none when the game is over."""
    return state.options


def apply(state: State, action: Action) -> Outcome:
    """Return the position at the next decision and what happened on the way.

    Raise `ActionError` if the action is not legal.
    """
    if action not in state.options:
        raise refusal(state, action)
    log: Log = []
    table, phase = _ANSWERS[type(state.phase)](state.table, state.phase, action, log)
    state = _resolve(table, phase, log)
    return Outcome(state, tuple(log))


def position(table: Table, phase: Phase) -> State:
    """Return the decision that a table laid by hand leads to: for studies, puzzles and tests."""
    return _resolve(table, phase, [])


def _resolve(table: Table, phase: Phase, log: Log) -> State:
    """Answer every decision that has a single answer, up to the next real one (R10.1)."""
    options = options_of(table, phase)
    while len(options) == 1:
        table, phase = _ANSWERS[type(phase)](table, phase, options[0], log)
        options = options_of(table, phase)
    return State(table, phase, options)


_ANSWERS: Final[Mapping[type[Phase], Callable[[Table, Any, Action, Log], Step]]] = {
    Opening: open_expert,
    Drawing: draw_more,
    Choosing: choose,
    Trading: trade,
    Selling: sell,
    Bonus: claim,
    Building: build,
    Trashing: trash,
    Discarding: discard,
    Dropping: drop,
}
"""What a legal action of each phase leads to, forced decisions not yet resolved (R10.4)."""
