"""Means, intervals, strengths, and the chi-square test."""

from math import inf, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from furstenfeld.lab.balance.estimates import FEW, chi_square_tail, estimate, win_ratio
from furstenfeld.lab.intervals import mean_interval


def test_an_estimate_is_the_mean_with_the_arena_s_interval() -> None:
    values = [1.0, 2.0, 3.0, 6.0]
    found, interval = estimate(values), mean_interval([(value, 1) for value in values])

    assert (found.value, found.low, found.high) == (3, interval.low, interval.high)
    assert found.spread == pytest.approx(sqrt(14 / 3))
    assert found.games == 4


def test_one_game_has_a_mean_and_no_bounds() -> None:
    found = estimate([2.0])

    assert (found.value, found.low, found.high) == (2, -inf, inf)
    assert not found.is_clear


def test_a_mean_far_from_nothing_is_clear_and_one_near_it_is_not() -> None:
    near = [1.0, -0.9] * FEW

    assert estimate([1.0, 2.0] * FEW).is_clear
    assert not estimate(near).is_clear


def test_few_games_are_never_clear() -> None:
    assert not estimate([1.0] * (FEW - 1)).is_clear
    assert estimate([1.0] * FEW).is_clear


def test_seats_that_win_as_often_as_their_share_have_strength_one() -> None:
    found = win_ratio([(1.0, 0.5), (0.0, 0.5)])
    assert found is not None

    assert found.value == 1
    assert found.low < 1 < found.high


def test_where_all_seats_are_counted_they_can_only_win_their_share() -> None:
    found = win_ratio([(1.0, 1.0)] * 100)
    assert found is not None

    assert (found.value, found.is_clear) == (1, False)


def test_the_interval_of_a_strength_is_wilson_s_where_every_share_is_the_same() -> None:
    """30 wins of 100 with a share of one quarter: 0.3, from 0.2189 to 0.3959 by Wilson."""
    found = win_ratio([(1.0, 0.25)] * 30 + [(0.0, 0.25)] * 70)
    assert found is not None

    assert found.value == pytest.approx(1.2)
    assert found.low == pytest.approx(4 * 0.21895, abs=1e-4)
    assert found.high == pytest.approx(4 * 0.39585, abs=1e-4)


def test_no_win_at_all_still_has_an_upper_bound() -> None:
    found = win_ratio([(0.0, 0.25)] * 5)
    assert found is not None

    assert found.low == pytest.approx(0)
    assert 1 < found.high < 4


def test_a_strength_is_clear_when_chance_hardly_does_it() -> None:
    usual = win_ratio([(1.0, 0.25)] * 30 + [(0.0, 0.25)] * 70)
    rare = win_ratio([(1.0, 0.25)] * 50 + [(0.0, 0.25)] * 50)
    assert usual is not None and rare is not None

    assert (usual.is_clear, rare.is_clear) == (False, True)


def test_without_a_seat_there_is_no_strength() -> None:
    assert win_ratio([(0.0, 0.0)] * 50) is None


@given(st.lists(st.tuples(st.booleans(), st.sampled_from([0.0, 0.2, 0.25, 0.5, 1.0])), min_size=1))
def test_a_strength_lies_within_its_interval(games: list[tuple[bool, float]]) -> None:
    found = win_ratio([(float(won and share > 0), share) for won, share in games])

    assert found is None or -1e-9 <= found.low <= found.value <= found.high


@pytest.mark.parametrize(("degrees", "value"), [(1, 3.841), (2, 5.991), (3, 7.815), (4, 9.488)])
def test_the_tail_of_chi_square_is_that_of_the_tables(degrees: int, value: float) -> None:
    assert chi_square_tail(value, degrees) == pytest.approx(0.05, abs=5e-5)
    assert chi_square_tail(0, degrees) == 1
