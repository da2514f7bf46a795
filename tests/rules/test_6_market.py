"""Section 6: prices rise by empty spaces, the spaces are cleared, the tracks swap roles."""

import pytest

from furstenfeld.rules import (
    Amounts,
    Brewery,
    Choosing,
    Marker,
    PricesRose,
)
from tests.rules.positions import after, filled, markers, market, options, position, seat, told

LAST = Choosing(1)


@pytest.mark.parametrize(
    ("full", "end"),
    [
        ((0, 0, 0), (2, 3, 4)),
        ((1, 0, 0), (1, 3, 4)),
        ((0, 1, 2), (2, 2, 2)),
        ((1, 2, 3), (1, 1, 1)),
    ],
)
def test_a_marker_rises_one_space_for_each_empty_space(full: Amounts, end: Amounts) -> None:
    """R6.1: after all players, per good; then all goods leave the demand cards."""
    state = position(phase=LAST, filled={1: full})

    state = after(state, "brewery none")
    assert state.table.breweries == (
        Brewery(end, (0, 0, 0)),
        Brewery((3, 3, 3), (0, 0, 0)),
    )


@pytest.mark.parametrize(
    ("before", "end"), [((5, 5, 5), (5, 5, 5)), ((4, 4, 4), (5, 5, 5)), ((3, 2, 1), (4, 4, 4))]
)
def test_no_marker_rises_above_the_top_space(before: Amounts, end: Amounts) -> None:
    """R6.1: to the top space at most."""
    state = position(phase=LAST, markers={1: before})

    assert markers(after(state, "brewery none"))[0] == end


def test_a_price_of_zero_rises_beside_empty_spaces() -> None:
    """R6.1: one space per empty space, from 0 too."""
    state = position(phase=LAST, markers={1: (0, 0, 0)})

    assert markers(after(state, "brewery none"))[0] == (1, 2, 3)


def test_a_price_of_zero_with_all_spaces_filled_waits_a_round() -> None:
    """R6.1: it stays at 0 for the next round, in which nobody can sell it, and then rises."""
    state = position(phase=LAST, markers={1: (0, 1, 1)}, filled={1: (1, 0, 0)})

    state = after(state, "1: brewery none")
    assert markers(state)[0] == (0, 3, 4)
    assert options(after(state, "1: brewery 1")) == "sell 0 barley, sell 1 barley"
    state = after(state, "1: brewery none, under hops-1, under hops-2, under hops-3")
    state = after(state, "0: brewery none, under hops-1, under hops-2, under hops-3")
    assert markers(state)[0] == (1, 5, 5)


def test_the_goods_of_the_last_seller_count() -> None:
    """R6.1: after all players; what each sold fills spaces."""
    state = position(phase=LAST, filled={2: (2, 1, 0)})

    state = after(state, "brewery 2, sell 0 hops, sell 1 barley, sell 1 water")
    assert (
        market(state)
        == """\
brewery 1
  hops    0  1 [1] 2  2  3   -
  barley  0  1  1 [2] 2  3   --
  water   0  1  1  2 [2] 3   ---
brewery 2
  hops    0 [1] 1  2  2  3   --
  barley  0 [1] 1  2  2  3   --
  water   0  1 [1] 2  2  3   --"""
    )


def test_every_open_brewery_recovers() -> None:
    """R6.1: in each open brewery, by its own demand card."""
    state = position(players=5, phase=Choosing(4), demands="1-2-3 3-2-1 2-2-2 1-3-2 2-1-3")

    state = after(state, "brewery none")
    assert markers(state) == ((2, 3, 4), (4, 3, 2), (3, 3, 3), (2, 4, 3), (3, 2, 4))
    assert filled(state) == ((0, 0, 0),) * 5


def test_rising_prices_are_told_for_each_brewery_that_moves() -> None:
    """R6.1: prices before and after; a brewery that nothing moves is not spoken of."""
    state = position(phase=LAST, markers={1: (0, 2, 5), 2: (5, 5, 5)})

    events = told(state, "brewery none")
    assert [event for event in events if isinstance(event, PricesRose)] == [
        PricesRose(0, (0, 1, 3), (1, 2, 3)),
    ]


def test_prices_do_not_rise_before_everybody_has_had_a_turn() -> None:
    """R6.1: after all players."""
    state = position(players=3)

    state = after(state, "0: brewery none", "1: brewery none")
    assert markers(state) == ((1, 1, 1),) * 3


def test_the_income_tracks_swap_roles() -> None:
    """R6.2: this round's track gives the next order, and the other one is empty again."""
    state = position(seat(), phase=LAST, arrived={0: 2})

    state = after(state, "brewery 1, sell 1 hops, sell 0 barley, sell 0 water")
    assert state.table.queue == (Marker(1, 1), Marker(0, 2))
    assert state.table.arrived == ()
    state = after(state, "1: brewery 1, sell 1 hops, sell 1 barley, sell 1 water, built")
    assert state.table.queue == (Marker(1, 1), Marker(0, 2))
