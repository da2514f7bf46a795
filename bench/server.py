"""How many tables a server can handle: simulated players over real WebSockets.

    python -m bench.server --tables 1000 --every 10
    python -m bench.server --tables 1000 --every 10 --database postgresql --processes 2
    python -m bench.server --loading

Every table has two players with a WebSocket each, who replay a recorded game, one turn every few
seconds. Latency is the time from sending a turn to its acknowledgement; `told` is the time until
both players have received it. Every turn that is sent during the measurement counts, even if it is
answered later; `late` counts turns that took more than a second. A share is the fraction of one
core that servers or clients used. Servers are pinned to one core each, starting with the first;
clients and databases to the last. Both databases wait for the disk, unless told otherwise.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from sqlalchemy import Connection

from bench.clients import Bench, recorded
from bench.hosting import bind, servers, used
from furstenfeld.server.core.options import Options
from furstenfeld.server.core.table import player_at
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.services import tables
from furstenfeld.server.services.tables import SeatRequest
from furstenfeld.server.storage import table_store
from furstenfeld.server.storage.database import Database
from furstenfeld.server.storage.people import Person
from tests.server.engines import postgres, redis

LOADS = 300
LATE = 1.0
"""Seconds after which an answer is late."""


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """Run a benchmark and return its results."""
    bind(-1)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=options.folder)))
        url, between = f"sqlite:///{folder}/tables.db", None
        if options.database == "postgresql":
            engine = stack.enter_context(postgres(is_durable=options.fsync))
            url = f"postgresql://furstenfeld@127.0.0.1:{engine.port}/postgres"
        if options.processes > 1:
            between = f"redis://127.0.0.1:{stack.enter_context(redis()).port}"
        settings = Settings(database=url, redis=between, rate_scale=1e9)
        addresses, ids = stack.enter_context(servers(settings, options.processes))
        bench = Bench(addresses, options.every)
        measured = asyncio.run(bench.run(options.tables, options.seconds, lambda: used(ids)))
    told, acknowledged = quantiles(bench.told, n=100), quantiles(bench.acknowledged, n=100)
    return {
        "database": options.database,
        "fsync": options.fsync,
        "processes": options.processes,
        "tables": options.tables,
        "every": options.every,
        "commits_per_second": round(len(bench.told) / measured.seconds, 1),
        "p50_ms": round(acknowledged[49] * 1000, 1),
        "p99_ms": round(acknowledged[98] * 1000, 1),
        "told_p99_ms": round(told[98] * 1000, 1),
        "late": sum(seconds > LATE for seconds in bench.acknowledged),
        "server_share": round(measured.server, 2),
        "client_share": round(measured.client, 2),
    }


def loading(options: argparse.Namespace) -> dict[str, Any]:
    """Return the milliseconds needed to load a table, by the number of turns played."""
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        database = Database(f"sqlite:///{folder}/tables.db")
        database.migrate()
        id = database.run(_begun)
        took = {0: _load_ms(database, id)}
        for number, (seat, actions) in enumerate(recorded("bench 0"), start=1):
            database.run(partial(_submit, id=id, seat=seat, actions=actions))
            if number % 10 == 0:
                took[number] = _load_ms(database, id)
        database.close()
    return {"load_ms_after_turns": took}


def _begun(connection: Connection) -> str:
    table = tables.create(connection, "0", Options(players=2, seed="bench 0"), 0)
    for seat in range(2):
        person = Person(str(seat), "Bench", None, False, False, False, None, 0)
        tables.sit(connection, table.id, person, SeatRequest(seat, None, "", None))
    return tables.start(connection, table.id, "0", 0).id


def _submit(connection: Connection, id: str, seat: int, actions: tuple[str, ...]) -> None:
    player = player_at(table_store.load(connection, id), seat)
    turn = tables.SubmittedTurn(f"bench-{player.commits:05}", player.commits, actions)
    tables.submit(connection, id, str(seat), turn, 0)


def _load_ms(database: Database, id: str) -> float:
    """Return the median time of many loads in milliseconds."""
    took = []
    for _ in range(LOADS):
        began = time.perf_counter()
        database.read(lambda connection: table_store.load(connection, id))
        took.append(time.perf_counter() - began)
    return round(median(took) * 1000, 3)


def main() -> None:
    """Run from the command line; the results go to stdout as one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument(
        "--every", type=float, default=10.0, help="seconds between the turns of a table"
    )
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure")
    parser.add_argument(
        "--no-fsync",
        dest="fsync",
        action="store_false",
        help="do not let PostgreSQL wait for the disk",
    )
    parser.add_argument("--folder", default=None, help="folder for the SQLite file")
    parser.add_argument("--loading", action="store_true", help="only measure loading a table")
    options = parser.parse_args()
    if options.database == "sqlite" and not options.fsync:
        parser.error("--no-fsync is for PostgreSQL; SQLite always waits for the disk")
    print(json.dumps((loading if options.loading else measure)(options)), file=sys.stdout)


if __name__ == "__main__":
    main()
