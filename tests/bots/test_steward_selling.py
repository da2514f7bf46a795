"""A steward in phase 3: where it goes, what it trades, how much it sells."""

from furstenfeld.rules import (
    Bonus,
    Selling,
    Trading,
)
from tests.bots.spots import answers, chosen
from tests.rules.positions import position, seat


def test_it_goes_where_its_goods_bring_most() -> None:
    """R3.1: three hops bring 9 at the second brewery and 3 at the first."""
    state = position(seat(goods=(3, 0, 0)), markers={1: (1, 5, 5), 2: (5, 1, 1)})

    assert chosen(state) == "brewery 2"


def test_it_does_not_go_where_its_goods_have_no_price() -> None:
    """R3.3: the first brewery takes no barley now, however good its other prices are."""
    state = position(seat(goods=(1, 3, 0)), markers={1: (5, 0, 5), 2: (1, 3, 1)})

    assert chosen(state) == "brewery 2"


def test_it_trades_away_a_good_without_a_price() -> None:
    """R3.2, R3.3: hops bring nothing anywhere, barley a coin."""
    state = position(
        seat(goods=(1, 0, 0), plots="market . . / hops barley water"),
        markers={1: (0, 0, 0), 2: (0, 1, 0)},
    )

    assert answers(state, 2) == ["brewery 2", "trade 1 hops>barley"]


def test_it_spares_a_price_where_the_coins_are_the_same() -> None:
    """R3.6, R6.1: two barley fit in at the second brewery, and its price stays at the top."""
    state = position(
        seat(goods=(0, 2, 0), plots="barley-1 . . / hops barley water"),
        demands="3-1-2 1-2-3",
        markers={1: (5, 5, 5), 2: (5, 5, 5)},
    )

    assert chosen(state) == "brewery 2"


def test_it_sells_all_at_a_good_price() -> None:
    """R3.4: all are paid at the price before the sale."""
    state = position(seat(goods=(4, 0, 0)), phase=Selling(0, 0, ()), markers={1: (5, 1, 1)})

    assert chosen(state) == "sell 4 hops"


def test_it_trades_for_the_dearer_good() -> None:
    """R3.2: three water at 1 become three hops at 3."""
    state = position(
        seat(goods=(0, 0, 3), plots="market . . / hops barley water"),
        phase=Trading(0, 0),
        markers={1: (5, 1, 1)},
    )

    assert chosen(state) == "trade 3 water>hops"


def test_it_does_not_trade_without_a_brewery() -> None:
    state = position(
        seat(goods=(0, 0, 3), plots="market . . / hops barley water"), phase=Trading(0, None)
    )

    assert chosen(state) == "trade none"


def test_it_claims_the_office_for_the_type_sold_most() -> None:
    """R3.7."""
    state = position(
        seat(goods=(1, 3, 2), plots="office . . / hops barley water"),
        phase=Bonus(0, 0, (1, 3, 2)),
    )

    assert chosen(state) == "office barley"


def test_it_stores_goods_rather_than_sell_them_for_next_to_nothing() -> None:
    """R5.3: at price 1, with a full brewery of price 3 next round, a warehouse waits."""
    state = position(
        seat(goods=(2, 0, 0), plots="warehouse . . / hops barley water"),
        phase=Selling(0, 0, ()),
        demands="3-1-2 3-2-1",
        markers={1: (2, 5, 5), 2: (5, 5, 5)},
    )

    assert chosen(state) == "sell 0 hops"
