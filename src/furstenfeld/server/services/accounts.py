"""Guests, accounts, sessions, recovery codes, and exporting or deleting a person's data."""

import secrets
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, NamedTuple

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from furstenfeld.server.core import lobby, seat_actions
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.table import Status, Table, seat_of
from furstenfeld.server.services import table_lists
from furstenfeld.server.services.tables import new_id
from furstenfeld.server.storage import people, schema, table_store
from furstenfeld.server.storage.people import Person, Session

CODES = 8
Login = Annotated[str, msgspec.Meta(pattern="^[a-z0-9][a-z0-9._-]{2,39}$")]
Password = Annotated[str, msgspec.Meta(min_length=10, max_length=200)]

HASHER = PasswordHasher()
"""argon2id with the parameters that RFC 9106 recommends for machines with little memory."""


class SignedIn(NamedTuple):
    """A person with a session; the token goes into the cookie and is stored nowhere."""

    person: Person
    session: Session
    token: str


def token_hash(token: str) -> str:
    """Return the hash of a random token; a fast hash is enough for 256 bits."""
    return sha256(token.encode()).hexdigest()


def new_guest(connection: Connection, name: str, device: str, now: int) -> SignedIn:
    """Create a guest with a session."""
    person = people.add(connection, new_id(), name, now)
    return open_session(connection, person, device, now)


def open_session(connection: Connection, person: Person, device: str, now: int) -> SignedIn:
    """Create a session for a person on one more device."""
    if person.is_banned:
        raise RefusalError(Reason.BANNED)
    token = secrets.token_urlsafe(32)
    session = Session(new_id(), person.id, device[:200], now, now)
    people.add_session(connection, session, token_hash(token))
    return SignedIn(person, session, token)


def mute(connection: Connection, person: str, other: str) -> None:
    """Mute another person for a person."""
    if people.find(connection, other) is None:
        raise RefusalError(Reason.NO_SUCH)
    people.set_mute(connection, person, other, is_muted=True)


def hash_password(password: str) -> str:
    """Return the argon2id hash, which is slow on purpose: never call this on the event loop."""
    return HASHER.hash(password)


def is_password(hash: str | None, password: str) -> bool:
    """Return whether a password is correct; without a hash, return False after the same time."""
    try:
        HASHER.verify(hash or _dummy_hash(), password)
    except (VerifyMismatchError, InvalidHashError):
        return False
    return hash is not None


@cache
def _dummy_hash() -> str:
    """Return the hash that is checked for logins that do not exist."""
    return HASHER.hash(secrets.token_urlsafe(32))


def keep_name(
    connection: Connection, person: Person, login: str, password_hash: str | None
) -> list[str]:
    """Turn a guest into an account; return the recovery codes, which are shown only once."""
    if person.login is not None:
        raise RefusalError(Reason.LOGIN_KEPT)
    if password_hash is None and not people.passkeys_of(connection, person.id):
        raise RefusalError(Reason.NO_KEY)
    try:
        with connection.begin_nested():
            people.change(connection, person.id, login=login, password=password_hash)
    except IntegrityError as error:
        raise RefusalError(Reason.LOGIN_TAKEN) from error
    return new_codes(connection, person.id)


def new_codes(connection: Connection, person: str) -> list[str]:
    """Replace the recovery codes of a person."""
    codes = ["-".join(secrets.token_hex(2) for _ in range(5)) for _ in range(CODES)]
    people.set_codes(connection, person, [token_hash(code) for code in codes])
    return codes


def change_password(
    connection: Connection, person: Person, password_hash: str, here: str | None
) -> None:
    """Change a person's password and end all sessions but the current one."""
    people.change(connection, person.id, password=password_hash)
    people.end_sessions(connection, person.id, but=here)


def recover(
    connection: Connection, login: str, code: str, password_hash: str, device: str, now: int
) -> SignedIn | None:
    """Sign in with a recovery code and set a new password; all other sessions end."""
    found = people.by_login(connection, login)
    if found is None or not people.use_code(connection, found[0].id, token_hash(code.strip())):
        return None
    people.change(connection, found[0].id, password=password_hash)
    people.end_sessions(connection, found[0].id)
    return open_session(connection, found[0], device, now)


def own_data(connection: Connection, person: Person) -> dict[str, Any]:
    """Return all data stored about a person."""
    messages = schema.messages
    said = select(messages.c.table_id, messages.c.text, messages.c.at)
    return {
        "person": person,
        "sessions": people.sessions_of(connection, person.id),
        "passkeys": [
            {"id": key.id, "created": key.created}
            for key in people.passkeys_of(connection, person.id)
        ],
        "recovery_codes_left": people.codes_left(connection, person.id),
        "muted": people.muted_by(connection, person.id),
        "tables": table_lists.all_own_tables(connection, person.id),
        "messages": [
            {"table": row.table_id, "text": row.text, "at": row.at}
            for row in connection.execute(said.where(messages.c.person == person.id))
        ],
    }


def delete(connection: Connection, person: str, now: int) -> list[Table]:
    """Delete a person's account and data; return the tables that changed.

    Bots play on in running games, and seats at open tables become free.
    """
    seats = schema.seats.c
    ids = connection.scalars(select(seats.table_id).where(seats.person == person)).all()
    changed: dict[str, Table] = {}
    for id in ids:  # once for each of the person's seats
        table = table_store.load(connection, id, lock=True)
        after = table_store.save(connection, table, _without(table, person, now))
        if after != table:
            changed[id] = after
    people.erase(connection, person)
    return list(changed.values())


def _without(table: Table, person: str, now: int) -> Table:
    """Return a table without a person on one of their seats; finished tables stay as they are."""
    seat = seat_of(table, person)
    if seat is None:
        return table
    if table.status is Status.OPEN:
        return lobby.get_up(table, seat, by=person)
    if table.status is Status.RUNNING:
        return seat_actions.resign(table, seat, now=now)
    return table
