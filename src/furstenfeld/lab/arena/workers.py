"""Several processes that play the games of a contest, each one game at a time.

The standard pool does not say which piece of work a dead process had, and cannot stop a running
one. Here every worker has a pipe of its own, so both are known.
"""

import signal
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final, NamedTuple

from furstenfeld.bots.processes import on_one_core
from furstenfeld.lab.arena.contest import Contest, Piece
from furstenfeld.lab.arena.match import Game, Maker, failed, play_piece

TRIES: Final = 3
"""How often a game is tried whose process dies."""

DIED: Final = "the process that played it died"


class Job(NamedTuple):
    """A piece of work under way, who does it, and how often a process died over it."""

    process: SpawnProcess
    piece: Piece
    deaths: int


def by_processes(
    contest: Contest, pieces: Iterable[Piece], processes: int, make: Maker
) -> Iterator[Game]:
    """Yield the games of these pieces as they end, played by so many processes.

    A process that dies costs nothing but time: another one takes over its game. A game that kills
    every process is given up as failed.
    """
    crew, todo = Crew(contest, make), iter(pieces)
    try:
        for _, piece in zip(range(processes), todo, strict=False):
            crew.hire(piece)
        while crew.jobs:
            yield from crew.finished(todo)
    finally:
        crew.dismiss()


class Crew:
    """The processes of a contest, each with the pipe to it and its job."""

    def __init__(self, contest: Contest, make: Maker) -> None:
        """Begin with nobody."""
        self.contest = contest
        self.make = make
        self.jobs: dict[Any, Job] = {}

    def hire(self, piece: Piece, deaths: int = 0) -> None:
        """Start a process and give it this piece of work."""
        context = get_context("spawn")
        pipe, far_end = context.Pipe()
        process = context.Process(
            target=_serve, args=(far_end, self.contest, self.make), daemon=True
        )
        with _deaf_to_ctrl_c(), on_one_core():
            process.start()
        far_end.close()
        self._give(pipe, Job(process, piece, deaths))

    def _give(self, pipe: "Connection[Any, Any]", job: Job) -> None:
        # One that has died already says so to whoever waits for it.
        with suppress(OSError):
            pipe.send(job.piece)
        self.jobs[pipe] = job

    def finished(self, todo: Iterator[Piece]) -> Iterator[Game]:
        """Wait for somebody to finish, hand out the next pieces, yield the games."""
        for pipe in wait(list(self.jobs)):
            assert isinstance(pipe, Connection)
            job = self.jobs.pop(pipe)
            try:
                game: Game = pipe.recv()
            except (EOFError, OSError):
                pipe.close()
                if job.deaths + 1 < TRIES:
                    self.hire(job.piece, job.deaths + 1)
                else:
                    self._replace(todo)
                    yield failed(job.piece, None, DIED)
                continue
            self._go_on(pipe, job, todo)
            yield game

    def _go_on(self, pipe: "Connection[Any, Any]", job: Job, todo: Iterator[Piece]) -> None:
        """Give a process its next piece, or let it go."""
        piece = next(todo, None)
        if piece is None:
            pipe.close()
            job.process.join()
        else:
            self._give(pipe, Job(job.process, piece, 0))

    def _replace(self, todo: Iterator[Piece]) -> None:
        """Start a process for the next piece, where there is one."""
        piece = next(todo, None)
        if piece is not None:
            self.hire(piece)

    def dismiss(self) -> None:
        """End the processes that still play."""
        for pipe, job in self.jobs.items():
            job.process.terminate()
            job.process.join()
            pipe.close()
        self.jobs.clear()


def _serve(pipe: "Connection[Any, Any]", contest: Contest, make: Maker) -> None:
    """Play one piece after the other until there is no more, or nobody who asks."""
    with suppress(EOFError, BrokenPipeError):
        while True:
            pipe.send(play_piece(contest, pipe.recv(), make))


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Start a process that leaves Ctrl-C to its parent: a new process inherits what is ignored."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
