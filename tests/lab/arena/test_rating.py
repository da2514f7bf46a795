"""The Plackett-Luce rating: it finds known strengths again, and its intervals hold them."""

from collections.abc import Sequence
from math import isclose, log

import numpy as np
import pytest

from furstenfeld.lab.arena.rating import MEAN, POINTS, Standing, ratings

NAMES = ("ace", "bold", "calm", "dull", "eager", "faint")
STRENGTHS = np.array([1.2, 0.8, 0.3, -0.2, -0.7, -1.4])


def simulated(
    stream: np.random.Generator, strengths: Sequence[float], blocks: int, seats: int = 4
) -> list[list[Standing]]:
    """Return blocks of four games drawn from the model: most strength and luck together wins."""
    found = []
    for _ in range(blocks):
        bots = stream.permutation(len(strengths))[:seats]
        games = []
        for _ in range(4):
            merit = np.array([strengths[bot] for bot in bots]) + stream.gumbel(size=seats)
            places = 1 + (-merit).argsort().argsort()
            games.append(
                tuple((NAMES[bot], int(place)) for bot, place in zip(bots, places, strict=True))
            )
        found.append(games)
    return found


def truth(strengths: Sequence[float]) -> dict[str, float]:
    points = MEAN + POINTS * (np.array(strengths) - np.mean(strengths))
    return dict(zip(NAMES, points.tolist(), strict=False))


def test_known_strengths_are_found_again() -> None:
    blocks = simulated(np.random.default_rng(1), STRENGTHS.tolist(), blocks=1500)
    found = ratings(blocks, NAMES, resamples=2)

    for name, rating in truth(STRENGTHS.tolist()).items():
        assert abs(found[name].value - rating) < 15


def test_95_of_100_intervals_hold_the_true_rating() -> None:
    stream = np.random.default_rng(3)
    strengths = [0.6, 0.1, -0.7]
    held = []
    for _ in range(60):
        found = ratings(simulated(stream, strengths, blocks=30, seats=3), NAMES[:3], resamples=200)
        held += [found[n].low <= rating <= found[n].high for n, rating in truth(strengths).items()]

    assert 0.90 <= np.mean(held) <= 0.99


def test_ten_times_the_odds_are_400_points() -> None:
    """Ten times first out of eleven; the half games against the imagined bot fade with numbers."""
    win: Standing = (("ace", 1), ("bold", 2))
    loss: Standing = (("ace", 2), ("bold", 1))
    games = [win] * 1000 + [loss] * 100
    found = ratings([games, games], ("ace", "bold"), resamples=2)

    assert isclose(found["ace"].value - found["bold"].value, 400, abs_tol=2)


def test_a_tie_counts_half_a_win_for_each() -> None:
    tied: list[Standing] = [(("ace", 1), ("bold", 1))] * 4
    split: list[Standing] = [(("ace", 1), ("bold", 2)), (("ace", 2), ("bold", 1))] * 2
    one, other = (ratings([games, games], ("ace", "bold"), resamples=2) for games in (tied, split))

    assert one["ace"].value == pytest.approx(other["ace"].value)
    assert one["ace"].value == pytest.approx(MEAN)


def test_a_bot_may_sit_at_a_table_more_than_once() -> None:
    """One ace among three dull ones of a third its strength is first in half of all games."""
    first: Standing = (("ace", 1), ("dull", 2), ("dull", 3), ("dull", 4))
    second: Standing = (("ace", 2), ("dull", 1), ("dull", 3), ("dull", 4))
    third: Standing = (("ace", 3), ("dull", 2), ("dull", 1), ("dull", 4))
    last: Standing = (("ace", 4), ("dull", 2), ("dull", 3), ("dull", 1))
    # 3/6, then of the rest 3/5, then of the rest 3/4: what the model says for a ratio of 3
    games = [first] * 500 + [second] * 300 + [third] * 150 + [last] * 50
    found = ratings([games, games], ("ace", "dull"), resamples=2)

    assert (found["ace"].value - found["dull"].value) / POINTS == pytest.approx(log(3), abs=0.01)


def test_a_bot_that_always_wins_has_a_finite_rating_and_an_open_interval() -> None:
    games: list[Standing] = [(("ace", 1), ("dull", 2))] * 4
    found = ratings([games] * 25, ("ace", "dull"))["ace"]

    assert found.low < found.value < found.high
    assert found.high - found.value > 2 * (found.value - found.low)


def test_a_bot_alone_is_the_mean() -> None:
    assert ratings([[(("ace", 1), ("ace", 2))]] * 2, ("ace",), resamples=2)["ace"].value == MEAN


def test_the_same_games_give_the_same_rating() -> None:
    blocks = simulated(np.random.default_rng(5), STRENGTHS.tolist(), blocks=20)

    assert ratings(blocks, NAMES, resamples=50) == ratings(blocks, NAMES, resamples=50)
