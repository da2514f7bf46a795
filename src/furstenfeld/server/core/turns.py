"""A turn submitted or planned: a list of texts, tried on the last committed position (R10.2).

A turn never reaches past what its player could foresee: the own phases 3 to 5, the own opening, or
one laboratory card.
"""

from collections.abc import Sequence
from itertools import chain, takewhile
from typing import Final

import msgspec

from furstenfeld.bots import goes_on
from furstenfeld.rules import ActionError, Event, Outcome, State, parse, play
from furstenfeld.rules.events import PalacePriceRose, RoundBegan, TurnBegan
from furstenfeld.rules.state import Drawing
from furstenfeld.server.core.refusals import Reason, Refusal

LONGEST: Final = 64
"""More answers than any turn has."""


class Plan(msgspec.Struct, frozen=True):
    """A seat's answers to a position, and what each of them led to."""

    start: State
    seat: int
    outcomes: tuple[Outcome, ...]

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
        raise Refusal(Reason.NOT_YOUR_TURN)
    if len(texts) > LONGEST:
        raise Refusal(Reason.TOO_LONG, most=LONGEST)
    made = Plan(state, seat, ())
    for place, text in enumerate(texts, start=1):
        if made.is_complete:
            raise Refusal(Reason.TOO_LONG, most=place - 1)
        made = Plan(state, seat, (*made.outcomes, _answer(made.end, text, place)))
    return made


def _answer(state: State, text: str, place: int) -> Outcome:
    try:
        return play(state, parse(text))
    except ActionError as error:
        raise Refusal(
            Reason.NOT_LEGAL,
            place=place,
            action=text[:80],
            rule=error.code,
            paragraph=error.paragraph,
        ) from error
