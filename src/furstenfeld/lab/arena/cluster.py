"""The games of a contest, played by the machines of a Ray cluster."""

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

from furstenfeld.bots.whole_games import BotFactory
from furstenfeld.lab.arena.contest import Contest, GameTask
from furstenfeld.lab.arena.match import LONGEST_REASON, GameResult, failed, play_task
from furstenfeld.lab.arena.workers import DIED, TRIES

PATIENCE: Final = 10.0
"""Seconds that a cluster has to accept a connection."""
LOCAL: Final = "local"
"""The address that starts a cluster on this machine, for one contest."""


def ray_library() -> Any:
    """Return Ray, an optional package that is imported only when it is needed."""
    # Ray would ship the environment of `uv run` to its workers, and hang.
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    # It would also report its use to its makers.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    return ray


def play_on_ray(
    contest: Contest, tasks: Iterable[GameTask], address: str, processes: int, make: BotFactory
) -> Iterator[GameResult]:
    """Yield the results of these games as they end, played by Ray workers.

    Ray repeats a game whose worker dies. A game that kills every worker is given up.
    """
    ray = ray_library()
    _connect(ray, address, processes)
    try:
        yield from _played(ray, contest, iter(tasks), make)
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str, processes: int) -> None:
    """Start a cluster on this machine, or join one; raise a `ConnectionError` if that fails."""
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=processes, include_dashboard=False, **quiet)
        else:
            _check_address(address)
            ray.init(address=address, **quiet)
    except Exception as error:  # Ray raises anything here, a bare Exception when it is slow
        ray.shutdown()
        raise ConnectionError(" ".join(str(error).split())[:LONGEST_REASON]) from error


def _check_address(address: str) -> None:
    """Raise an error if nothing listens at the address: Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def _played(
    ray: Any, contest: Contest, todo: Iterator[GameTask], make: BotFactory
) -> Iterator[GameResult]:
    remote = ray.remote(max_retries=TRIES - 1)(play_task)
    shared = ray.put(contest)
    room = 2 * int(ray.cluster_resources()["CPU"])
    running = {remote.remote(shared, task, make): task for task in islice(todo, room)}
    while running:
        done, _ = ray.wait(list(running))
        for reference in done:
            task = running.pop(reference)
            running |= {remote.remote(shared, later, make): later for later in islice(todo, 1)}
            try:
                yield ray.get(reference)
            except ray.exceptions.WorkerCrashedError:
                yield failed(task, None, DIED)
