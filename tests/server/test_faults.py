"""The fault harness in small, and shown finding a fault; the long run is `tests.server.faults`."""

import pytest

from tests.server.faults import Lost, play_faults
from tests.server.forked import EARLY

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_and_nothing_is_applied_twice(kind: str) -> None:
    harness = play_faults(kind, kills=30, clients=3, seed="in small")

    assert harness.kills >= 30
    assert harness.acknowledged


def test_an_acknowledgement_before_the_commit_is_found() -> None:
    """A planted fault: the server says yes and writes a moment later."""
    with pytest.raises(Lost):
        play_faults("sqlite", kills=200, clients=3, seed="planted", fault=EARLY)
