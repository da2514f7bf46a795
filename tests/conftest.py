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

WHOLE_GAMES = ("differential", "properties", "golden", "browser")
"""These play whole games through code that closer tests cover; tracing would double their time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave whole games out of the measured coverage."""
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in WHOLE_GAMES:
            item.add_marker(pytest.mark.no_cover)
