"""Tables in databases for tests."""

from pathlib import Path

from sqlalchemy import Connection

from furstenfeld.server.core import seat_actions
from furstenfeld.server.core.table import Table
from furstenfeld.server.storage import table_store
from furstenfeld.server.storage.database import Database
from tests.server.tables import by_chance, full_table, play_turn

FIRST_RELEASE = Path(__file__).parent / "data" / "first-release.backup"
"""A backup that the first release wrote; it is never written again."""


def stored(database: Database, table: Table) -> Table:
    """Write a running table down as the server does: first open, then dealt."""

    def work(connection: Connection) -> Table:
        waiting = full_table(table.options, id=table.id)
        table_store.add(connection, waiting)
        assert table.game is not None
        table_store.add_game(connection, table, table.game.state, "seed")
        return table_store.save(connection, waiting, table)

    return database.run(work)


def played(database: Database, table: Table, turns: int) -> Table:
    for turn in range(turns):
        done = play_turn(table, by_chance(turn))
        before = table

        def work(
            connection: Connection, before: Table = before, done: seat_actions.Committed = done
        ) -> Table:
            return table_store.save(connection, before, done.table, [done.entry])

        table = database.run(work)
    return table


def load(database: Database, id: str) -> Table:
    return database.read(lambda connection: table_store.load(connection, id))
