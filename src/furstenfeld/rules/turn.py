"""A turn as one value: built action by action, undone, and then played as a whole (R10.2)."""

from itertools import chain, takewhile

import msgspec

from furstenfeld.rules.actions import Action
from furstenfeld.rules.engine import Outcome, apply, position
from furstenfeld.rules.events import Event, PalacePriceRose, RoundBegan, TurnBegan
from furstenfeld.rules.state import Choosing, Drawing, Opening, State, Table


class Turn(msgspec.Struct, frozen=True):
    """All actions that one seat takes in a row without learning anything new.

    That is phases 3 to 5 of a round, the whole expert opening, or the answer to one laboratory
    card. `start` is a position in which a seat is asked.

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import parse, setup
    >>> turn = Turn(setup(deal(2026, players=3)).state)
    >>> turn = turn.then(parse("brewery 2"), parse("sell 1 hops"))
    >>> turn.texts, turn.is_complete
    (('brewery 2', 'sell 1 hops'), False)
    >>> turn.undo().texts
    ('brewery 2',)
    """

    start: State
    actions: tuple[Action, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    """What each action led to."""
    is_ahead: bool = False
    """Whether other seats act first, so that everything may still change."""

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        seat = self.start.to_move
        assert seat is not None
        return seat

    @property
    def texts(self) -> tuple[str, ...]:
        """The actions in their text form."""
        return tuple(map(str, self.actions))

    @property
    def end(self) -> State:
        """The position after the last action."""
        return self.outcomes[-1].state if self.outcomes else self.start

    @property
    def is_complete(self) -> bool:
        """Whether the seat has nothing left to answer in this turn."""
        return bool(self.outcomes) and not is_same_turn(self.start, self.end)

    @property
    def is_revocable(self) -> bool:
        """Whether the actions can be taken back; the answer to a laboratory card cannot."""
        return not isinstance(self.start.phase, Drawing)

    @property
    def shown(self) -> State:
        """The last position of this turn, which is the one its player may look at."""
        return self.undo().end if self.is_complete else self.end

    @property
    def events(self) -> tuple[Event, ...]:
        """All events of the turn, and of what follows once it is complete."""
        return tuple(chain.from_iterable(outcome.events for outcome in self.outcomes))

    @property
    def own_events(self) -> tuple[Event, ...]:
        """The events that the player could foresee: none after a laboratory card."""
        return tuple(takewhile(self._is_own, self.events)) if self.is_revocable else ()

    def _is_own(self, event: Event) -> bool:
        if isinstance(event, TurnBegan | RoundBegan):
            return False
        return isinstance(event, PalacePriceRose) or getattr(event, "seat", None) == self.seat

    def then(self, *actions: Action) -> "Turn":
        """Return the turn with more actions.

        Raise `ActionError` if one of them is not legal, and `ValueError` if the turn is complete.
        """
        turn = self
        for action in actions:
            if turn.is_complete:
                raise ValueError("the turn is complete")
            outcomes = (*turn.outcomes, apply(turn.end, action))
            turn = Turn(turn.start, (*turn.actions, action), outcomes, turn.is_ahead)
        return turn

    def undo(self) -> "Turn":
        """Return the turn without its last action."""
        return Turn(self.start, self.actions[:-1], self.outcomes[:-1], self.is_ahead)


def is_same_turn(start: State, state: State) -> bool:
    """Return whether the seat asked at `start` is, at `state`, still in the same turn."""
    return not isinstance(start.phase, Drawing) and _turn_key(start) == _turn_key(state)


def _turn_key(state: State) -> tuple[int, int | None, object]:
    """Return what stays the same during a turn."""
    phase = state.phase
    stage = type(phase) if isinstance(phase, Opening | Drawing) else None
    return state.table.round, state.to_move, stage


def turn_ahead(state: State, seat: int) -> Turn | None:
    """Return an empty turn in which this seat can plan while others act.

    It starts from the position as if the seat were next. None if the seat has no turn left in
    this round, or if the turns of the round have not begun (R2.1).
    """
    table, done = state.table, len(state.table.arrived)
    waiting = table.queue[done:]
    own = tuple(marker for marker in waiting if marker.seat == seat)
    if not own or isinstance(state.phase, Opening | Drawing):
        return None
    others = tuple(marker for marker in waiting if marker.seat != seat)
    queue = (*table.queue[:done], *own, *others)
    moved = Table(table.deal, table.round, queue, table.seats, table.breweries, table.arrived)
    foreseen = position(moved, Choosing(seat))
    # A turn without any choice may end the round, and the seat must not see its next cards.
    is_asked = foreseen.to_move == seat and foreseen.table.round == table.round
    return Turn(foreseen, is_ahead=True) if is_asked else None
