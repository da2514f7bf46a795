"""Live updates: one WebSocket for each page, to watch tables and submit turns."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from furstenfeld.errors import FurstenfeldError
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.table import own_seat
from furstenfeld.server.runtime.context import ServerContext
from furstenfeld.server.runtime.rate_limits import RateLimit, RateLimitError
from furstenfeld.server.runtime.subscriptions import PageConnection
from furstenfeld.server.services import chat, table_lists
from furstenfeld.server.services.access import visible
from furstenfeld.server.services.messages import Talk, Turns, update
from furstenfeld.server.web import turns
from furstenfeld.server.web.identity import address_of, context_of, session_of
from furstenfeld.server.web.live_messages import (
    Answer,
    Bind,
    Ping,
    Request,
    Submit,
    Try,
    Unwatch,
    Watch,
)
from furstenfeld.server.web.problems import (
    Problem,
    TurnRefusedError,
    log_unexpected,
    plain,
    refusal_problem,
    unavailable,
)

MOST_WATCHED = 20
NOT_TEXT: Final = 1003
UNREADABLE: Final = 1007
INTERNAL: Final = 1011
TRY_AGAIN: Final = 1013
"""Close codes (RFC 6455)."""


class BadFrameError(FurstenfeldError):
    """Something came that is not a request: why, and the code that ends the line."""

    def __init__(self, code: int, reason: str) -> None:
        """Remember the close code."""
        self.close_code = code
        super().__init__(reason)


_DECODER = msgspec.json.Decoder(Request)
_ENCODER = msgspec.json.Encoder()


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """Send a page its updates and answer its requests, until it disconnects."""
    try:
        await _serve(socket)
    except BadFrameError as error:
        await _close(socket, error.close_code, str(error))
    except Exception as error:
        log_unexpected(socket.scope, error)
        await _close(socket, *_close_reason(error))


def _close_reason(error: Exception) -> tuple[int, str]:
    """Return the code and reason for closing a connection after an internal error."""
    problem = unavailable(error) if isinstance(error, DBAPIError) else None
    return (INTERNAL, "unexpected") if problem is None else (TRY_AGAIN, problem.title)


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Close the connection, unless the page has closed it."""
    with suppress(WebSocketDisconnect, OSError):
        await socket.close(code=code, reason=reason)


async def _serve(socket: WebSocket[Any, Any, Any]) -> None:
    context = context_of(socket)
    found = await session_of(socket)
    await socket.accept()
    address = address_of(socket)
    page = PageConnection(address, found[1].id, found[0].id) if found else PageConnection(address)
    connection = _Connection(context, socket, page)
    context.subscriptions.add(page)
    context.metrics.connections.inc()
    try:
        await _until_first(connection.answer_requests(), connection.send_news())
        if page.is_ended:
            await socket.close(code=1008, reason="signed out")
    finally:
        context.metrics.connections.dec()
        context.subscriptions.remove(page)


async def _until_first(*works: Coroutine[Any, Any, None]) -> None:
    """Run coroutines until the first one ends: only the receiving one notices a disconnect."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect | OSError):
            raise error


class _Connection:
    """An open WebSocket: one coroutine answers requests while another sends updates."""

    def __init__(
        self, context: ServerContext, socket: WebSocket[Any, Any, Any], page: PageConnection
    ) -> None:
        self.context = context
        self.socket = socket
        self.page = page

    async def answer_requests(self) -> None:
        """Answer one request after the other, until one cannot be decoded."""
        while True:
            data = await self._receive_text()
            try:
                request = _DECODER.decode(data)
            except (msgspec.DecodeError, RecursionError) as error:
                await self._send(Answer("", problem=plain("malformed", 400, str(error)[:300])))
                raise BadFrameError(UNREADABLE, "not a request") from None
            await self._send(await self._answer(request))

    async def _receive_text(self) -> str:
        event: dict[str, Any] = dict(await self.socket.receive())
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnect event", code=event["code"])
        text = event.get("text")
        if not isinstance(text, str):
            raise BadFrameError(NOT_TEXT, "not text")
        return text

    async def _answer(self, request: Request) -> Answer:
        try:
            return Answer(request.ref, ok=await self._result(request))
        except (RefusalError, TurnRefusedError, RateLimitError, DBAPIError) as error:
            problem = self._problem(error)
            if problem is None:
                raise
            return Answer(request.ref, problem=problem)

    def _problem(
        self, error: RefusalError | TurnRefusedError | RateLimitError | DBAPIError
    ) -> Problem | None:
        match error:
            case RateLimitError():
                return plain("too-many-requests", 429, str(error))
            case DBAPIError():
                return unavailable(error)
            case _:
                return refusal_problem(error, self.context.metrics)

    async def _result(self, request: Request) -> object:
        context, page = self.context, self.page
        match request:
            case Watch():
                await self._watch(request)
                return None
            case Unwatch():
                context.subscriptions.unwatch(page, request.table)
                return None
            case Ping():
                context.limits.take(RateLimit.TURN, page.requester)
                return await self._turns()
            case Submit():
                return await turns.commit(context, self._person(), request.table, request.turn)
            case Try():
                return await turns.preview_draft(
                    context, self._person(), request.table, request.draft
                )
            case Bind():
                return await turns.pledge(context, self._person(), request.table, request.pledge)

    async def _watch(self, request: Watch) -> None:
        context, page = self.context, self.page
        context.limits.take(RateLimit.TURN, page.requester)
        if len(page.received) >= MOST_WATCHED and request.table not in page.received:
            raise RefusalError(Reason.TOO_LONG, most=MOST_WATCHED)
        table = await context.database.read(
            lambda c: visible(c, request.table, page.person, request.invitation)
        )
        context.subscriptions.notify(table.id, table.number)
        if request.seat is not None:
            own_seat(table, page.person or "", request.seat)
        context.subscriptions.watch(page, request.table, request.line, request.heard, request.seat)

    async def _turns(self) -> Turns:
        person = self.page.person
        if person is None:
            return Turns(())
        found = await self.context.database.read(lambda c: table_lists.turns(c, person))
        return Turns(tuple(found))

    def _person(self) -> str:
        if self.page.person is None:
            raise RefusalError(Reason.NOBODY)
        return self.page.person

    async def send_news(self) -> None:
        """Send updates and chat messages until the session ends."""
        while not self.page.is_ended:
            await self.page.has_news.wait()
            self.page.has_news.clear()
            try:
                await self._send_news_once()
            except SQLAlchemyError:
                await asyncio.sleep(1)

    async def _send_news_once(self) -> None:
        for table in tuple(self.page.changed):
            await self._send_update(table)
        for table in tuple(self.page.new_chat):
            self.page.new_chat.pop(table, None)
            await self._send_chat(table)

    async def _send_update(self, table: str) -> None:
        context, page = self.context, self.page
        found = await context.subscriptions.next_update(page, table, context.database.read)
        if found is None:
            return
        message = update(
            found.table,
            page.person,
            found.events,
            found.first,
            context.now(),
            page.seats.get(table),
        )
        bare = replace(message, log=replace(message.log, first=0, events=()), now=0)
        if page.is_new(table, _ENCODER.encode(bare)) or found.events:
            await self._send(message)

    async def _send_chat(self, table: str) -> None:
        messages = await self.context.database.read(
            lambda c: chat.messages_for(c, table, self.page.person)
        )
        await self._send(Talk(table, tuple(messages)))

    async def _send(self, message: object) -> None:
        await self.socket.send_data(_ENCODER.encode(message).decode(), mode="text")
