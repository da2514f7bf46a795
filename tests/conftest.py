"""What every test shares: how hard Hypothesis searches, and what coverage is measured on."""

import os
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

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

WHOLE_GAMES = (
    "differential",
    "properties",
    "golden",
    "browser",
    "envs/test_openspiel.py",
    "envs/test_pettingzoo.py",
    "envs/test_secrecy.py",
    "arena/test_command.py",
    "balance/test_command.py",
    "bots/test_bots.py",
    "bots/test_champion.py",
    "bots/test_characters.py",
    "bots/test_check_bot.py",
    "bots/test_strength.py",
    "bots/test_levels.py",
    "bots/test_turns.py",
    "cli/test_export.py",
    "cli/test_look.py",
    "cli/test_saved_games.py",
    "cli/test_simulate.py",
    "rules/test_worlds.py",
    "server/test_secrecy_over_the_wire.py",
    "text/test_errors.py",
)
"""These play whole games through code that closer tests cover; tracing takes up to ten times as
long as playing them."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Leave whole games out of the measured coverage.

    The mark `no_cover` of pytest-cov does that in a single process only: a worker of xdist has two
    measurements, and where the second one pauses the first goes on.
    """
    path = item.path.relative_to(Path(__file__).parent)
    tracer = sys.gettrace()
    if path.parts[0] in WHOLE_GAMES or path.as_posix() in WHOLE_GAMES:
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
