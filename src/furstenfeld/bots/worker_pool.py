"""Worker processes, each with one core and one task at a time.

The standard pool cannot stop a running task, and does not say which task a dead process had. Here
every worker has a pipe of its own, so both are known.
"""

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Generic, TypeVar

from furstenfeld.errors import FurstenfeldError

_CONTEXT: Final = get_context("spawn")
_THREADS: Final = "OMP_NUM_THREADS"
"""The variable that NumPy's matrix library reads when it is loaded."""
_START_LOCK: Final = threading.Lock()

Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerError(FurstenfeldError):
    """A task without a result; the message says why."""


class TaskFailedError(WorkerError):
    """A task that raised an exception; its worker lives on."""


class WorkerDiedError(WorkerError):
    """A worker whose process died in the middle of a task."""


class WorkerTimeoutError(WorkerError):
    """A worker that was killed because its task took too long."""


class WorkerClosedError(WorkerError):
    """A worker that has been closed and takes no more tasks."""


class Worker(Generic[Task, Result]):
    """A process that works on one task at a time.

    It starts when it is first needed. After a failure or `stop`, the next task starts a new one.
    """

    def __init__(self, work: Callable[[Task], Result]) -> None:
        """Use this function, which a new process must be able to import."""
        self._work = work
        self._lock = threading.Lock()
        self._is_closed = False
        self.process: SpawnProcess | None = None
        self.connection: Connection[Any, Any] | None = None

    def start(self) -> "Connection[Any, Any]":
        """Return the connection to the process, and start the process if there is none."""
        with self._lock:
            if self._is_closed:
                raise WorkerClosedError("the worker is closed")
            if self.connection is None:
                self.connection, far_end = _CONTEXT.Pipe()
                self.process = _CONTEXT.Process(
                    target=_serve, args=(far_end, self._work), daemon=True
                )
                with _one_core(), _ctrl_c_ignored():
                    self.process.start()
                far_end.close()
            return self.connection

    def run(self, task: Task, seconds: float | None = None) -> Result:
        """Return the result of a task; kill the process if it takes longer than `seconds`."""
        self.send(task)
        return self.receive(seconds)

    def send(self, task: Task) -> None:
        """Begin with a task."""
        connection = self.start()
        with suppress(OSError):  # the process has died, which `receive` reports
            connection.send(task)

    def receive(self, seconds: float | None = None) -> Result:
        """Wait for the result of the task; raise a `WorkerError` if there is none."""
        try:
            connection = self.connection
            if connection is None:
                raise EOFError
            if not connection.poll(None if seconds is None else max(0.0, seconds)):
                self.stop()
                raise WorkerTimeoutError("did not answer in time")
            is_done, result = connection.recv()
        except (EOFError, OSError) as error:
            self.stop()
            raise WorkerDiedError("the process that worked on it died") from error
        if not is_done:
            raise TaskFailedError(result)
        done: Result = result
        return done

    def stop(self) -> None:
        """Kill the process; a thread that waits for its result gets a `WorkerDiedError`."""
        with self._lock:
            process, connection = self.process, self.connection
            self.process = self.connection = None
        if process is not None:
            process.kill()
            process.join()
        if connection is not None:
            connection.close()

    def close(self) -> None:
        """Kill the process, and never start another one."""
        with self._lock:
            self._is_closed = True
        self.stop()


def _serve(connection: "Connection[Any, Any]", work: Callable[[Any], Any]) -> None:
    """Answer tasks with results until the other end is closed."""
    # The process that started this one handles Ctrl-C, and ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError):
        while True:
            task = connection.recv()
            try:
                connection.send((True, work(task)))
            except Exception as error:
                connection.send((False, f"{type(error).__name__}: {error}"))


def as_finished(
    work: Callable[[Task], Result], tasks: Iterable[Task], processes: int, tries: int = 1
) -> Iterator[tuple[Task, Result | WorkerError]]:
    """Yield each task with its result, in the order in which they finish.

    A task whose worker dies is tried again, `tries` times in all. A task that fails has its error
    as the result. All processes are killed when the iteration ends, or is abandoned.
    """
    todo = iter(tasks)
    busy: dict[Worker[Task, Result], tuple[Task, int]] = {}
    try:
        for task in islice(todo, processes):
            _begin(busy, Worker(work), task, 1)
        while busy:
            for worker in _ready(busy):
                task, attempt = busy.pop(worker)
                result = _result(worker)
                if isinstance(result, WorkerDiedError) and attempt < tries:
                    _begin(busy, worker, task, attempt + 1)
                    continue
                for later in islice(todo, 1):
                    _begin(busy, worker, later, 1)
                if worker not in busy:
                    worker.close()
                yield task, result
    finally:
        for worker in busy:
            worker.close()


def _begin(
    busy: dict[Worker[Task, Result], tuple[Task, int]],
    worker: Worker[Task, Result],
    task: Task,
    attempt: int,
) -> None:
    busy[worker] = task, attempt
    worker.send(task)


def _ready(busy: Iterable[Worker[Task, Result]]) -> list[Worker[Task, Result]]:
    """Wait until a worker has finished its task, or has died; return all that have."""
    by_connection: dict[Any, Worker[Task, Result]] = {each.connection: each for each in busy}
    return [by_connection[connection] for connection in wait(list(by_connection))]


def _result(worker: Worker[Task, Result]) -> Result | WorkerError:
    try:
        return worker.receive()
    except WorkerError as error:
        return error


def map_in_order(
    work: Callable[..., Result], arguments: Iterable[tuple[Any, ...]]
) -> Iterator[Result]:
    """Yield what `work` returns for each tuple of arguments, in order, computed on every core."""
    early: dict[int, Result] = {}
    following = 0
    tasks = enumerate(arguments)
    for (number, _), result in as_finished(partial(_call, work), tasks, os.cpu_count() or 1):
        if isinstance(result, WorkerError):
            raise result
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1


def _call(work: Callable[..., Result], task: tuple[int, tuple[Any, ...]]) -> Result:
    _, arguments = task
    return work(*arguments)


@contextmanager
def _one_core() -> Iterator[None]:
    """Start a process whose matrix library uses one core.

    The matrices of a network are small. On busy cores, threads that wait for each other make their
    products up to eight times as slow.
    """
    with _START_LOCK:
        before = os.environ.get(_THREADS)
        os.environ[_THREADS] = before or "1"
        try:
            yield
        finally:
            if before is None:
                del os.environ[_THREADS]


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    """Start a process that ignores Ctrl-C from its first moment; only the main thread can."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
