"""People over HTTP: guests, accounts, sessions, one's own data."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, patch, post, put
from litestar.params import JSONBody

from furstenfeld.server.core.options import PLAIN, Name, Text
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.runtime.context import ServerContext
from furstenfeld.server.runtime.rate_limits import RateLimit
from furstenfeld.server.runtime.webhooks import resolve
from furstenfeld.server.services import accounts, table_lists
from furstenfeld.server.services.accounts import Known, Login, Password
from furstenfeld.server.storage import people
from furstenfeld.server.storage.people import Person
from furstenfeld.server.web.identity import (
    AnyRequest,
    Context,
    Me,
    address_of,
    cookie_of,
    device_of,
    no_cookie,
    session_of,
)
from furstenfeld.server.web.tables import Id, Lists


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who gives a name."""

    name: Name


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login to keep one's name by; with a passkey no password is needed."""

    login: Login
    password: Password | None = None


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login and what belongs to it."""

    login: Text
    password: Annotated[str, msgspec.Meta(max_length=200)]


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, and the password from then on."""

    login: Text
    code: Text
    password: Password


class CurrentPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password one has; whoever has only a passkey gives none."""

    current: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class NewPassword(CurrentPassword, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The password from now on."""

    password: Password


class Webhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The address to be called when it is one's turn."""

    url: Annotated[str, msgspec.Meta(max_length=500, pattern=PLAIN)]


class Myself(msgspec.Struct, frozen=True):
    """What a person sees of themselves."""

    id: str
    name: str
    login: str | None
    is_admin: bool
    is_muted: bool
    webhook: str | None


class Codes(msgspec.Struct, frozen=True):
    """Recovery codes, shown this once; each is good for one sign-in."""

    codes: tuple[str, ...]


class Device(msgspec.Struct, frozen=True):
    """A session as its person sees it."""

    id: str
    device: str
    created: int
    seen: int
    is_this: bool


class Devices(msgspec.Struct, frozen=True):
    """All sessions of a person."""

    sessions: tuple[Device, ...]


def myself(person: Person) -> Myself:
    """Return what a person sees of themselves."""
    return Myself(
        id=person.id,
        name=person.name,
        login=person.login,
        is_admin=person.is_admin,
        is_muted=person.is_muted,
        webhook=person.webhook,
    )


def admitted(context: ServerContext, known: Known) -> Response[Myself]:
    """Return the answer that lets somebody in."""
    return Response(myself(known.person), cookies=[cookie_of(context, known)])


class DoorController(Controller):
    """How people come in and go."""

    path = "/api"
    tags = ("people",)

    @post("/guests", operation_id="beGuest")
    async def guest(
        self, context: Context, request: AnyRequest, data: JSONBody[Guest]
    ) -> Response[Myself]:
        """Play at once, with nothing but a name."""
        context.limits.take(RateLimit.GUEST, address_of(request))
        device, now = device_of(request), context.now()
        known = await context.database.run(lambda c: accounts.new_guest(c, data.name, device, now))
        return admitted(context, known)

    @post("/sign-in", status_code=200, operation_id="signIn")
    async def sign_in(
        self, context: Context, request: AnyRequest, data: JSONBody[SignIn]
    ) -> Response[Myself]:
        """Come in by login and password."""
        limit_tries(context, request, data.login)
        found = await context.database.read(lambda c: people.by_login(c, data.login))
        hash = found[1] if found else None
        is_right = await context.in_thread(accounts.is_password, hash, data.password)
        if found is None or not is_right:
            raise RefusalError(Reason.NOT_ADMITTED)
        return await let_in(context, request, found[0])

    @post("/sign-in/recovery", status_code=200, operation_id="recover")
    async def recover(
        self, context: Context, request: AnyRequest, data: JSONBody[Recovery]
    ) -> Response[Myself]:
        """Come in by a recovery code and choose a new password."""
        limit_tries(context, request, data.login)
        hash = await context.in_thread(accounts.hash_password, data.password)
        device, now = device_of(request), context.now()
        known = await context.database.run(
            lambda c: accounts.recover(c, data.login, data.code, hash, device, now)
        )
        if known is None:
            raise RefusalError(Reason.NOT_ADMITTED)
        return admitted(context, known)

    @post("/sign-out", status_code=200, operation_id="signOut")
    async def sign_out(self, context: Context, request: AnyRequest) -> Response[None]:
        """Leave this device."""
        found = await session_of(request)
        if found is not None:
            session, person = found
            await context.database.run(lambda c: people.end_session(c, person.id, session.id))
        return Response(None, cookies=[no_cookie(context)])


async def let_in(context: ServerContext, request: AnyRequest, person: Person) -> Response[Myself]:
    """Return the answer that knows a person on this device from now on."""
    device, now = device_of(request), context.now()
    known = await context.database.run(lambda c: accounts.open_session(c, person, device, now))
    return admitted(context, known)


def limit_tries(context: ServerContext, request: AnyRequest, login: str) -> None:
    """Count a try to come in, by address and by login."""
    context.limits.take(RateLimit.SIGN_IN, address_of(request))
    context.limits.take(RateLimit.SIGN_IN, f"login {login}")


async def prove(context: ServerContext, me: Person, present: CurrentPassword) -> None:
    """Refuse whoever has a password and does not know it: a device left open is no key."""
    context.limits.take(RateLimit.SIGN_IN, f"person {me.id}")
    if me.login is None:
        raise RefusalError(Reason.NO_LOGIN)
    login = me.login
    found = await context.database.read(lambda c: people.by_login(c, login))
    hash = found[1] if found else None
    is_right = await context.in_thread(accounts.is_password, hash, present.current or "")
    if hash is not None and not is_right:
        raise RefusalError(Reason.NOT_ADMITTED)


class MeController(Controller):
    """What belongs to the person who asks."""

    path = "/api/me"
    tags = ("people",)

    @get("/", operation_id="getMe")
    async def show(self, me: Me) -> Myself:
        """Show who one is."""
        return myself(me)

    @patch("/", operation_id="rename")
    async def rename(self, context: Context, me: Me, data: JSONBody[Guest]) -> Myself:
        """Take another name; seats keep the one they were taken with."""
        await context.database.run(lambda c: people.change(c, me.id, name=data.name))
        return myself(msgspec.structs.replace(me, name=data.name))

    @post("/account", operation_id="keepName")
    async def keep_name(self, context: Context, me: Me, data: JSONBody[Account]) -> Codes:
        """Keep the name by a login and a password."""
        context.limits.take(RateLimit.SIGN_IN, f"person {me.id}")
        password = data.password
        hash = (
            None if password is None else await context.in_thread(accounts.hash_password, password)
        )
        codes = await context.database.run(lambda c: accounts.keep_name(c, me, data.login, hash))
        return Codes(tuple(codes))

    @put("/password", operation_id="changePassword")
    async def change_password(
        self, context: Context, request: AnyRequest, me: Me, data: JSONBody[NewPassword]
    ) -> Myself:
        """Take another password; all other devices must sign in anew."""
        await prove(context, me, data)
        hash = await context.in_thread(accounts.hash_password, data.password)
        found = await session_of(request)
        here = found[0].id if found else None
        await context.database.run(lambda c: accounts.change_password(c, me, hash, here))
        return myself(me)

    @post("/codes", operation_id="newCodes")
    async def new_codes(self, context: Context, me: Me, data: JSONBody[CurrentPassword]) -> Codes:
        """Get new recovery codes; the old ones are good for nothing from now on."""
        await prove(context, me, data)
        return Codes(tuple(await context.database.run(lambda c: accounts.new_codes(c, me.id))))

    @get("/turns", operation_id="listTurns")
    async def turns(self, context: Context, me: Me) -> Lists:
        """List the tables that wait for one's turn."""
        return Lists(tuple(await context.database.read(lambda c: table_lists.turns(c, me.id))))

    @get("/tables", operation_id="listOwnTables")
    async def tables(self, context: Context, me: Me) -> Lists:
        """List the tables one made or sits at."""
        return Lists(tuple(await context.database.read(lambda c: table_lists.own_tables(c, me.id))))

    @get("/sessions", operation_id="listSessions")
    async def sessions(self, context: Context, request: AnyRequest, me: Me) -> Devices:
        """List the devices on which one is known."""
        found = await session_of(request)
        this = found[0].id if found else None
        listed = await context.database.read(lambda c: people.sessions_of(c, me.id))
        return Devices(
            tuple(Device(s.id, s.device, s.created, s.seen, s.id == this) for s in listed)
        )

    @delete("/sessions/{session_id:str}", operation_id="endSession")
    async def end_session(self, context: Context, me: Me, session_id: Id) -> None:
        """End a session on another device, or on this one."""
        if not await context.database.run(lambda c: people.end_session(c, me.id, session_id)):
            raise RefusalError(Reason.NO_SUCH)

    @put("/webhook", operation_id="setWebhook")
    async def set_webhook(self, context: Context, me: Me, data: JSONBody[Webhook]) -> Myself:
        """Be called at an address of one's own when it is one's turn."""
        allow = context.settings.allow_private_webhooks
        await context.in_thread(lambda: resolve(data.url, allow_private=allow))
        await context.database.run(lambda c: people.change(c, me.id, webhook=data.url))
        context.webhooks.reload()
        return myself(msgspec.structs.replace(me, webhook=data.url))

    @delete("/webhook", operation_id="deleteWebhook")
    async def delete_webhook(self, context: Context, me: Me) -> None:
        """Be called no more."""
        await context.database.run(lambda c: people.change(c, me.id, webhook=None))
        context.webhooks.reload()

    @put("/mutes/{person_id:str}", status_code=204, operation_id="mute")
    async def mute(self, context: Context, me: Me, person_id: Id) -> None:
        """Hear somebody no more."""
        await context.database.run(lambda c: accounts.mute(c, me.id, person_id))

    @delete("/mutes/{person_id:str}", operation_id="unmute")
    async def unmute(self, context: Context, me: Me, person_id: Id) -> None:
        """Hear somebody again."""
        await context.database.run(lambda c: people.set_mute(c, me.id, person_id, is_muted=False))

    @get("/data", operation_id="exportData")
    async def data(self, context: Context, me: Me) -> dict[str, Any]:
        """Return all that is stored about oneself."""
        return await context.database.read(lambda c: accounts.own_data(c, me))

    @delete("/", status_code=200, operation_id="deleteMe")
    async def delete_me(self, context: Context, me: Me) -> Response[None]:
        """Be forgotten: games stay without one's name, bots play on."""
        now = context.now()
        for table in await context.database.run(lambda c: accounts.delete(c, me.id, now)):
            await context.events.table_changed(table)
        return Response(None, cookies=[no_cookie(context)])
