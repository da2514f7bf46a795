"""Positions worked out by hand, C: building, the crane and the palace deck."""

from typing import Final

import pytest

from furstenfeld.rules import (
    Building,
    Card,
    Choosing,
    State,
    cubes,
    palace_price,
    view,
)
from tests.rules.positions import (
    RECONSTRUCTED,
    after,
    builds,
    coins,
    edition,
    goods,
    hand,
    options,
    plots,
    position,
    seat,
    upper,
)

PASSED: Final = Choosing(1)
NO_GOODS: Final = (0, 0, 0)
PART: Final = upper("palace-1")


def price(state: State) -> tuple[int, int]:
    """Return the palace price and the cubes on it."""
    return palace_price(state.table), cubes(state.table)


def test_h41_the_crane_helps_the_second_card_of_the_turn() -> None:
    """R4.3, R4.5: H41 (E, I)."""
    state = position(seat(goods=NO_GOODS, coins=9, hand="crane hops-2"))
    assert options(state) == f"{builds('hops-2')}, {builds('crane')}, built"

    state = after(state, "0: build crane 1")
    assert (coins(state), options(state)) == ((5, 2), builds("hops-2") + ", built")
    state = after(state, "0: build hops-2 2")
    assert (coins(state), hand(state, 0), state.phase) == ((1, 2), "", PASSED)
    assert plots(state, 0) == "crane hops-2 . / hops barley water"


def test_h42_a_crane_built_second_gives_nothing_back() -> None:
    """R4.5: H42."""
    state = position(seat(goods=NO_GOODS, coins=10, hand="crane hops-2"))

    assert coins(after(state, "0: build hops-2 2, build crane 1")) == (0, 2)


def test_h43_the_card_that_covers_the_crane_gets_the_discount() -> None:
    """R4.2, R4.3, R4.5: H43 (E, I).

    bank-1 over the crane 7 - 2 = 5, then town-hall-2 at full 5. The other way 5 - 2 = 3, then
    5.
    """
    laid = seat(plots=upper("crane"), goods=NO_GOODS, coins=10, hand="bank-1 town-hall-2")
    state = position(laid)

    covered = after(state, "0: build bank-1 1")
    assert (coins(covered), options(covered)) == ((5, 2), builds("town-hall-2") + ", built")
    assert view(covered, 1).seats[0].gone == (Card.CRANE,)
    assert coins(after(covered, "0: build town-hall-2 2")) == (0, 2)
    other_way = after(state, "0: build town-hall-2 2")
    assert coins(other_way) == (7, 2)
    assert coins(after(other_way, "0: build bank-1 1")) == (2, 2)


def test_h43_without_the_crane_the_second_card_is_too_dear() -> None:
    """R4.5, R10.1: H43 with 9 coins."""
    laid = seat(plots=upper("crane"), goods=NO_GOODS, coins=9, hand="bank-1 town-hall-2")

    state = after(position(laid), "0: build bank-1 1")
    assert (coins(state), hand(state, 0), state.phase) == ((4, 2), "town-hall-2", PASSED)


def test_h44_a_palace_part_covers_the_crane() -> None:
    """R4.5, R4.6: H44 (M)."""
    laid = seat(plots=upper("crane"), goods=NO_GOODS, coins=6, hand="palace-4")
    state = position(laid)
    assert options(state) == builds("palace-4") + ", built"

    state = after(state, "0: build palace-4 1")
    assert (coins(state), price(state)) == ((0, 2), (8, 1))
    assert plots(state, 0) == "palace-4 . . / hops barley water"


def test_h44_five_coins_are_not_enough_for_the_part() -> None:
    """R4.5, R10.1: H44 with 5 coins."""
    laid = seat(plots=upper("crane"), goods=NO_GOODS, coins=5, hand="palace-4")

    assert position(laid).phase == PASSED


def test_h45_a_cost_is_never_below_zero() -> None:
    """R4.5, R8.1: H45."""
    costs = {str(card): cost for card, cost in RECONSTRUCTED.costs} | {"hops-1": 1}
    laid = seat(plots=upper("crane"), goods=NO_GOODS, coins=0, hand="hops-1")
    state = position(laid, edition=edition(name="cheap", costs=costs))
    assert options(state) == builds("hops-1") + ", built"

    assert coins(after(state, "0: build hops-1 2")) == (0, 2)


def test_h46_the_third_cube_of_three_players_raises_the_price() -> None:
    """R4.6: H46, the example of the printed rules (I).

    18 - 8 = 10; the third cube brings the 10; 10 - 10 = 0.
    """
    laid = seat(goods=NO_GOODS, coins=18, hand="palace-1 palace-2")
    state = position(laid, seat(plots=PART), seat(plots=PART))
    assert price(state) == (8, 2)

    state = after(state, "0: build palace-1 1")
    assert (coins(state)[0], price(state)) == (10, (10, 0))
    state = after(state, "0: build palace-2 2")
    assert (coins(state)[0], price(state)) == (0, (10, 1))


def test_h46_with_17_coins_the_second_part_is_too_dear() -> None:
    """R4.6, R10.1: H46 with 17 coins."""
    laid = seat(goods=NO_GOODS, coins=17, hand="palace-1 palace-2")
    state = position(laid, seat(plots=PART), seat(plots=PART))

    state = after(state, "0: build palace-1 1")
    assert (coins(state)[0], hand(state, 0), state.phase) == (9, "palace-2", PASSED)


def test_h47_the_fifth_cube_of_five_players() -> None:
    """R4.6: H47.

    Nine parts are one card of five and four cubes; the tenth removes the 10.
    """
    two = seat(plots=upper("palace-1", "palace-2"))
    three = seat(plots=upper("palace-1", "palace-2", "palace-3"))
    state = position(seat(goods=NO_GOODS, coins=10, hand="palace-1"), three, two, two, two)
    assert price(state) == (10, 4)

    state = after(state, "0: build palace-1 1")
    assert (coins(state)[0], price(state)) == (0, (12, 0))


def test_h48_two_parts_of_two_players() -> None:
    """R4.6: H48."""
    state = position(seat(goods=NO_GOODS, coins=16, hand="palace-1 palace-2"))

    state = after(state, "0: build palace-1 1")
    assert (coins(state)[0], price(state)) == (8, (8, 1))
    state = after(state, "0: build palace-2 2")
    assert (coins(state)[0], price(state)) == (0, (10, 0))


def test_h49_the_price_rises_between_two_parts_under_a_crane() -> None:
    """R4.5, R4.6: H49.

    8 - 2 = 6, 14 - 6 = 8; the second cube of two brings the 10; 10 - 2 = 8.
    """
    laid = seat(
        plots=". . crane / hops barley water",
        goods=NO_GOODS,
        coins=14,
        hand="palace-1 palace-2",
    )
    state = position(laid, seat(plots=PART))
    assert price(state) == (8, 1)

    state = after(state, "0: build palace-1 1")
    assert (coins(state)[0], price(state)) == (8, (10, 0))
    state = after(state, "0: build palace-2 2")
    assert (coins(state)[0], price(state)) == (0, (10, 1))


def test_h50_the_second_card_covers_the_first() -> None:
    """R4.2: H50 (E)."""
    state = position(seat(goods=NO_GOODS, coins=6, hand="hops-1 barley-1 bank-2"))

    state = after(state, "0: build hops-1 1")
    assert coins(state)[0] == 3
    state = after(state, "0: build barley-1 1")
    assert (coins(state)[0], hand(state, 0), state.phase) == (0, "bank-2", PASSED)
    assert plots(state, 0) == "barley-1 . . / hops barley water"
    assert view(state, 1).seats[0].gone == (Card.HOPS_1,)
    assert goods(after(state, "1: brewery none"))[0] == (1, 2, 1)


def test_h51_a_palace_part_is_never_covered() -> None:
    """R4.2, R4.7: H51 (E, I)."""
    state = position(seat(goods=NO_GOODS, coins=20, hand="palace-1 hops-1"))

    state = after(state, "0: build palace-1 2")
    assert (coins(state)[0], price(state)) == (12, (8, 1))
    assert options(state) == builds("hops-1", "13456") + ", built"


@pytest.mark.parametrize(
    ("variant", "offered"),
    [("expert", builds("palace-5", "5")), ("base", builds("palace-5", "123456"))],
)
def test_h52_the_plot_of_a_palace_part(variant: str, offered: str) -> None:
    """R4.7: H52 (E, I), in both games."""
    laid = seat(plots=". . . / hops barley-3 water", goods=NO_GOODS, coins=8, hand="palace-5")
    state = position(laid, variant=variant)
    assert options(state) == offered + ", built"

    state = after(state, "0: build palace-5 5")
    assert (coins(state)[0], price(state)) == (0, (8, 1))
    assert view(state, 1).seats[0].gone == (Card.BARLEY_3,)


def test_h53_expert_parts_in_any_sequence_and_other_cards_anywhere() -> None:
    """R4.7, R4.8: H53."""
    laid = seat(
        plots=". . palace-3 / hops barley water",
        goods=NO_GOODS,
        coins=11,
        hand="hops-1 palace-1 palace-6",
    )
    state = position(laid, variant="expert")
    parts = "build palace-1 1, build palace-6 6, built"
    assert options(state) == f"{builds('hops-1', '12456')}, {parts}"

    state = after(state, "0: build hops-1 1")
    assert (coins(state)[0], options(state)) == (8, parts)
    state = after(state, "0: build palace-1 1")
    assert (coins(state)[0], price(state)) == (0, (10, 0))
    assert view(state, 1).seats[0].gone == (Card.HOPS_1,)


def test_h54_what_is_too_dear_is_not_asked() -> None:
    """R4.1, R10.1: H54."""
    state = position(seat(goods=NO_GOODS, coins=7, hand="palace-1"))

    assert (state.phase, hand(state, 0)) == (PASSED, "palace-1")


def test_h55_there_is_no_third_card() -> None:
    """R4.1: H55."""
    state = position(seat(goods=NO_GOODS, coins=12, hand="hops-1 barley-1 water-1"))

    state = after(state, "0: build hops-1 1")
    assert state.phase == Building(0, 1)
    state = after(state, "0: build barley-1 2")
    assert (coins(state)[0], hand(state, 0), state.phase) == (6, "water-1", PASSED)
