"""Perft counts of fixed positions: a rule added or lost changes at least one of them."""

import pytest

from tests.golden.perft import STARTS, Start, perft, stored

pytestmark = pytest.mark.untraced


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.name)
def test_the_counts_are_those_of_the_table(start: Start) -> None:
    """R10.7: as many sequences of actions as ever, at every depth."""
    state = start.state()
    counts = [perft(state, depth) for depth in range(1, start.depth + 1)]
    assert counts == stored()[start.name]


def test_every_start_has_its_row_and_every_row_its_start() -> None:
    assert set(stored()) == {start.name for start in STARTS}
