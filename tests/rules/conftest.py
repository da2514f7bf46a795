"""What the tests of the rules share: they start with nothing worked out."""

import pytest

from furstenfeld.rules import (
    costs_of,
    estate_of,
    sites,
)


@pytest.fixture(scope="session", autouse=True)
def _nothing_worked_out_yet() -> None:
    """Forget what an earlier run in this process has cached: mutation runs fork such a process."""
    for cached in (costs_of, estate_of, sites):
        cached.cache_clear()
