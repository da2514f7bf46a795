"""What goes over the wire is the project's one form of a view, and holds nothing more."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from furstenfeld.records import view_data
from furstenfeld.rules import (
    KEPT,
    Discarding,
    edition_data,
    view,
)
from furstenfeld.server.core.positions import seen_view
from furstenfeld.testing import RandomGame, games


@pytest.mark.untraced
@settings(max_examples=25)
@given(games(), st.data())
def test_a_view_on_the_wire_is_the_view_that_other_programs_get(
    game: RandomGame, data: st.DataObject
) -> None:
    """One vocabulary; the edition is called by its name, costs and keeps are there for pages."""
    state = data.draw(st.sampled_from(game.states))
    for seat in (None, *range(len(game.deal.decks))):
        watched = view(state, seat)
        wire = msgspec.json.decode(msgspec.json.encode(seen_view(state, seat)))
        known = msgspec.json.decode(msgspec.json.encode(view_data(watched)))

        assert wire.pop("edition") == edition_data(watched.edition)["name"]
        assert wire.pop("costs").keys() == set(watched.own.hand if watched.own else ())
        assert (wire.pop("keeps") == 0) == (seat is None)
        del known["edition"]
        assert wire == known


@settings(max_examples=25)
@given(games())
def test_a_view_says_how_many_cards_may_stay(game: RandomGame) -> None:
    """R5.2: the hand may be kept from that many cards on, and not before."""
    for state in game.states:
        if isinstance(state.phase, Discarding):
            seat = state.phase.seat
            hand = state.table.seats[seat].hand

            assert (KEPT in state.options) == (len(hand) <= seen_view(state, seat).keeps)
