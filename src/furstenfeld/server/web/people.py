"""The account, sessions and settings of a person over HTTP."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, patch, post, put
from litestar.params import JSONBody

from furstenfeld.server.core.options import PLAIN
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.runtime.context import ServerContext
from furstenfeld.server.runtime.rate_limits import RateLimit
from furstenfeld.server.runtime.webhooks import resolve
from furstenfeld.server.services import accounts, table_lists
from furstenfeld.server.services.accounts import Login, Password
from furstenfeld.server.storage import people
from furstenfeld.server.storage.people import Person
from furstenfeld.server.web.identity import AnyRequest, Context, Me, no_cookie, session_of
from furstenfeld.server.web.sign_in import Guest, Myself, myself
from furstenfeld.server.web.tables import Id, Lists


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The login of a new account; with a passkey, the password is optional."""

    login: Login
    password: Password | None = None


class CurrentPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The current password; None for an account with passkeys only."""

    current: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class NewPassword(CurrentPassword, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The current password and a new one."""

    password: Password


class Webhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The address to call when it is your turn."""

    url: Annotated[str, msgspec.Meta(max_length=500, pattern=PLAIN)]


class Codes(msgspec.Struct, frozen=True):
    """Recovery codes, shown only once; each is valid for one sign-in."""

    codes: tuple[str, ...]


class Device(msgspec.Struct, frozen=True):
    """A session, as its owner sees it."""

    id: str
    device: str
    created: int
    seen: int
    is_this: bool


class Devices(msgspec.Struct, frozen=True):
    """The sessions of a person."""

    sessions: tuple[Device, ...]


async def check_password(context: ServerContext, me: Person, given: CurrentPassword) -> None:
    """Check the current password of an account, in case a device was left unlocked."""
    context.limits.take(RateLimit.SIGN_IN, f"person {me.id}")
    if me.login is None:
        raise RefusalError(Reason.NO_LOGIN)
    login = me.login
    found = await context.database.read(lambda c: people.by_login(c, login))
    hash = found[1] if found else None
    is_right = await context.in_thread(accounts.is_password, hash, given.current or "")
    if hash is not None and not is_right:
        raise RefusalError(Reason.NOT_ADMITTED)


class MeController(Controller):
    """The account, sessions and settings of the person who is signed in."""

    path = "/api/me"
    tags = ("people",)

    @get("/", operation_id="getMe")
    async def show(self, me: Me) -> Myself:
        """Show your own account."""
        return myself(me)

    @patch("/", operation_id="rename")
    async def rename(self, context: Context, me: Me, data: JSONBody[Guest]) -> Myself:
        """Change your name; seats that you have taken keep the old one."""
        await context.database.run(lambda c: people.change(c, me.id, name=data.name))
        return myself(msgspec.structs.replace(me, name=data.name))

    @post("/account", operation_id="keepName")
    async def keep_name(self, context: Context, me: Me, data: JSONBody[Account]) -> Codes:
        """Turn a guest into an account; return its recovery codes."""
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
        """Change your password; all other sessions end."""
        await check_password(context, me, data)
        hash = await context.in_thread(accounts.hash_password, data.password)
        found = await session_of(request)
        here = found[0].id if found else None
        await context.database.run(lambda c: accounts.change_password(c, me, hash, here))
        return myself(me)

    @post("/codes", operation_id="newCodes")
    async def new_codes(self, context: Context, me: Me, data: JSONBody[CurrentPassword]) -> Codes:
        """Replace your recovery codes; the old ones become invalid."""
        await check_password(context, me, data)
        return Codes(tuple(await context.database.run(lambda c: accounts.new_codes(c, me.id))))

    @get("/turns", operation_id="listTurns")
    async def turns(self, context: Context, me: Me) -> Lists:
        """List the tables where it is your turn."""
        return Lists(tuple(await context.database.read(lambda c: table_lists.turns(c, me.id))))

    @get("/tables", operation_id="listOwnTables")
    async def tables(self, context: Context, me: Me) -> Lists:
        """List the tables that you created or joined."""
        return Lists(tuple(await context.database.read(lambda c: table_lists.own_tables(c, me.id))))

    @get("/sessions", operation_id="listSessions")
    async def sessions(self, context: Context, request: AnyRequest, me: Me) -> Devices:
        """List your sessions."""
        found = await session_of(request)
        this = found[0].id if found else None
        listed = await context.database.read(lambda c: people.sessions_of(c, me.id))
        return Devices(
            tuple(Device(s.id, s.device, s.created, s.seen, s.id == this) for s in listed)
        )

    @delete("/sessions/{session_id:str}", operation_id="endSession")
    async def end_session(self, context: Context, me: Me, session_id: Id) -> None:
        """End one of your sessions."""
        if not await context.database.run(lambda c: people.end_session(c, me.id, session_id)):
            raise RefusalError(Reason.NO_SUCH)

    @put("/webhook", operation_id="setWebhook")
    async def set_webhook(self, context: Context, me: Me, data: JSONBody[Webhook]) -> Myself:
        """Set the address to call when it is your turn."""
        allow = context.settings.allow_private_webhooks
        await context.in_thread(lambda: resolve(data.url, allow_private=allow))
        await context.database.run(lambda c: people.change(c, me.id, webhook=data.url))
        context.webhooks.reload()
        return myself(msgspec.structs.replace(me, webhook=data.url))

    @delete("/webhook", operation_id="deleteWebhook")
    async def delete_webhook(self, context: Context, me: Me) -> None:
        """Delete the address to call."""
        await context.database.run(lambda c: people.change(c, me.id, webhook=None))
        context.webhooks.reload()

    @put("/mutes/{person_id:str}", status_code=204, operation_id="mute")
    async def mute(self, context: Context, me: Me, person_id: Id) -> None:
        """Mute a person for yourself."""
        await context.database.run(lambda c: accounts.mute(c, me.id, person_id))

    @delete("/mutes/{person_id:str}", operation_id="unmute")
    async def unmute(self, context: Context, me: Me, person_id: Id) -> None:
        """Unmute a person for yourself."""
        await context.database.run(lambda c: people.set_mute(c, me.id, person_id, is_muted=False))

    @get("/data", operation_id="exportData")
    async def data(self, context: Context, me: Me) -> dict[str, Any]:
        """Return all data stored about you."""
        return await context.database.read(lambda c: accounts.own_data(c, me))

    @delete("/", status_code=200, operation_id="deleteMe")
    async def delete_me(self, context: Context, me: Me) -> Response[None]:
        """Delete your account; your games remain without your name, and bots play on."""
        now = context.now()
        for table in await context.database.run(lambda c: accounts.delete(c, me.id, now)):
            await context.events.table_changed(table)
        return Response(None, cookies=[no_cookie(context)])
