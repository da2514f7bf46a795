"""Whether the place in the first order helps."""

import pytest

from furstenfeld.lab.balance.seats import fairness
from furstenfeld.rules import Ending
from tests.lab.balance.games import GAME, game


def test_wins_are_counted_by_place_in_the_first_order_and_not_by_seat() -> None:
    """Seat 0 wins, and acts second in both games but the last."""
    found = fairness([GAME, GAME, GAME, game(first_order=(0, 1))])
    assert found is not None

    assert [share.value for share in found.shares] == [0.25, 0.75]


def test_the_chi_square_of_a_split_worked_out_by_hand() -> None:
    """40 and 60 where 50 are fair: (10² + 10²) / 50 = 4, and p is 0.0455."""
    found = fairness([GAME] * 60 + [game(winners=(1,))] * 40)
    assert found is not None

    assert found.chi_square == pytest.approx(4)
    assert found.p == pytest.approx(0.0455, abs=1e-4)
    assert found.games == 100


def test_shares_that_are_even_have_nothing_against_them() -> None:
    found = fairness([GAME, game(winners=(1,))])
    assert found is not None

    assert (found.chi_square, found.p) == (0, 1)


def test_a_shared_win_counts_half_for_each_place() -> None:
    """R7.2."""
    found = fairness([game(winners=(0, 1)), GAME])
    assert found is not None

    assert [share.value for share in found.shares] == [0.25, 0.75]


def test_games_without_a_winner_say_nothing_about_places() -> None:
    """R7.4."""
    nobody = game(winners=(), ending=Ending.ROUNDS)
    found = fairness([GAME, nobody])
    assert found is not None

    assert (found.games, fairness([nobody])) == (1, None)
