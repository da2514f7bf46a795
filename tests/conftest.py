"""What every test shares: how hard Hypothesis searches, and what coverage is measured on."""

import os
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
    "rules/test_worlds.py",
    "server/test_secrecy_over_the_wire.py",
)
"""These play whole games through code that closer tests cover; tracing takes up to ten times as
long as playing them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave whole games out of the measured coverage."""
    here = Path(__file__).parent
    for item in items:
        path = item.path.relative_to(here)
        if path.parts[0] in WHOLE_GAMES or path.as_posix() in WHOLE_GAMES:
            item.add_marker(pytest.mark.no_cover)
