"""Saving and loading people: names, logins, sessions, recovery codes, passkeys."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from furstenfeld.server.core.table import NOBODY
from furstenfeld.server.storage import schema
from furstenfeld.server.storage.database import insert_new


class Person(msgspec.Struct, frozen=True):
    """A person; a guest has no login."""

    id: str
    name: str
    login: str | None
    is_admin: bool
    is_banned: bool
    is_muted: bool
    webhook: str | None
    created: int


class Session(msgspec.Struct, frozen=True):
    """A session of a person on one device."""

    id: str
    person: str
    device: str
    created: int
    seen: int


class Passkey(msgspec.Struct, frozen=True):
    """A passkey on a device of a person."""

    id: str
    person: str
    public_key: bytes
    uses: int
    created: int


def _person(row: Row[Any]) -> Person:
    fields = Person.__struct_fields__
    return Person(**{name: getattr(row, name) for name in fields})


def add(connection: Connection, id: str, name: str, now: int) -> Person:
    """Add a guest."""
    person = Person(id, name, None, False, False, False, None, now)
    connection.execute(insert(schema.people).values(**msgspec.structs.asdict(person)))
    return person


def find(connection: Connection, id: str) -> Person | None:
    """Return a person by id."""
    query = select(schema.people).where(schema.people.c.id == id)
    row = connection.execute(query).first()
    return None if row is None else _person(row)


def by_login(connection: Connection, login: str) -> tuple[Person, str | None] | None:
    """Return the person with a login, and the hash of the password."""
    query = select(schema.people).where(schema.people.c.login == login)
    row = connection.execute(query).first()
    return None if row is None else (_person(row), row.password)


def change(connection: Connection, id: str, **values: object) -> None:
    """Change columns of a person."""
    connection.execute(update(schema.people).where(schema.people.c.id == id).values(**values))


def everybody(connection: Connection, name: str) -> list[Person]:
    """Return the people with this name, login or id, for administrators."""
    people = schema.people.c
    query = select(schema.people).where(
        (people.name == name) | (people.login == name) | (people.id == name)
    )
    return [_person(row) for row in connection.execute(query.order_by(people.created))]


def webhooks(connection: Connection) -> dict[str, str]:
    """Return the webhook address of everybody who has one."""
    people = schema.people.c
    query = select(people.id, people.webhook).where(people.webhook.is_not(None))
    return {row.id: row.webhook for row in connection.execute(query)}


def add_session(
    connection: Connection, session: Session, token: str, *, keep_newest: int = 20
) -> None:
    """Add a session with the hash of its token; delete the oldest ones above `keep_newest`."""
    sessions = schema.sessions
    connection.execute(insert(sessions).values(token=token, **msgspec.structs.asdict(session)))
    ids = connection.scalars(
        select(sessions.c.id)
        .where(sessions.c.person == session.person)
        .order_by(sessions.c.seen.desc(), sessions.c.id)
    ).all()
    if ids[keep_newest:]:
        connection.execute(delete(sessions).where(sessions.c.id.in_(ids[keep_newest:])))


def session_of(connection: Connection, token: str) -> tuple[Session, Person] | None:
    """Return the session with this token hash, and its person."""
    sessions, people = schema.sessions, schema.people
    query = (
        select(
            sessions.c.id.label("session"),
            sessions.c.device,
            sessions.c.created.label("begun"),
            sessions.c.seen,
            people,
        )
        .join(people, people.c.id == sessions.c.person)
        .where(sessions.c.token == token)
    )
    row = connection.execute(query).first()
    if row is None:
        return None
    return Session(row.session, row.id, row.device, row.begun, row.seen), _person(row)


def touch_session(connection: Connection, id: str, now: int) -> None:
    """Save when a session was last used."""
    connection.execute(update(schema.sessions).where(schema.sessions.c.id == id).values(seen=now))


def sessions_of(connection: Connection, person: str) -> list[Session]:
    """Return the sessions of a person, newest first."""
    sessions = schema.sessions
    query = select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
    return [
        Session(row.id, row.person, row.device, row.created, row.seen)
        for row in connection.execute(query)
    ]


def end_session(connection: Connection, person: str, id: str) -> bool:
    """Delete a session of a person; return whether there was one."""
    sessions = schema.sessions
    done = connection.execute(
        delete(sessions).where(sessions.c.person == person, sessions.c.id == id)
    )
    return done.rowcount > 0


def active_sessions(connection: Connection, sessions: Collection[str]) -> set[str]:
    """Return which of these sessions have not ended."""
    rows = schema.sessions.c
    return {*connection.scalars(select(rows.id).where(rows.id.in_(sessions)))}


def end_sessions(connection: Connection, person: str, *, but: str | None = None) -> None:
    """Delete all sessions of a person, or all but one."""
    sessions = schema.sessions
    connection.execute(
        delete(sessions).where(sessions.c.person == person, sessions.c.id != (but or ""))
    )


def set_codes(connection: Connection, person: str, hashes: list[str]) -> None:
    """Replace the recovery codes of a person."""
    codes = schema.recovery_codes
    connection.execute(delete(codes).where(codes.c.person == person))
    rows = [{"person": person, "code": code} for code in hashes]
    connection.execute(insert(codes), rows)


def use_code(connection: Connection, person: str, code: str) -> bool:
    """Delete a recovery code; return whether it was valid."""
    codes = schema.recovery_codes
    done = connection.execute(delete(codes).where(codes.c.person == person, codes.c.code == code))
    return done.rowcount > 0


def codes_left(connection: Connection, person: str) -> int:
    """Return the number of unused recovery codes of a person."""
    codes = schema.recovery_codes
    return len(connection.execute(select(codes.c.code).where(codes.c.person == person)).all())


def add_passkey(connection: Connection, passkey: Passkey) -> bool:
    """Add a passkey; return whether it was new."""
    return insert_new(connection, schema.passkeys, **msgspec.structs.asdict(passkey))


def passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    """Return the passkeys of a person."""
    passkeys = schema.passkeys
    query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
    return [Passkey(*row) for row in connection.execute(query)]


def passkey(connection: Connection, id: str) -> Passkey | None:
    """Return a passkey by its id."""
    row = connection.execute(select(schema.passkeys).where(schema.passkeys.c.id == id)).first()
    return None if row is None else Passkey(*row)


def use_passkey(connection: Connection, id: str, uses: int) -> None:
    """Save the use counter of a passkey."""
    passkeys = schema.passkeys
    connection.execute(update(passkeys).where(passkeys.c.id == id).values(uses=uses))


def delete_passkey(connection: Connection, person: str, id: str) -> bool:
    """Delete a passkey; return whether there was one."""
    passkeys = schema.passkeys
    done = connection.execute(
        delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == id)
    )
    return done.rowcount > 0


def add_challenge(
    connection: Connection, id: str, challenge: bytes, person: str | None, expires: int
) -> None:
    """Add the challenge of a passkey ceremony; delete expired ones."""
    challenges = schema.challenges
    now = expires - 10 * 60 * 1000
    connection.execute(delete(challenges).where(challenges.c.expires < now))
    connection.execute(
        insert(challenges).values(id=id, challenge=challenge, person=person, expires=expires)
    )


def take_challenge(connection: Connection, id: str, now: int) -> tuple[bytes, str | None] | None:
    """Return a challenge and its person, and delete it."""
    challenges = schema.challenges
    taken = delete(challenges).where(challenges.c.id == id).returning(challenges)
    row = connection.execute(taken).first()
    return None if row is None or row.expires < now else (row.challenge, row.person)


def set_mute(connection: Connection, person: str, muted: str, *, is_muted: bool) -> None:
    """Mute or unmute another person for a person."""
    mutes = schema.mutes
    if is_muted:
        insert_new(connection, mutes, person=person, muted=muted)
    else:
        connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted))


def muted_by(connection: Connection, person: str) -> list[str]:
    """Return the ids of the people that a person has muted."""
    mutes = schema.mutes
    query = select(mutes.c.muted).where(mutes.c.person == person).order_by(mutes.c.muted)
    return list(connection.scalars(query))


def erase(connection: Connection, person: str) -> None:
    """Delete a person and their messages; games remain, with a nameless seat."""
    seats, messages, people = schema.seats, schema.messages, schema.people
    connection.execute(
        update(seats).where(seats.c.person == person).values(person=None, name=NOBODY)
    )
    connection.execute(delete(messages).where(messages.c.person == person))
    connection.execute(delete(schema.reports).where(schema.reports.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))
