"""Passkeys over HTTP: two requests to register one, two to sign in with one."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.runtime.rate_limits import RateLimit
from furstenfeld.server.services import passkeys
from furstenfeld.server.services.passkeys import Ceremony, Site, site_of
from furstenfeld.server.storage import people
from furstenfeld.server.web.identity import AnyRequest, Context, Me, address_of, context_of
from furstenfeld.server.web.sign_in import Myself, sign_in_response


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The browser's answer to a ceremony."""

    id: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
    answer: dict[str, Any]


class Key(msgspec.Struct, frozen=True):
    """A registered passkey."""

    id: str
    created: int


class Keys(msgspec.Struct, frozen=True):
    """The passkeys of a person."""

    passkeys: tuple[Key, ...]


def _site(request: AnyRequest) -> Site:
    """Return the site of a request, whose origin the middleware has checked."""
    public = context_of(request).settings.public_url
    own = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    return site_of(public or own)


class PasskeysController(Controller):
    """Registering, listing and deleting passkeys; signing in with one."""

    path = "/api"
    tags = ("people",)

    @get("/me/passkeys", operation_id="listPasskeys")
    async def show(self, context: Context, me: Me) -> Keys:
        """List your passkeys."""
        found = await context.database.read(lambda c: people.passkeys_of(c, me.id))
        return Keys(tuple(Key(key.id, key.created) for key in found))

    @post("/me/passkeys/begin", status_code=200, operation_id="beginPasskey")
    async def begin(self, context: Context, me: Me, request: AnyRequest) -> Ceremony:
        """Begin to register a passkey."""
        site, now = _site(request), context.now()
        return await context.database.run(lambda c: passkeys.begin_registration(c, me, site, now))

    @post("/me/passkeys", operation_id="addPasskey")
    async def add(
        self, context: Context, me: Me, request: AnyRequest, data: JSONBody[Reply]
    ) -> Key:
        """Register a passkey that the browser created."""
        site, now = _site(request), context.now()
        key = await context.database.run(
            lambda c: passkeys.finish_registration(c, me, site, data.id, data.answer, now)
        )
        return Key(key.id, key.created)

    @delete("/me/passkeys/{key_id:str}", operation_id="deletePasskey")
    async def forget(
        self,
        context: Context,
        me: Me,
        key_id: Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,500}$")],
    ) -> None:
        """Delete a passkey."""
        if not await context.database.run(lambda c: people.delete_passkey(c, me.id, key_id)):
            raise RefusalError(Reason.NO_SUCH)

    @post("/sign-in/passkey/begin", status_code=200, operation_id="beginPasskeySignIn")
    async def begin_sign_in(self, context: Context, request: AnyRequest) -> Ceremony:
        """Begin to sign in with a passkey."""
        context.limits.take(RateLimit.SIGN_IN, address_of(request))
        site, now = _site(request), context.now()
        return await context.database.run(lambda c: passkeys.begin_sign_in(c, site, now))

    @post("/sign-in/passkey", status_code=200, operation_id="signInByPasskey")
    async def sign_in(
        self, context: Context, request: AnyRequest, data: JSONBody[Reply]
    ) -> Response[Myself]:
        """Sign in with a passkey."""
        context.limits.take(RateLimit.SIGN_IN, address_of(request))
        site, now = _site(request), context.now()
        person = await context.database.run(
            lambda c: passkeys.finish_sign_in(c, site, data.id, data.answer, now)
        )
        return await sign_in_response(context, request, person)
