"""The game as a few pure functions: `setup`, `legal`, `apply`, and with events `begin`, `play`."""

from typing import assert_never

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
    Asking,
    Bonus,
    Building,
    Choosing,
    Deal,
    Discarding,
    Drawing,
    Dropping,
    Opening,
    Over,
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


def setup(deal: Deal) -> State:
    """Return the first position of a deal (section 1)."""
    return begin(deal).state


def legal(state: State) -> Options:
    """Return the legal actions in the order of R10.7; none when the game is over."""
    return state.options


def apply(state: State, action: Action) -> State:
    """Return the position after a legal action, at the next decision; refuse any other."""
    return _apply(state, action, [])


def begin(deal: Deal) -> Outcome:
    """Return the first position of a deal, with what happened before it."""
    log: Log = []
    state = _resolve(*lay_out(deal, log), log)
    return Outcome(state, tuple(log))


def play(state: State, action: Action) -> Outcome:
    """Return the position after a legal action, with what happened on the way."""
    log: Log = []
    state = _apply(state, action, log)
    return Outcome(state, tuple(log))


def position(table: Table, phase: Phase) -> State:
    """Return the decision that a table laid by hand leads to: for studies, puzzles and tests."""
    return _resolve(table, phase, [])


def _apply(state: State, action: Action, log: Log) -> State:
    if isinstance(state.phase, Over) or action not in state.options:
        raise refusal(state, action)
    return _resolve(*_answer(state.table, state.phase, action, log), log)


def _resolve(table: Table, phase: Phase, log: Log) -> State:
    """Answer every decision that has a single answer, up to the next real one (R10.1)."""
    while not isinstance(phase, Over):
        options = options_of(table, phase)
        if len(options) > 1:
            return State(table, phase, options)
        table, phase = _answer(table, phase, options[0], log)
    return State(table, phase, ())


def _answer(table: Table, phase: Asking, action: Action, log: Log) -> Step:  # noqa: C901, PLR0911 (one case a phase)
    """Return what a legal action leads to, forced decisions not yet resolved."""
    match phase:
        case Discarding():
            return discard(table, phase, action, log)
        case Selling():
            return sell(table, phase, action, log)
        case Building():
            return build(table, phase, action, log)
        case Choosing():
            return choose(table, phase, action, log)
        case Drawing():
            return draw_more(table, phase, action, log)
        case Trading():
            return trade(table, phase, action, log)
        case Bonus():
            return claim(table, phase, action, log)
        case Trashing():
            return trash(table, phase, action, log)
        case Dropping():
            return drop(table, phase, action, log)
        case Opening():
            return open_expert(table, phase, action, log)
        case _:
            assert_never(phase)
