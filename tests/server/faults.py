"""Games through real servers that are killed, on lines that drop, with turns sent twice or late.

Two server processes share a database. Clients play whole games against them while one of the two
is killed (SIGKILL) again and again; PostgreSQL and Redis are restarted under load. A client sends
its turn to either server, sometimes to both, sometimes hangs up before the answer, sometimes sends
an old turn again, and goes on until a server has acknowledged it. In the end the database must hold
every acknowledged turn once, and nothing else; every game must be over and replay.

`python -m tests.server.faults --database postgresql --kills 200 --seed 1` is the long run.
"""

import argparse
import random
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from furstenfeld.bots import bot, turn
from furstenfeld.records import Chance, bundled_edition, final_state, view_from
from furstenfeld.rules import any_world, edition_data
from furstenfeld.server.core.fair_deal import verify
from furstenfeld.server.core.table import Status
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.services import history
from furstenfeld.server.storage import game_log, table_store
from furstenfeld.server.storage.database import Database
from tests.server.engines import Engine, postgres, redis
from tests.server.forked import Forked
from tests.server.running import plain_client

EDITION = edition_data(bundled_edition("reconstructed"))
PATIENCE = 120.0


class Lost(Exception):
    """A turn that was acknowledged is not there."""


class Acknowledged(NamedTuple):
    """A turn that a server said it has kept."""

    table: str
    seat: int
    number: int
    client: str
    actions: tuple[str, ...]


class Plan(NamedTuple):
    """What a run does."""

    database: str
    kills: int
    clients: int
    seed: str
    fault: str = ""


class Harness:
    """Two servers, the clients that play there, and what they were told."""

    def __init__(self, plan: Plan, servers: list[Forked], engines: list[Engine]) -> None:
        self.plan = plan
        self.servers = servers
        self.engines = engines
        self.stop = threading.Event()
        self.acknowledged: list[Acknowledged] = []
        self.tables: list[str] = []
        self.failures: list[BaseException] = []
        self.kills = self.restarts = self.retries = 0

    def run(self) -> None:
        """Play and kill until enough was killed, then let every game end."""
        threads = [
            threading.Thread(target=self._guarded, args=(self._client, number))
            for number in range(self.plan.clients)
        ]
        for thread in threads:
            thread.start()
        self._guarded(self._kill_servers)
        self.stop.set()
        for thread in threads:
            thread.join(PATIENCE)
            if thread.is_alive():
                self.failures.append(TimeoutError("a game does not end"))

    def _guarded(self, work: Any, *arguments: object) -> None:
        try:
            work(*arguments)
        except BaseException as error:
            self.failures.append(error)
            self.stop.set()

    def _kill_servers(self) -> None:
        chance = random.Random(f"{self.plan.seed}/kills")
        while self.kills < self.plan.kills and not self.stop.is_set():
            time.sleep(chance.uniform(0.0, 0.6))
            victim = chance.choice(self.servers)
            victim.kill()
            victim.start()
            victim.wait()
            self.kills += 1
            if self.kills % 25 == 0 and self.engines:
                engine = self.engines[self.restarts % len(self.engines)]
                engine.stop()
                time.sleep(chance.uniform(0.0, 1.0))
                engine.start()
                self.restarts += 1
            if self.kills % 10 == 0:
                self._report()

    def _report(self) -> None:
        print(
            f"{self.kills} kills, {self.restarts} restarts, {len(self.tables)} games, "
            f"{len(self.acknowledged)} turns acknowledged, {self.retries} retries",
            file=sys.stderr,
        )

    def _client(self, number: int) -> None:
        played = 0
        while not self.stop.is_set():
            Client(self, f"{self.plan.seed}/{number}/{played}").play()
            played += 1


class Client:
    """One game: two people at a table, both played by this client."""

    def __init__(self, harness: Harness, seed: str) -> None:
        self.harness = harness
        self.chance = random.Random(seed)
        self.luck = Chance(seed, "turns")
        self.players = [plain_client(timeout=5) for _ in range(2)]
        self.counts = [0, 0]
        self.old: list[tuple[httpx.Client, str, dict[str, Any]]] = []

    def play(self) -> None:
        """Play a whole game, whatever happens to the servers."""
        try:
            self._play()
        finally:
            for player in self.players:
                player.close()

    def _play(self) -> None:
        for place, player in enumerate(self.players):
            self._sure(player, "POST", "/api/guests", {"name": f"Player {place}"})
        ada = self.players[0]
        table = self._sure(ada, "POST", "/api/tables", {"players": 2})["id"]
        for seat, player in enumerate(self.players):
            self._sure(player, "PUT", f"/api/tables/{table}/seats/{seat}", {}, settled=(409,))
        self._sure(ada, "POST", f"/api/tables/{table}/start", settled=(409,))
        self.harness.tables.append(table)
        while (shown := self._sure(ada, "GET", f"/api/tables/{table}"))["table"][
            "status"
        ] != "over":
            seat = shown["view"]["to_move"]
            self._turn(table, seat)

    def _turn(self, table: str, seat: int) -> None:
        player, path = self.players[seat], f"/api/tables/{table}"
        shown = self._sure(player, "GET", path)
        if shown["view"]["to_move"] != seat:
            return
        if shown["number"] < self.counts[seat]:
            raise Lost(f"{table}: seat {seat} had {self.counts[seat]}, now {shown['number']}")
        world = any_world(view_from({**shown["view"], "edition": EDITION}))
        actions = [str(each) for each in turn(bot("steward"), world, seat, self.luck)]
        name = f"{seat}-{shown['number']:06}-{self.chance.randrange(10**6):06}"
        body = {"id": name, "number": shown["number"], "actions": actions}
        self._mischief(player, f"{path}/turns", body)
        self._sure(player, "POST", f"{path}/turns", body)
        self.counts[seat] += 1
        self.harness.acknowledged.append(
            Acknowledged(table, seat, body["number"], name, tuple(actions))
        )

    def _mischief(self, player: httpx.Client, path: str, body: dict[str, Any]) -> None:
        """Drop, duplicate and reorder: none of it may change what is played."""
        self.old.append((player, path, body))
        match self.chance.randrange(6):
            case 0:  # send and hang up
                self._fire(player, path, body, timeout=0.001)
            case 1:  # send to both at once
                other = threading.Thread(target=self._fire, args=(player, path, body))
                other.start()
                self._fire(player, path, body)
                other.join()
            case 2:  # something old arrives late
                self._fire(*self.chance.choice(self.old))
            case _:
                pass

    def _fire(
        self, player: httpx.Client, path: str, body: dict[str, Any], timeout: float = 5
    ) -> None:
        """Send something without caring for the answer."""
        server = self.chance.choice(self.harness.servers)
        try:
            with plain_client(cookies=player.cookies, timeout=timeout) as once:
                once.post(server.address + path, json=body)
        except httpx.TransportError:
            pass

    def _sure(
        self,
        player: httpx.Client,
        method: str,
        path: str,
        body: object = None,
        settled: tuple[int, ...] = (),
    ) -> Any:
        """Ask one server or the other until there is an answer."""
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            server = self.chance.choice(self.harness.servers)
            try:
                answer = player.request(method, server.address + path, json=body)
            except httpx.TransportError:
                self.harness.retries += 1
                time.sleep(0.02)
                continue
            if answer.is_success or answer.status_code in settled:
                return answer.json()
            if answer.status_code != 503:
                raise AssertionError(f"{method} {path}: {answer.status_code} {answer.text[:500]}")
            self.harness.retries += 1
            time.sleep(0.05)
        raise TimeoutError(f"{method} {path}: no answer")


def check(harness: Harness) -> None:
    """Compare what was acknowledged with what the database holds, and replay every game."""
    database = Database(harness.plan.database)
    try:
        for id in harness.tables:
            table = database.read(lambda c, id=id: table_store.load(c, id))  # type: ignore[misc]
            entries = database.read(lambda c, id=id: game_log.whole_log(c, id))  # type: ignore[misc]
            kept = [(entry.seat, entry.client, entry.actions) for entry in entries]
            told = [
                (each.seat, each.client, each.actions)
                for each in harness.acknowledged
                if each.table == id
            ]
            lost = [each for each in told if each not in kept]
            if lost:
                raise Lost(f"{id}: {lost[:3]}")
            assert len(kept) == len({*kept}) == len(told), f"{id}: something was applied twice"
            assert table.status is Status.OVER
            record = database.read(lambda c, t=table: history.record(c, t))  # type: ignore[misc]
            assert final_state(record).winners is not None
            verify(record)
    finally:
        database.close()


@contextmanager
def databases(kind: str, folder: Path) -> Iterator[tuple[str, str | None, list[Engine]]]:
    """Yield the address of a database and of a Redis, and the engines that can be restarted."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/tables.db", None, []
        return
    with postgres() as database, redis() as between:
        url = f"postgresql://furstenfeld@127.0.0.1:{database.port}/postgres"
        yield url, f"redis://127.0.0.1:{between.port}", [between, database]


def play_faults(kind: str, kills: int, clients: int, seed: str, fault: str = "") -> Harness:
    """Run the harness on a database; raise the first thing that went wrong."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url, between, engines = stack.enter_context(databases(kind, folder))
        settings = Settings(database=url, redis=between, rate_scale=1e6, bot_workers=1)
        servers = [Forked(settings, fault=fault) for _ in range(2)]
        for server in servers:
            stack.callback(server.kill)
            server.wait()
        harness = Harness(Plan(url, kills, clients, seed, fault), servers, engines)
        harness.run()
        harness._report()
        for failure in harness.failures:
            raise failure
        check(harness)
        return harness


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--seed", default=str(int(time.time())))
    options = parser.parse_args()
    print(f"seed {options.seed}", file=sys.stderr)
    harness = play_faults(options.database, options.kills, options.clients, options.seed)
    print(
        f"{options.database}, seed {options.seed}: {harness.kills} kills, "
        f"{harness.restarts} restarts of engines, {len(harness.tables)} games, "
        f"{len(harness.acknowledged)} turns; nothing lost, nothing twice, all games replay."
    )


if __name__ == "__main__":
    main()
