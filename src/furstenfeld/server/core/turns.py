"""A turn submitted or planned: a list of texts, tried on the last committed position (R10.2).

A turn never reaches past what its player could foresee: the own phases 3 to 5, the own opening, or
one laboratory card.
"""

from collections.abc import Sequence
from contextlib import suppress
from itertools import chain, takewhile
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from furstenfeld.bots import goes_on
from furstenfeld.rules import (
    ActionError,
    Choosing,
    Drawing,
    Event,
    Opening,
    Outcome,
    PalacePriceRose,
    RoundBegan,
    State,
    TurnBegan,
    apply,
    parse,
    position,
)
from furstenfeld.server.core.refusals import Reason, RefusalError

LONGEST: Final = 64
"""More answers than any turn has."""
Action = Annotated[str, msgspec.Meta(max_length=80)]
Actions = Annotated[tuple[Action, ...], msgspec.Meta(max_length=LONGEST)]
"""Answers as texts (R10.1)."""


class Step(msgspec.Struct, frozen=True):
    """One answer of a plan, and what it was chosen from."""

    action: str
    options: tuple[str, ...]


class Plan(msgspec.Struct, frozen=True):
    """A seat's answers to a position, and what each of them led to."""

    start: State
    seat: int
    texts: tuple[str, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    is_ahead: bool = False
    """Whether others move first, so that all may come differently."""

    def then(self, text: str) -> "Plan":
        """Return the plan with one more answer; refuse one that is not legal."""
        outcome = apply(self.end, parse(text))
        texts, outcomes = (*self.texts, text), (*self.outcomes, outcome)
        return replace(self, texts=texts, outcomes=outcomes)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The answers, each with the options there were."""
        asked = (self.start, *(outcome.state for outcome in self.outcomes))
        return tuple(
            Step(text, tuple(str(option) for option in state.options))
            for text, state in zip(self.texts, asked, strict=False)
        )

    @property
    def end(self) -> State:
        """The position after the answers; past the turn, once it is complete."""
        return self.outcomes[-1].state if self.outcomes else self.start

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left to answer before others, or chance, have their say."""
        if not self.outcomes:
            return False
        return not goes_on(self.start, self.end)

    @property
    def shown(self) -> State:
        """The last position in which this seat was asked: what its player may look at."""
        if not self.is_complete:
            return self.end
        return self.outcomes[-2].state if len(self.outcomes) > 1 else self.start

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened, in the order it did."""
        return tuple(chain.from_iterable(outcome.events for outcome in self.outcomes))

    @property
    def own_events(self) -> tuple[Event, ...]:
        """What the answers did, as far as their player could foresee it."""
        if isinstance(self.start.phase, Drawing):
            return ()
        return tuple(takewhile(self._is_own, self.events))

    def _is_own(self, event: Event) -> bool:
        if isinstance(event, TurnBegan | RoundBegan):
            return False
        return isinstance(event, PalacePriceRose) or getattr(event, "seat", None) == self.seat


def plan(state: State, seat: int, texts: Sequence[str]) -> Plan:
    """Return what these answers lead to; refuse the first that is not legal, and all after an end.

    Errors count the answers from 1.
    """
    if state.to_move != seat:
        raise RefusalError(Reason.NOT_YOUR_TURN)
    if len(texts) > LONGEST:
        raise RefusalError(Reason.TOO_LONG, most=LONGEST)
    made = Plan(state, seat)
    for place, text in enumerate(texts, start=1):
        if made.is_complete:
            raise RefusalError(Reason.TOO_LONG, most=place - 1)
        made = _answer(made, text, place)
    return made


def loose_plan(state: State, seat: int, texts: Sequence[str]) -> Plan:
    """Return what these wishes lead to, leaving out those that are not asked for or not legal.

    While others move it starts from the position as if the seat were next.
    """
    is_ahead = state.to_move != seat
    made = Plan(ahead(state, seat) if is_ahead else state, seat, is_ahead=is_ahead)
    for text in texts:
        if made.is_complete:
            break
        with suppress(ActionError):
            made = made.then(text)
    return made


def ahead(state: State, seat: int) -> State:
    """Return the position as if this seat were next: what it can plan while others move.

    Only a seat whose turn of this round is still to come has something to plan with (R2.1).
    """
    table, done = state.table, len(state.table.arrived)
    waiting = table.queue[done:]
    own = [marker for marker in waiting if marker.seat == seat]
    if not own or isinstance(state.phase, Opening | Drawing):
        raise RefusalError(Reason.NOT_YOUR_TURN)
    others = [marker for marker in waiting if marker.seat != seat]
    queue = (*table.queue[:done], *own, *others)
    foreseen = position(replace(table, queue=queue), Choosing(seat))
    if foreseen.to_move != seat:
        raise RefusalError(Reason.NOT_YOUR_TURN)
    return foreseen


def _answer(made: Plan, text: str, place: int) -> Plan:
    try:
        return made.then(text)
    except ActionError as error:
        raise RefusalError(
            Reason.NOT_LEGAL,
            place=place,
            action=text[:80],
            rule=error.code,
            paragraph=error.paragraph,
        ) from error
