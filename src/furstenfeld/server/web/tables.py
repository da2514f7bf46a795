"""Tables over HTTP: making, joining, starting and playing them."""

from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from furstenfeld.server.core import lobby as gathering
from furstenfeld.server.core import seat_actions
from furstenfeld.server.core.offered_bots import check_bot
from furstenfeld.server.core.options import Id as InvitationId
from furstenfeld.server.core.options import Name, Options, Text
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.seat_actions import Draft, Pledge
from furstenfeld.server.core.table import Colour, Table, own_seat
from furstenfeld.server.runtime.context import Hall
from furstenfeld.server.runtime.live_updates import look
from furstenfeld.server.runtime.rate_limits import Kind
from furstenfeld.server.services import table_lists as lobby
from furstenfeld.server.services import tables as tabling
from furstenfeld.server.services.access import visible
from furstenfeld.server.services.messages import (
    Preview,
    SeenTable,
    Update,
    preview,
    seen_table,
    update,
)
from furstenfeld.server.services.table_lists import Listed
from furstenfeld.server.services.tables import Sitting, Turn
from furstenfeld.server.storage import table_store as tables
from furstenfeld.server.storage.people import Person
from furstenfeld.server.web.identity import Me, Somebody, TheHall
from furstenfeld.server.web.problems import TurnRefusedError

ID = "^[A-Za-z0-9_-]{1,40}$"
Work = Callable[[Connection], Table]
Act = Callable[[Table], Table]
Id = Annotated[str, PathParameter(pattern=ID)]
Seat = Annotated[int, PathParameter(ge=0, le=4)]
OwnSeat = Annotated[int | None, QueryParameter(name="seat", ge=0, le=4)]
Invitation = Annotated[str | None, QueryParameter(name="invitation", pattern=ID)]


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody sits down."""

    colour: Colour | None = None
    contribution: Text = ""
    """Any text, best a random one: it goes into the seed of the deal."""
    invitation: InvitationId | None = None
    name: Name | None = None
    """Who sits there, at a hot seat table; otherwise the own name."""


class Bot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot."""

    bot: Name


class Consent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Yes or no to a takeback."""

    agrees: bool


class Lists(msgspec.Struct, frozen=True):
    """A list of tables."""

    tables: tuple[Listed, ...]


class TablesController(Controller):
    """Everything under `/api/tables`."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", operation_id="listTables")
    async def lobby(self, hall: TheHall, person: Somebody) -> Lists:
        """List the open tables, to join or to watch."""
        who = person.id if person else ""
        return Lists(tuple(await hall.read(lambda c: lobby.open_tables(c, who))))

    @post("/", operation_id="createTable")
    async def create(self, hall: TheHall, me: Me, data: JSONBody[Options]) -> SeenTable:
        """Make a table; nobody sits there yet."""
        hall.limits.take(Kind.TABLE, me.id)
        now = hall.now()
        table = await hall.change(lambda c: tabling.create(c, me.id, data, now))
        return seen_table(table, me.id)

    @get("/{table_id:str}", operation_id="getTable")
    async def show(
        self,
        hall: TheHall,
        person: Somebody,
        table_id: Id,
        invitation: Invitation = None,
        seat: OwnSeat = None,
    ) -> Update:
        """Show a table as it is, with the whole log of its game."""
        who = person.id if person else None
        table = await hall.read(lambda c: visible(c, table_id, who, invitation))
        if seat is not None:
            own_seat(table, who or "", seat)
        told = await hall.read(lambda c: look(c, table_id, 0, 0))
        return update(told.table, who, told.events, told.first, hall.now(), seat)

    @put("/{table_id:str}/seats/{seat:int}", operation_id="sitDown")
    async def sit(
        self, hall: TheHall, me: Me, table_id: Id, seat: Seat, data: JSONBody[Sit]
    ) -> SeenTable:
        """Sit down on a free seat; on the own one, change colour and contribution."""
        wish = Sitting(seat, data.colour, data.contribution, data.invitation, data.name)
        await hall.read(lambda c: visible(c, table_id, me.id, data.invitation))
        return await _changed(hall, me, lambda c: tabling.sit(c, table_id, me, wish))

    @delete("/{table_id:str}/seats/{seat:int}", status_code=200, operation_id="getUp")
    async def get_up(self, hall: TheHall, me: Me, table_id: Id, seat: Seat) -> SeenTable:
        """Get up before the start, or free the seat of another where one may."""
        return await _act(hall, me, table_id, lambda t: gathering.get_up(t, seat, by=me.id))

    @put("/{table_id:str}/seats/{seat:int}/bot", operation_id="seatBot")
    async def seat_bot(
        self, hall: TheHall, me: Me, table_id: Id, seat: Seat, data: JSONBody[Bot]
    ) -> SeenTable:
        """Put a bot on a free seat."""
        name = data.bot.title()[:40]
        return await _act(
            hall,
            me,
            table_id,
            lambda t: gathering.seat_bot(t, seat, by=me.id, bot=data.bot, name=name),
        )

    @post("/{table_id:str}/start", status_code=200, operation_id="startTable")
    async def start(self, hall: TheHall, me: Me, table_id: Id) -> SeenTable:
        """Deal the cards."""
        now = hall.now()
        return await _changed(hall, me, lambda c: tabling.start(c, table_id, me.id, now))

    @post("/{table_id:str}/close", status_code=200, operation_id="closeTable")
    async def close(self, hall: TheHall, me: Me, table_id: Id) -> SeenTable:
        """Close a table that has not started."""
        return await _act(hall, me, table_id, lambda t: gathering.close(t, by=me.id))

    @post("/{table_id:str}/rematch", operation_id="rematch")
    async def rematch(self, hall: TheHall, me: Me, table_id: Id) -> SeenTable:
        """Seat the same people and bots at a new table; all who ask get the same one."""
        now = hall.now()
        table = await hall.change(lambda c: tabling.rematch(c, table_id, me.id, now))
        await hall.tell(await hall.read(lambda c: tables.load(c, table_id)))
        return seen_table(table, me.id)

    @post("/{table_id:str}/draft", status_code=200, operation_id="draftTurn")
    async def draft(self, hall: TheHall, me: Me, table_id: Id, data: JSONBody[Draft]) -> Preview:
        """Try a plan; nothing of it is kept or shown to others."""
        return await try_plan(hall, me.id, table_id, data)

    @post("/{table_id:str}/pledge", status_code=200, operation_id="pledgeTurn")
    async def pledge(self, hall: TheHall, me: Me, table_id: Id, data: JSONBody[Pledge]) -> Preview:
        """Say that a turn will begin with these answers, at a table without undo."""
        return await pledge(hall, me.id, table_id, data)

    @post("/{table_id:str}/turns", status_code=200, operation_id="submitTurn")
    async def turn(self, hall: TheHall, me: Me, table_id: Id, data: JSONBody[Turn]) -> Update:
        """Submit a whole turn; it counts once, however often it is sent."""
        try:
            return await commit(hall, me.id, table_id, data)
        except RefusalError as refusal:
            raise await explained(hall, me.id, table_id, data, refusal) from refusal

    @post("/{table_id:str}/takeback", status_code=200, operation_id="askTakeback")
    async def ask_takeback(self, hall: TheHall, me: Me, table_id: Id) -> SeenTable:
        """Ask the others to take the own last turn back."""
        now = hall.now()
        return await _changed(hall, me, lambda c: tabling.ask_takeback(c, table_id, me.id, now))

    @post("/{table_id:str}/takeback/answer", status_code=200, operation_id="answerTakeback")
    async def answer_takeback(
        self, hall: TheHall, me: Me, table_id: Id, data: JSONBody[Consent]
    ) -> SeenTable:
        """Agree to a takeback, or not; who asked withdraws by not agreeing."""
        now = hall.now()
        return await _changed(
            hall, me, lambda c: tabling.answer_takeback(c, table_id, me.id, data.agrees, now)
        )

    @post("/{table_id:str}/resign", status_code=200, operation_id="resign")
    async def resign(self, hall: TheHall, me: Me, table_id: Id, seat: OwnSeat = None) -> SeenTable:
        """Give the own seat to a bot for good."""
        now = hall.now()
        return await _act(
            hall, me, table_id, lambda t: seat_actions.resign(t, own_seat(t, me.id, seat), now=now)
        )

    @post("/{table_id:str}/hand-over", status_code=200, operation_id="handOver")
    async def hand_over(
        self, hall: TheHall, me: Me, table_id: Id, data: JSONBody[Bot], seat: OwnSeat = None
    ) -> SeenTable:
        """Let a bot stand in for the own seat until one comes back."""
        check_bot(data.bot)
        now = hall.now()
        return await _act(
            hall,
            me,
            table_id,
            lambda t: seat_actions.hand_over(t, own_seat(t, me.id, seat), bot=data.bot, now=now),
        )

    @post("/{table_id:str}/come-back", status_code=200, operation_id="comeBack")
    async def come_back(
        self, hall: TheHall, me: Me, table_id: Id, seat: OwnSeat = None
    ) -> SeenTable:
        """Take the own seat back from the bot."""
        now = hall.now()
        return await _act(
            hall,
            me,
            table_id,
            lambda t: seat_actions.come_back(t, own_seat(t, me.id, seat), now=now),
        )


async def _changed(hall: Hall, me: Person, work: Work) -> SeenTable:
    return seen_table(await hall.change(work), me.id)


async def _act(hall: Hall, me: Person, id: str, act: Act) -> SeenTable:
    return await _changed(hall, me, lambda c: tabling.change(c, id, act))


async def try_plan(hall: Hall, person: str, id: str, wish: Draft) -> Preview:
    """Return what a plan leads to."""
    hall.limits.take(Kind.TURN, person)
    table, made = await hall.read(lambda c: tabling.draft(c, id, person, wish))
    return preview(table, made)


async def pledge(hall: Hall, person: str, id: str, wish: Pledge) -> Preview:
    """Keep the beginning of a turn and return what it leads to; only its player is told."""
    hall.limits.take(Kind.TURN, person)
    table, made = await hall.run(lambda c: tabling.pledge(c, id, person, wish))
    await hall.tell(table)
    return preview(table, made)


async def commit(hall: Hall, person: str, id: str, turn: Turn) -> Update:
    """Commit a turn and return the table after it, with what the turn did."""
    hall.limits.take(Kind.TURN, person)
    with hall.metrics.commit_seconds.time():
        told, seat, is_repeated = await hall.run(
            lambda c: tabling.submit(c, id, person, turn, hall.now())
        )
    if not is_repeated:
        hall.metrics.commits.labels("person").inc()
        await hall.tell_turn(told)
    return update(told.table, person, told.events, told.first, hall.now(), seat)


async def explained(
    hall: Hall, person: str, id: str, turn: Turn, refusal: RefusalError
) -> Exception:
    """Return a refused turn with the table as it is, for those who have a seat there."""
    if refusal.reason in (Reason.NO_TABLE, Reason.NOT_YOUR_SEAT):
        return refusal
    table = await hall.read(lambda c: tables.load(c, id))
    heard = table.game.heard if table.game else 0
    return TurnRefusedError(refusal, update(table, person, (), heard, hall.now(), turn.seat))
