"""Worker processes: each task comes back with its result or its error, whatever happens to them."""

import os
import threading
import time
from collections.abc import Iterator

import pytest

from furstenfeld.bots.worker_pool import (
    TaskFailedError,
    Worker,
    WorkerClosedError,
    WorkerDiedError,
    WorkerTimeoutError,
    as_finished,
    map_in_order,
)


def work(task: str) -> int:
    """Do what the task says and return the number of the process."""
    if task == "raise":
        raise ValueError("no such task")
    if task == "die":
        os._exit(1)
    if task == "hang":
        time.sleep(3600)
    return os.getpid()


def power(base: int, exponent: int) -> int:
    return int(base**exponent)


@pytest.fixture
def worker() -> Iterator[Worker[str, int]]:
    worker = Worker(work)
    yield worker
    worker.close()


def test_one_process_works_on_one_task_after_the_other(worker: Worker[str, int]) -> None:
    assert worker.run("a") == worker.run("b") != os.getpid()


def test_a_task_that_raises_has_its_error_and_the_process_goes_on(worker: Worker[str, int]) -> None:
    first = worker.run("a")
    with pytest.raises(TaskFailedError, match="ValueError: no such task"):
        worker.run("raise")

    assert worker.run("b") == first


def test_a_process_that_dies_is_replaced(worker: Worker[str, int]) -> None:
    first = worker.run("a")
    with pytest.raises(WorkerDiedError):
        worker.run("die")

    assert worker.run("b") != first


def test_a_task_that_takes_too_long_is_killed_with_its_process(worker: Worker[str, int]) -> None:
    worker.run("a")
    process = worker.process
    with pytest.raises(WorkerTimeoutError):
        worker.run("hang", seconds=0.1)

    assert process is not None and not process.is_alive()
    assert worker.run("b") != process.pid


def test_a_closed_worker_starts_no_process(worker: Worker[str, int]) -> None:
    worker.run("a")
    worker.close()
    with pytest.raises(WorkerClosedError):
        worker.run("b")

    assert worker.process is None


def test_closing_ends_a_task_that_another_thread_waits_for(worker: Worker[str, int]) -> None:
    worker.send("hang")
    errors: list[Exception] = []

    def wait() -> None:
        with pytest.raises(WorkerDiedError) as caught:
            worker.receive()
        errors.append(caught.value)

    thread = threading.Thread(target=wait)
    thread.start()
    worker.close()
    thread.join(60)

    assert len(errors) == 1


def test_every_task_comes_back_and_those_that_fail_with_their_error() -> None:
    found = dict(as_finished(work, ["a", "raise", "die", "b"], processes=2, tries=2))

    assert isinstance(found["raise"], TaskFailedError)
    assert isinstance(found["die"], WorkerDiedError)
    assert isinstance(found["a"], int) and isinstance(found["b"], int)


def test_results_come_in_the_order_of_their_tasks() -> None:
    assert list(map_in_order(power, [(2, exponent) for exponent in range(8)])) == [
        2**exponent for exponent in range(8)
    ]


def test_an_error_ends_the_results() -> None:
    with pytest.raises(TaskFailedError, match="ValueError"):
        list(map_in_order(work, [("raise",)]))
