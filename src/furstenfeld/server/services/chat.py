"""The chat of a table, and reports of messages."""

from typing import Annotated

import msgspec
from sqlalchemy import Connection, func, insert, select

from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.services.tables import new_id
from furstenfeld.server.storage import people, schema
from furstenfeld.server.storage.database import insert_new
from furstenfeld.server.storage.people import Person

NEWEST = 200
Said = Annotated[
    str,
    msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$"),
]


class Message(msgspec.Struct, frozen=True):
    """A chat message."""

    id: str
    person: str | None
    name: str
    text: str
    at: int


class Report(msgspec.Struct, frozen=True):
    """A reported message, and how many people reported it."""

    message: Message
    table: str
    reports: int


def say(connection: Connection, table: str, person: Person, text: str, now: int) -> Message:
    """Add a message to the chat of a table."""
    if person.is_muted:
        raise RefusalError(Reason.MUTED)
    message = Message(new_id(), person.id, person.name, text, now)
    connection.execute(
        insert(schema.messages).values(table_id=table, **msgspec.structs.asdict(message))
    )
    return message


def messages_for(
    connection: Connection, table: str, person: str | None, since: int = 0
) -> list[Message]:
    """Return the messages of a table after a time, without those of people that a person muted."""
    messages = schema.messages
    query = (
        select(messages)
        .where(messages.c.table_id == table, messages.c.at > since)
        .order_by(messages.c.at.desc(), messages.c.id)
        .limit(NEWEST)
    )
    muted = set() if person is None else {*people.muted_by(connection, person)}
    return [
        Message(row.id, row.person, row.name, row.text, row.at)
        for row in reversed(connection.execute(query).all())
        if row.person not in muted
    ]


def report(connection: Connection, table: str, message: str, person: str, now: int) -> None:
    """Report a message to the administrator; a person's second report does not count."""
    messages, reports = schema.messages, schema.reports
    query = select(messages.c.id).where(messages.c.id == message, messages.c.table_id == table)
    if connection.execute(query).first() is None:
        raise RefusalError(Reason.NO_MESSAGE)
    insert_new(connection, reports, message=message, person=person, at=now)


def reported(connection: Connection) -> list[Report]:
    """Return the reported messages, newest first."""
    messages, reports = schema.messages, schema.reports
    query = (
        select(messages, func.count().label("reports"))
        .join(reports, reports.c.message == messages.c.id)
        .group_by(*messages.c)
        .order_by(messages.c.at.desc())
    )
    return [
        Report(Message(r.id, r.person, r.name, r.text, r.at), r.table_id, r.reports)
        for r in connection.execute(query)
    ]
