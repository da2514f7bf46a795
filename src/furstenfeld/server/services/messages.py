"""The messages of the API about a table, as one seat or a spectator may see it.

They have no field for hidden information, nor for how many turns other seats have submitted.
"""

from collections.abc import Iterable

import msgspec

from furstenfeld.rules import Event, State, Turn, standing
from furstenfeld.server.core.clock import deadline
from furstenfeld.server.core.fair_deal import Proof, promise_of, prove
from furstenfeld.server.core.lobby import contributions
from furstenfeld.server.core.options import Free, Options
from furstenfeld.server.core.positions import SeenEvent, SeenView, seen_event, seen_view
from furstenfeld.server.core.simultaneous import position_to_answer, with_opening
from furstenfeld.server.core.table import (
    Colour,
    SeatedPlayer,
    Status,
    Table,
    TableGame,
    has_sat,
    player_at,
    seat_of,
    seats_of,
)
from furstenfeld.server.core.turns import Step, steps
from furstenfeld.server.services.chat import Message
from furstenfeld.server.services.table_lists import Listed


class Seated(msgspec.Struct, frozen=True):
    """A player as everybody sees it."""

    name: str
    colour: Colour
    person: str | None
    bot: str | None
    is_resigned: bool
    contribution: str
    meets_again: bool
    """Whether the player was seated by a rematch and may seat others."""
    bank: int
    """Milliseconds on the clock when the current turn began."""


class Wish(msgspec.Struct, frozen=True):
    """A request to take back the last turn of a seat."""

    seat: int
    agreed: tuple[int, ...]


class SeenTable(msgspec.Struct, frozen=True):
    """A table as one person sees it."""

    id: str
    status: Status
    owner: str
    options: Options
    seats: tuple[Seated | None, ...]
    promise: str | None
    """The hash of the server's part of the seed, published before anybody contributes; None if the
    cards come from a chosen seed or another table."""
    proof: Proof | None
    """After the end, the proof that the deal was fair."""
    invitation: str | None
    """The invitation code, for the owner and the players only."""
    takeback: Wish | None
    rematch: str | None
    deadline: int | None
    """When the seat to move runs out of time, in milliseconds since 1970."""
    standing: tuple[int, ...]
    """The rank of each seat (R7.3) once the game is over, at study tables too."""
    created: int


def seen_table(table: Table, person: str | None) -> SeenTable:
    """Return a table as a person, or an anonymous visitor, sees it."""
    is_in = person is not None and (person == table.owner or has_sat(table, person))
    is_over = table.status is Status.OVER
    wish = table.takeback
    hides_seed = not (is_over or person == table.owner)
    seed = None if hides_seed else table.options.seed
    # Pages request the numbers of an edition separately, once.
    options = msgspec.structs.replace(table.options, seed=seed, edition_file=None)
    return SeenTable(
        id=table.id,
        status=table.status,
        owner=table.owner,
        options=options,
        seats=tuple(None if player is None else _seated(player) for player in table.players),
        promise=promise_of(table.secret) if table.options.is_fair else None,
        proof=_proof(table) if is_over else None,
        invitation=table.invitation if is_in else None,
        takeback=None if wish is None else Wish(wish.seat, wish.agreed),
        rematch=table.rematch,
        deadline=_deadline(table),
        standing=_standing(table),
        created=table.created,
    )


def _seated(player: SeatedPlayer) -> Seated:
    return msgspec.convert(player, Seated, from_attributes=True)


def _proof(table: Table) -> Proof | None:
    if not table.options.is_fair:
        return None
    return prove(table.id, table.secret, contributions(table))


def _standing(table: Table) -> tuple[int, ...]:
    game = table.game
    return () if game is None or game.state.winners is None else standing(game.state.table)


def _deadline(table: Table) -> int | None:
    seat = table.game.state.to_move if table.game else None
    if table.status is not Status.RUNNING or table.game is None or seat is None:
        return None
    if table.options.chapter is not None or isinstance(table.options.pace, Free):
        return None
    return None if player_at(table, seat).bot is not None else deadline(table, table.game, seat)


class Log(msgspec.Struct, frozen=True):
    """Events as a seat sees them; `first` is the index of the first one on the current branch."""

    line: int
    """The number of takebacks so far."""
    first: int
    events: tuple[SeenEvent, ...]


class Update(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """The current state of a table, and its new events."""

    table: SeenTable
    seat: int | None
    number: int | None
    """How many turns the own seat has submitted, which is the number of its next one."""
    pledged: tuple[str, ...]
    """The pledged actions of the own seat's next turn, at a table without undo."""
    sealed: tuple[str, ...]
    """The queued turn of the own seat, which nobody else can see."""
    view: SeenView | None
    log: Log
    now: int
    """The server's time."""


class Preview(msgspec.Struct, frozen=True, tag="preview", tag_field="type"):
    """The result that the actions of a draft would have."""

    is_complete: bool
    is_ahead: bool
    """Whether other seats move first, so that the position may change."""
    steps: tuple[Step, ...]
    """The accepted actions, each with its options."""
    view: SeenView
    """The position after the actions, or the last one that the player may foresee."""
    events: tuple[SeenEvent, ...]
    """The events of the actions, including income and prices."""


class Talk(msgspec.Struct, frozen=True, tag="chat", tag_field="type"):
    """New chat messages."""

    table: str
    messages: tuple[Message, ...]


class Turns(msgspec.Struct, frozen=True, tag="turns", tag_field="type"):
    """The tables where the person is to move."""

    tables: tuple[Listed, ...]


def seen_state(table: Table, state: State, seat: int | None) -> SeenView:
    """Return a position as a seat sees it, with or without the memory aid as the table has it."""
    return seen_view(state, seat, memory_aid=table.options.memory_aid)


def update(
    table: Table,
    person: str | None,
    happened: Iterable[Event],
    first: int,
    now: int,
    wanted: int | None = None,
) -> Update:
    """Return the update about a table for a person; the events start at index `first`.

    `wanted` selects the seat of a person who has several.
    """
    seat = None if person is None else _viewer(table, person, wanted)
    game = table.game
    return Update(
        table=seen_table(table, person),
        seat=seat,
        number=None if seat is None else player_at(table, seat).commits,
        pledged=() if seat is None else player_at(table, seat).pledged,
        sealed=_queued(table, seat),
        view=None if game is None else seen_state(table, _shown(table, game, seat), seat),
        log=Log(
            line=game.branch if game else 0,
            first=first,
            events=tuple(seen_event(event, seat) for event in happened),
        ),
        now=now,
    )


def _viewer(table: Table, person: str, wanted: int | None) -> int | None:
    """Return the viewer's seat, or None if several players share this screen and none is chosen."""
    is_behind_curtain = table.status is Status.RUNNING and len(seats_of(table, person)) > 1
    return None if wanted is None and is_behind_curtain else seat_of(table, person, wanted)


def _shown(table: Table, game: TableGame, seat: int | None) -> State:
    """Return the position to show; an early seat sees its question, or its answer (R10.5)."""
    if seat is None:
        return game.state
    if answer := _queued(table, seat):
        return with_opening(game.state, seat, answer)
    return position_to_answer(table, seat) or game.state


def _queued(table: Table, seat: int | None) -> tuple[str, ...]:
    answer = None if seat is None else player_at(table, seat).queued
    return () if answer is None else answer.actions


def preview(table: Table, made: Turn) -> Preview:
    """Return the preview of a turn, as far as its player may foresee it."""
    return Preview(
        is_complete=made.is_complete,
        is_ahead=made.is_ahead,
        steps=steps(made),
        view=seen_state(table, made.shown, made.seat),
        events=tuple(seen_event(event, made.seat) for event in made.own_events),
    )
