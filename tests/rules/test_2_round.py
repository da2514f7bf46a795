"""Section 2: the phases of a round, the player order, the draw and the harvest."""

import pytest

from furstenfeld.rules import (
    Amounts,
    Card,
    Choosing,
    Drawing,
    Drew,
    Earned,
    Harvested,
    Lost,
    Marker,
    PricesRose,
    RoundBegan,
    Sold,
    TurnBegan,
    order_of,
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
    spaces,
    told,
)

FIELDS = cards("hops-1 hops-2 hops-3")


def test_a_round_goes_through_its_six_phases() -> None:
    """R2.1: 3 to 5 in player order, then 6; then 1 and 2 for all before the next turn."""
    state = position()

    assert told(
        state,
        "0: brewery 1, sell 1 hops, sell 1 barley, sell 1 water",
        "1: brewery none",
    ) == (
        Sold(0, 0, (1, 1, 1), (1, 1, 1), (1, 1, 1), 3),
        Earned(0, 3, 0, None, 0, 0, 3, 3),
        TurnBegan(1),
        Earned(1, 0, 0, None, 0, 0, 0, 0),
        Lost(1, (1, 1, 1)),
        PricesRose(0, (1, 1, 1), (1, 1, 2)),
        PricesRose(1, (1, 1, 1), (2, 2, 2)),
        RoundBegan(6, (1, 0)),
        Drew(1, FIELDS),
        Drew(0, FIELDS),
        Harvested(1, (1, 1, 1)),
        Harvested(0, (1, 1, 1)),
        TurnBegan(1),
    )


def test_each_seat_does_phases_three_to_five_in_one_go() -> None:
    """R2.1: the next seat sells only after the discard of the one before."""
    state = position(seat(hand="crane office", coins=4), players=3, order=(2, 0, 1))

    asked = []
    for text in ["brewery none", "brewery none", "build crane 1", "brewery none"]:
        asked.append((state.to_move, text))
        state = after(state, text)
    assert asked == [
        (2, "brewery none"),
        (0, "brewery none"),
        (0, "build crane 1"),
        (1, "brewery none"),
    ]
    assert state.table.round == 6


def test_the_lowest_income_of_the_last_round_acts_first() -> None:
    """R2.2: ascending position on the income track."""
    state = position(players=4, phase=Choosing(3), arrived={0: 7, 1: 12, 2: 4})

    state = after(state, "brewery 1, sell 1 hops, sell 1 barley, sell 1 water")
    assert state.table.queue == (Marker(3, 3), Marker(2, 4), Marker(0, 7), Marker(1, 12))
    assert order_of(state.table) == (3, 2, 0, 1)
    assert state.table.arrived == ()


def test_on_one_space_the_later_marker_lies_on_top_and_acts_first() -> None:
    """R2.2: of two equal incomes, the player who took it later acts first next round."""
    state = position(players=5, phase=Choosing(4), arrived={0: 3, 1: 7, 2: 3, 3: 7})

    state = after(state, "brewery 1, sell 1 hops, sell 1 barley, sell 1 water")
    assert order_of(state.table) == (4, 2, 0, 3, 1)


def test_everybody_draws_three_cards_before_anyone_is_asked() -> None:
    """R2.3: first the draws of all seats in player order, then the laboratories."""
    state = position(
        seat(plots="laboratory-1 . . / hops barley water"), phase=Choosing(1), arrived={0: 5}
    )

    closed = outcome(state, "brewery none")
    assert closed.events[-3:] == (RoundBegan(6, (1, 0)), Drew(1, FIELDS), Drew(0, FIELDS))
    assert closed.state.phase == Drawing(0, 1)
    assert options(closed.state) == "draw, enough"


@pytest.mark.parametrize(
    ("plots", "more"),
    [
        ("laboratory-1 . . / hops barley water", 1),
        ("laboratory-2 . . / hops barley water", 2),
        ("laboratory-1 . . / laboratory-2 barley water", 3),
    ],
)
def test_laboratories_allow_one_two_or_three_more_cards(plots: str, more: int) -> None:
    """R2.3: laboratory-1: 1, laboratory-2: 2, both: 3, card by card."""
    state = position(seat(plots=plots), phase=Choosing(1))

    state = after(state, "brewery none")
    for left in range(more, 0, -1):
        assert state.phase == Drawing(0, left)
        state = after(state, "draw")
    assert state.phase == Choosing(1)
    assert len(state.table.seats[0].hand) == 1 + 3 + more


def test_a_player_may_stop_after_any_card() -> None:
    """R2.3: each may draw up to so many, deciding card by card."""
    state = position(seat(plots="laboratory-2 . . / hops barley water"), phase=Choosing(1))

    closed = outcome(after(state, "brewery none"), "0: draw, enough")
    assert closed.state.phase == Choosing(1)
    assert hand(closed.state, 0) == "hops-1 hops-2 hops-3 barley-1 bank-2"
    assert closed.events == (
        Drew(0, (Card.BARLEY_1,)),
        Harvested(1, (1, 1, 1)),
        Harvested(0, (1, 1, 1)),
        TurnBegan(1),
    )


def test_laboratories_are_asked_in_player_order_and_then_comes_the_harvest() -> None:
    """R2.3: the harvest follows the last such answer."""
    lab = seat(plots="laboratory-1 . . / hops barley water")
    state = position(lab, seat(), lab, phase=Choosing(2), arrived={0: 9, 1: 4})

    state = after(state, "brewery none")
    assert (state.phase, goods(state)) == (Drawing(2, 1), ((0, 0, 0),) * 3)
    state = after(state, "2: draw")
    assert (state.phase, goods(state)) == (Drawing(0, 1), ((0, 0, 0),) * 3)
    state = after(state, "0: enough")
    assert (state.phase, goods(state)) == (Choosing(2), ((1, 1, 1),) * 3)


def test_the_number_drawn_each_round_is_the_edition_s() -> None:
    """R2.3: `draw` of the edition, 3 in the printed game."""
    state = position(phase=Choosing(1), edition=edition(draw=2))

    assert hand(after(state, "brewery none"), 1) == "hops-1 hops-2 bank-2"


def test_a_short_deck_gives_what_is_there() -> None:
    """R2.4: if the deck has fewer cards, draw what is there."""
    state = position(
        seat(deck="palace-6 market"),
        seat(plots="palace-1 palace-2 palace-3 / palace-4 palace-5 water", deck="palace-6"),
        phase=Choosing(1),
        arrived={0: 2},
    )

    drawn = outcome(state, "brewery none")
    assert drawn.events[-5:] == (
        Drew(1, cards("palace-6")),
        Drew(0, cards("palace-6 market")),
        Harvested(1, (0, 0, 1)),
        Harvested(0, (1, 1, 1)),
        TurnBegan(1),
    )
    assert hand(drawn.state, 0) == "bank-2 market palace-6"
    assert deck(drawn.state, 0) == ""


def test_an_empty_deck_draws_nothing_and_a_laboratory_does_not_ask() -> None:
    """R2.4, R10.1: draw what is there, even if that is nothing."""
    part = "palace-1 palace-2 palace-3 / palace-4 palace-5 laboratory-2"
    state = position(seat(plots=part, hand="palace-6", deck=""), phase=Choosing(1), arrived={0: 2})

    drawn = outcome(state, "brewery none")
    assert Drew(0, ()) in drawn.events
    assert drawn.state.phase == Choosing(1)
    assert hand(drawn.state, 0) == "palace-6"


@pytest.mark.parametrize(
    ("plots", "harvest"),
    [
        (". . . / hops barley water", (1, 1, 1)),
        ("hops-1 . . / hops barley water", (2, 1, 1)),
        ("hops-2 hops-3 . / hops barley water", (6, 1, 1)),
        (". . . / barley-2 barley barley-3", (0, 6, 0)),
        ("water-1 water-2 water-3 / hops-1 barley-1 water", (1, 1, 7)),
        ("palace-1 bank-1 crane / hops-3 market water-1", (3, 0, 1)),
    ],
)
def test_every_visible_field_yields(plots: str, harvest: Amounts) -> None:
    """R2.6: printed or built; a field that is covered yields nothing."""
    state = position(seat(plots=plots, goods=(0, 0, 0)), phase=Choosing(1))

    closed = outcome(state, "brewery none")
    assert goods(closed.state)[0] == harvest
    assert Harvested(0, harvest) in closed.events


def test_stored_goods_stay_beside_the_harvest() -> None:
    """R2.6: goods kept in the warehouse stay."""
    state = position(
        seat(plots="warehouse . . / hops barley water", goods=(0, 1, 2)), phase=Choosing(1)
    )

    closed = outcome(state, "brewery none")
    assert goods(closed.state)[0] == (1, 2, 3)
    assert Harvested(0, (1, 1, 1)) in closed.events


def test_an_estate_without_fields_harvests_nothing_and_nothing_is_told() -> None:
    """R2.6: no field, no goods, no event."""
    state = position(seat(plots=". . . / crane office market"), phase=Choosing(1))

    events = told(state, "brewery none")
    assert [event for event in events if isinstance(event, Harvested)] == [
        Harvested(1, (1, 1, 1)),
    ]


def test_markers_of_this_round_do_not_change_this_round_s_order() -> None:
    """R2.2: the order is that of the last round, until the round is over."""
    state = position(players=3, order=(2, 1, 0))

    state = after(
        state, "2: brewery 1, sell 1 hops, sell 1 barley, sell 1 water", "1: brewery none"
    )
    assert order_of(state.table) == (2, 1, 0)
    assert spaces(state) == {2: 3, 1: 0}
    assert state.to_move == 0
