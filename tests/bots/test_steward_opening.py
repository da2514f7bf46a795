"""A steward in the expert opening."""

from furstenfeld.rules import (
    Opening,
)
from tests.bots.spots import answers, chosen
from tests.rules.positions import position, seat

TEN = "hops-1 hops-3 barley-2 bank-2 office palace-1 palace-4 palace-6 magistrate market"


def test_it_begins_with_a_card_that_it_can_use() -> None:
    """R1.6: no palace part can be paid in the first rounds."""
    state = position(
        seat(hand=TEN, plots=". . . / hops barley water"),
        phase=Opening(0, None),
        variant="expert",
        round=1,
    )

    assert not chosen(state).startswith("keep palace")


def test_it_puts_the_parts_on_top_of_the_others() -> None:
    """R1.6: first named, first drawn."""
    state = position(
        seat(hand=TEN, plots=". . . / hops barley water"),
        phase=Opening(0, None),
        variant="expert",
        round=1,
    )

    assert answers(state, 4)[1:] == ["under palace-1", "under palace-4", "under palace-6"]


def test_it_begins_with_a_part_if_there_is_nothing_else() -> None:
    """R1.6."""
    state = position(
        seat(hand="palace-1 palace-2"), phase=Opening(0, None), variant="expert", round=1
    )

    assert chosen(state).startswith("keep palace")
