"""Intervals by blocks: they hold what they promise on games whose truth is known."""

from math import inf, isclose

import numpy as np
import pytest

from furstenfeld.lab.intervals import Interval, mean_interval, share_interval, t_quantile


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_quantiles_of_the_t_distribution_are_those_of_the_tables(
    freedom: int, quantile: float
) -> None:
    assert isclose(t_quantile(freedom), quantile, rel_tol=0.002)


def test_the_mean_of_blocks_is_weighted_by_their_games() -> None:
    assert mean_interval([(10, 1), (60, 4)]).value == 14


def test_a_mean_and_its_margin_are_those_of_the_textbook() -> None:
    """Five blocks of mean 3 and standard deviation sqrt(2.5): 3 ± 2.776 · sqrt(2.5 / 5)."""
    found = mean_interval([(float(number), 1) for number in (1, 2, 3, 4, 5)])

    assert found.value == 3
    assert isclose(found.high - 3, 1.963, rel_tol=0.002)
    assert isclose(3 - found.low, 1.963, rel_tol=0.002)


def test_one_block_says_nothing_about_the_mean_of_others() -> None:
    assert mean_interval([(12, 4)]) == Interval(3, -inf, inf)


def test_one_block_says_nothing_about_a_share() -> None:
    assert share_interval([(3, 4)]) == Interval(0.75, 0.0, 1.0)


def test_where_all_games_are_won_the_interval_is_still_no_point() -> None:
    """Wilson's lower bound for 200 of 200 games is 200 / (200 + t²)."""
    found = share_interval([(4, 4)] * 50)

    assert found.value == found.high == 1
    assert isclose(found.low, 200 / (200 + 2.0096**2), rel_tol=1e-4)


def test_games_that_are_alike_in_a_block_count_as_one() -> None:
    """All four games of a deal won, or none: as little known as from a game a deal."""
    fourfold = share_interval([(4, 4), (0, 4)] * 25)
    single = share_interval([(1, 1), (0, 1)] * 25)

    assert isclose(fourfold.low, single.low)
    assert isclose(fourfold.high, single.high)


def test_rotations_that_even_out_the_luck_make_the_interval_narrow() -> None:
    """A bot among its equals wins one of four rotations of every deal."""
    alike = share_interval([(1, 4)] * 100)
    independent = share_interval([(1, 1), (0, 3)] * 200)

    assert alike.high - alike.low < (independent.high - independent.low) / 5


def test_few_blocks_that_are_alike_by_chance_are_no_proof() -> None:
    found = share_interval([(1, 4)] * 4)

    assert found.low < 0.15
    assert found.high > 0.40


@pytest.mark.untraced
@pytest.mark.parametrize("share", [0.05, 0.3, 0.55, 0.97])
def test_95_of_100_intervals_hold_the_true_share(share: float) -> None:
    """Blocks of four games whose chance of a win differs from deal to deal."""
    stream = np.random.default_rng(7)
    contests, blocks = 2000, 40
    chances = stream.beta(8 * share, 8 * (1 - share), size=(contests, blocks))
    wins = stream.binomial(4, chances)
    found = [share_interval([(float(won), 4) for won in row]) for row in wins]
    held = np.mean([interval.low <= share <= interval.high for interval in found])

    assert 0.93 <= held <= 0.975
