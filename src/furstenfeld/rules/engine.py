"""The game as pure functions: `setup`, `legal` and `apply`."""

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
    """A position, and the events that led to it."""

    state: State
    events: tuple[Event, ...]


def setup(deal: Deal) -> Outcome:
    """Return the first position of a deal, and the events of the set-up (section 1).

    >>> from furstenfeld.records import deal
    >>> setup(deal(seed=2026, players=3)).state.to_move
    2
    """
    log: Log = []
    state = _resolve(*lay_out(deal, log), log)
    return Outcome(state, tuple(log))


def legal(state: State) -> Options:
    """Return the legal actions in the order of R10.7; none when the game is over.

    >>> from furstenfeld.records import deal
    >>> [str(action) for action in legal(setup(deal(seed=1, players=2)).state)]
    ['brewery 1', 'brewery 2', 'brewery none']
    """
    return state.options


def apply(state: State, action: Action) -> Outcome:
    """Return the position at the next decision, and the events on the way to it.

    Raise `ActionError` if the action is not legal.

    >>> from furstenfeld.records import deal
    >>> state = setup(deal(seed=1, players=2)).state
    >>> len(apply(state, legal(state)[0]).events)
    0
    """
    if action not in state.options:
        raise refusal(state, action)
    log: Log = []
    table, phase = _ANSWERS[type(state.phase)](state.table, state.phase, action, log)
    state = _resolve(table, phase, log)
    return Outcome(state, tuple(log))


def position(table: Table, phase: Phase) -> State:
    """Return the next decision at a table that was set up by hand: for puzzles and tests.

    >>> from furstenfeld.records import deal
    >>> state = setup(deal(seed=1, players=2)).state
    >>> position(state.table, state.phase) == state
    True
    """
    return _resolve(table, phase, [])


def _resolve(table: Table, phase: Phase, log: Log) -> State:
    """Answer all decisions with a single legal action, up to the next real decision (R10.1)."""
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
"""The function that carries out an action of each phase (R10.4)."""
