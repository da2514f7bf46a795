"""How many live tables a server holds: recorded games played by clients over real WebSockets.

    python -m bench.server --tables 1000 --every 10
    python -m bench.server --tables 1000 --every 10 --database postgresql --processes 2
    python -m bench.server --loading

Every table has two people, each with a live line of their own, who play a recorded game, a turn
each so many seconds. Latency is the time from sending a turn to its acknowledgement; a turn is told
when both people have heard of it. Every turn that is sent while measuring counts, also one that is
answered afterwards; `late` are those that took more than a second. A share is the part of one core
that servers, or clients, used. Servers are bound to a core each, from the first on; clients and
engines to the last. Both databases wait until the disk has what they keep, unless told otherwise.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import httpx
import msgspec
from sqlalchemy import Connection
from websockets.asyncio.client import ClientConnection, connect

from furstenfeld.bots import bot, play_game
from furstenfeld.records import deal
from furstenfeld.rules import setup
from furstenfeld.server import tabling
from furstenfeld.server.core.options import Options
from furstenfeld.server.core.table import chair_at
from furstenfeld.server.core.turns import plan
from furstenfeld.server.serving import configure_logs, listen, serve
from furstenfeld.server.settings import Settings
from furstenfeld.server.storage import tables
from furstenfeld.server.storage.database import Database
from furstenfeld.server.storage.people import Person
from furstenfeld.server.tabling import Sitting
from tests.server.engines import postgres, redis

GAMES = 20
LOADS = 300
PATIENCE = 120
"""Seconds after which an answer counts as lost, and the bench as failed."""
LATE = 1.0
"""Seconds after which an answer counts as late."""


class Turn(NamedTuple):
    """A seat and its whole turn."""

    seat: int
    actions: tuple[str, ...]


def recorded(seed: str) -> list[Turn]:
    """Return the turns of a game between stewards."""
    dealt = deal(seed, 2)
    state, found = setup(dealt), []
    texts: tuple[str, ...] = ()
    for seat, action in play_game(dealt, [bot("steward")] * 2, seed).actions:
        texts = (*texts, str(action))
        made = plan(state, seat, texts)
        if made.is_complete:
            found.append(Turn(seat, texts))
            state, texts = made.end, ()
    return found


class Measured(NamedTuple):
    """For how long was measured, and what part of a core clients and servers used meanwhile."""

    seconds: float
    client: float
    server: float


def _bind(core: int) -> None:
    """Keep this process on one core, counted from the end where below zero."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core % (os.cpu_count() or 1)})


def _used(processes: list[int]) -> float:
    """Return how many seconds of a core these processes have used."""
    ticks = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _serve(settings: Settings, port: int, core: int) -> None:
    _bind(core)
    configure_logs(as_json=True)
    serve(settings, listen("127.0.0.1", port))


@contextmanager
def servers(settings: Settings, count: int) -> Iterator[tuple[list[str], list[int]]]:
    """Run so many server processes, each on a core of its own; yield addresses and process ids."""
    processes, addresses = [], []
    for number in range(count):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        process = get_context("spawn").Process(target=_serve, args=(settings, port, number))
        process.start()
        processes.append(process)
        addresses.append(f"http://127.0.0.1:{port}")
    try:
        for address in addresses:
            _wait(address)
        yield addresses, [process.pid or 0 for process in processes]
    finally:
        for process in processes:
            process.terminate()
            process.join(30)


def _wait(address: str) -> None:
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        try:
            if httpx.get(f"{address}/health").is_success:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise TimeoutError(address)


class Told(msgspec.Struct):
    """What a client reads of a message: whether it answers, and how much was heard."""

    type: str
    ref: str = ""
    ok: "Told | None" = None
    log: "Heard | None" = None


class Heard(msgspec.Struct):
    """How many events of a table were told; they are counted and not read."""

    first: int
    events: list[msgspec.Raw]

    @property
    def last(self) -> int:
        """How many events there are by now."""
        return self.first + len(self.events)


class Page:
    """A person with a live line."""

    def __init__(self, socket: ClientConnection) -> None:
        """Begin to read the line."""
        self.socket = socket
        self.answers: dict[str, asyncio.Future[Told]] = {}
        self.heard = 0
        self.news = asyncio.Event()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        decode = msgspec.json.Decoder(Told).decode
        async for text in self.socket:
            message = decode(text)
            if message.type == "answer":
                self._settle(message)
            elif message.log is not None:
                self.heard = message.log.last
                self.news.set()

    def _settle(self, message: Told) -> None:
        """Hand an answer to who asked, unless nobody waits for it any more."""
        answer = self.answers.pop(message.ref, None)
        if answer is not None and not answer.done():
            answer.set_result(message)

    async def ask(self, ref: str, **request: object) -> Told:
        """Send a request and return its answer."""
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self.answers[ref] = answer
        await self.socket.send(json.dumps({**request, "ref": ref}))
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def until_heard(self, count: int) -> None:
        """Wait until so many events were heard."""
        async with asyncio.timeout(PATIENCE):
            while self.heard < count:
                self.news.clear()
                await self.news.wait()

    async def close(self) -> None:
        """Hang up."""
        self.reading.cancel()
        await self.socket.close()


class Bench:
    """Tables played by clients, and how long their turns took."""

    def __init__(self, addresses: list[str], every: float) -> None:
        """Begin with no table."""
        self.addresses = addresses
        self.every = every
        self.acknowledged: list[float] = []
        self.told: list[float] = []
        self.is_measuring = False
        self.over = asyncio.Event()
        """Set when no more turns are to be sent; those under way are waited for."""
        self.gate = asyncio.Semaphore(10)
        self.opened = 0

    async def table(self, number: int, turns: list[Turn], seed: str) -> None:
        """Play one table game after game, until all is over."""
        while not self.over.is_set():
            async with self.gate:
                pages, id = await self._open(number, seed)
            self.opened += 1
            await self._play(pages, id, turns)
            for page in pages:
                await page.close()

    async def _open(self, number: int, seed: str) -> tuple[list[Page], str]:
        """Make people, a table and live lines; the two people may be at two servers."""
        addresses = [self.addresses[(number + seat) % len(self.addresses)] for seat in (0, 1)]
        people = [
            httpx.AsyncClient(base_url=each, timeout=PATIENCE, verify=False) for each in addresses
        ]
        for person in people:
            (await person.post("/api/guests", json={"name": "Bench"})).raise_for_status()
        made = await people[0].post("/api/tables", json={"players": 2, "seed": seed})
        id = made.raise_for_status().json()["id"]
        for seat, person in enumerate(people):
            path = f"/api/tables/{id}/seats/{seat}"
            (await person.put(path, json={})).raise_for_status()
        (await people[0].post(f"/api/tables/{id}/start")).raise_for_status()
        pages = []
        for person, address in zip(people, addresses, strict=True):
            cookie = "; ".join(f"{k}={v}" for k, v in person.cookies.items())
            line = await connect(
                address.replace("http", "ws") + "/api/live",
                additional_headers={"cookie": cookie},
                compression=None,
                open_timeout=PATIENCE,
            )
            page = Page(line)
            await page.ask("watch", type="watch", table=id)
            pages.append(page)
            await person.aclose()
        return pages, id

    async def _play(self, pages: list[Page], id: str, turns: list[Turn]) -> None:
        numbers = [0, 0]
        due = time.monotonic() + random.uniform(0, self.every)
        for seat, actions in turns:
            if await self._is_over_before(due):
                return
            due += self.every
            number = numbers[seat]
            numbers[seat] += 1
            turn = {"id": f"bench-{number:05}", "number": number, "actions": actions}
            is_counted, began = self.is_measuring, time.perf_counter()
            answer = await pages[seat].ask(f"{number}", type="turn", table=id, turn=turn)
            acknowledged = time.perf_counter() - began
            assert answer.ok is not None and answer.ok.log is not None, "a turn was refused"
            for page in pages:
                await page.until_heard(answer.ok.log.last)
            if is_counted:
                self.acknowledged.append(acknowledged)
                self.told.append(time.perf_counter() - began)

    async def _is_over_before(self, due: float) -> bool:
        """Wait until a moment, or until all is over."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, due - time.monotonic())):
                await self.over.wait()
        return self.over.is_set()

    async def run(self, count: int, seconds: float, server: Callable[[], float]) -> Measured:
        """Open the tables, let each play a turn, measure; `server` is the time the servers used."""
        games = {f"bench {n}": recorded(f"bench {n}") for n in range(min(GAMES, count))}
        names = list(games)
        tasks = [
            asyncio.create_task(self.table(n, games[names[n % len(names)]], names[n % len(names)]))
            for n in range(count)
        ]
        while self.opened < count and not any(task.done() for task in tasks):
            await asyncio.sleep(1)
            print(f"\r{self.opened} of {count} tables are open", end="", file=sys.stderr)
        print(f"\nmeasuring for {seconds:g} s", file=sys.stderr)
        await asyncio.wait(tasks, timeout=self.every, return_when=asyncio.FIRST_EXCEPTION)
        self.is_measuring = True
        began, used, served = time.monotonic(), time.process_time(), server()
        await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        self.is_measuring = False
        wall = time.monotonic() - began
        measured = Measured(wall, (time.process_time() - used) / wall, (server() - served) / wall)
        self.over.set()
        await asyncio.gather(*tasks)
        return measured


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """Run a bench and return its figures."""
    _bind(-1)
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
        measured = asyncio.run(bench.run(options.tables, options.seconds, lambda: _used(ids)))
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
    """Return how many milliseconds it takes to load a table after so many turns."""
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
    table = tabling.create(connection, "0", Options(players=2, seed="bench 0"), 0)
    for seat in range(2):
        person = Person(str(seat), "Bench", None, False, False, False, None, 0)
        tabling.sit(connection, table.id, person, Sitting(seat, None, "", None))
    return tabling.start(connection, table.id, "0", 0).id


def _submit(connection: Connection, id: str, seat: int, actions: tuple[str, ...]) -> None:
    chair = chair_at(tables.load(connection, id), seat)
    turn = tabling.Turn(f"bench-{chair.commits:05}", chair.commits, actions)
    tabling.submit(connection, id, str(seat), turn, 0)


def _load_ms(database: Database, id: str) -> float:
    """Return the median of many loads."""
    took = []
    for _ in range(LOADS):
        began = time.perf_counter()
        database.read(lambda connection: tables.load(connection, id))
        took.append(time.perf_counter() - began)
    return round(median(took) * 1000, 3)


def main() -> None:
    """Run from the command line; the figures go to stdout as one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument(
        "--every", type=float, default=10.0, help="seconds between turns of a table"
    )
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure")
    parser.add_argument(
        "--no-fsync",
        dest="fsync",
        action="store_false",
        help="PostgreSQL does not wait for the disk",
    )
    parser.add_argument("--folder", default=None, help="where the SQLite file lies")
    parser.add_argument("--loading", action="store_true", help="measure loading a table alone")
    options = parser.parse_args()
    if options.database == "sqlite" and not options.fsync:
        parser.error("--no-fsync is for PostgreSQL; SQLite always waits for the disk")
    print(json.dumps((loading if options.loading else measure)(options)), file=sys.stdout)


if __name__ == "__main__":
    main()
