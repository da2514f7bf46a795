"""Section 5: the scavenger, the hand, the goods."""

import pytest

from furstenfeld.rules import (
    Amounts,
    Building,
    Card,
    CardTrashed,
    Choosing,
    Discarding,
    Dropping,
    Lost,
    PutUnder,
    Seat,
    Stored,
    Trashing,
    TurnBegan,
)
from tests.rules.positions import (
    after,
    cards,
    deck,
    edition,
    goods,
    hand,
    options,
    outcome,
    position,
    seat,
    things,
    told,
)

SCAVENGER = "scavenger . . / hops barley water"
WAREHOUSE = "warehouse . . / hops barley water"
END_OF_TURN = Discarding(0)
FIVE = ["hops-3", "barley-3", "water-3", "bank-1", "office"]


def test_the_scavenger_removes_up_to_two_cards() -> None:
    """R5.1: from the game: they are in no hand and no deck."""
    laid = seat(plots=SCAVENGER, hand="hops-3 office crane palace-2", deck="palace-1 bank-1")
    state = position(laid, phase=Trashing(0, 2), variant="expert")

    assert options(state) == "trash hops-3, trash office, trash crane, trash palace-2, trashed"
    state = after(state, "trash office")
    assert state.phase == Trashing(0, 1)
    assert options(state) == "trash hops-3, trash crane, trash palace-2, trashed"
    state = after(state, "trash hops-3")
    assert state.phase == Discarding(0)
    assert (hand(state, 0), deck(state, 0)) == ("crane palace-2", "palace-1 bank-1")


def test_trashing_is_one_exact_change_and_is_told() -> None:
    """R5.1: the hand is smaller by that card, and all the rest as before."""
    laid = seat(plots=SCAVENGER, hand="hops-3 office crane", deck="palace-1 bank-1", known=1)
    state = position(laid, phase=Trashing(0, 2), variant="expert", players=3)

    trashed = outcome(state, "trash crane")
    assert trashed.events == (CardTrashed(0, Card.CRANE),)
    assert trashed.state.table.seats == (
        Seat(2, (1, 1, 1), things(SCAVENGER), cards("hops-3 office"), cards("palace-1 bank-1"), 1),
        *state.table.seats[1:],
    )


def test_the_scavenger_may_stop_at_once() -> None:
    """R5.1: up to 2 cards may be removed."""
    laid = seat(plots=SCAVENGER, hand="hops-3 office")
    state = position(laid, phase=Trashing(0, 2), variant="expert")

    assert after(state, "trashed").phase == Discarding(0)
    assert after(state, "trash office, trashed").phase == Choosing(1)


def test_the_scavenger_comes_before_the_hand() -> None:
    """R5.1: first the trash, then what goes under the deck."""
    laid = seat(plots=SCAVENGER, hand="hops-3 office crane", goods=(0, 0, 0))
    state = position(laid, variant="expert")

    assert state.phase == Trashing(0, 2)
    assert after(state, "trashed").phase == Discarding(0)


def test_with_an_empty_hand_the_scavenger_is_not_asked() -> None:
    """R5.1, R10.1: there is nothing to remove."""
    laid = seat(plots=SCAVENGER, hand="", goods=(0, 0, 0))

    assert position(laid, variant="expert").phase == Choosing(1)


def test_without_a_town_hall_one_card_stays() -> None:
    """R5.2: the player keeps 1 card, all others go under the own deck in any order."""
    laid = seat(hand="hops-3 office crane", deck="palace-1 bank-1", goods=(0, 0, 0), known=1)
    state = position(laid, phase=END_OF_TURN, players=3)

    assert options(state) == "under hops-3, under office, under crane"
    state = after(state, "under crane")
    assert (state.phase, options(state)) == (Discarding(0), "under hops-3, under office")
    put = outcome(state, "under hops-3")
    assert put.events == (PutUnder(0, Card.HOPS_3), TurnBegan(1))
    assert put.state.table.seats == (
        Seat(
            2,
            (0, 0, 0),
            things(". . . / hops barley water"),
            cards("office"),
            cards("palace-1 bank-1 crane hops-3"),
            3,
        ),
        *state.table.seats[1:],
    )


@pytest.mark.parametrize(
    ("plots", "limit"),
    [
        (". . . / hops barley water", 1),
        ("town-hall-1 . . / hops barley water", 2),
        ("town-hall-2 . . / hops barley water", 3),
        ("town-hall-1 . . / hops town-hall-2 water", 4),
    ],
)
def test_more_cards_than_the_town_halls_allow_must_go(plots: str, limit: int) -> None:
    """R5.2: 1 card, up to 1 more per town hall level, both town halls: 4 in all."""
    state = position(seat(plots=plots, hand=" ".join(FIVE[: limit + 1])), phase=END_OF_TURN)

    assert options(state) == ", ".join(f"under {card}" for card in FIVE[: limit + 1])


@pytest.mark.parametrize(
    ("plots", "limit"),
    [
        ("town-hall-1 . . / hops barley water", 2),
        ("town-hall-2 . . / hops barley water", 3),
        ("town-hall-1 . . / hops town-hall-2 water", 4),
    ],
)
def test_as_many_cards_as_the_town_halls_allow_may_stay(plots: str, limit: int) -> None:
    """R5.2: may keep up to so many more."""
    state = position(seat(plots=plots, hand=" ".join(FIVE[:limit])), phase=END_OF_TURN)

    assert options(state).endswith(", kept")
    assert hand(after(state, "kept"), 0) == " ".join(FIVE[:limit])


def test_the_limit_without_town_halls_is_the_edition_s() -> None:
    """R5.2: `keep` of the edition, 1 in the printed game."""
    state = position(seat(hand="hops-3 office"), phase=END_OF_TURN, edition=edition(keep=2))

    assert options(state) == "under hops-3, under office, kept"


def test_a_player_may_keep_fewer_cards_than_allowed() -> None:
    """R5.2: may keep up to so many more."""
    laid = seat(hand="hops-3 office crane", plots="town-hall-2 . . / hops barley water")
    state = position(laid, phase=END_OF_TURN)

    assert hand(after(state, "under office, under crane"), 0) == "hops-3"


def test_a_hand_with_a_card_keeps_at_least_one() -> None:
    """R5.2: the last card of a hand cannot go under; it is not asked about."""
    laid = seat(hand="hops-3 office", plots="town-hall-2 . . / hops barley water")
    state = position(laid, phase=END_OF_TURN)

    state = after(state, "under office")
    assert (state.phase, hand(state, 0)) == (Choosing(1), "hops-3")


def test_an_empty_hand_is_not_asked_about() -> None:
    """R5.2: nothing to keep, nothing to put away."""
    state = position(seat(hand=""), phase=END_OF_TURN)

    assert (state.phase, hand(state, 0)) == (Choosing(1), "")


def test_all_goods_are_lost_without_a_warehouse() -> None:
    """R5.3: whatever was not sold."""
    state = position(seat(hand="hops-3 office", goods=(2, 0, 3)), phase=END_OF_TURN)

    lost = outcome(state, "under office")
    assert lost.events == (PutUnder(0, Card.OFFICE), Lost(0, (2, 0, 3)), TurnBegan(1))
    assert goods(lost.state) == ((0, 0, 0), (1, 1, 1))


@pytest.mark.parametrize("kept", [(3, 0, 0), (1, 1, 1), (0, 1, 2), (0, 0, 1)])
def test_a_warehouse_keeps_up_to_three_goods_of_any_mix(kept: Amounts) -> None:
    """R5.3: three or fewer are simply kept."""
    state = position(seat(hand="hops-3 office", plots=WAREHOUSE, goods=kept), phase=END_OF_TURN)

    stored = outcome(state, "under office")
    assert stored.events == (PutUnder(0, Card.OFFICE), Stored(0, kept), TurnBegan(1))
    assert goods(stored.state)[0] == kept


def test_an_empty_warehouse_is_not_spoken_of() -> None:
    """R5.3: without goods nothing is lost or stored."""
    state = position(
        seat(hand="hops-3 office", plots=WAREHOUSE, goods=(0, 0, 0)), phase=END_OF_TURN
    )

    assert told(state, "under office") == (PutUnder(0, Card.OFFICE), TurnBegan(1))


def test_goods_beyond_three_are_dropped_one_by_one() -> None:
    """R5.3: until 3 remain; only goods that are there can be dropped."""
    state = position(seat(hand="office", plots=WAREHOUSE, goods=(3, 0, 2)), phase=END_OF_TURN)

    assert (state.phase, options(state)) == (Dropping(0), "drop hops, drop water")
    first = outcome(state, "drop hops")
    assert first.events == (Lost(0, (1, 0, 0)),)
    assert (first.state.phase, goods(first.state)[0]) == (Dropping(0), (2, 0, 2))
    second = outcome(first.state, "drop water")
    assert second.events == (Lost(0, (0, 0, 1)), Stored(0, (2, 0, 1)), TurnBegan(1))
    assert goods(second.state)[0] == (2, 0, 1)


def test_goods_of_a_field_covered_this_round_may_be_stored() -> None:
    """R5.3: what the field gave is there, the field is not."""
    laid = seat(hand="crane", coins=4, plots="warehouse . . / hops-3 barley water", goods=(3, 0, 0))
    state = position(laid, phase=Building(0, 2))

    assert goods(after(state, "build crane 4"))[0] == (3, 0, 0)


def test_a_warehouse_covered_this_round_keeps_nothing() -> None:
    """R5.3: it no longer works in phase 5."""
    laid = seat(hand="crane", coins=4, plots=WAREHOUSE, goods=(1, 1, 1))
    state = position(laid, phase=Building(0, 2))

    assert goods(after(state, "build crane 1"))[0] == (0, 0, 0)


def test_a_warehouse_built_this_round_keeps_three() -> None:
    """R5.3, R4.3: with a warehouse in play, from the moment it is built."""
    laid = seat(hand="warehouse", coins=4, goods=(1, 1, 1))
    state = position(laid, phase=Building(0, 2))

    assert goods(after(state, "build warehouse 1"))[0] == (1, 1, 1)
