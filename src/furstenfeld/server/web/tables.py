"""Tables over HTTP: creating, joining, starting and playing them."""

from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from furstenfeld.server.core import lobby, seat_actions
from furstenfeld.server.core.offered_bots import check_bot
from furstenfeld.server.core.options import Id as InvitationId
from furstenfeld.server.core.options import Name, Options, Text
from furstenfeld.server.core.seat_actions import Draft, Pledge
from furstenfeld.server.core.table import Colour, Table, own_seat
from furstenfeld.server.runtime.context import ServerContext
from furstenfeld.server.runtime.rate_limits import RateLimit
from furstenfeld.server.services import table_lists, tables
from furstenfeld.server.services.access import visible
from furstenfeld.server.services.messages import (
    Preview,
    SeenTable,
    Update,
    seen_table,
    update,
)
from furstenfeld.server.services.table_lists import Listed
from furstenfeld.server.services.table_updates import load_update
from furstenfeld.server.services.tables import SeatRequest, SubmittedTurn
from furstenfeld.server.storage import table_store
from furstenfeld.server.storage.people import Person
from furstenfeld.server.web import turns
from furstenfeld.server.web.identity import Context, Me, Viewer

ID = "^[A-Za-z0-9_-]{1,40}$"
Work = Callable[[Connection], Table]
Act = Callable[[Table], Table]
Id = Annotated[str, PathParameter(pattern=ID)]
Seat = Annotated[int, PathParameter(ge=0, le=4)]
OwnSeat = Annotated[int | None, QueryParameter(name="seat", ge=0, le=4)]
Invitation = Annotated[str | None, QueryParameter(name="invitation", pattern=ID)]


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The details of taking a seat."""

    colour: Colour | None = None
    contribution: Text = ""
    """Any text, ideally a random one; it becomes part of the seed."""
    invitation: InvitationId | None = None
    name: Name | None = None
    """The player's name, at a hot seat table; by default your own."""


class Bot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot, by name."""

    bot: Name


class Consent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a takeback request."""

    agrees: bool


class Lists(msgspec.Struct, frozen=True):
    """A list of tables."""

    tables: tuple[Listed, ...]


class TablesController(Controller):
    """Everything under `/api/tables`."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", operation_id="listTables")
    async def lobby(self, context: Context, viewer: Viewer) -> Lists:
        """List the public tables, to join or to watch."""
        who = viewer or ""
        return Lists(tuple(await context.database.read(lambda c: table_lists.open_tables(c, who))))

    @post("/", operation_id="createTable")
    async def create(self, context: Context, me: Me, data: JSONBody[Options]) -> SeenTable:
        """Create a table without players."""
        context.limits.take(RateLimit.TABLE, me.id)
        now = context.now()
        table = await context.change(lambda c: tables.create(c, me.id, data, now))
        return seen_table(table, me.id)

    @get("/{table_id:str}", operation_id="getTable")
    async def show(
        self,
        context: Context,
        viewer: Viewer,
        table_id: Id,
        invitation: Invitation = None,
        seat: OwnSeat = None,
    ) -> Update:
        """Show the current state of a table, with all events of its game."""
        table = await context.database.read(lambda c: visible(c, table_id, viewer, invitation))
        if seat is not None:
            own_seat(table, viewer or "", seat)
        found = await context.database.read(lambda c: load_update(c, table_id, 0, 0))
        return update(found.table, viewer, found.events, found.first, context.now(), seat)

    @put("/{table_id:str}/seats/{seat:int}", operation_id="sitDown")
    async def sit(
        self, context: Context, me: Me, table_id: Id, seat: Seat, data: JSONBody[Sit]
    ) -> SeenTable:
        """Take a free seat, or change the colour and contribution of your own."""
        wish = SeatRequest(seat, data.colour, data.contribution, data.invitation, data.name)
        await context.database.read(lambda c: visible(c, table_id, me.id, data.invitation))
        return await _changed(context, me, lambda c: tables.sit(c, table_id, me, wish))

    @delete("/{table_id:str}/seats/{seat:int}", status_code=200, operation_id="getUp")
    async def get_up(self, context: Context, me: Me, table_id: Id, seat: Seat) -> SeenTable:
        """Leave your seat before the start, or free another seat if you may."""
        return await _act(context, me, table_id, lambda t: lobby.get_up(t, seat, by=me.id))

    @put("/{table_id:str}/seats/{seat:int}/bot", operation_id="seatBot")
    async def seat_bot(
        self, context: Context, me: Me, table_id: Id, seat: Seat, data: JSONBody[Bot]
    ) -> SeenTable:
        """Put a bot on a free seat."""
        name = data.bot.title()[:40]
        return await _act(
            context,
            me,
            table_id,
            lambda t: lobby.seat_bot(t, seat, by=me.id, bot=data.bot, name=name),
        )

    @post("/{table_id:str}/start", status_code=200, operation_id="startTable")
    async def start(self, context: Context, me: Me, table_id: Id) -> SeenTable:
        """Deal the cards and start the game."""
        now = context.now()
        return await _changed(context, me, lambda c: tables.start(c, table_id, me.id, now))

    @post("/{table_id:str}/close", status_code=200, operation_id="closeTable")
    async def close(self, context: Context, me: Me, table_id: Id) -> SeenTable:
        """Close a table that has not started."""
        return await _act(context, me, table_id, lambda t: lobby.close(t, by=me.id))

    @post("/{table_id:str}/rematch", operation_id="rematch")
    async def rematch(self, context: Context, me: Me, table_id: Id) -> SeenTable:
        """Create a rematch with the same people and bots; everybody who asks gets the same one."""
        now = context.now()
        table = await context.change(lambda c: tables.rematch(c, table_id, me.id, now))
        await context.events.table_changed(
            await context.database.read(lambda c: table_store.load(c, table_id))
        )
        return seen_table(table, me.id)

    @post("/{table_id:str}/draft", status_code=200, operation_id="draftTurn")
    async def draft(self, context: Context, me: Me, table_id: Id, data: JSONBody[Draft]) -> Preview:
        """Preview a turn; nothing is saved or shown to others."""
        return await turns.preview_draft(context, me.id, table_id, data)

    @post("/{table_id:str}/pledge", status_code=200, operation_id="pledgeTurn")
    async def pledge(
        self, context: Context, me: Me, table_id: Id, data: JSONBody[Pledge]
    ) -> Preview:
        """Pledge the first actions of a turn, at a table without undo."""
        return await turns.pledge(context, me.id, table_id, data)

    @post("/{table_id:str}/turns", status_code=200, operation_id="submitTurn")
    async def turn(
        self, context: Context, me: Me, table_id: Id, data: JSONBody[SubmittedTurn]
    ) -> Update:
        """Submit a complete turn; it counts once, however often it is sent."""
        return await turns.commit(context, me.id, table_id, data)

    @post("/{table_id:str}/takeback", status_code=200, operation_id="askTakeback")
    async def ask_takeback(self, context: Context, me: Me, table_id: Id) -> SeenTable:
        """Ask the others to take back your last turn."""
        now = context.now()
        return await _changed(context, me, lambda c: tables.ask_takeback(c, table_id, me.id, now))

    @post("/{table_id:str}/takeback/answer", status_code=200, operation_id="answerTakeback")
    async def answer_takeback(
        self, context: Context, me: Me, table_id: Id, data: JSONBody[Consent]
    ) -> SeenTable:
        """Agree to a takeback or refuse it; the requester withdraws it by refusing."""
        now = context.now()
        return await _changed(
            context, me, lambda c: tables.answer_takeback(c, table_id, me.id, data.agrees, now)
        )

    @post("/{table_id:str}/resign", status_code=200, operation_id="resign")
    async def resign(
        self, context: Context, me: Me, table_id: Id, seat: OwnSeat = None
    ) -> SeenTable:
        """Resign: a bot plays your seat to the end."""
        now = context.now()
        return await _act(
            context,
            me,
            table_id,
            lambda t: seat_actions.resign(t, own_seat(t, me.id, seat), now=now),
        )

    @post("/{table_id:str}/hand-over", status_code=200, operation_id="handOver")
    async def hand_over(
        self, context: Context, me: Me, table_id: Id, data: JSONBody[Bot], seat: OwnSeat = None
    ) -> SeenTable:
        """Let a bot play your seat until you come back."""
        check_bot(data.bot)
        now = context.now()
        return await _act(
            context,
            me,
            table_id,
            lambda t: seat_actions.hand_over(t, own_seat(t, me.id, seat), bot=data.bot, now=now),
        )

    @post("/{table_id:str}/come-back", status_code=200, operation_id="comeBack")
    async def come_back(
        self, context: Context, me: Me, table_id: Id, seat: OwnSeat = None
    ) -> SeenTable:
        """Take your seat back from the bot."""
        now = context.now()
        return await _act(
            context,
            me,
            table_id,
            lambda t: seat_actions.come_back(t, own_seat(t, me.id, seat), now=now),
        )


async def _changed(context: ServerContext, me: Person, work: Work) -> SeenTable:
    return seen_table(await context.change(work), me.id)


async def _act(context: ServerContext, me: Person, id: str, act: Act) -> SeenTable:
    return await _changed(context, me, lambda c: tables.change(c, id, act))
