"""Section 7: the end after a round, the winners, the standing, stalemate and round 100."""

import pytest

from furstenfeld.rules import (
    Choosing,
    Ended,
    Ending,
    Over,
    PricesRose,
    Stage,
    State,
    Trashing,
    legal,
    order_of,
    standing,
    view,
    win_share,
)
from tests.rules.positions import (
    after,
    coins,
    goods,
    hand,
    markers,
    outcome,
    palace,
    position,
    seat,
)

ALL = palace(6)
LAST = Choosing(1)
TRASH = "scavenger . . / hops barley water"


def test_a_whole_palace_ends_the_game_after_the_round() -> None:
    """R7.1: all six parts, at the end of a round: phase 6 is done, nobody draws."""
    state = position(seat(plots=ALL), phase=LAST, arrived={0: 4})

    over = outcome(state, "brewery none")
    assert over.state.phase == Over(Ending.PALACE, (0,))
    assert over.events[-3:] == (
        PricesRose(0, (1, 1, 1), (1, 2, 2)),
        PricesRose(1, (1, 1, 1), (2, 2, 2)),
        Ended(Ending.PALACE, (0,)),
    )
    assert markers(over.state) == ((2, 3, 4), (3, 3, 3))
    assert (over.state.table.round, order_of(over.state.table)) == (5, (0, 1))
    assert (legal(over.state), over.state.to_move, over.state.winners) == ((), None, (0,))
    assert (hand(over.state, 1), goods(over.state)[1]) == ("bank-2", (0, 0, 0))


def test_the_round_of_the_sixth_part_is_played_to_its_end() -> None:
    """R7.1: at the end of a round."""
    state = position(seat(plots=palace(5), hand="palace-6", coins=16))

    state = after(state, "0: brewery none, build palace-6 6")
    assert (state.phase, state.winners) == (Choosing(1), None)
    assert isinstance(after(state, "1: brewery none").phase, Over)


def test_five_parts_do_not_end_the_game() -> None:
    """R7.1: all six palace parts."""
    state = after(position(seat(plots=palace(5)), phase=LAST), "brewery none")

    assert (state.table.round, state.winners, state.to_move) == (6, None, 1)


def won(*seats: tuple[int, int]) -> State:
    """Return the end of a game with so many parts and coins for each seat; the last has none."""
    laid = [seat(plots=palace(parts), coins=coins) for parts, coins in seats]
    return after(position(*laid, seat(), phase=Choosing(len(seats))), "brewery none")


def test_of_several_palaces_the_most_coins_win() -> None:
    """R7.2: of those players, and of no others."""
    assert won((6, 4), (6, 9), (5, 50)).winners == (1,)


def test_equal_coins_share_the_win() -> None:
    """R7.2: in ascending order of seats."""
    assert won((5, 50), (6, 9), (6, 4), (6, 9)).winners == (1, 3)


def test_winners_have_equal_shares_of_the_win() -> None:
    """R7.2, R7.4: without a winner nobody has one."""
    assert [win_share((1, 3), seat) for seat in range(4)] == [0, 0.5, 0, 0.5]
    assert [win_share((), seat) for seat in range(2)] == [0, 0]


def test_the_standing_goes_by_palaces_then_parts_then_coins() -> None:
    """R7.3: complete palaces first by coins, then more parts, then more coins; equals tie."""
    over = won((5, 90), (6, 1), (6, 3), (5, 90))

    assert standing(over.table) == (3, 2, 1, 3, 5)


def test_equal_seats_share_a_rank_and_the_next_is_left_out() -> None:
    """R7.3: equals tie."""
    state = position(*[seat(plots=palace(2), coins=7)] * 3, seat(plots=palace(1)), seat())

    assert standing(state.table) == (1, 1, 1, 4, 5)


def trashing(first_gone: str) -> State:
    """Seat 1 may trash palace-1; for seat 0 this card has already left the game."""
    return position(
        seat(gone=first_gone),
        seat(plots=TRASH, hand="bank-2 palace-1", goods=(0, 0, 0), coins=0),
        phase=Trashing(1, 2),
        variant="expert",
        arrived={0: 3, 1: 0},
    )


def test_the_game_ends_without_a_winner_when_everybody_has_trashed_a_part() -> None:
    """R7.4: nobody can complete a palace any more."""
    over = outcome(trashing("palace-3"), "1: trash palace-1, trashed")

    assert over.state.phase == Over(Ending.STALEMATE, ())
    assert over.events[-1] == Ended(Ending.STALEMATE, ())
    assert standing(over.state.table) == (1, 2)
    assert view(over.state, None).stage is Stage.OVER


def test_the_game_goes_on_while_one_seat_can_complete_a_palace() -> None:
    """R7.4: everyone must have trashed a part."""
    state = after(trashing("hops-1"), "1: trash palace-1, trashed")

    assert (state.table.round, state.winners) == (6, None)


@pytest.mark.parametrize("place", ["plots", "hand", "deck"])
def test_a_part_anywhere_may_still_complete_a_palace(place: str) -> None:
    """R7.4: built, in hand or in the deck, it has not been trashed."""
    laid = {
        "plots": seat(plots="palace-4 . . / hops barley water"),
        "hand": seat(hand="palace-4"),
        "deck": seat(),
    }[place]
    state = position(laid, seat(gone="palace-1"), phase=LAST)

    assert after(state, "brewery none").table.round == 6


def test_a_palace_is_looked_for_before_a_stalemate() -> None:
    """R7.4: R7.1 is checked first."""
    state = position(seat(plots=ALL), seat(gone="palace-1"), phase=LAST, round=100)

    assert after(state, "brewery none").phase == Over(Ending.PALACE, (0,))


def test_a_seat_with_a_trashed_part_does_not_win_by_coins() -> None:
    """R7.4, R7.2: the standing holds, but nobody has won."""
    state = position(
        seat(gone="palace-1", coins=5), seat(gone="palace-2", coins=50), phase=LAST, round=3
    )

    over = after(state, "brewery none, built")
    assert (over.winners, standing(over.table), coins(over)) == ((), (2, 1), (5, 50))


def test_round_100_is_the_last() -> None:
    """R7.4: the game ends without a winner after it; the standing of R7.3 still holds."""
    state = position(seat(plots=palace(5)), phase=LAST, round=100)

    over = outcome(state, "brewery none")
    assert over.state.phase == Over(Ending.ROUNDS, ())
    assert over.events[-1] == Ended(Ending.ROUNDS, ())
    assert (over.state.table.round, standing(over.state.table)) == (100, (1, 2))


def test_round_99_is_followed_by_another() -> None:
    """R7.4: round 100 is over, not begun."""
    state = after(position(phase=LAST, round=99), "brewery none")

    assert (state.table.round, state.winners) == (100, None)


def test_the_reasons_have_names() -> None:
    """R7.1, R7.4: palace, stalemate, rounds."""
    assert [str(reason) for reason in Ending] == ["palace", "stalemate", "rounds"]
