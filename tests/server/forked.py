"""Server processes that start quickly, because a parent has imported everything, and can be killed.

The child is a whole server with its own event loop, threads and connections; only the time to
import is saved.
"""

import asyncio
import multiprocessing
import socket
from multiprocessing.process import BaseProcess

from sqlalchemy import Connection

from furstenfeld.server.runtime.context import ServerContext
from furstenfeld.server.runtime.logs import configure_logs
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.services import tables
from furstenfeld.server.services.messages import Update, update
from furstenfeld.server.services.tables import SubmittedTurn
from furstenfeld.server.web import turns
from furstenfeld.server.web.server_process import listen, serve
from tests.server.running import PATIENCE, wait_until_healthy

EARLY = "early acknowledgement"

_PROCESSES = multiprocessing.get_context("forkserver")
_PROCESSES.set_forkserver_preload(["tests.server.forked", "furstenfeld.server.runtime.workers"])


def _serve(settings: Settings, port: int, fault: str) -> None:
    configure_logs(as_json=True)
    if fault == EARLY:
        plant_early_acknowledgement()
    serve(settings, listen("127.0.0.1", port))


def plant_early_acknowledgement() -> None:
    """Make the server say that a turn is kept a moment before it is."""
    honest = turns.commit
    later: set[asyncio.Task[Update]] = set()

    async def early(context: ServerContext, person: str, id: str, turn: SubmittedTurn) -> Update:
        def rehearse(connection: Connection) -> tables.Submission:
            with connection.begin_nested() as trial:
                done = tables.submit(connection, id, person, turn, context.now())
                trial.rollback()
            return done

        async def keep() -> Update:
            await asyncio.sleep(0.2)
            return await honest(context, person, id, turn)

        done = await context.database.run(rehearse)
        later.add(asyncio.create_task(keep()))
        changed = done.update
        return update(changed.table, person, changed.events, changed.first, context.now())

    turns.commit = early


class Forked:
    """One server process at one address, started again and again."""

    def __init__(self, settings: Settings, fault: str = "") -> None:
        """Take a port that is free, and start, with a fault where one is to be found."""
        self.settings = settings
        self.fault = fault
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.process: BaseProcess | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the process."""
        self.process = _PROCESSES.Process(
            target=_serve, args=(self.settings, self.port, self.fault)
        )
        self.process.start()

    def wait(self) -> None:
        """Wait until it answers."""
        process = self.process
        assert process is not None
        wait_until_healthy(self.address, process.is_alive)

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.join(PATIENCE)
            self.process.close()
            self.process = None
