"""Tables in a database, SQLite and PostgreSQL by the same code."""

import subprocess
import sys
import threading

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from sqlalchemy import Connection, MetaData, event, select

from furstenfeld.rules import apply, parse
from furstenfeld.server.core import seat_actions
from furstenfeld.server.core.options import Options
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.snapshots import decode_position, encode_position
from furstenfeld.server.core.table import Colour, Status, Takeback
from furstenfeld.server.storage import game_log, schema, table_store
from furstenfeld.server.storage.database import Database, alembic_config
from furstenfeld.testing import RandomGame, games
from tests.server.stored_tables import load, played, stored
from tests.server.tables import NOW, by_chance, full_table, play_turn, running_table, whole_turn


def test_the_migrations_make_the_tables_that_the_code_expects(database: Database) -> None:
    with database.reading() as connection:
        context = MigrationContext.configure(connection)

        assert compare_metadata(context, schema.METADATA) == []


def test_migrating_twice_changes_nothing(database: Database) -> None:
    stored(database, running_table())
    database.migrate()

    assert load(database, "table-1").status is Status.RUNNING


@pytest.mark.slow
def test_processes_that_start_at_once_migrate_once(database_url: str) -> None:
    code = (
        "from sys import argv; from furstenfeld.server.storage.database import Database; "
        "Database(argv[1]).migrate()"
    )
    started = [
        subprocess.Popen([sys.executable, "-c", code, database_url], stderr=subprocess.PIPE)
        for _ in range(3)
    ]
    said = [process.communicate(timeout=60)[1].decode() for process in started]

    assert [process.returncode for process in started] == [0, 0, 0], said


def test_a_table_of_an_older_version_knows_who_meets_again(database_url: str) -> None:
    database = Database(database_url)
    with database.engine.connect() as connection:
        command.upgrade(alembic_config(connection), "0002")
        old = MetaData()
        old.reflect(connection)
        for id, rematch in (("first", "second"), ("second", None)):
            options = msgspec.json.encode(Options(players=2))
            texts = dict.fromkeys(("owner", "secret", "invitation"), "x")
            numbers = dict.fromkeys(("number", "asked", "commits", "heard", "line", "created"), 0)
            row = {"id": id, "rematch": rematch, "status": "over", "is_open": True}
            connection.execute(
                old.tables["tables"].insert(), row | texts | numbers | {"options": options}
            )
            seats = (("Ada", "a", None), ("Steward", None, "steward"))
            for seat, (name, person, bot) in enumerate(seats):
                player = {"table_id": id, "seat": seat, "name": name, "person": person, "bot": bot}
                rest = {"colour": Colour.RED, "contribution": "", "is_resigned": False}
                counts = {"commits": 0, "bank": 0, "pledged": b"[]"}
                connection.execute(old.tables["seats"].insert(), player | rest | counts)
        connection.commit()
    database.migrate()
    first, second = (load(database, id) for id in ("first", "second"))
    database.close()

    assert [player and player.meets_again for player in first.players] == [False, False]
    assert [player and player.meets_again for player in second.players] == [True, False]


def test_a_table_comes_back_as_it_was_written(database: Database) -> None:
    table = full_table(Options(players=4))
    database.run(lambda connection: table_store.add(connection, table))

    assert load(database, table.id) == table


def test_a_running_table_comes_back_after_every_turn(database: Database) -> None:
    table = stored(database, running_table())
    for _ in range(8):
        table = played(database, table, 1)

        assert load(database, table.id) == table


def test_takeback_and_rematch_are_kept(database: Database) -> None:
    table = stored(database, running_table())
    wish = replace(table, takeback=Takeback(1, 0, (0,)), rematch="table-2")
    saved = database.run(lambda connection: table_store.save(connection, table, wish))

    assert load(database, table.id) == saved


def test_a_seat_that_got_up_is_gone(database: Database) -> None:
    table = full_table()
    database.run(lambda connection: table_store.add(connection, table))
    empty = replace(table, players=(None, *table.players[1:]))
    database.run(lambda connection: table_store.save(connection, table, empty))

    assert load(database, table.id).players == empty.players


def test_the_log_says_what_was_played_and_replays_to_the_same_position(database: Database) -> None:
    table = played(database, stored(database, running_table()), 6)
    entries = database.read(lambda connection: game_log.whole_log(connection, table.id))
    state = database.read(lambda connection: game_log.position_after(connection, table, 0))
    for entry in entries:
        for text in entry.actions:
            state = apply(state, parse(text)).state
        number = entry.number
        assert state == database.read(
            lambda connection, number=number: game_log.position_after(connection, table, number)  # type: ignore[misc]
        )

    assert table.game is not None
    assert state == table.game.state


def test_what_fails_half_way_leaves_nothing(database: Database) -> None:
    table = stored(database, running_table())
    done = play_turn(table, by_chance())

    def work(connection: Connection) -> None:
        table_store.save(connection, table, done.table, [done.entry])
        raise RuntimeError("the lights go out")

    with pytest.raises(RuntimeError, match="lights"):
        database.run(work)
    assert load(database, table.id) == table
    assert database.read(lambda connection: game_log.whole_log(connection, table.id)) == []


def test_a_save_without_the_lock_is_noticed(database: Database) -> None:
    table = stored(database, running_table())
    played(database, table, 1)

    with pytest.raises(table_store.ConflictError):
        played(database, table, 1)


def test_of_two_writers_with_a_lock_one_waits_and_sees_what_the_other_did(
    database: Database,
) -> None:
    """A table is never owned: whoever has the lock reads what the last one wrote."""
    table = stored(database, running_table())
    accepted: list[int] = []
    refusals: list[Reason] = []
    together = threading.Barrier(4)

    def submit(client: str) -> None:
        def work(connection: Connection) -> int:
            mine = table_store.load(connection, table.id, lock=True)
            seat, texts = whole_turn(table, by_chance(client))
            done = seat_actions.commit(mine, seat, number=0, client=client, texts=texts, now=NOW)
            return table_store.save(connection, mine, done.table, [done.entry]).number

        together.wait(10)
        try:
            accepted.append(database.run(work))
        except RefusalError as refusal:
            refusals.append(refusal.reason)

    threads = [threading.Thread(target=submit, args=(f"c{n}",)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)

    assert len(accepted) == 1
    assert set(refusals) <= {Reason.STALE, Reason.NOT_YOUR_TURN}
    assert len(refusals) == 3
    assert len(database.read(lambda connection: game_log.whole_log(connection, table.id))) == 1


def test_loading_asks_as_much_of_the_database_after_many_turns_as_after_one(
    database: Database,
) -> None:
    table = stored(database, running_table(Options(players=2)))
    statements: list[str] = []
    rows = select(schema.entries.c.number)

    @event.listens_for(database.engine, "after_cursor_execute")
    def count(_c: object, _d: object, statement: str, *_rest: object) -> None:
        statements.append(statement)

    table = played(database, table, 1)
    statements.clear()
    load(database, table.id)
    after_one = list(statements)
    table = played(database, table, 40)
    statements.clear()
    load(database, table.id)

    assert statements == after_one
    with database.reading() as connection:
        assert len(connection.execute(rows).all()) == 41


@pytest.mark.untraced
@given(games(), st.data())
def test_every_position_survives_its_snapshot(game: RandomGame, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(game.states))

    assert decode_position(encode_position(state), game.deal) == state
