"""The window from the other side: a position that a view may come from."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from furstenfeld.records import deal
from furstenfeld.rules import any_world, apply, legal, setup, view
from furstenfeld.testing import RandomGame, games

pytestmark = pytest.mark.untraced


@given(game=games(), data=st.data())
def test_a_world_looks_the_same_to_the_seat_that_is_asked(
    game: RandomGame, data: st.DataObject
) -> None:
    """R2.5: nothing that the seat may know is lost, and nothing else is needed."""
    state = data.draw(st.sampled_from(game.states[:-1]))
    seen = view(state, state.to_move)

    assert view(any_world(seen), state.to_move) == seen


@given(game=games(), data=st.data())
def test_until_the_turn_ends_every_world_leads_to_the_same_views(
    game: RandomGame, data: st.DataObject
) -> None:
    """R10.2: a turn reveals nothing new to its player."""
    state = data.draw(st.sampled_from(game.states[:-1]))
    seat, round_ = state.to_move, state.table.round
    world = any_world(view(state, seat))
    while state.to_move == seat and state.table.round == round_:
        assert view(world, seat) == view(state, seat)
        if "draw" in map(str, legal(state)):
            return
        action = data.draw(st.sampled_from(legal(state)))
        state, world = apply(state, action).state, apply(world, action).state


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_only_the_seat_that_is_asked_can_imagine_a_world(seat: int | None) -> None:
    """R2.5: nobody else knows the question."""
    state = setup(deal(1, 3)).state
    assert state.to_move == 2

    with pytest.raises(ValueError, match="expected the view of the seat that is asked"):
        any_world(view(state, seat))
