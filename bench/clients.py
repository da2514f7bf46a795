"""Simulated players: two at each table play recorded games over WebSockets and measure latency."""

import asyncio
import json
import random
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from furstenfeld.bots import bot, play_game
from furstenfeld.records import deal
from furstenfeld.rules import setup
from furstenfeld.server.core.turns import plan

GAMES = 20
PATIENCE = 120
"""Seconds after which a missing answer fails the benchmark."""


class RecordedTurn(NamedTuple):
    """A complete turn of a seat."""

    seat: int
    actions: tuple[str, ...]


def recorded(seed: str) -> list[RecordedTurn]:
    """Return the turns of a game between two stewards."""
    dealt = deal(seed, 2)
    state, found = setup(dealt).state, []
    texts: tuple[str, ...] = ()
    for seat, action in play_game(dealt, [bot("steward")] * 2, seed).actions:
        texts = (*texts, str(action))
        made = plan(state, seat, texts)
        if made.is_complete:
            found.append(RecordedTurn(seat, texts))
            state, texts = made.end, ()
    return found


class Measured(NamedTuple):
    """The duration of a measurement, and the CPU share of clients and servers during it."""

    seconds: float
    client: float
    server: float


class Message(msgspec.Struct):
    """The parts of a message that a client decodes."""

    type: str
    ref: str = ""
    ok: "Message | None" = None
    log: "Heard | None" = None


class Heard(msgspec.Struct):
    """The events of a message, which are counted but not decoded."""

    first: int
    events: list[msgspec.Raw]

    @property
    def last(self) -> int:
        """The index after the last event."""
        return self.first + len(self.events)


class Page:
    """A simulated player with a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        """Start to receive messages."""
        self.socket = socket
        self.answers: dict[str, asyncio.Future[Message]] = {}
        self.heard = 0
        self.news = asyncio.Event()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        decode = msgspec.json.Decoder(Message).decode
        async for text in self.socket:
            message = decode(text)
            if message.type == "answer":
                self._settle(message)
            elif message.log is not None:
                self.heard = message.log.last
                self.news.set()

    def _settle(self, message: Message) -> None:
        """Complete the future that waits for an answer, if it still waits."""
        answer = self.answers.pop(message.ref, None)
        if answer is not None and not answer.done():
            answer.set_result(message)

    async def ask(self, ref: str, **request: object) -> Message:
        """Send a request and return its answer."""
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.answers[ref] = answer
        await self.socket.send(json.dumps({**request, "ref": ref}))
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def until_heard(self, count: int) -> None:
        """Wait until this many events have arrived."""
        async with asyncio.timeout(PATIENCE):
            while self.heard < count:
                self.news.clear()
                await self.news.wait()

    async def close(self) -> None:
        """Disconnect."""
        self.reading.cancel()
        await self.socket.close()


class Bench:
    """Tables with simulated players, and the latencies of their turns."""

    def __init__(self, addresses: list[str], every: float) -> None:
        """Start without tables."""
        self.addresses = addresses
        self.every = every
        self.acknowledged: list[float] = []
        self.told: list[float] = []
        self.is_measuring = False
        self.over = asyncio.Event()
        """Set when no more turns are to be sent; turns under way are completed."""
        self.gate = asyncio.Semaphore(10)
        self.opened = 0

    async def table(self, number: int, turns: list[RecordedTurn], seed: str) -> None:
        """Play one game after another at a table, until the end of the benchmark."""
        while not self.over.is_set():
            async with self.gate:
                pages, id = await self._open(number, seed)
            self.opened += 1
            await self._play(pages, id, turns)
            for page in pages:
                await page.close()

    async def _open(self, number: int, seed: str) -> tuple[list[Page], str]:
        """Create two players, their table and their WebSockets, possibly on two servers."""
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

    async def _play(self, pages: list[Page], id: str, turns: list[RecordedTurn]) -> None:
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
        """Wait until a time; return whether the benchmark has ended before."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, due - time.monotonic())):
                await self.over.wait()
        return self.over.is_set()

    async def run(self, count: int, seconds: float, server: Callable[[], float]) -> Measured:
        """Open the tables, warm up, and measure; `server` returns the CPU time of the servers."""
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
