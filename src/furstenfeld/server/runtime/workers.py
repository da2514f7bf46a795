"""Bots in processes of their own: they get a view, have a time limit, and may crash.

The champion's opinion of positions and turns is asked for there, too: what it needs is compiled
first, which would hold up everybody in the server's own process.
"""

import multiprocessing
import queue
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, NamedTuple

from furstenfeld.bots import Player, TurnBot, bot
from furstenfeld.bots.processes import on_one_core
from furstenfeld.errors import FurstenfeldError
from furstenfeld.records import Chance
from furstenfeld.rules import Action, State, View, view
from furstenfeld.server.core.refusals import RefusalError
from furstenfeld.server.core.turns import plan

if TYPE_CHECKING:
    from furstenfeld.bots.champion import SecondLook

_PROCESSES = multiprocessing.get_context("spawn")


class WorkerError(FurstenfeldError):
    """A bot crashed, took too long, or answered something that is not legal."""


PREPARING: float = 300.0
"""Seconds to make a bot ready: on a new machine the engine is compiled first, once."""


class Question(NamedTuple):
    """All that a bot is told."""

    bot: str
    view: View
    seed: str


class Review(NamedTuple):
    """Views of a game that is over; the champion says what chances their seats had."""

    views: tuple[View, ...]

    @property
    def judge(self) -> str:
        """The bot that has to be ready first, with all that is compiled for it."""
        return "champion"

    def answered(self) -> tuple[float, ...]:
        """Return the share of the win that each view's seat may expect."""
        # Here, because a server without the compiled engine has no champion.
        from furstenfeld.bots.champion import win_chances

        return win_chances(self.views)


class Look(NamedTuple):
    """A turn of a game that is over; the champion says what it was worth, and what was better."""

    view: View
    actions: tuple[Action, ...]

    @property
    def judge(self) -> str:
        """Turns are tried as a grandmaster tries its own, and that takes a minute to compile."""
        return "grandmaster"

    def answered(self) -> "SecondLook":
        """Return what the turn was worth, beside the best that is found for it."""
        from furstenfeld.bots.champion import second_look

        return second_look(self.view, self.actions)


def answer(question: Question) -> tuple[str, ...]:
    """Return what a bot answers, as texts: the rest of its turn where it plans whole turns."""
    seen, chance = question.view, Chance(question.seed, "bot")
    player = _player(question.bot)
    if isinstance(player, TurnBot):
        return tuple(map(str, player.plan(seen, seen.options, chance)))
    return (str(player.choose(seen, seen.options, chance)),)


@cache
def _player(name: str) -> Player:
    """Return a bot, made once in each process: some have much to load."""
    return bot(name)


def _done(question: Question | Review | Look | str) -> object:
    """Return the answer to a question; a mere name asks to get that bot ready."""
    match question:
        case str():
            _player(question)
            return None
        case Question():
            return answer(question)
        case Review() | Look():
            return question.answered()


def serve(line: Connection) -> None:
    """Answer questions until the line is cut: what a worker process does."""
    while True:
        try:
            question = line.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            line.send(("answer", _done(question)))
        except Exception as error:
            line.send(("error", f"{type(error).__name__}: {error}"))


class Worker:
    """A process that answers for bots; after a failure there is a new one."""

    def __init__(self) -> None:
        """Wait with the process until somebody asks."""
        self.line: Connection | None = None
        self.process: multiprocessing.process.BaseProcess | None = None
        self.is_closed = False
        self.ready: set[str] = set()
        """The bots that the process has made."""
        self._lock = threading.Lock()

    def prepare(self, bot: str) -> None:
        """Have a bot made, which may take much longer than any answer of it."""
        self._line()
        if bot not in self.ready:
            self._asked(bot, bot, PREPARING)
            self.ready.add(bot)

    def ask(self, question: Question, seconds: float) -> tuple[str, ...]:
        """Return the answer of a bot, within so many seconds."""
        return tuple(map(str, self._asked(question.bot, question, seconds)))

    def judge(self, question: Review | Look, seconds: float) -> Any:
        """Return what the champion says, within so many seconds."""
        return self._asked(question.judge, question, seconds)

    def _asked(self, bot: str, question: Question | Review | Look | str, seconds: float) -> Any:
        try:
            line = self._line()
            line.send(question)
            if not line.poll(max(0.0, seconds)):
                raise WorkerError(f"{bot} did not answer in time")
            kind, said = line.recv()
        except WorkerError:
            self.stop()
            raise
        except (EOFError, OSError) as error:
            self.stop()
            raise WorkerError(f"{bot} crashed its process") from error
        if kind != "answer":
            raise WorkerError(f"{bot}: {said}")
        return said

    def _line(self) -> Connection:
        with self._lock:
            if self.is_closed:
                raise WorkerError("the server stops")
            if self.line is None:
                here, there = _PROCESSES.Pipe()
                self.process = _PROCESSES.Process(target=serve, args=(there,), daemon=True)
                with on_one_core():
                    self.process.start()
                there.close()
                self.line = here
                self.ready.clear()
            return self.line

    def stop(self) -> None:
        """End the process at once; whoever waits for its answer hears that it has crashed."""
        with self._lock:
            process, line = self.process, self.line
            self.process = self.line = None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()

    def close(self) -> None:
        """End the process, and start no other."""
        with self._lock:
            self.is_closed = True
        self.stop()


class Workers:
    """Some workers, lent to whoever asks."""

    def __init__(self, count: int) -> None:
        """Prepare the workers; their processes start when they are needed."""
        self.workers = [Worker() for _ in range(count)]
        self.free: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        for worker in self.workers:
            self.free.put(worker)

    def turn(self, bot: str, state: State, seat: int, seed: str, seconds: float) -> tuple[str, ...]:
        """Return the whole turn of a bot; it sees nothing but its view, answer by answer."""
        with self._lent(bot) as worker:
            return _turn(worker, bot, state, seat, seed, time.monotonic() + seconds)

    def judge(self, question: Review | Look, seconds: float) -> Any:
        """Return what the champion says of a game that is over."""
        with self._lent(question.judge) as worker:
            return worker.judge(question, seconds)

    @contextmanager
    def _lent(self, bot: str) -> Iterator[Worker]:
        """Give a worker that has a bot ready, as soon as one is free."""
        worker = self.free.get()
        try:
            worker.prepare(bot)
            yield worker
        finally:
            self.free.put(worker)

    def stop(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.close()


def _turn(
    worker: Worker, bot: str, state: State, seat: int, seed: str, limit: float
) -> tuple[str, ...]:
    texts: tuple[str, ...] = ()
    made = plan(state, seat, texts)
    while not made.is_complete:
        question = Question(bot, view(made.end, seat), f"{seed}/{len(texts)}")
        said = worker.ask(question, limit - time.monotonic())
        if not said:
            raise WorkerError(f"{bot} answered nothing")
        texts += said
        try:
            made = plan(state, seat, texts)
        except RefusalError as refusal:
            raise WorkerError(f"{bot} answered {said}: {refusal}") from refusal
    return texts


def any_turn(state: State, seat: int, seed: str) -> tuple[str, ...]:
    """Return a turn by chance: what is played when a bot has failed, so that no table stops."""
    texts: tuple[str, ...] = ()
    made = plan(state, seat, texts)
    while not made.is_complete:
        texts += answer(Question("random", view(made.end, seat), f"{seed}/{len(texts)}"))
        made = plan(state, seat, texts)
    return texts
