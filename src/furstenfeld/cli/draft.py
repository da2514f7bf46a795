"""A turn being planned: answers that can be taken back until they are confirmed (R10.2)."""

from itertools import takewhile

import msgspec

from furstenfeld.bots import goes_on
from furstenfeld.rules import (
    Action,
    Drawing,
    Event,
    Outcome,
    PalacePriceRose,
    RoundBegan,
    State,
    TurnBegan,
    apply,
)


class Step(msgspec.Struct, frozen=True):
    """One answer and what it led to."""

    action: Action
    outcome: Outcome


class Draft(msgspec.Struct, frozen=True):
    """Where a seat was first asked, and its answers since then.

    A draft never reaches past its own turn, its opening, or one `draw`: what lies beyond would
    tell the seat something new.
    """

    seat: int
    start: State
    steps: tuple[Step, ...] = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        """The answers so far."""
        return tuple(step.action for step in self.steps)

    @property
    def end(self) -> State:
        """The position after the answers; past the turn, once the draft is complete."""
        return self.steps[-1].outcome.state if self.steps else self.start

    @property
    def shown(self) -> State:
        """The last position in which this seat is asked: what its player may look at."""
        if not self.is_complete:
            return self.end
        return self.steps[-2].outcome.state if len(self.steps) > 1 else self.start

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left to answer before others, or chance, have their say."""
        if not self.steps:
            return False
        return not goes_on(self.start, self.end)

    @property
    def is_revocable(self) -> bool:
        """Whether it waits for a confirmation; a `draw` shows a card and cannot be taken back."""
        return not isinstance(self.start.phase, Drawing)

    @property
    def events(self) -> tuple[tuple[Event, ...], ...]:
        """What each answer did, as far as it belongs to the draft."""
        return tuple(tuple(takewhile(self._is_own, s.outcome.events)) for s in self.steps)

    def _is_own(self, event: Event) -> bool:
        if isinstance(event, TurnBegan | RoundBegan):
            return False
        return isinstance(event, PalacePriceRose) or getattr(event, "seat", None) == self.seat

    def add(self, action: Action) -> "Draft":
        """Return the draft with one more answer; an action that is not legal is refused."""
        if self.is_complete:
            raise ValueError("the draft is complete")
        step = Step(action, apply(self.end, action))
        return Draft(self.seat, self.start, (*self.steps, step))

    def undo(self) -> "Draft":
        """Return the draft without its last answer."""
        return Draft(self.seat, self.start, self.steps[:-1])

    def restart(self) -> "Draft":
        """Return the draft without any answer."""
        return Draft(self.seat, self.start)
