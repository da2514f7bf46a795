"""The live line: one WebSocket a page, over which tables are watched and turns submitted."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from furstenfeld.errors import FurstenfeldError
from furstenfeld.server.core.options import Id
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.seat_actions import Draft, Pledge
from furstenfeld.server.core.table import own_seat
from furstenfeld.server.runtime.context import Hall
from furstenfeld.server.runtime.live_updates import Line
from furstenfeld.server.runtime.rate_limits import Kind, RateLimitError
from furstenfeld.server.services import chat, table_lists
from furstenfeld.server.services.access import visible
from furstenfeld.server.services.messages import Talk, Turns, update
from furstenfeld.server.services.tables import Turn
from furstenfeld.server.web.identity import address_of, hall_of, session_of
from furstenfeld.server.web.problems import (
    Problem,
    TurnRefusedError,
    log_unexpected,
    problem_of,
    unavailable,
)
from furstenfeld.server.web.tables import commit, explained, pledge, try_plan

MOST_WATCHED = 20
NOT_TEXT: Final = 1003
UNREADABLE: Final = 1007
INTERNAL: Final = 1011
TRY_AGAIN: Final = 1013
"""Codes with which a WebSocket is closed (RFC 6455)."""
Ref = Annotated[str, msgspec.Meta(max_length=64)]


class Watch(msgspec.Struct, frozen=True, tag="watch", tag_field="type", forbid_unknown_fields=True):
    """Hear of a table from now on; `heard` events of `line` are known already."""

    table: Id
    line: int = 0
    heard: Annotated[int, msgspec.Meta(ge=0)] = 0
    invitation: Id | None = None
    seat: int | None = None
    """Through whose eyes, at a hot seat table; otherwise through those of the own seat."""
    ref: Ref = ""


class Unwatch(
    msgspec.Struct, frozen=True, tag="unwatch", tag_field="type", forbid_unknown_fields=True
):
    """Hear of a table no more."""

    table: Id
    ref: Ref = ""


class Submit(msgspec.Struct, frozen=True, tag="turn", tag_field="type", forbid_unknown_fields=True):
    """Submit a turn, as by HTTP."""

    table: Id
    turn: Turn
    ref: Ref = ""


class Try(msgspec.Struct, frozen=True, tag="draft", tag_field="type", forbid_unknown_fields=True):
    """Try a plan, as by HTTP."""

    table: Id
    draft: Draft
    ref: Ref = ""


class Bind(msgspec.Struct, frozen=True, tag="pledge", tag_field="type", forbid_unknown_fields=True):
    """Pledge the beginning of a turn, as by HTTP."""

    table: Id
    pledge: Pledge
    ref: Ref = ""


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Ask whether the line is alive; also brings the list of tables that wait."""

    ref: Ref = ""


Request = Watch | Unwatch | Submit | Try | Bind | Ping


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, tag="answer", tag_field="type"):
    """The answer to a request, by its `ref`: what was asked for, or the problem."""

    ref: str
    ok: Any = None
    problem: Problem | None = None


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
    """Tell a page what happens at its tables, and hear its requests, until it hangs up."""
    try:
        await _served(socket)
    except BadFrameError as error:
        await _close(socket, error.close_code, str(error))
    except Exception as error:
        log_unexpected(socket.scope, error)
        await _close(socket, *_ending(error))


def _ending(error: Exception) -> tuple[int, str]:
    """Return the code and reason with which a failure here ends a line."""
    problem = unavailable(error) if isinstance(error, DBAPIError) else None
    return (INTERNAL, "unexpected") if problem is None else (TRY_AGAIN, problem.title)


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Hang up, unless the page has done so."""
    with suppress(WebSocketDisconnect, OSError):
        await socket.close(code=code, reason=reason)


async def _served(socket: WebSocket[Any, Any, Any]) -> None:
    """Open a line and keep it open; the gate has counted it."""
    hall = hall_of(socket)
    found = await session_of(socket)
    await socket.accept()
    address = address_of(socket)
    line = Line(address, found[1].id, found[0].id) if found else Line(address)
    hall.live.enter(line)
    hall.metrics.lines.inc()
    try:
        await _until_first(_hear(hall, socket, line), _tell(hall, socket, line))
        if line.is_ended:
            await socket.close(code=1008, reason="signed out")
    finally:
        hall.metrics.lines.dec()
        hall.live.leave(line)


async def _until_first(*works: Any) -> None:
    """Do several things until one of them ends: a line that only sends misses the hanging up."""
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


async def _hear(hall: Hall, socket: WebSocket[Any, Any, Any], line: Line) -> None:
    """Answer requests, one after the other, until one cannot be read."""
    while True:
        data = await _text(socket)
        try:
            request = _DECODER.decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            problem = _problem("malformed", 400, str(error)[:300])
            await _send(socket, Answer("", problem=problem))
            raise BadFrameError(UNREADABLE, "not a request") from None
        await _send(socket, await _answer(hall, line, request))


async def _text(socket: WebSocket[Any, Any, Any]) -> str:
    """Return the next message, which has to be text."""
    event: dict[str, Any] = dict(await socket.receive())
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="disconnect event", code=event["code"])
    text = event.get("text")
    if not isinstance(text, str):
        raise BadFrameError(NOT_TEXT, "not text")
    return text


async def _answer(hall: Hall, line: Line, request: Request) -> Answer:
    try:
        return Answer(request.ref, ok=await _do(hall, line, request))
    except RefusalError as refusal:
        hall.metrics.refusals.labels(refusal.reason).inc()
        return Answer(request.ref, problem=problem_of(refusal))
    except TurnRefusedError as refused:
        hall.metrics.refusals.labels(refused.refusal.reason).inc()
        return Answer(request.ref, problem=problem_of(refused.refusal, refused.current))
    except RateLimitError as error:
        return Answer(request.ref, problem=_problem("too-many-requests", 429, str(error)))
    except DBAPIError as error:
        problem = unavailable(error)
        if problem is None:
            raise
        return Answer(request.ref, problem=problem)


def _problem(code: str, status: int, detail: str) -> Problem:
    return Problem(f"urn:furstenfeld:problem:{code}", code.replace("-", " "), status, detail)


async def _do(hall: Hall, line: Line, request: Request) -> object:
    match request:
        case Watch():
            await _watch(hall, line, request)
            return None
        case Unwatch():
            hall.live.unwatch(line, request.table)
            return None
        case Ping():
            hall.limits.take(Kind.TURN, line.asker)
            return await _turns(hall, line)
        case Submit():
            return await _submit(hall, line, request)
        case Try():
            return await try_plan(hall, _known(line), request.table, request.draft)
        case Bind():
            return await pledge(hall, _known(line), request.table, request.pledge)


async def _watch(hall: Hall, line: Line, request: Watch) -> None:
    hall.limits.take(Kind.TURN, line.asker)
    if len(line.heard) >= MOST_WATCHED and request.table not in line.heard:
        raise RefusalError(Reason.TOO_LONG, most=MOST_WATCHED)
    table = await hall.read(lambda c: visible(c, request.table, line.person, request.invitation))
    hall.live.wake(table.id, table.number)
    if request.seat is not None:
        own_seat(table, line.person or "", request.seat)
    hall.live.watch(line, request.table, request.line, request.heard, request.seat)


async def _submit(hall: Hall, line: Line, request: Submit) -> object:
    person = _known(line)
    try:
        return await commit(hall, person, request.table, request.turn)
    except RefusalError as refusal:
        raise await explained(hall, person, request.table, request.turn, refusal) from refusal


async def _turns(hall: Hall, line: Line) -> Turns:
    if line.person is None:
        return Turns(())
    person = line.person
    return Turns(tuple(await hall.read(lambda c: table_lists.turns(c, person))))


def _known(line: Line) -> str:
    if line.person is None:
        raise RefusalError(Reason.NOBODY)
    return line.person


async def _tell(hall: Hall, socket: WebSocket[Any, Any, Any], line: Line) -> None:
    """Send what is new, whenever something is."""
    while not line.is_ended:
        await line.stirred.wait()
        line.stirred.clear()
        try:
            await _tell_once(hall, socket, line)
        except SQLAlchemyError:
            await asyncio.sleep(1)


async def _tell_once(hall: Hall, socket: WebSocket[Any, Any, Any], line: Line) -> None:
    for table in tuple(line.marked):
        told = await hall.live.told(line, table, hall.read)
        if told is None:
            continue
        who, seat = line.person, line.seats.get(table)
        message = update(told.table, who, told.events, told.first, hall.now(), seat)
        bare = replace(message, log=replace(message.log, first=0, events=()), now=0)
        if line.is_news(table, _ENCODER.encode(bare)) or told.events:
            await _send(socket, message)
    for table in tuple(line.talk):
        line.talk.pop(table, None)
        said = await hall.read(lambda c, table=table: chat.heard(c, table, line.person))  # type: ignore[misc]
        await _send(socket, Talk(table, tuple(said)))


async def _send(socket: WebSocket[Any, Any, Any], message: object) -> None:
    await socket.send_data(_ENCODER.encode(message).decode(), mode="text")
