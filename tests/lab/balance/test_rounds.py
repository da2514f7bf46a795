"""Figures by round, and how palaces grow."""

import pytest

from furstenfeld.lab.balance.rounds import by_part, by_round
from tests.lab.balance.games import GAME, game

SHORT = game(
    rounds=2,
    incomes=((3, 5), (9, 7)),
    palaces=((0, 0), (6, 0)),
    prices=((1, 1, 1), (3, 3, 3)),
    palace_prices=(8, 16),
    parts=(6, 0),
)


def test_a_round_is_the_mean_over_the_games_that_reached_it() -> None:
    rounds = by_round([GAME, SHORT])

    assert [each.games for each in rounds] == [2, 2, 1]
    assert [each.income for each in rounds] == [3.5, 7, 8]
    assert [each.prices for each in rounds] == [(1, 1, 1), (2.25, 2, 2.5), (2, 1, 3)]


def test_for_palaces_a_game_that_is_over_keeps_its_last_numbers() -> None:
    _, second, third = by_round([GAME, SHORT])

    assert (second.palace_price, third.palace_price) == (13, 14)
    assert (second.parts, third.parts) == (1.75, 3.5)


def test_parts_are_counted_in_the_order_in_which_a_seat_built_them() -> None:
    """Of four seats two built six parts; one built two in round 3, and one none."""
    parts = by_part([GAME, SHORT])

    assert [part.part for part in parts] == [1, 2, 3, 4, 5, 6]
    assert [part.built for part in parts] == [0.75, 0.75, 0.5, 0.5, 0.5, 0.5]
    assert parts[0].round == pytest.approx((2 + 3 + 2) / 3)
    assert parts[5].round == pytest.approx((3 + 2) / 2)


def test_a_part_that_nobody_built_has_no_round() -> None:
    assert by_part([game(palaces=((0, 0),) * 3)])[0].round is None
