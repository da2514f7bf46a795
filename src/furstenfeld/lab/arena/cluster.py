"""The same pieces of work, played by the machines of a Ray cluster."""

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

from furstenfeld.lab.arena.contest import Contest, Piece
from furstenfeld.lab.arena.match import LONGEST_REASON, Game, Maker, failed, play_piece
from furstenfeld.lab.arena.workers import DIED, TRIES

PATIENCE: Final = 10.0
"""Seconds that a cluster has to answer the door."""
LOCAL: Final = "local"
"""The address of a cluster that is started here, for this contest alone."""


def ray_library() -> Any:
    """Return Ray, which is an extra and imported only when asked for."""
    # Ray would ship the environment of `uv run` to its workers, and hang.
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    # It would also report its use to its makers.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    return ray


def by_ray(
    contest: Contest, pieces: Iterable[Piece], address: str, processes: int, make: Maker
) -> Iterator[Game]:
    """Yield the games of these pieces as they end, played by Ray workers.

    Ray itself repeats a task whose worker dies. A game that kills every worker is given up.
    """
    ray = ray_library()
    _connect(ray, address, processes)
    try:
        yield from _played(ray, contest, iter(pieces), make)
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str, processes: int) -> None:
    """Start a cluster here, or join one; whatever goes wrong is a `ConnectionError`."""
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=processes, include_dashboard=False, **quiet)
        else:
            _knock(address)
            ray.init(address=address, **quiet)
    except Exception as error:  # Ray raises anything here, a bare Exception when it is slow
        ray.shutdown()
        raise ConnectionError(" ".join(str(error).split())[:LONGEST_REASON]) from error


def _knock(address: str) -> None:
    """Raise an error where nobody listens: Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def _played(ray: Any, contest: Contest, todo: Iterator[Piece], make: Maker) -> Iterator[Game]:
    task = ray.remote(max_retries=TRIES - 1)(play_piece)
    shared = ray.put(contest)
    room = 2 * int(ray.cluster_resources()["CPU"])
    running = {task.remote(shared, piece, make): piece for piece in islice(todo, room)}
    while running:
        done, _ = ray.wait(list(running))
        for reference in done:
            piece = running.pop(reference)
            running |= {task.remote(shared, later, make): later for later in islice(todo, 1)}
            try:
                yield ray.get(reference)
            except ray.exceptions.WorkerCrashedError:
                yield failed(piece, None, DIED)
