"""Section 3: brewery, trade, sale, office, banks, guide, income and the order marker."""

import pytest

from furstenfeld.rules import (
    Amounts,
    Bonus,
    Brewery,
    Building,
    Choosing,
    Earned,
    Good,
    Marker,
    Seat,
    Selling,
    Sold,
    Traded,
    Trading,
)
from tests.rules.positions import (
    after,
    cards,
    coins,
    edition,
    filled,
    goods,
    markers,
    market,
    options,
    outcome,
    position,
    seat,
    spaces,
    things,
    told,
)

MARKET = "market . . / hops barley water"
OFFICE = "office . . / hops barley water"
MAGISTRATE = "magistrate . . / hops barley water"


def test_a_player_chooses_one_open_brewery_or_none() -> None:
    """R3.1: every open brewery that pays for something, and none."""
    assert options(position(players=3)) == "brewery 1, brewery 2, brewery 3, brewery none"


def test_any_part_of_the_goods_may_be_sold() -> None:
    """R3.1: from nothing to all, type by type."""
    state = position(seat(goods=(2, 1, 3)))

    state = after(state, "brewery 2")
    assert options(state) == "sell 0 hops, sell 1 hops, sell 2 hops"
    state = after(state, "sell 1 hops")
    assert options(state) == "sell 0 barley, sell 1 barley"
    assert state.phase == Selling(0, 1, (1,))
    state = after(state, "sell 0 barley")
    assert options(state) == "sell 0 water, sell 1 water, sell 2 water, sell 3 water"
    assert state.phase == Selling(0, 1, (1, 0))


def test_selling_nothing_at_a_brewery_is_allowed() -> None:
    """R3.1: also nothing; no sale is told then."""
    state = position()

    closed = outcome(state, "brewery 1, sell 0 hops, sell 0 barley, sell 0 water")
    assert closed.events[0] == Earned(0, 0, 0, None, 0, 0, 0, 0)
    assert closed.state.table.breweries == state.table.breweries


def test_without_goods_there_is_no_question() -> None:
    """R3.1, R10.1: a seat with nothing to sell goes to no brewery."""
    state = position(seat(goods=(0, 0, 0), hand="crane", coins=4))

    assert state.phase == Building(0, 2)


def test_a_sale_is_one_exact_change_of_the_table() -> None:
    """R3.1, R3.4, R3.9: the seller's coins and goods, the one brewery, the marker; no more."""
    laid = seat(coins=3, goods=(2, 1, 2), hand="crane", deck="office palace-1", known=1)
    state = position(laid, players=3, order=(1, 0, 2), phase=Choosing(0), arrived={1: 6})

    sold = after(state, "brewery 2, sell 2 hops, sell 0 barley, sell 1 water")
    assert sold.phase == Building(0, 2)
    assert sold.table.seats == (
        Seat(
            6,
            (0, 1, 1),
            things(". . . / hops barley water"),
            cards("crane"),
            cards("office palace-1"),
            1,
        ),
        *state.table.seats[1:],
    )
    assert sold.table.breweries == (
        state.table.breweries[0],
        Brewery((1, 1, 1), (2, 0, 1)),
        state.table.breweries[2],
    )
    assert sold.table.arrived == (Marker(1, 6), Marker(0, 3))
    assert sold.table.queue == state.table.queue
    assert (sold.table.round, sold.table.deal) == (5, state.table.deal)


@pytest.mark.parametrize(
    ("trade", "after_it"),
    [
        ("trade 1 hops>barley", (3, 2, 1)),
        ("trade 3 hops>barley", (1, 4, 1)),
        ("trade 2 hops>water", (2, 1, 3)),
        ("trade 1 barley>hops", (5, 0, 1)),
        ("trade 1 barley>water", (4, 0, 2)),
        ("trade 1 water>hops", (5, 1, 0)),
        ("trade 1 water>barley", (4, 2, 0)),
        ("trade none", (4, 1, 1)),
    ],
)
def test_the_market_turns_goods_of_one_type_into_another(trade: str, after_it: Amounts) -> None:
    """R3.2: up to 3 goods of one type into one other type, before selling."""
    state = position(seat(goods=(4, 1, 1), plots=MARKET))

    state = after(state, "brewery 1")
    assert state.phase == Trading(0, 0)
    state = after(state, trade)
    assert state.phase == Selling(0, 0, ())
    assert goods(state) == (after_it, (1, 1, 1))


def test_a_trade_is_told() -> None:
    """R3.2: how many of what into what."""
    state = position(seat(goods=(4, 1, 1), plots=MARKET))

    assert told(state, "brewery 1, trade 3 hops>water") == (Traded(0, 3, Good.HOPS, Good.WATER),)
    assert told(state, "brewery 1, trade none") == ()


def test_at_most_three_goods_are_traded() -> None:
    """R3.2: up to 3 goods, and no more than there are."""
    state = after(position(seat(goods=(4, 2, 0), plots=MARKET)), "brewery none")

    assert options(state) == (
        "trade 1 hops>barley, trade 2 hops>barley, trade 3 hops>barley, "
        "trade 1 hops>water, trade 2 hops>water, trade 3 hops>water, "
        "trade 1 barley>hops, trade 2 barley>hops, "
        "trade 1 barley>water, trade 2 barley>water, trade none"
    )


def test_traded_goods_are_sold_as_the_new_type() -> None:
    """R3.2: they are goods of the new type from then on."""
    state = position(seat(goods=(3, 0, 0), plots=MARKET), markers={1: (1, 1, 5)})

    state = after(state, "brewery 1, trade 3 hops>water, sell 3 water")
    assert coins(state) == (2 + 3 * 3, 2)
    assert filled(state) == ((0, 0, 3), (0, 0, 0))


def test_a_good_without_a_price_cannot_be_sold() -> None:
    """R3.3: whatever its free spaces; it is not even asked about."""
    state = position(seat(goods=(2, 2, 2)), markers={1: (0, 1, 0)})

    state = after(state, "brewery 1")
    assert options(state) == "sell 0 barley, sell 1 barley, sell 2 barley"
    sold = told(state, "sell 2 barley")
    assert sold[0] == Sold(0, 0, (0, 2, 0), (0, 1, 0), (0, 1, 0), 2)


def test_an_office_sells_nothing_without_a_price() -> None:
    """R3.3: whatever an office would pay."""
    state = position(seat(goods=(2, 0, 0), plots=OFFICE), markers={1: (0, 1, 1)})

    assert options(state) == "brewery 2, brewery none"


def test_all_goods_of_a_sale_are_paid_at_the_prices_before_it() -> None:
    """R3.4: five hops at 3 coins, though four of them are surplus."""
    state = position(seat(goods=(5, 0, 0)), markers={1: (5, 1, 1)})

    assert told(state, "brewery 1, sell 5 hops") == (
        Sold(0, 0, (5, 0, 0), (3, 1, 1), (1, 1, 1), 15),
        Earned(0, 15, 0, None, 0, 0, 15, 15),
    )


def test_prices_of_all_three_goods_count() -> None:
    """R3.4: 2 x 1 + 1 x 2 + 3 x 3 = 13."""
    state = position(seat(goods=(2, 1, 3)), markers={2: (2, 4, 5)})

    sold = told(state, "brewery 2, sell 2 hops, sell 1 barley, sell 3 water")
    assert sold[0] == Sold(0, 1, (2, 1, 3), (1, 2, 3), (1, 2, 2), 13)


def test_goods_fill_the_free_spaces_of_their_type_first() -> None:
    """R3.5: each good fills one free space; those beyond are surplus."""
    state = position(
        seat(goods=(3, 1, 1), hand="crane"),
        demands="3-2-1 2-2-2",
        filled={1: (1, 1, 1)},
        markers={1: (4, 4, 4)},
    )

    state = after(state, "brewery 1, sell 3 hops, sell 1 barley, sell 1 water")
    assert (
        market(state)
        == """\
brewery 1
  hops    0  1  1 [2] 2  3   ###
  barley  0  1  1  2 [2] 3   ##
  water   0  1  1 [2] 2  3   #
brewery 2
  hops    0 [1] 1  2  2  3   --
  barley  0 [1] 1  2  2  3   --
  water   0 [1] 1  2  2  3   --"""
    )


def test_the_spaces_of_one_type_are_no_room_for_another() -> None:
    """R3.5: its type only: the third hops is surplus beside empty barley and water spaces."""
    state = after(position(seat(goods=(3, 0, 0))), "brewery 2, sell 3 hops")

    assert filled(state) == ((0, 0, 0), (2, 0, 0))
    assert markers(state) == ((1, 1, 1), (0, 1, 1))


@pytest.mark.parametrize(
    ("start", "sold", "end"), [(5, 2, 5), (5, 3, 4), (5, 6, 1), (5, 7, 0), (5, 8, 0), (2, 5, 0)]
)
def test_each_surplus_good_lowers_its_marker_by_one_space(start: int, sold: int, end: int) -> None:
    """R3.6: one space per surplus good, to 0 at the lowest."""
    state = position(seat(goods=(0, sold, 0)), markers={1: (1, start, 1)})

    state = after(state, f"brewery 1, sell {sold} barley")
    assert markers(state)[0] == (1, end, 1)
    assert filled(state)[0] == (0, 2, 0)


def test_goods_on_spaces_stay_for_the_next_seller() -> None:
    """R3.6: the goods on spaces stay until phase 6, so the next seller's good is surplus."""
    state = position(demands="1-1-1 2-2-2", edition=edition(demands=["1-1-1"] + ["2-2-2"] * 6))

    state = after(state, "0: brewery 1, sell 1 hops, sell 0 barley, sell 1 water")
    assert filled(state)[0] == (1, 0, 1)
    sold = told(state, "1: brewery 1, sell 1 hops, sell 1 barley, sell 0 water")
    assert sold[0] == Sold(1, 0, (1, 1, 0), (1, 1, 1), (0, 1, 1), 2)


@pytest.mark.parametrize(
    ("answer", "bonus"), [("hops", 2), ("barley", 1), ("water", 3), ("none", 0)]
)
def test_the_office_pays_one_coin_for_each_good_of_one_type(answer: str, bonus: int) -> None:
    """R3.7: one type chosen, 1 coin more for each good sold of it; the player may decline."""
    state = position(seat(goods=(2, 1, 3), plots=OFFICE))

    state = after(state, "brewery 1, sell 2 hops, sell 1 barley, sell 3 water")
    assert state.phase == Bonus(0, 0, (2, 1, 3))
    assert options(state) == "office hops, office barley, office water, office none"
    good = None if answer == "none" else Good(answer)
    assert told(state, f"office {answer}")[1] == Earned(
        0, 6, bonus, good, 0, 0, 6 + bonus, 6 + bonus
    )


def test_the_office_counts_surplus_goods_too() -> None:
    """R3.7: for each good sold, on a space or not."""
    state = position(seat(goods=(4, 0, 0), plots=OFFICE))

    assert coins(after(state, "brewery 1, sell 4 hops, office hops")) == (10, 2)


@pytest.mark.parametrize(
    ("plots", "paid"),
    [
        ("bank-1 . . / hops barley water", 3),
        ("bank-2 . . / hops barley water", 5),
        ("bank-1 . . / bank-2 barley water", 8),
    ],
)
def test_banks_pay_three_and_five(plots: str, paid: int) -> None:
    """R3.8: also when nothing is sold."""
    state = position(seat(plots=plots, hand="hops-3", coins=0))

    assert told(state, "brewery none")[0] == Earned(0, 0, 0, None, paid, 0, paid, paid)


@pytest.mark.parametrize("parts", [0, 1, 4])
def test_the_tour_guide_pays_two_per_own_palace_part(parts: int) -> None:
    """R3.8: 2 per own palace part built; parts of others do not count."""
    built = " ".join([f"palace-{part}" for part in range(1, parts + 1)] + ["."] * (5 - parts))
    other = seat(plots="palace-1 palace-2 . / hops barley water")
    state = position(seat(plots=built + " tour-guide", coins=0), other, variant="expert")

    paid = 2 * parts
    assert told(state, "brewery none")[0] == Earned(0, 0, 0, None, 0, paid, paid, paid)


def test_income_is_sale_and_office_and_banks_and_guide() -> None:
    """R3.9: 3 + 1 + 8 + 2 = 14, all of it received in coins."""
    state = position(
        seat(coins=1, plots="bank-1 bank-2 office / tour-guide palace-1 water"), variant="expert"
    )

    sold = outcome(state, "brewery 1, sell 1 hops, sell 1 barley, sell 1 water, office barley")
    assert sold.events == (
        Sold(0, 0, (1, 1, 1), (1, 1, 1), (1, 1, 1), 3),
        Earned(0, 3, 1, Good.BARLEY, 8, 2, 14, 14),
    )
    assert coins(sold.state) == (15, 2)


@pytest.mark.parametrize(
    ("plots", "income", "space"),
    [
        (". . . / hops barley water", 3, 3),
        (MAGISTRATE, 3, 0),
        (MAGISTRATE, 2, 0),
        (MAGISTRATE, 4, 1),
        (". . . / hops barley water", 25, 25),
        (". . . / hops barley water", 26, 25),
        (MAGISTRATE, 26, 23),
        (MAGISTRATE, 28, 25),
        (MAGISTRATE, 29, 25),
    ],
)
def test_the_marker_goes_to_the_income_lowered_and_capped(
    plots: str, income: int, space: int
) -> None:
    """R3.10: min(25, max(0, income - 3 with a magistrate)); the coins are the whole income."""
    prices = edition(track=[0, income], start=1)
    state = position(seat(goods=(1, 0, 0), plots=plots), edition=prices)

    sold = outcome(state, "brewery 1, sell 1 hops")
    assert sold.events[1] == Earned(0, income, 0, None, 0, 0, income, space)
    assert spaces(sold.state) == {0: space}
    assert coins(sold.state) == (2 + income, 2)


def test_the_last_space_of_the_income_track_is_the_edition_s() -> None:
    """R3.10: `income_top` of the edition, 25 in the printed game."""
    state = position(edition=edition(income_top=2))

    state = after(state, "brewery 1, sell 1 hops, sell 1 barley, sell 1 water")
    assert spaces(state) == {0: 2}


def test_an_arriving_marker_goes_on_top() -> None:
    """R3.10: later markers come after, that is on top of, those already there."""
    state = position(players=3)

    state = after(state, "0: brewery none", "1: brewery none")
    assert state.table.arrived == (Marker(0, 0), Marker(1, 0))
