"""Game files, study tables and the chat, over HTTP."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
)
from litestar.params import JSONBody

from furstenfeld.records import encode_game
from furstenfeld.server.runtime.rate_limits import RateLimit
from furstenfeld.server.services import chat, history, studies
from furstenfeld.server.services.access import visible
from furstenfeld.server.services.chat import Message, Said
from furstenfeld.server.services.messages import SeenTable, seen_table
from furstenfeld.server.web.identity import Context, Me, Viewer
from furstenfeld.server.web.tables import Id, Invitation


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chat message to send."""

    text: Said


class Chat(msgspec.Struct, frozen=True):
    """The chat messages of a table, oldest first."""

    messages: tuple[Message, ...]


GAME_FILE: Final = Schema(
    type=OpenAPIType.OBJECT,
    description="A game file (R11.1).",
    required=["format", "version", "rules", "variant", "edition", "players", "deal", "actions"],
)
_AS_JSON: Final = {MediaType.JSON.value: OpenAPIMediaType(schema=GAME_FILE)}


# `records` reads and writes game files byte for byte, so their type is added to the document here.
@dataclass
class GivesGameFile(Operation):
    """An operation that returns a game file."""

    def __post_init__(self) -> None:
        """Say so in the document."""
        if self.responses is not None:
            self.responses["200"] = OpenAPIResponse("The game file.", content=_AS_JSON)


@dataclass
class TakesGameFile(Operation):
    """An operation that takes a game file as its body."""

    def __post_init__(self) -> None:
        """Say so in the document."""
        self.request_body = RequestBody(content=_AS_JSON, required=True)


class GamesController(Controller):
    """The game file and the chat of a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("games",)

    @get("/file", operation_id="getGameFile", operation_class=GivesGameFile)
    async def file(
        self, context: Context, viewer: Viewer, table_id: Id, invitation: Invitation = None
    ) -> Response[bytes]:
        """Return the game file of a finished game, with the proof of its deal."""
        record = await context.database.read(
            lambda c: history.record(c, visible(c, table_id, viewer, invitation))
        )
        name = f'attachment; filename="furstenfeld-{table_id}.json"'
        headers = {"content-disposition": name}
        return Response(encode_game(record), media_type="application/json", headers=headers)

    @get("/chat", operation_id="listChat")
    async def chat(
        self, context: Context, viewer: Viewer, table_id: Id, invitation: Invitation = None
    ) -> Chat:
        """Return the chat messages of a table, without those of muted people."""
        await context.database.read(lambda c: visible(c, table_id, viewer, invitation))
        return Chat(
            tuple(await context.database.read(lambda c: chat.messages_for(c, table_id, viewer)))
        )

    @post("/chat", operation_id="say")
    async def say(
        self,
        context: Context,
        me: Me,
        table_id: Id,
        data: JSONBody[Say],
        invitation: Invitation = None,
    ) -> Message:
        """Send a chat message."""
        context.limits.take(RateLimit.CHAT, me.id)
        await context.database.read(lambda c: visible(c, table_id, me.id, invitation))
        said = await context.database.run(
            lambda c: chat.say(c, table_id, me, data.text, context.now())
        )
        await context.events.chat_posted(table_id)
        return said

    @post("/chat/{message_id:str}/report", status_code=204, operation_id="report")
    async def report(self, context: Context, me: Me, table_id: Id, message_id: Id) -> None:
        """Report a message to the administrator."""
        await context.database.run(
            lambda c: chat.report(c, table_id, message_id, me.id, context.now())
        )


@post("/api/studies", tags=["games"], operation_id="study", operation_class=TakesGameFile)
async def study(context: Context, me: Me, request: Request[Any, Any, Any]) -> SeenTable:
    """Create a study table from the game file in the body."""
    context.limits.take(RateLimit.TABLE, me.id)
    data = await request.body()
    return seen_table(
        await context.database.run(lambda c: studies.study(c, me.id, data, context.now())), me.id
    )
