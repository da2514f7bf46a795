"""Who is asking: the cookie, the person behind it, and what they may ask how often."""

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.types import Scope

from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.runtime.context import ServerContext
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.services.accounts import Known, hashed
from furstenfeld.server.storage import people
from furstenfeld.server.storage.people import Person, Session

COOKIE: Final = "furstenfeld"
YEAR: Final = 365 * 24 * 3600
SEEN_EVERY: Final = 60 * 60 * 1000
"""Milliseconds after which a used session is written down as used."""

AnyRequest = Request[Any, Any, Any]


def context_of(connection: ASGIConnection[Any, Any, Any, Any]) -> ServerContext:
    """Return the hall of this process."""
    context: ServerContext = connection.app.state.context
    return context


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the address of who is asking."""
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
    """Return the session of a cookie and its person, if there is one and may play here."""
    token = connection.cookies.get(COOKIE)
    if not token or len(token) > 100:
        return None
    context = context_of(connection)
    found = await context.database.read(lambda c: people.session_of(c, hashed(token)))
    if found is None or found[1].is_banned:
        return None
    now = context.now()
    if now - found[0].seen > SEEN_EVERY:
        await context.database.run(lambda c: people.touch_session(c, found[0].id, now))
    return found


async def provide_context(request: AnyRequest) -> ServerContext:
    """Provide the hall; the gate has counted the request."""
    return context_of(request)


async def provide_person(request: AnyRequest) -> Person | None:
    """Provide who is asking, or nobody."""
    found = await session_of(request)
    return None if found is None else found[1]


async def provide_me(person: NamedDependency[Person | None]) -> Person:
    """Provide who is asking; refuse somebody unknown."""
    if person is None:
        raise RefusalError(Reason.NOBODY)
    return person


def device_of(request: AnyRequest) -> str:
    """Return what a browser says about itself, to tell sessions apart."""
    return request.headers.get("user-agent", "")[:200]


def cookie_of(context: ServerContext, known: Known) -> Cookie:
    """Return the cookie of a session: no script reads it, no other site sends it."""
    return Cookie(
        key=COOKIE,
        value=known.token,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=context.settings.is_secure,
    )


def no_cookie(context: ServerContext) -> Cookie:
    """Return the cookie that takes the cookie away."""
    return Cookie(
        key=COOKIE,
        value="",
        path="/",
        max_age=0,
        httponly=True,
        samesite="lax",
        secure=context.settings.is_secure,
    )


Me = NamedDependency[Person]
Somebody = NamedDependency[Person | None]
Context = NamedDependency[ServerContext]
