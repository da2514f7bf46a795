"""What every test shares: how hard Hypothesis searches, and what coverage is measured on."""

import os
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

# Tests run in parallel, and networks would wait for each other's threads (`bots.worker_pool`). Set
# before NumPy is loaded; the processes of the suite inherit it.
os.environ.setdefault("OMP_NUM_THREADS", "1")

# No deadline: coverage and a second process make a clock say nothing about the code. On the CI
# machine the examples are the same in every run, so that a red run is red because of its change.
settings.register_profile(
    "default",
    deadline=None,
    max_examples=50,
    print_blob=True,
    derandomize="CI" in os.environ,
)
settings.register_profile("thorough", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("default")

LONG = (
    "bots/test_champion.py",
    "browser/test_expert_game.py",
    "browser",
    "bots/test_foresight.py",
    "lab/balance/test_command.py",
    "lab/arena/test_command.py",
    "properties/test_legality.py",
    "envs/test_openspiel.py",
    "differential/test_lockstep.py",
    "packaging/test_wheel.py",
    "lab/arena/test_crew.py",
    "server",
)
"""What takes longest, in this order: files of ten seconds and more, and folders of such. The
browser's files stay together, because a process that comes to them starts a browser, and ends it
when it leaves them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest: what is begun last is waited for."""
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    """Return when the file of a test has its turn: first the long ones, in their order."""
    place = _place(item)
    names = {place.parts[0], place.as_posix()}
    return next((turn for turn, long in enumerate(LONG) if long in names), len(LONG))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Leave tests with the marker `untraced` out of the measured coverage.

    The mark `no_cover` of pytest-cov does that in a single process only: a worker of xdist has two
    measurements, and where the second one pauses the first goes on.
    """
    tracer = sys.gettrace()
    if item.get_closest_marker("untraced"):
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


def _place(item: pytest.Item) -> Path:
    """Return the file of a test, seen from this folder."""
    return item.path.relative_to(Path(__file__).parent)
