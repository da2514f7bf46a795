"""Positions worked out by hand, D: the hand, the scavenger and the warehouse."""

from typing import Final

from furstenfeld.rules import (
    Amounts,
    Choosing,
    State,
    order_of,
    view,
)
from tests.rules.positions import (
    after,
    cards,
    coins,
    deck,
    goods,
    hand,
    markers,
    options,
    plots,
    position,
    seat,
    spaces,
    upper,
)

PASSED: Final = Choosing(1)
CLOSE: Final = "1: brewery none"
NO_GOODS: Final = (0, 0, 0)


def test_h56_both_town_halls_keep_four() -> None:
    """R5.2: H56 (I)."""
    laid = seat(
        plots=upper("town-hall-1", "town-hall-2"),
        goods=NO_GOODS,
        coins=0,
        hand="hops-3 barley-3 water-3 bank-1 bank-2 office",
    )
    state = position(laid)
    rest = "under water-3, under bank-1, under bank-2, under office"
    assert options(state) == f"under hops-3, under barley-3, {rest}"

    state = after(state, "0: under hops-3")
    assert options(state) == f"under barley-3, {rest}"
    state = after(state, "0: under barley-3")
    assert options(state) == f"{rest}, kept"
    state = after(state, "0: kept")
    assert (hand(state, 0), state.phase) == ("water-3 bank-1 bank-2 office", PASSED)
    assert deck(state, 0).endswith(" hops-3 barley-3")


def test_h57_a_town_hall_built_this_turn_counts() -> None:
    """R4.3, R5.2: H57."""
    laid = seat(goods=NO_GOODS, coins=3, hand="hops-3 water-3 bank-2 town-hall-1")

    state = after(position(laid), "0: build town-hall-1 1")
    assert (coins(state)[0], options(state)) == (0, "under hops-3, under water-3, under bank-2")
    state = after(state, "0: under bank-2")
    assert options(state) == "under hops-3, under water-3, kept"
    assert hand(after(state, "0: kept"), 0) == "hops-3 water-3"


def test_h58_a_town_hall_covered_this_turn_does_not() -> None:
    """R4.3, R5.2: H58."""
    laid = seat(
        plots=upper("town-hall-2"), goods=NO_GOODS, coins=3, hand="hops-1 hops-3 water-3 bank-2"
    )

    state = after(position(laid), "0: build hops-1 1")
    assert options(state) == "under hops-3, under water-3, under bank-2"
    state = after(state, "0: under hops-3")
    assert options(state) == "under water-3, under bank-2"
    state = after(state, "0: under water-3")
    assert (hand(state, 0), state.phase) == ("bank-2", PASSED)


def test_h59_one_card_must_stay() -> None:
    """R5.2: H59."""
    laid = seat(plots=upper("town-hall-2"), goods=NO_GOODS, coins=0, hand="hops-3 bank-2")
    state = position(laid)
    assert options(state) == "under hops-3, under bank-2, kept"

    state = after(state, "0: under hops-3")
    assert (hand(state, 0), state.phase) == ("bank-2", PASSED)


def test_h60_the_first_named_is_drawn_first() -> None:
    """R2.4, R2.5, R5.2: H60."""
    laid = seat(
        plots="palace-1 palace-2 palace-3 / palace-4 barley water",
        goods=NO_GOODS,
        coins=0,
        hand="hops-3 water-3 palace-5",
        deck="palace-6",
    )

    state = after(position(laid), "0: under water-3, under hops-3")
    assert (deck(state, 0), hand(state, 0)) == ("palace-6 water-3 hops-3", "palace-5")
    own = view(state, 0).own
    assert own is not None
    assert own.known_tail == cards("water-3 hops-3")
    state = after(state, CLOSE)
    assert (state.table.round, order_of(state.table)) == (6, (1, 0))
    assert (hand(state, 0), deck(state, 0)) == ("hops-3 water-3 palace-5 palace-6", "")
    assert goods(state) == ((0, 1, 1), (1, 1, 1))


def test_h61_a_scavenger_built_this_turn_works() -> None:
    """R4.3, R5.1: H61 (E, I)."""
    laid = seat(goods=NO_GOODS, coins=3, hand="hops-3 water-3 palace-2 scavenger")

    state = after(position(laid, variant="expert"), "0: build scavenger 1")
    assert coins(state)[0] == 0
    assert options(state) == "trash hops-3, trash water-3, trash palace-2, trashed"
    state = after(state, "0: trash water-3")
    assert options(state) == "trash hops-3, trash palace-2, trashed"
    state = after(state, "0: trash hops-3")
    assert (hand(state, 0), state.phase) == ("palace-2", PASSED)
    assert {"water-3", "hops-3"} & set(deck(state, 0).split()) == set()


def test_h62_the_scavenger_may_empty_the_hand() -> None:
    """R5.1, R5.2: H62."""
    laid = seat(plots=upper("scavenger"), goods=NO_GOODS, coins=0, hand="hops-3 water-3")

    state = after(position(laid, variant="expert"), "0: trash hops-3, trash water-3")
    assert (hand(state, 0), state.phase) == ("", PASSED)
    assert len(hand(after(state, CLOSE), 0).split()) == 3


def test_h63_first_the_scavenger_then_the_hand_limit() -> None:
    """R5.1, R5.2, R10.4: H63."""
    laid = seat(
        plots=upper("scavenger"), goods=NO_GOODS, coins=0, hand="hops-3 barley-3 water-3 bank-2"
    )

    state = after(position(laid, variant="expert"), "0: trash barley-3, trashed")
    assert options(state) == "under hops-3, under water-3, under bank-2"
    state = after(state, "0: under hops-3, under water-3")
    assert (hand(state, 0), state.phase) == ("bank-2", PASSED)


def stored(have: Amounts) -> State:
    """A warehouse on plot 1, these goods, and `brewery none`."""
    return after(position(seat(plots=upper("warehouse"), goods=have)), "0: brewery none")


def test_h64_a_warehouse_keeps_three_of_five() -> None:
    """R5.3, R10.3: H64."""
    state = stored((2, 1, 2))
    assert options(state) == "drop hops, drop barley, drop water"

    state = after(state, "0: drop hops")
    assert goods(state)[0] == (1, 1, 2)
    assert options(state) == "drop hops, drop barley, drop water"
    state = after(state, "0: drop hops")
    assert (goods(state)[0], state.phase) == ((0, 1, 2), PASSED)


def test_h65_a_drop_with_one_answer_is_not_asked() -> None:
    """R5.3, R10.1: H65."""
    state = stored((4, 1, 0))

    barley = after(state, "0: drop barley")
    assert (goods(barley)[0], barley.phase) == ((3, 0, 0), PASSED)
    hops = after(state, "0: drop hops")
    assert (goods(hops)[0], options(hops)) == ((3, 1, 0), "drop hops, drop barley")
    assert (goods(stored((5, 0, 0)))[0], stored((5, 0, 0)).phase) == ((3, 0, 0), PASSED)


def test_h66_a_warehouse_built_this_round_keeps_three() -> None:
    """R4.3, R5.3: H66 (E)."""
    state = position(seat(coins=4, hand="warehouse bank-2"))

    state = after(state, "0: brewery none, build warehouse 1")
    assert (coins(state)[0], goods(state)[0], state.phase) == (0, (1, 1, 1), PASSED)
    assert goods(after(state, CLOSE))[0] == (2, 2, 2)


def test_h67_a_warehouse_covered_this_round_keeps_nothing() -> None:
    """R4.3, R5.3: H67."""
    laid = seat(plots=upper("warehouse"), goods=(1, 1, 3), coins=3, hand="hops-1 bank-2")

    state = after(position(laid), "0: brewery none, build hops-1 1")
    assert (coins(state)[0], goods(state)[0], state.phase) == (0, (0, 0, 0), PASSED)


def test_h68_goods_of_a_covered_field_are_stored_and_a_magistrate_comes_too_late() -> None:
    """R3.10, R4.3, R5.3: H68.

    Income 2 on space 2 against income 1: a magistrate counted too early would reverse the
    order.
    """
    laid = seat(
        plots=upper("warehouse", "hops-2"), goods=(3, 1, 1), coins=3, hand="magistrate bank-2"
    )

    state = after(position(laid), "0: brewery 1, sell 0 hops, sell 1 barley, sell 1 water")
    assert (coins(state)[0], spaces(state)) == (5, {0: 2})
    state = after(state, "0: build magistrate 2")
    assert (coins(state)[0], goods(state)[0]) == (2, (3, 0, 0))
    assert plots(state, 0) == "warehouse magistrate . / hops barley water"
    state = after(state, "1: brewery 2, sell 1 hops, sell 0 barley, sell 0 water")
    assert (coins(state), order_of(state.table)) == ((2, 3), (1, 0))
    assert markers(state) == ((2, 2, 3), (2, 3, 3))
    assert goods(state)[0] == (4, 1, 1)


def test_h69_goods_are_lost_without_a_warehouse() -> None:
    """R5.3: H69."""
    state = after(position(), "0: brewery none")

    assert (goods(state), coins(state), state.to_move) == (((0, 0, 0), (1, 1, 1)), (2, 2), 1)
