"""Positions worked out by hand, B: trades, sales, offices, incomes and the order they give."""

from typing import Final

import pytest

from furstenfeld.records import bundled_edition
from furstenfeld.rules import (
    Amounts,
    Building,
    Choosing,
    Phase,
    cubes,
    order_of,
    palace_price,
)
from tests.rules.positions import (
    after,
    builds,
    coins,
    filled,
    goods,
    markers,
    options,
    plots,
    position,
    seat,
    spaces,
    upper,
)

CLOSE: Final = "1: brewery none"
ALL_THREE: Final = "sell 1 hops, sell 1 barley, sell 1 water"
PASSED: Final = Choosing(1)


@pytest.mark.parametrize("start", [2, 1], ids=["h13 two spaces down", "h14 no lower than 0"])
def test_h13_h14_four_water_and_two_free_spaces(start: int) -> None:
    """R3.4, R3.5, R3.6: H13, the example of the printed rules (I), and H14 (M).

    4 x 1 = 4 coins. Two of the four find a space, two are surplus: 2 - 2 = 0, and from 1 it
    stops at 0.
    """
    state = position(seat(goods=(0, 0, 4)), filled={1: (0, 0, 1)}, markers={1: (1, 1, start)})

    state = after(state, "0: brewery 1, sell 4 water")
    assert (coins(state), filled(state)[0]) == ((6, 2), (0, 0, 3))
    assert (markers(state)[0], state.phase) == ((1, 1, 0), PASSED)


def test_h15_a_sale_is_paid_at_the_prices_before_it() -> None:
    """R3.4, R3.6: H15 (E).

    5 x 3 = 15 coins. One fills the space, four are surplus: 5 - 4 = 1. With 17 coins bank-2
    (11) can be built.
    """
    state = position(seat(goods=(5, 0, 0)), markers={1: (5, 1, 1)})

    state = after(state, "0: brewery 1, sell 5 hops")
    assert (coins(state), filled(state)[0], markers(state)[0]) == ((17, 2), (1, 0, 0), (1, 1, 1))
    assert options(state) == builds("bank-2") + ", built"


@pytest.mark.parametrize(
    ("sold", "have", "end", "phase"),
    [
        ("sell 2 hops, sell 1 barley, sell 2 water", 14, (2, 3, 5), Building(0, 2)),
        ("sell 1 hops, sell 0 barley, sell 2 water", 10, (3, 4, 5), PASSED),
    ],
    ids=["h16 all goods", "h17 selling less keeps the price"],
)
def test_h16_h17_a_sale_onto_partly_full_spaces(
    sold: str, have: int, end: Amounts, phase: Phase
) -> None:
    """R3.1, R3.5, R3.6, R5.3: H16 and H17.

    Prices 2, 2, 3. All goods: 2 x 2 + 2 + 2 x 3 = 12 coins; hops has 1 free space, barley none,
    so
    each has one surplus: 3 - 1 and 4 - 1. Less: 2 + 0 + 6 = 8 coins, no surplus, the rest is
    lost.
    """
    state = position(seat(goods=(2, 1, 2)), filled={2: (1, 2, 0)}, markers={2: (3, 4, 5)})

    state = after(state, "0: brewery 2", "0: " + sold)
    assert (coins(state), filled(state)[1], markers(state)[1]) == ((have, 2), (2, 2, 2), end)
    assert (state.phase, goods(state)[0]) == (phase, (0, 0, 0))


def test_h18_a_price_of_zero_refuses_even_with_an_office() -> None:
    """R3.3, R3.7: H18 (E, I)."""
    state = position(seat(plots=upper("office"), goods=(2, 1, 0)), markers={1: (0, 1, 1)})

    state = after(state, "0: brewery 1")
    assert options(state) == "sell 0 barley, sell 1 barley"
    state = after(state, "0: sell 1 barley")
    assert options(state) == "office barley, office none"
    state = after(state, "0: office barley")
    assert (coins(state), filled(state)[0], markers(state)[0]) == ((4, 2), (0, 1, 0), (0, 1, 1))
    assert (state.phase, goods(state)[0]) == (PASSED, (0, 0, 0))


def test_h19_nothing_can_be_sold_anywhere() -> None:
    """R3.8, R6.1, R10.1, R10.3: H19; the bank pays without a question."""
    state = position(
        seat(plots=upper("bank-1"), goods=(2, 0, 0)),
        order=(1, 0),
        markers={1: (0, 1, 1), 2: (0, 1, 1)},
    )

    state = after(state, CLOSE)
    assert (state.table.round, order_of(state.table), state.to_move) == (6, (1, 0), 1)
    assert (markers(state), coins(state)) == (((1, 3, 4), (2, 3, 3)), (5, 2))
    assert goods(state) == ((1, 1, 1), (1, 1, 1))


def test_h20_breweries_on_offer() -> None:
    """R10.3, R10.7: H20."""
    state = position(seat(goods=(2, 0, 0)), markers={1: (0, 1, 1)})

    assert options(state) == "brewery 2, brewery none"


def test_h21_a_market_puts_a_brewery_on_offer_and_then_is_declined() -> None:
    """R10.3, R10.6: H21."""
    state = position(seat(plots=upper("market"), goods=(2, 0, 0)), markers={1: (0, 1, 1)})
    assert options(state) == "brewery 1, brewery 2, brewery none"

    state = after(state, "0: brewery 1")
    assert options(state) == (
        "trade 1 hops>barley, trade 2 hops>barley, "
        "trade 1 hops>water, trade 2 hops>water, trade none"
    )
    state = after(state, "0: trade none")
    assert (coins(state), filled(state)[0], state.phase) == ((2, 2), (0, 0, 0), PASSED)
    assert spaces(state) == {0: 0}


def test_h22_a_brewery_with_all_prices_zero_is_not_on_offer() -> None:
    """R10.3: H22."""
    state = position(seat(plots=upper("market")), markers={1: (0, 0, 0)})

    assert options(state) == "brewery 2, brewery none"


@pytest.mark.parametrize(
    ("have", "trades"),
    [
        (
            (2, 0, 1),
            "trade 1 hops>barley, trade 2 hops>barley, trade 1 hops>water, trade 2 hops>water, "
            "trade 1 water>hops, trade 1 water>barley, trade none",
        ),
        (
            (4, 0, 0),
            "trade 1 hops>barley, trade 2 hops>barley, trade 3 hops>barley, "
            "trade 1 hops>water, trade 2 hops>water, trade 3 hops>water, trade none",
        ),
    ],
)
def test_h23_the_list_of_trades(have: Amounts, trades: str) -> None:
    """R3.2, R10.6, R10.7: H23 (a) and (b)."""
    state = position(seat(plots=upper("market"), goods=have))

    assert options(after(state, "0: brewery none")) == trades


def test_h24_market_and_office_together() -> None:
    """R3.2, R3.7: H24 (M).

    4 barley at 2 and 4 x 1 of the office: 12 coins. Two spaces, two surplus: 3 - 2 = 1.
    """
    state = position(seat(plots=upper("market", "office"), goods=(3, 1, 0)), markers={1: (1, 3, 1)})

    state = after(state, "0: brewery 1, trade 3 hops>barley")
    assert goods(state)[0] == (0, 4, 0)
    state = after(state, "0: sell 4 barley, office barley")
    assert (coins(state), filled(state)[0], markers(state)[0]) == ((14, 2), (0, 2, 0), (1, 1, 1))
    assert state.phase == Building(0, 2)


def test_h25_three_of_five_hops_are_traded() -> None:
    """R3.2, R3.5: H25.

    2 x 1 + 4 x 3 = 14 coins. Barley has two spaces, two surplus: 5 - 2 = 3.
    """
    state = position(seat(plots=upper("market"), goods=(5, 1, 0)), markers={2: (1, 5, 1)})

    state = after(state, "0: brewery 2, trade 3 hops>barley")
    assert goods(state)[0] == (2, 4, 0)
    state = after(state, "0: sell 2 hops, sell 4 barley")
    assert (coins(state), filled(state)[1], markers(state)[1]) == ((16, 2), (2, 2, 0), (1, 3, 1))
    assert state.phase == Building(0, 2)


def test_h26_traded_goods_go_to_the_warehouse() -> None:
    """R3.2, R5.3, R10.6: H26."""
    state = position(seat(plots=upper("market", "warehouse"), goods=(3, 0, 0)))

    state = after(state, "0: brewery none, trade 3 hops>water")
    assert (goods(state)[0], coins(state), state.phase) == ((0, 0, 3), (2, 2), PASSED)
    assert spaces(state) == {0: 0}


@pytest.mark.parametrize(("answer", "have"), [("none", 5), ("hops", 7), ("water", 6)])
def test_h27_the_office_offers_the_types_sold(answer: str, have: int) -> None:
    """R3.7, R10.6: H27.

    Sale 2 + 1 = 3, office 0, 2 or 1. Of two hops one is surplus: 1 - 1 = 0. The barley is lost.
    """
    state = position(seat(plots=upper("office"), goods=(2, 1, 1)))

    state = after(state, "0: brewery 1, sell 2 hops, sell 0 barley, sell 1 water")
    assert options(state) == "office hops, office water, office none"
    state = after(state, f"0: office {answer}")
    assert (coins(state), filled(state)[0], markers(state)[0]) == ((have, 2), (1, 0, 1), (0, 1, 1))
    assert (goods(state)[0], state.phase) == ((0, 0, 0), PASSED)


def test_h28_the_office_is_not_asked_when_nothing_is_sold() -> None:
    """R10.6: H28."""
    state = position(seat(plots=upper("office")))

    state = after(state, "0: brewery 1, sell 0 hops, sell 0 barley, sell 0 water")
    assert (coins(state), state.phase, goods(state)[0]) == ((2, 2), PASSED, (0, 0, 0))


@pytest.mark.parametrize("board", [upper(), upper("office")], ids=["no office", "an office"])
def test_h29_a_sale_happens_all_at_once(board: str) -> None:
    """R10.3: H29."""
    state = position(seat(plots=board))

    state = after(state, "0: brewery 1, sell 1 hops, sell 1 barley")
    assert (coins(state), goods(state)[0], filled(state)[0]) == ((2, 2), (1, 1, 1), (0, 0, 0))
    state = after(state, "0: sell 1 water")
    if "office" in board:
        assert (coins(state), goods(state)[0], filled(state)[0]) == ((2, 2), (1, 1, 1), (0, 0, 0))
        state = after(state, "0: office none")
    assert (coins(state), filled(state)[0], state.phase) == ((5, 2), (1, 1, 1), PASSED)


def test_h30_selling_nothing_still_pays_banks() -> None:
    """R3.8, R3.9: H30 (M, I)."""
    state = position(seat(plots=upper("bank-1", "bank-2"), hand="hops-3", coins=0))

    state = after(state, "0: brewery none")
    assert (coins(state), state.phase, spaces(state)) == ((8, 2), PASSED, {0: 8})


def test_h31_the_tour_guide_pays_for_three_parts() -> None:
    """R3.8: H31 (E, I)."""
    laid = seat(
        plots="palace-1 palace-2 palace-3 / bank-1 tour-guide water", coins=1, goods=(0, 0, 1)
    )
    state = position(laid, variant="expert")
    assert (palace_price(state.table), cubes(state.table)) == (10, 1)

    state = after(state, "0: brewery none")
    assert (coins(state), state.phase) == ((10, 2), PASSED)


def test_h32_the_tour_guide_does_not_see_the_part_of_this_turn() -> None:
    """R3.8, R4.3, R4.6, R4.7: H32."""
    laid = seat(plots=upper("palace-1", "tour-guide"), coins=20, hand="palace-3")
    state = position(laid, variant="expert")

    state = after(state, "0: brewery none")
    assert options(state) == "build palace-3 3, built"
    state = after(state, "0: build palace-3 3")
    assert (coins(state), state.phase) == ((14, 2), PASSED)
    assert (palace_price(state.table), cubes(state.table)) == (10, 0)
    assert plots(state, 0) == "palace-1 tour-guide palace-3 / hops barley water"


def test_h33_two_incomes_above_25_share_the_last_space() -> None:
    """R2.2, R3.10, R6.1: H33 (E, M).

    9 x 3 = 27 and 10 x 3 = 30, both on space 25. Surplus 7 and 8: both markers 5 -> 0, and with
    all
    spaces filled they stay there.
    """
    state = position(seat(goods=(9, 0, 0)), seat(goods=(0, 10, 0)), markers={2: (5, 5, 1)})

    state = after(state, "0: brewery 2, sell 9 hops, built")
    assert (coins(state), filled(state)[1], markers(state)[1]) == ((29, 2), (2, 0, 0), (0, 5, 1))
    state = after(state, "1: brewery 2, sell 10 barley")
    assert (coins(state), filled(state)[1], markers(state)[1]) == ((29, 32), (2, 2, 0), (0, 0, 1))
    assert spaces(state) == {0: 25, 1: 25}
    state = after(state, "1: built")
    assert markers(state) == ((2, 3, 4), (0, 0, 3))
    assert (state.table.round, order_of(state.table), coins(state)) == (6, (1, 0), (29, 32))


def test_h34_a_magistrate_makes_a_tie() -> None:
    """R2.2, R3.10: H34.

    Income 3 on space 3; 3 + 3 = 6 on space 6 - 3 = 3, on top.
    """
    state = position(seat(), seat(plots=upper("magistrate", "bank-1")))

    state = after(state, "0: brewery 1", "0: " + ALL_THREE, "1: brewery 2", "1: " + ALL_THREE)
    assert (coins(state), order_of(state.table)) == ((5, 8), (1, 0))
    assert markers(state) == ((1, 2, 3), (2, 2, 2))
    assert [marker.space for marker in state.table.queue] == [3, 3]


def test_h35_the_magistrate_subtracts_before_the_cap() -> None:
    """R3.10: H35.

    10 x 3 = 30, space min(25, 27) = 25; 5 x 3 + 3 + 5 = 23. Capped first it would be 22, before
    23.
    """
    state = position(
        seat(plots=upper("magistrate"), goods=(0, 0, 10)),
        seat(plots=upper("bank-1", "bank-2"), hand="hops-3", goods=(5, 0, 0)),
        markers={1: (1, 1, 5), 2: (5, 1, 1)},
    )

    state = after(state, "0: brewery 1, sell 10 water, built", "1: brewery 2, sell 5 hops")
    assert (spaces(state), coins(state)) == ({0: 25, 1: 23}, (32, 25))
    state = after(state, "1: built")
    assert (order_of(state.table), markers(state)) == ((1, 0), ((2, 3, 0), (2, 3, 3)))


def test_h36_the_magistrate_goes_no_lower_than_zero() -> None:
    """R3.10: H36; with -1 the order would be another.

    2 - 3 stops at 0, so the later marker on 0 lies on top.
    """
    state = position(seat(plots=upper("magistrate"), goods=(1, 1, 0)))

    state = after(state, "0: brewery 1, sell 1 hops, sell 1 barley")
    assert (coins(state), spaces(state)) == ((4, 2), {0: 0})
    state = after(state, CLOSE)
    assert (order_of(state.table), markers(state)) == ((1, 0), ((1, 2, 4), (3, 3, 3)))


def test_h37_a_tie_of_three_goes_by_the_stack() -> None:
    """R2.2, R3.10: H37 (E, I)."""
    state = position(players=3)

    for number in (0, 1, 2):
        state = after(state, f"{number}: brewery {number + 1}", f"{number}: {ALL_THREE}")
    assert (coins(state), order_of(state.table)) == ((5, 5, 5), (2, 1, 0))
    assert markers(state) == ((1, 2, 3), (2, 2, 2), (3, 1, 2))


def test_h38_the_lower_income_first_then_the_top_of_the_stack() -> None:
    """R2.2, R6.2: H38.

    Spaces 2, 0, 2: first 1, then of the two on space 2 the later one.
    """
    state = position(players=3)

    state = after(state, "0: brewery 1, sell 1 hops, sell 1 barley, sell 0 water")
    state = after(state, CLOSE, "2: brewery 2, sell 1 hops, sell 0 barley, sell 1 water")
    assert (coins(state), order_of(state.table)) == ((4, 2, 4), (1, 2, 0))
    assert markers(state) == ((1, 2, 4), (2, 3, 2), (4, 2, 3))


def test_h39_stored_goods_are_sold_later() -> None:
    """R2.6, R3.6, R5.3: H39 (E, I).

    Harvest 1, 1, 3 + 1. 4 x 2 = 8 coins; three spaces, one surplus: 4 - 1 = 3.
    """
    laid = seat(plots=upper("warehouse"), goods=(0, 0, 3))
    state = position(laid, phase=Choosing(1), arrived={0: 3})

    state = after(state, CLOSE, "1: brewery none, under hops-1, under hops-2, under hops-3")
    assert (goods(state)[0], markers(state)[0]) == ((1, 1, 4), (2, 3, 4))
    state = after(state, "0: brewery 1, sell 0 hops, sell 0 barley, sell 4 water")
    assert (coins(state), filled(state)[0], markers(state)[0]) == ((10, 2), (0, 0, 3), (2, 3, 3))
    assert goods(state)[0] == (1, 1, 0)
    assert options(state) == ", ".join(
        [builds("hops-1"), builds("hops-2"), builds("hops-3"), "built"]
    )


def test_h40_prices_of_the_plain_track() -> None:
    """R8.2: H40.

    3 x 1 = 3 coins, two surplus: 1 -> 0. Then 1 + 2 = 3 and 1 + 3 stops at the top, 3.
    """
    state = position(seat(goods=(3, 0, 0)), edition=bundled_edition("plain-track"))

    state = after(state, "0: brewery 1, sell 3 hops")
    assert (coins(state), markers(state)[0]) == ((5, 2), (0, 1, 1))
    assert markers(after(state, CLOSE)) == ((0, 3, 3), (3, 3, 3))
