"""Signing in and out over HTTP: guests, passwords, recovery codes."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, post
from litestar.params import JSONBody

from furstenfeld.server.core.options import Name, Text
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.runtime.context import ServerContext
from furstenfeld.server.runtime.rate_limits import RateLimit
from furstenfeld.server.services import accounts
from furstenfeld.server.services.accounts import Password, SignedIn
from furstenfeld.server.storage import people
from furstenfeld.server.storage.people import Person
from furstenfeld.server.web.identity import (
    AnyRequest,
    Context,
    address_of,
    cookie_of,
    device_of,
    no_cookie,
    session_of,
)


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's name."""

    name: Name


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login and its password."""

    login: Text
    password: Annotated[str, msgspec.Meta(max_length=200)]


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code and a new password."""

    login: Text
    code: Text
    password: Password


class Myself(msgspec.Struct, frozen=True):
    """A person's own account."""

    id: str
    name: str
    login: str | None
    is_admin: bool
    is_muted: bool
    webhook: str | None


def myself(person: Person) -> Myself:
    """Return a person's own data."""
    return msgspec.convert(person, Myself, from_attributes=True)


def signed_in(context: ServerContext, identity: SignedIn) -> Response[Myself]:
    """Return the response that signs somebody in."""
    return Response(myself(identity.person), cookies=[cookie_of(context, identity)])


class SignInController(Controller):
    """Signing in and out."""

    path = "/api"
    tags = ("people",)

    @post("/guests", operation_id="beGuest")
    async def guest(
        self, context: Context, request: AnyRequest, data: JSONBody[Guest]
    ) -> Response[Myself]:
        """Play as a guest, with just a name."""
        context.limits.take(RateLimit.GUEST, address_of(request))
        device, now = device_of(request), context.now()
        identity = await context.database.run(
            lambda c: accounts.new_guest(c, data.name, device, now)
        )
        return signed_in(context, identity)

    @post("/sign-in", status_code=200, operation_id="signIn")
    async def sign_in(
        self, context: Context, request: AnyRequest, data: JSONBody[SignIn]
    ) -> Response[Myself]:
        """Sign in with login and password."""
        limit_attempts(context, request, data.login)
        found = await context.database.read(lambda c: people.by_login(c, data.login))
        hash = found[1] if found else None
        is_right = await context.in_thread(accounts.is_password, hash, data.password)
        if found is None or not is_right:
            raise RefusalError(Reason.NOT_ADMITTED)
        return await sign_in_response(context, request, found[0])

    @post("/sign-in/recovery", status_code=200, operation_id="recover")
    async def recover(
        self, context: Context, request: AnyRequest, data: JSONBody[Recovery]
    ) -> Response[Myself]:
        """Sign in with a recovery code and set a new password."""
        limit_attempts(context, request, data.login)
        hash = await context.in_thread(accounts.hash_password, data.password)
        device, now = device_of(request), context.now()
        identity = await context.database.run(
            lambda c: accounts.recover(c, data.login, data.code, hash, device, now)
        )
        if identity is None:
            raise RefusalError(Reason.NOT_ADMITTED)
        return signed_in(context, identity)

    @post("/sign-out", status_code=200, operation_id="signOut")
    async def sign_out(self, context: Context, request: AnyRequest) -> Response[None]:
        """Sign out on this device."""
        found = await session_of(request)
        if found is not None:
            session, person = found
            await context.database.run(lambda c: people.end_session(c, person.id, session.id))
        return Response(None, cookies=[no_cookie(context)])


async def sign_in_response(
    context: ServerContext, request: AnyRequest, person: Person
) -> Response[Myself]:
    """Start a session on this device and return its response."""
    device, now = device_of(request), context.now()
    identity = await context.database.run(lambda c: accounts.open_session(c, person, device, now))
    return signed_in(context, identity)


def limit_attempts(context: ServerContext, request: AnyRequest, login: str) -> None:
    """Apply the rate limit of signing in, by address and by login."""
    context.limits.take(RateLimit.SIGN_IN, address_of(request))
    context.limits.take(RateLimit.SIGN_IN, f"login {login}")
