"""Views as plain data: nothing is lost on the way to another program and back."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from furstenfeld.records import deal, view_data, view_from
from furstenfeld.rules import setup, view
from furstenfeld.testing import RandomGame, deals, editions, games


@given(game=games(deals(edition=editions())), data=st.data())
def test_a_view_comes_back_as_it_was(game: RandomGame, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(game.states))
    seat = data.draw(st.sampled_from([None, *range(len(game.deal.decks))]))
    seen = view(state, seat)

    assert view_from(json.loads(json.dumps(view_data(seen)))) == seen


def test_actions_are_texts_and_the_edition_is_the_table_of_its_file() -> None:
    """R10.1, R8.1."""
    state = setup(deal(1, 2)).state
    data = view_data(view(state, state.to_move))

    assert data["options"] == ["brewery 1", "brewery 2", "brewery none"]
    assert data["edition"]["costs"]["crane"] == 4


def wrong(**keys: Any) -> dict[str, Any]:
    state = setup(deal(1, 2)).state
    data = view_data(view(state, state.to_move))
    return {key: value for key, value in {**data, **keys}.items() if value != "left out"}


@pytest.mark.parametrize(
    "keys",
    [
        {"round": "left out"},
        {"round": "two"},
        {"seats": [{}]},
        {"seats": 7},
        {"edition": {}},
        {"options": ["brewery"]},
        {"variant": "chess"},
        {"own": {"hand": ["joker"], "known_tail": [], "unseen": []}},
        {"asked": {"type": "Dancing", "seat": 0}},
    ],
)
def test_data_that_are_no_view_are_refused(keys: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        view_from(wrong(**keys))
