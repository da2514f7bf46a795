"""Sums and means over the seats of games, on three games that are counted by hand."""

from furstenfeld.lab.arena.blocks import is_of, is_seat, mean, sums
from furstenfeld.lab.arena.curves import length_of
from furstenfeld.lab.game_stats import GameStats
from furstenfeld.rules import Ending
from tests.lab.arena.made_up import made_up

WON = made_up((1, 0, 0), "aba", (1, 2, 3), incomes=((6, 9, 12), (6, 9, 12)), palaces=((6, 3, 0),))
SHARED = made_up((2, 0, 0), "aba", (1, 1, 3))
LOST = made_up((3, 0, 0), "aba", (1, 2, 3), winners=(), incomes=((1, 1, 1),) * 7)
BLOCKS = [(WON,), (SHARED,)]


def test_rounds_and_endings_are_counted() -> None:
    lengths = length_of([(WON,), (SHARED,), (LOST,)])

    assert lengths.games == {2: 2, 7: 1}
    assert round(lengths.mean.value, 9) == round(11 / 3, 9)
    assert lengths.endings == {Ending.PALACE: 2, Ending.ROUNDS: 1}


def test_a_shared_win_counts_as_a_fraction() -> None:
    """R7.2: equal coins share the win."""
    wins = [sum(won for won, _ in sums(BLOCKS, is_seat(n), GameStats.win_share)) for n in range(3)]

    assert wins == [1.5, 0.5, 0]
    assert sums(BLOCKS, is_of("a"), GameStats.win_share) == [(1, 2), (0.5, 2)]
    assert sums(BLOCKS, is_of("b"), GameStats.win_share) == [(0, 1), (0.5, 1)]


def test_the_mean_of_a_bot_is_over_all_its_seats() -> None:
    assert mean([(WON,)], is_of("a"), GameStats.mean_income) == 9
    assert mean([(WON,)], is_of("a"), lambda game, seat: game.parts[seat]) == 3
    assert mean([(WON,)], is_of("b"), lambda game, seat: game.parts[seat]) == 3


def test_a_bot_that_did_not_play_a_block_is_left_out() -> None:
    assert sums(BLOCKS, is_of("c"), GameStats.win_share) == []
