"""Replays of finished games over HTTP: their events, positions with all cards, and reviews."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter

from furstenfeld.records import Record, state_line, turns_of
from furstenfeld.rules import Card, State
from furstenfeld.server.core.positions import SeenEvent, SeenView, costs_of, open_event, seen_view
from furstenfeld.server.core.replayed_game import events_by_action, positions
from furstenfeld.server.core.turn_review import LookedAt, reviewed, turn_at
from furstenfeld.server.runtime.context import ServerContext
from furstenfeld.server.runtime.rate_limits import RateLimit
from furstenfeld.server.runtime.review_queue import Key
from furstenfeld.server.services import history
from furstenfeld.server.services.access import visible
from furstenfeld.server.services.win_chances import NOBODY_JUDGES, Chances, chances_of
from furstenfeld.server.storage import table_store
from furstenfeld.server.web.editions import Numbers, numbers_of
from furstenfeld.server.web.identity import AnyRequest, Context, Viewer, address_of
from furstenfeld.server.web.tables import Id, Invitation

MOST_AHEAD = 50


class Done(msgspec.Struct, frozen=True):
    """An action and its events."""

    seat: int
    action: str
    events: tuple[SeenEvent, ...]


class Retold(msgspec.Struct, frozen=True):
    """A finished game with all its secrets."""

    edition: Numbers
    """The numbers of its edition, which may be the file's own."""
    beginning: tuple[SeenEvent, ...]
    """The events of the set-up."""
    done: tuple[Done, ...]


class OpenCards(msgspec.Struct, frozen=True):
    """The cards of a seat, with the current costs of those in hand."""

    hand: tuple[Card, ...]
    deck: tuple[Card, ...]
    """Top first."""
    costs: dict[Card, int]


class Position(msgspec.Struct, frozen=True):
    """A position of a finished game with all cards visible."""

    actions: int
    """The number of actions before it."""
    action: tuple[int, str] | None
    """The seat and the text of the last action."""
    view: SeenView
    """The view of the seat to move, or of a spectator at the end."""
    cards: tuple[OpenCards, ...]


class Replayed(Position, frozen=True):
    """A position, and as many following ones as requested."""

    last: int
    """The number of actions of the whole game."""
    state: dict[str, Any]
    """The position as in `furstenfeld replay --states` (R11.2)."""
    ahead: tuple[Position, ...]
    """The following positions."""


class ReplaysController(Controller):
    """Events, positions and reviews of finished games."""

    path = "/api/tables/{table_id:str}/replay"
    tags = ("games",)

    @get("/", operation_id="retell")
    async def retell(
        self, context: Context, viewer: Viewer, table_id: Id, invitation: Invitation = None
    ) -> Retold:
        """Return all events of a finished game."""
        record = await _record(context, viewer, table_id, invitation)
        return await context.in_thread(lambda: _retold(record))

    @get("/chances", operation_id="chances")
    async def chances(
        self,
        request: AnyRequest,
        context: Context,
        viewer: Viewer,
        table_id: Id,
        invitation: Invitation = None,
    ) -> Chances:
        """Return the champion's estimate of each seat's win chances, from that seat's view."""
        record = await _record(context, viewer, table_id, invitation)
        _count(context, request, (table_id, None))
        turns = await context.in_thread(lambda: turns_of(record))
        views = tuple(turn.view for turn in turns)
        shares = await context.reviews.win_shares(table_id, views)
        if shares is None:
            return NOBODY_JUDGES
        stood_in = await context.database.read(
            lambda c: history.stood_in(c, table_store.load(c, table_id))
        )
        return chances_of(turns, shares, len(record.players), stood_in)

    @get("/turns/{number:int}", operation_id="look")
    async def look(
        self,
        request: AnyRequest,
        context: Context,
        viewer: Viewer,
        table_id: Id,
        number: Annotated[int, PathParameter(ge=0)],
        invitation: Invitation = None,
    ) -> LookedAt:
        """Return the champion's review of the turn that started after this many actions."""
        record = await _record(context, viewer, table_id, invitation)
        _count(context, request, (table_id, number))
        turn = await context.in_thread(lambda: turn_at(record, number))
        said = await context.reviews.review_turn(table_id, turn)
        return await context.in_thread(lambda: reviewed(record, turn, said))

    @get("/{number:int}", operation_id="replay")
    async def replay(
        self,
        context: Context,
        viewer: Viewer,
        table_id: Id,
        number: Annotated[int, PathParameter(ge=0)],
        ahead: Annotated[int, QueryParameter(ge=0, le=MOST_AHEAD)] = 0,
        invitation: Invitation = None,
    ) -> Replayed:
        """Return the position of a finished game after this many actions, and following ones."""
        record = await _record(context, viewer, table_id, invitation)
        return await context.in_thread(lambda: _replayed(record, number, ahead))


def _count(context: ServerContext, request: AnyRequest, question: Key) -> None:
    """Apply the rate limit of a review, unless the answer is known."""
    if not context.reviews.has_asked(question):
        context.limits.take(RateLimit.LOOK, address_of(request))


async def _record(
    context: ServerContext, viewer: str | None, table: str, invitation: str | None
) -> Record:
    return await context.database.read(
        lambda c: history.record(c, visible(c, table, viewer, invitation))
    )


def _retold(record: Record) -> Retold:
    beginning, *later = events_by_action(record)
    return Retold(
        edition=numbers_of(record.deal.edition),
        beginning=tuple(open_event(event) for event in beginning),
        done=tuple(
            Done(seat, text, tuple(open_event(event) for event in events))
            for (seat, text), events in zip(record.moves, later, strict=True)
        ),
    )


def _replayed(record: Record, number: int, ahead: int) -> Replayed:
    state, *following = positions(record, number, ahead)
    here = _position(record, number, state)
    return Replayed(
        **msgspec.structs.asdict(here),
        last=len(record.moves),
        state=state_line(state, number),
        ahead=tuple(
            _position(record, later, state) for later, state in enumerate(following, number + 1)
        ),
    )


def _position(record: Record, number: int, state: State) -> Position:
    return Position(
        actions=number,
        action=record.moves[number - 1] if number else None,
        view=seen_view(state, state.to_move),
        cards=tuple(
            OpenCards(own.hand, own.deck, costs_of(state, seat))
            for seat, own in enumerate(state.table.seats)
        ),
    )
