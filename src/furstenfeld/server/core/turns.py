"""Turns that players submit or plan, as lists of texts."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Final

import msgspec

from furstenfeld.rules import ActionError, State, Turn, parse, turn_ahead
from furstenfeld.server.core.refusals import Reason, RefusalError

LONGEST: Final = 64
"""No turn has more actions."""
Action = Annotated[str, msgspec.Meta(max_length=80)]
Actions = Annotated[tuple[Action, ...], msgspec.Meta(max_length=LONGEST)]
"""Actions as texts (R10.1)."""


class Step(msgspec.Struct, frozen=True):
    """One action of a turn, and the options it was chosen from."""

    action: str
    options: tuple[str, ...]


def steps(turn: Turn) -> tuple[Step, ...]:
    """Return the actions of a turn, each with its options."""
    asked = (turn.start, *(outcome.state for outcome in turn.outcomes))
    return tuple(
        Step(text, tuple(map(str, state.options)))
        for text, state in zip(turn.texts, asked, strict=False)
    )


def plan(state: State, seat: int, texts: Sequence[str]) -> Turn:
    """Return the turn that consists of these actions.

    Raise `RefusalError` if the seat is not asked, if an action is not legal, or if there are
    actions after the end of the turn. Errors count the actions from 1.
    """
    if state.to_move != seat:
        raise RefusalError(Reason.NOT_YOUR_TURN)
    if len(texts) > LONGEST:
        raise RefusalError(Reason.TOO_LONG, most=LONGEST)
    turn = Turn(state)
    for place, text in enumerate(texts, start=1):
        if turn.is_complete:
            raise RefusalError(Reason.TOO_LONG, most=place - 1)
        turn = _with_action(turn, text, place)
    return turn


def _with_action(turn: Turn, text: str, place: int) -> Turn:
    try:
        return turn.then(parse(text))
    except ActionError as error:
        raise RefusalError(
            Reason.NOT_LEGAL,
            place=place,
            action=text[:80],
            rule=error.code,
            paragraph=error.paragraph,
        ) from error


def loose_plan(state: State, seat: int, texts: Sequence[str]) -> Turn:
    """Return the turn that consists of those of these actions that are legal.

    While another seat is asked, the turn starts from the position as if this seat were next.
    Raise `RefusalError` if the seat has no turn left in this round.
    """
    turn = Turn(state) if state.to_move == seat else turn_ahead(state, seat)
    if turn is None:
        raise RefusalError(Reason.NOT_YOUR_TURN)
    for text in texts:
        if turn.is_complete:
            break
        with suppress(ActionError):
            turn = turn.then(parse(text))
    return turn
