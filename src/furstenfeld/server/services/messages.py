"""What is told about a table, typed: as one seat, or a spectator, sees it, and what is new there.

Nothing here has a field for what a seat may not know, nor for how many turns another has submitted.
"""

from collections.abc import Iterable

import msgspec

from furstenfeld.rules import Event, State, Turn, standing
from furstenfeld.server.core.clock import deadline
from furstenfeld.server.core.fair_deal import Proof, promise_of, prove
from furstenfeld.server.core.lobby import contributions
from furstenfeld.server.core.options import Free, Options
from furstenfeld.server.core.positions import Heard, SeenView, heard, seen
from furstenfeld.server.core.simultaneous import arranged, question
from furstenfeld.server.core.table import (
    Chair,
    Colour,
    Game,
    Status,
    Table,
    chair_at,
    has_sat,
    seat_of,
    seats_of,
)
from furstenfeld.server.core.turns import Step, steps
from furstenfeld.server.services.chat import Message
from furstenfeld.server.services.table_lists import Listed


class Seated(msgspec.Struct, frozen=True):
    """A seat of the table as everybody sees it."""

    name: str
    colour: Colour
    person: str | None
    bot: str | None
    is_resigned: bool
    contribution: str
    meets_again: bool
    """Whether its player was seated for having played at another table, and may gather others."""
    bank: int
    """Milliseconds on its clock when it was last asked."""


class Wish(msgspec.Struct, frozen=True):
    """A seat asks to take back its last turn."""

    seat: int
    agreed: tuple[int, ...]


class SeenTable(msgspec.Struct, frozen=True):
    """A table as somebody sees it."""

    id: str
    status: Status
    owner: str
    options: Options
    seats: tuple[Seated | None, ...]
    promise: str | None
    """The hash of the server's part of the seed, given before anybody contributes; none where the
    cards were chosen, by a seed or another table."""
    proof: Proof | None
    """After the end, what shows that the deal was fair."""
    invitation: str | None
    """The word that lets others in; only for those who are in."""
    takeback: Wish | None
    rematch: str | None
    deadline: int | None
    """Until when the seat to move has to answer, in milliseconds since 1970."""
    standing: tuple[int, ...]
    """After the end, also in the study of a game that has one, the rank of each seat (R7.3)."""
    created: int


def seen_table(table: Table, person: str | None) -> SeenTable:
    """Return a table as a person, or somebody unknown, sees it."""
    is_in = person is not None and (person == table.owner or has_sat(table, person))
    is_over = table.status is Status.OVER
    wish = table.takeback
    hides_seed = not (is_over or person == table.owner)
    seed = None if hides_seed else table.options.seed
    # An edition of one's own is asked for once, as are the bundled ones.
    options = msgspec.structs.replace(table.options, seed=seed, edition_file=None)
    return SeenTable(
        id=table.id,
        status=table.status,
        owner=table.owner,
        options=options,
        seats=tuple(None if chair is None else _seated(chair) for chair in table.chairs),
        promise=promise_of(table.secret) if table.options.is_fair else None,
        proof=_proof(table) if is_over else None,
        invitation=table.invitation if is_in else None,
        takeback=None if wish is None else Wish(wish.seat, wish.agreed),
        rematch=table.rematch,
        deadline=_deadline(table),
        standing=_standing(table),
        created=table.created,
    )


def _seated(chair: Chair) -> Seated:
    return Seated(
        name=chair.name,
        colour=chair.colour,
        person=chair.person,
        bot=chair.bot,
        is_resigned=chair.is_resigned,
        contribution=chair.contribution,
        meets_again=chair.meets_again,
        bank=chair.bank,
    )


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
    return None if chair_at(table, seat).bot is not None else deadline(table, table.game, seat)


class Log(msgspec.Struct, frozen=True):
    """Events as a seat hears them; `first` counts them from 0 on the present line."""

    line: int
    first: int
    events: tuple[Heard, ...]


class Update(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """A table as it is now, and what is new about it."""

    table: SeenTable
    seat: int | None
    number: int | None
    """How many turns the own seat has submitted: the number of the next one."""
    pledged: tuple[str, ...]
    """How the next turn of the own seat begins for good, at a table without undo."""
    sealed: tuple[str, ...]
    """What the own seat has answered before its turn, while that waits; nobody else knows."""
    view: SeenView | None
    log: Log
    now: int
    """The server's clock."""


class Preview(msgspec.Struct, frozen=True, tag="preview", tag_field="type"):
    """What the answers of a plan lead to; none of them has been done."""

    is_complete: bool
    is_ahead: bool
    """Whether others move first, so that all may come differently."""
    steps: tuple[Step, ...]
    """The answers that count, each with the options there were."""
    view: SeenView
    """The position after the answers, or the last one in which the seat is asked."""
    events: tuple[Heard, ...]
    """What the answers do, income and prices among them."""


class Talk(msgspec.Struct, frozen=True, tag="chat", tag_field="type"):
    """Something new was said."""

    table: str
    messages: tuple[Message, ...]


class Turns(msgspec.Struct, frozen=True, tag="turns", tag_field="type"):
    """The tables that wait for the person."""

    tables: tuple[Listed, ...]


def seen_state(table: Table, state: State, seat: int | None) -> SeenView:
    """Return a position of a table as a seat sees it, with the table's memory aid."""
    return seen(state, seat, memory_aid=table.options.memory_aid)


def update(
    table: Table,
    person: str | None,
    happened: Iterable[Event],
    first: int,
    now: int,
    wanted: int | None = None,
) -> Update:
    """Return what a person is told about a table; the events begin at number `first`.

    Where a person has several seats, it is told as to the one wanted.
    """
    seat = None if person is None else _eyes(table, person, wanted)
    game = table.game
    return Update(
        table=seen_table(table, person),
        seat=seat,
        number=None if seat is None else chair_at(table, seat).commits,
        pledged=() if seat is None else chair_at(table, seat).pledged,
        sealed=_sealed(table, seat),
        view=None if game is None else seen_state(table, _shown(table, game, seat), seat),
        log=Log(
            line=game.line if game else 0,
            first=first,
            events=tuple(heard(event, seat) for event in happened),
        ),
        now=now,
    )


def _eyes(table: Table, person: str, wanted: int | None) -> int | None:
    """Return the seat that looks: nobody's while it is open who sits at a screen of several."""
    is_behind_curtain = table.status is Status.RUNNING and len(seats_of(table, person)) > 1
    return None if wanted is None and is_behind_curtain else seat_of(table, person, wanted)


def _shown(table: Table, game: Game, seat: int | None) -> State:
    """Return the position; a seat asked before its turn sees its question or answer (R10.5)."""
    if seat is None:
        return game.state
    if answer := _sealed(table, seat):
        return arranged(game.state, seat, answer)
    return question(table, seat) or game.state


def _sealed(table: Table, seat: int | None) -> tuple[str, ...]:
    answer = None if seat is None else chair_at(table, seat).sealed
    return () if answer is None else answer.actions


def preview(table: Table, made: Turn) -> Preview:
    """Return what a plan leads to, as far as its player may foresee it."""
    return Preview(
        is_complete=made.is_complete,
        is_ahead=made.is_ahead,
        steps=steps(made),
        view=seen_state(table, made.shown, made.seat),
        events=tuple(heard(event, made.seat) for event in made.own_events),
    )
