"""What a sale takes from the others, counted by hand."""

from furstenfeld.bots.scripted.steward import Temper
from furstenfeld.bots.scripted.steward.denial import loss_of_rivals
from furstenfeld.bots.scripted.steward.outlook import Outlook
from furstenfeld.records import Chance
from furstenfeld.rules import (
    Choosing,
    State,
    view,
)
from tests.rules.positions import position, seat

BARE = ". . . / . . ."


def outlook(state: State) -> Outlook:
    return Outlook(view(state, 0), Temper(), Chance(0, "test"))


def test_surplus_takes_from_who_sells_later() -> None:
    """R3.6: one surplus hops, from price 2 to 1; four hops bring 4 less; next round nothing."""
    state = position(
        seat(goods=(2, 0, 0)),
        seat(goods=(4, 0, 0), plots=BARE),
        demands="1-2-3 2-2-2",
        markers={1: (3, 1, 1), 2: (1, 1, 1)},
    )

    assert loss_of_rivals(outlook(state), 0, (2, 0, 0)) == 4


def test_who_has_sold_loses_nothing_this_round() -> None:
    """R2.1: seat 1 was first."""
    state = position(
        seat(goods=(2, 0, 0)),
        seat(goods=(0, 0, 0), plots=BARE),
        order=(1, 0),
        phase=Choosing(0),
        demands="1-2-3 2-2-2",
        markers={1: (3, 1, 1), 2: (1, 1, 1)},
    )

    assert loss_of_rivals(outlook(state), 0, (2, 0, 0)) == 0


def test_a_filled_space_takes_from_the_next_harvest() -> None:
    """R6.1: without the sale hops rise from 2 to 3, with it they stay; one hops, one coin less."""
    state = position(
        seat(goods=(2, 0, 0)),
        seat(goods=(0, 0, 0), plots=". . . / hops . ."),
        demands="2-2-2 2-2-2",
        markers={1: (3, 1, 1), 2: (0, 1, 1)},
        filled={2: (2, 0, 0)},
    )

    assert loss_of_rivals(outlook(state), 0, (2, 0, 0)) == 1


def test_another_brewery_as_good_means_no_loss() -> None:
    state = position(
        seat(goods=(2, 0, 0)),
        seat(goods=(4, 0, 0), plots=BARE),
        demands="1-2-3 1-2-3",
        markers={1: (3, 1, 1), 2: (3, 1, 1)},
    )

    assert loss_of_rivals(outlook(state), 0, (2, 0, 0)) == 0
