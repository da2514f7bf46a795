"""What administrators do: promote, ban, mute, close tables, read reports."""

import pytest
from sqlalchemy import Connection

from furstenfeld.server.core.table import Status
from furstenfeld.server.services import administration, chat, tables
from furstenfeld.server.services.administration import AdminAction
from furstenfeld.server.storage import people
from furstenfeld.server.storage.database import Database
from tests.server.stored_tables import stored
from tests.server.tables import running_table


def test_a_host_promotes_bans_and_mutes_by_login_or_id(database: Database) -> None:
    def set_up(connection: Connection) -> None:
        people.add(connection, "id-of-ada", "Ada", 1)
        people.change(connection, "id-of-ada", login="ada")
        people.add(connection, "id-of-bo", "Bo", 1)

    database.run(set_up)
    promoted = database.run(lambda c: administration.apply_to(c, AdminAction.PROMOTE, "ada"))
    banned = database.run(lambda c: administration.apply_to(c, AdminAction.BAN, "id-of-bo"))

    assert promoted is not None
    assert promoted.is_admin
    assert banned is not None
    assert banned.is_banned
    assert database.run(lambda c: administration.apply_to(c, AdminAction.MUTE, "Bo")) is None
    unbanned = database.run(lambda c: administration.apply_to(c, AdminAction.UNBAN, "id-of-bo"))
    assert unbanned is not None
    assert not unbanned.is_banned


def test_a_host_closes_a_table_that_is_being_played(database: Database) -> None:
    table = stored(database, running_table())
    closed = database.run(lambda c: administration.close_table(c, table.id))

    assert closed.status is Status.ENDED
    assert closed.due is None


def test_reports_are_counted(database: Database) -> None:
    def set_up(connection: Connection) -> None:
        ada = people.add(connection, "ada", "Ada", 1)
        table = tables.create(connection, "ada", running_table().options, 1)
        said = chat.say(connection, table.id, ada, "rude words", 2)
        for reporter in ("bo", "cleo", "bo"):
            chat.report(connection, table.id, said.id, reporter, 3)

    database.run(set_up)
    (report,) = database.read(chat.reported)

    assert (report.message.text, report.reports) == ("rude words", 2)


def test_a_muted_person_says_nothing(database: Database) -> None:
    ada = database.run(lambda c: people.add(c, "ada", "Ada", 1))
    database.run(lambda c: administration.apply_to(c, AdminAction.MUTE, "ada"))
    muted = database.read(lambda c: people.find(c, "ada"))

    assert ada is not None
    assert muted is not None
    with pytest.raises(Exception, match="muted"):
        database.run(lambda c: chat.say(c, "table", muted, "hello", 2))
