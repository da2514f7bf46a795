"""Positions worked out by hand, E and F: the market phase and the end of the game."""

from typing import Final

import pytest

from furstenfeld.rules import (
    Amounts,
    Choosing,
    Ending,
    Over,
    State,
    Trashing,
    cubes,
    estate_of,
    order_of,
    palace_price,
    standing,
)
from tests.rules.positions import (
    after,
    coins,
    filled,
    goods,
    hand,
    markers,
    options,
    palace,
    position,
    seat,
    upper,
)

CLOSE: Final = "1: brewery none"
LAST: Final = Choosing(1)
AT_THREE: Final = {0: 3}
ALL_THREE: Final = "sell 1 hops, sell 1 barley, sell 1 water"
FIVE: Final = "palace-1 palace-2 palace-3 / palace-4 palace-5 water"


def parts(state: State) -> tuple[int, ...]:
    """Return the palace parts of all seats."""
    return tuple(estate_of(each.plots).parts for each in state.table.seats)


@pytest.mark.parametrize(
    ("demands", "full", "before", "end"),
    [
        ("1-3-2 2-2-2", (0, 1, 2), (1, 1, 1), (2, 3, 1)),
        ("3-2-1 2-2-2", (0, 0, 0), (5, 4, 3), (5, 5, 4)),
    ],
    ids=["h70 the example of the printed rules", "h71 never above the top"],
)
def test_h70_h71_prices_rise_by_empty_spaces(
    demands: str, full: Amounts, before: Amounts, end: Amounts
) -> None:
    """R6.1: H70 (I) and H71 (M, I)."""
    state = position(
        phase=LAST, arrived=AT_THREE, demands=demands, filled={1: full}, markers={1: before}
    )

    state = after(state, CLOSE)
    assert markers(state) == (end, (3, 3, 3))
    assert filled(state) == ((0, 0, 0), (0, 0, 0))


def test_h72_a_price_of_zero_with_all_spaces_filled_stays_and_then_rises() -> None:
    """R3.3, R6.1: H72.

    Round 6: 0 + 0, 1 + 2, 1 + 2. Round 7: hops 0 + 2 = 2, the others stop at 5.
    """
    state = position(phase=LAST, arrived=AT_THREE, filled={2: (2, 0, 0)}, markers={2: (0, 1, 1)})

    state = after(state, CLOSE)
    assert (markers(state), order_of(state.table)) == (((2, 3, 4), (0, 3, 3)), (1, 0))
    state = after(state, "1: brewery 2")
    assert options(state) == "sell 0 barley, sell 1 barley"
    state = after(state, "1: sell 0 barley, sell 0 water, under hops-1, under hops-2, under hops-3")
    state = after(state, "0: brewery none, under hops-1, under hops-2, under hops-3")
    assert (state.table.round, order_of(state.table)) == (7, (0, 1))
    assert markers(state) == ((3, 5, 5), (2, 5, 5))


def test_h73_two_sellers_at_one_brewery_need_not_lower_a_price() -> None:
    """R3.5, R6.1: H73.

    3 x 2 = 6 each; two spaces of each good take both sales.
    """
    state = position(markers={2: (3, 3, 3)})

    state = after(state, "0: brewery 2", "0: " + ALL_THREE)
    state = after(state, "1: brewery 2", "1: " + ALL_THREE)
    assert (coins(state), order_of(state.table)) == ((8, 8), (1, 0))
    assert markers(state) == ((2, 3, 4), (3, 3, 3))


def test_h74_three_sellers_and_one_space() -> None:
    """R3.4, R3.6: H74.

    3 coins on the space, 3 as surplus (5 -> 4), 2 as surplus (4 -> 3); spaces 3, 3, 2 of the
    track.
    """
    state = position(*[seat(goods=(1, 0, 0))] * 3, markers={1: (5, 1, 1)})

    state = after(state, "0: brewery 1, sell 1 hops")
    assert (coins(state), markers(state)[0]) == ((5, 2, 2), (5, 1, 1))
    state = after(state, "1: brewery 1, sell 1 hops")
    assert (coins(state), markers(state)[0]) == ((5, 5, 2), (4, 1, 1))
    state = after(state, "2: brewery 1, sell 1 hops")
    assert (coins(state), order_of(state.table)) == ((5, 5, 4), (2, 1, 0))
    assert markers(state)[0] == (3, 3, 4)


def both_at_five(*have: int) -> State:
    """H75: both seats lack the sixth part and hold it."""
    laid = [seat(plots=FIVE, hand="palace-6", goods=(0, 0, 1), coins=coins) for coins in have]
    return position(*laid)


def test_h75_h84_of_two_palaces_in_one_round_the_most_coins_win() -> None:
    """R7.1, R7.2, R4.6: H75 (E, I) and H84: after the last part of all the price stays 18.

    The eleventh and the twelfth part cost 18 each: 20 - 18 = 2 and 30 - 18 = 12.
    """
    state = after(both_at_five(20, 30), "0: brewery none, build palace-6 6")
    assert (coins(state), state.to_move) == ((2, 30), 1)
    assert (palace_price(state.table), cubes(state.table)) == (18, 1)

    state = after(state, "1: brewery none, build palace-6 6")
    assert state.phase == Over(Ending.PALACE, (1,))
    assert (state.table.round, order_of(state.table), state.to_move) == (5, (0, 1), None)
    assert (coins(state), parts(state)) == ((2, 12), (6, 6))
    assert (palace_price(state.table), cubes(state.table)) == (18, 0)
    assert (markers(state), filled(state)) == (((2, 3, 4), (3, 3, 3)), ((0, 0, 0), (0, 0, 0)))
    assert goods(state) == ((0, 0, 0), (0, 0, 0))


def test_h76_equal_coins_share_the_win() -> None:
    """R7.2: H76 (M)."""
    state = after(both_at_five(20, 20), "0: brewery none, build palace-6 6")

    state = after(state, "1: brewery none, build palace-6 6")
    assert (coins(state), state.winners) == ((2, 2), (0, 1))


def test_h77_the_round_is_finished_and_only_palaces_count() -> None:
    """R7.1, R7.2, R7.3: H77.

    Seven parts: price 14 and one cube. 14 - 14 = 0, the eighth part brings the 16.
    """
    state = position(
        seat(plots=FIVE, hand="palace-6", goods=(0, 0, 1), coins=14),
        seat(plots=upper("palace-1", "palace-2"), coins=50),
    )
    assert (palace_price(state.table), cubes(state.table)) == (14, 1)

    state = after(state, "0: brewery none, build palace-6 6")
    assert (coins(state), state.to_move) == ((0, 50), 1)
    assert (palace_price(state.table), cubes(state.table)) == (16, 0)
    state = after(state, "1: brewery 1", "1: " + ALL_THREE)
    assert coins(state) == (0, 53)
    state = after(state, "1: built")
    assert (state.winners, coins(state), parts(state)) == ((0,), (0, 53), (6, 2))
    assert (markers(state), standing(state.table)) == (((1, 2, 3), (3, 3, 3)), (1, 2))


@pytest.mark.parametrize(
    ("built", "have", "ranks", "winners"),
    [
        ((6, 6, 5, 4, 4), (3, 10, 0, 90, 90), (2, 1, 3, 4, 4), (1,)),
        ((5, 5, 5, 0, 0), (1, 2, 2, 99, 98), (3, 1, 1, 4, 5), ()),
    ],
)
def test_h78_the_standing(
    built: tuple[int, ...], have: tuple[int, ...], ranks: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """R7.3: H78, at the end of round 100."""
    laid = [
        seat(plots=palace(part), coins=coins, hand="")
        for part, coins in zip(built, have, strict=True)
    ]

    state = after(position(*laid, phase=Choosing(4), round=100), "4: brewery none")
    assert (standing(state.table), state.winners) == (ranks, winners)


def trashing(first_gone: str) -> State:
    """H79: seat 0 is done; seat 1 has a scavenger and may trash its palace-1."""
    return position(
        seat(gone=first_gone),
        seat(plots=upper("scavenger"), goods=(0, 0, 0), coins=0, hand="bank-2 palace-1"),
        phase=LAST,
        arrived=AT_THREE,
        variant="expert",
    )


def test_h79_a_stalemate_ends_without_a_winner() -> None:
    """R7.4: H79."""
    state = trashing("palace-3")
    assert state.phase == Trashing(1, 2)
    assert options(state) == "trash bank-2, trash palace-1, trashed"

    state = after(state, "1: trash palace-1, trashed")
    assert state.phase == Over(Ending.STALEMATE, ())
    assert (state.table.round, parts(state), coins(state)) == (5, (0, 0), (2, 0))


def test_h80_one_able_seat_goes_on() -> None:
    """R7.4: H80."""
    state = after(trashing(""), "1: trash palace-1, trashed")

    assert (state.table.round, order_of(state.table), state.winners) == (6, (1, 0), None)


def test_h81_a_palace_counts_while_the_other_trashes() -> None:
    """R7.1, R7.4: H81."""
    state = position(
        seat(plots=palace(6), coins=1),
        seat(plots=upper("scavenger"), goods=(0, 0, 0), coins=0, hand="bank-2 palace-1"),
        phase=LAST,
        arrived=AT_THREE,
        variant="expert",
    )
    assert (palace_price(state.table), cubes(state.table)) == (14, 0)

    state = after(state, "1: trash palace-1, trashed")
    assert (state.winners, parts(state), coins(state)) == ((0,), (6, 0), (1, 0))


def test_h82_round_100_is_the_last() -> None:
    """R7.4: H82; nobody draws any more."""
    state = after(position(phase=LAST, arrived=AT_THREE, round=100), CLOSE)
    assert state.phase == Over(Ending.ROUNDS, ())
    assert (state.table.round, coins(state), parts(state)) == (100, (2, 2), (0, 0))
    assert markers(state) == ((2, 3, 4), (3, 3, 3))
    assert (hand(state, 0), hand(state, 1)) == ("bank-2", "bank-2")

    earlier = after(position(phase=LAST, arrived=AT_THREE, round=99), CLOSE)
    assert (earlier.table.round, earlier.winners) == (100, None)


def test_h83_a_palace_in_round_100_wins() -> None:
    """R7.1, R7.4: H83."""
    state = position(seat(plots=palace(6), coins=1), phase=LAST, arrived=AT_THREE, round=100)

    state = after(state, CLOSE)
    assert (state.winners, coins(state), parts(state)) == ((0,), (1, 2), (6, 0))
