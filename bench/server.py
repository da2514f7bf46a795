"""How many live tables a server holds: recorded games played by clients over real WebSockets.

    python -m bench.server --tables 1000 --every 10
    python -m bench.server --tables 50 --every 0 --database postgresql --processes 2

Every table has two people, each with a live line of their own, who play a recorded game turn by
turn. With `--every N` a table makes a turn each N seconds; with 0 as soon as the last one was heard
by both. Latency is the time from sending a turn to its acknowledgement. The servers are bound to
core 0, one more core for each process; the clients run on the last.
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
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from furstenfeld.bots import bot, play_game
from furstenfeld.records import deal
from furstenfeld.rules import setup
from furstenfeld.server.core.turns import plan
from furstenfeld.server.serving import configure_logs, listen, serve
from furstenfeld.server.settings import Settings
from tests.server.engines import postgres, redis

GAMES = 20
PATIENCE = 120


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


def _serve(settings: Settings, port: int, core: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    configure_logs(as_json=True)
    serve(settings, listen("127.0.0.1", port))


@contextmanager
def servers(settings: Settings, count: int) -> Iterator[list[str]]:
    """Run so many server processes, each on a core of its own; yield their addresses."""
    processes, addresses = [], []
    cores = os.cpu_count() or 1
    for number in range(count):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        process = get_context("spawn").Process(
            target=_serve, args=(settings, port, number % cores), daemon=False
        )
        process.start()
        processes.append(process)
        addresses.append(f"http://127.0.0.1:{port}")
    try:
        for address in addresses:
            _wait(address)
        yield addresses
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
            time.sleep(0.05)
    raise TimeoutError(address)


class Page:
    """A person with a live line."""

    def __init__(self, socket: ClientConnection) -> None:
        """Begin to read the line."""
        self.socket = socket
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.heard = 0
        self.news = asyncio.Event()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "table":
                self.heard = message["log"]["first"] + len(message["log"]["events"])
                self.news.set()
            elif message["type"] == "answer":
                self.answers.pop(message["ref"]).set_result(message)

    async def ask(self, ref: str, **request: object) -> dict[str, Any]:
        """Send a request and return its answer."""
        answer = self.answers[ref] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({**request, "ref": ref}))
        return await asyncio.wait_for(answer, PATIENCE)

    async def until_heard(self, count: int) -> None:
        """Wait until so many events were heard."""
        while self.heard < count:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)


class Bench:
    """Tables played by clients, and how long their turns took."""

    def __init__(self, addresses: list[str], every: float) -> None:
        """Begin with no table."""
        self.addresses = addresses
        self.every = every
        self.latencies: list[float] = []
        self.is_measuring = False
        self.gate = asyncio.Semaphore(20)

    async def table(self, number: int, turns: list[Turn], seed: str) -> None:
        """Play one table for ever, game after game."""
        while True:
            pages, id = await self._open(number, seed)
            try:
                await self._play(pages, id, turns)
            finally:
                for page in pages:
                    page.reading.cancel()
                    await page.socket.close()

    async def _open(self, number: int, seed: str) -> tuple[list[Page], str]:
        """Make people, a table and live lines; the two people may be at two servers."""
        async with self.gate:
            addresses = [self.addresses[(number + seat) % len(self.addresses)] for seat in (0, 1)]
            people = [httpx.AsyncClient(base_url=each, timeout=PATIENCE) for each in addresses]
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
        await asyncio.sleep(random.uniform(0, self.every))
        for seat, actions in turns:
            number = numbers[seat]
            numbers[seat] += 1
            turn = {"id": f"bench-{number:05}", "number": number, "actions": actions}
            began = time.perf_counter()
            answer = await pages[seat].ask(f"{number}", type="turn", table=id, turn=turn)
            took = time.perf_counter() - began
            log = answer["ok"]["log"]
            if self.is_measuring:
                self.latencies.append(took)
            for page in pages:
                await page.until_heard(log["first"] + len(log["events"]))
            await asyncio.sleep(max(0.0, self.every - took))

    async def run(self, count: int, seconds: float) -> float:
        """Open the tables, let them settle, measure; return the seconds measured."""
        games = {f"bench {n}": recorded(f"bench {n}") for n in range(min(GAMES, count))}
        names = list(games)
        tasks = [
            asyncio.create_task(self.table(n, games[names[n % len(names)]], names[n % len(names)]))
            for n in range(count)
        ]
        await asyncio.sleep(0)
        while sum(not task.done() for task in tasks) and self.gate.locked():
            await asyncio.sleep(0.5)
        await asyncio.sleep(max(2.0, self.every))
        self.is_measuring = True
        began = time.monotonic()
        await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        measured = time.monotonic() - began
        self.is_measuring = False
        for task in tasks:
            if task.done() and not task.cancelled() and task.exception():
                raise task.exception() or AssertionError
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return measured


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """Run a bench and return its figures."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=options.folder)))
        url, between = f"sqlite:///{folder}/tables.db", None
        if options.database == "postgresql":
            engine = stack.enter_context(postgres())
            url = f"postgresql://furstenfeld@127.0.0.1:{engine.port}/postgres"
        if options.processes > 1:
            between = f"redis://127.0.0.1:{stack.enter_context(redis()).port}"
        settings = Settings(database=url, redis=between, rate_scale=1e9)
        addresses = stack.enter_context(servers(settings, options.processes))
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {(os.cpu_count() or 1) - 1})
        bench = Bench(addresses, options.every)
        measured = asyncio.run(bench.run(options.tables, options.seconds))
    cuts = quantiles(bench.latencies, n=100)
    return {
        "database": options.database,
        "processes": options.processes,
        "tables": options.tables,
        "every": options.every,
        "commits_per_second": round(len(bench.latencies) / measured, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
    }


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
    parser.add_argument("--folder", default=None, help="where the SQLite file lies")
    options = parser.parse_args()
    print(json.dumps(measure(options)), file=sys.stdout)


if __name__ == "__main__":
    main()
