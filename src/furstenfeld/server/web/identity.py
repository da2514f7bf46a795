"""Who sends a request: cookies, sessions and addresses."""

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.types import Scope

from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.runtime.context import ServerContext
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.services.accounts import SignedIn, token_hash
from furstenfeld.server.storage import people
from furstenfeld.server.storage.people import Person, Session

COOKIE: Final = "furstenfeld"
YEAR: Final = 365 * 24 * 3600
SEEN_EVERY: Final = 60 * 60 * 1000
"""Milliseconds between updates of a session's last use."""

AnyRequest = Request[Any, Any, Any]


def context_of(connection: ASGIConnection[Any, Any, Any, Any]) -> ServerContext:
    """Return the context of this process."""
    context: ServerContext = connection.app.state.context
    return context


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the IP address that a request comes from."""
    return sender_of(connection.scope, context_of(connection).settings)


def sender_of(scope: Scope, settings: Settings) -> str:
    """Return the address that a request comes from; behind a proxy, the one that the proxy saw."""
    forwarded = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
    if settings.is_behind_proxy and forwarded:
        return forwarded[-1].decode("latin-1").rpartition(",")[2].strip()[:64]
    client = scope.get("client")
    return client[0] if client else "unknown"


async def session_of(
    connection: ASGIConnection[Any, Any, Any, Any],
) -> tuple[Session, Person] | None:
    """Return the session of the cookie and its person; None without a session, or if banned."""
    token = connection.cookies.get(COOKIE)
    if not token or len(token) > 100:
        return None
    context = context_of(connection)
    found = await context.database.read(lambda c: people.session_of(c, token_hash(token)))
    if found is None or found[1].is_banned:
        return None
    now = context.now()
    if now - found[0].seen > SEEN_EVERY:
        await context.database.run(lambda c: people.touch_session(c, found[0].id, now))
    return found


async def provide_context(request: AnyRequest) -> ServerContext:
    """Provide the context."""
    return context_of(request)


async def provide_person(request: AnyRequest) -> Person | None:
    """Provide the person who is signed in, or None."""
    found = await session_of(request)
    return None if found is None else found[1]


async def provide_viewer(person: NamedDependency[Person | None]) -> str | None:
    """Provide the id of the person who is signed in, or None."""
    return None if person is None else person.id


async def provide_me(person: NamedDependency[Person | None]) -> Person:
    """Provide the person who is signed in; refuse anybody else."""
    if person is None:
        raise RefusalError(Reason.NOBODY)
    return person


def device_of(request: AnyRequest) -> str:
    """Return the browser's description of itself, by which people recognise their sessions."""
    return request.headers.get("user-agent", "")[:200]


def cookie_of(context: ServerContext, identity: SignedIn) -> Cookie:
    """Return the session cookie, which no script can read and no other site sends."""
    return _cookie(context, identity.token, YEAR)


def no_cookie(context: ServerContext) -> Cookie:
    """Return the cookie that deletes the session cookie."""
    return _cookie(context, "", 0)


def _cookie(context: ServerContext, value: str, max_age: int) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        path="/",
        max_age=max_age,
        httponly=True,
        samesite="lax",
        secure=context.settings.is_secure,
    )


Me = NamedDependency[Person]
Viewer = NamedDependency[str | None]
Context = NamedDependency[ServerContext]
