"""What chances a seat had: an opinion from its own view, worth something before the end."""

from furstenfeld.bots import bot
from furstenfeld.bots.champion import win_chances
from furstenfeld.bots.champion.cpu import foresee_all
from furstenfeld.records import Chance, deal
from furstenfeld.rules import setup, view
from furstenfeld.testing import permuted


def test_nothing_that_a_seat_cannot_know_has_a_part_in_its_chances() -> None:
    state = setup(deal(3, 4)).state
    assert state.to_move is not None
    others = [permuted(state, state.to_move, Chance(n, "chances")) for n in range(5)]
    # One by one: products of many rows may round a row by where it stands among the others.
    chances = {win_chances([view(each, state.to_move)]) for each in (state, *others)}

    assert len(chances) == 1
    assert all(0 < share < 1 for (share,) in chances)


def test_of_no_views_nothing_is_said() -> None:
    assert win_chances([]) == ()


def test_a_champion_that_was_made_has_nothing_left_to_compile() -> None:
    bot("champion")

    assert foresee_all.is_ready
