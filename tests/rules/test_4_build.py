"""Section 4: two builds a turn, what may be covered, costs, the crane and the palace deck."""

import pytest

from furstenfeld.rules import (
    Building,
    Card,
    CardBuilt,
    Choosing,
    Discarding,
    Lost,
    PalacePriceRose,
    Seat,
    Trashing,
    TurnBegan,
    cubes,
    palace_price,
)
from tests.rules.positions import (
    after,
    builds,
    cards,
    coins,
    deck,
    edition,
    goods,
    hand,
    options,
    outcome,
    palace,
    plots,
    position,
    seat,
    things,
    told,
)

CRANE = "crane . . / hops barley water"
TWO = Building(0, 2)


def test_up_to_two_cards_are_built_one_after_the_other() -> None:
    """R4.1: each on one plot, paying its cost; then the phase is over."""
    state = position(seat(coins=12, hand="hops-1 barley-1 water-1 office"), phase=TWO)

    state = after(state, "build hops-1 1")
    assert (state.phase, coins(state)) == (Building(0, 1), (9, 2))
    state = after(state, "build barley-1 2")
    assert (state.phase, coins(state)) == (Discarding(0), (6, 2))
    assert plots(state, 0) == "hops-1 barley-1 . / hops barley water"
    assert hand(state, 0) == "water-1 office"


def test_a_player_may_build_one_card_or_none() -> None:
    """R4.1: up to 2."""
    state = position(seat(coins=12, hand="hops-1 barley-1 office"), phase=TWO)

    assert after(state, "built").phase == Discarding(0)
    assert plots(after(state, "built"), 0) == ". . . / hops barley water"
    assert after(state, "build hops-1 1, built").phase == Discarding(0)


def test_the_number_of_builds_is_the_edition_s() -> None:
    """R4.1: `builds` of the edition, 2 in the printed game."""
    state = position(seat(coins=9, hand="crane"), edition=edition(builds=3))

    assert after(state, "brewery none").phase == Building(0, 3)


def test_a_build_is_one_exact_change_of_the_table() -> None:
    """R4.1: the builder's coins, plots and hand; no more."""
    laid = seat(coins=9, goods=(0, 2, 0), hand="office crane", deck="palace-1 hops-1", known=1)
    state = position(seat(), laid, seat(), phase=Building(1, 2), arrived={0: 1, 1: 4})

    built = outcome(state, "build office 5")
    assert built.state.table.seats == (
        state.table.seats[0],
        Seat(
            4,
            (0, 2, 0),
            things(". . . / hops office water"),
            cards("crane"),
            cards("palace-1 hops-1"),
            1,
        ),
        state.table.seats[2],
    )
    assert built.state.table.breweries == state.table.breweries
    assert built.state.table.arrived == state.table.arrived
    assert built.state.table.queue == state.table.queue
    assert built.events == (CardBuilt(1, Card.OFFICE, 5, 5, things("barley . . / . . .")[0]),)


def test_only_what_can_be_paid_is_offered() -> None:
    """R4.1, R4.4: three coins buy a field of 1, not a market for 4."""
    state = position(seat(coins=3, hand="hops-1 market"), phase=TWO)

    assert options(state) == builds("hops-1") + ", built"


def test_any_plot_may_be_covered() -> None:
    """R4.2: empty, printed or built on."""
    state = position(
        seat(coins=3, hand="hops-1", plots="bank-1 . crane / hops office water"), phase=TWO
    )

    assert options(state) == builds("hops-1", "123456") + ", built"


def test_a_palace_part_may_not_be_covered() -> None:
    """R4.2: any plot except one with a palace part, by whatever card."""
    laid = seat(coins=30, hand="hops-1 palace-1", plots="palace-3 . . / palace-2 barley palace-6")
    state = position(laid, phase=TWO)

    assert options(state) == f"{builds('hops-1', '235')}, {builds('palace-1', '235')}, built"


def test_what_is_covered_leaves_the_game() -> None:
    """R4.2: printed fields too; it is in no hand, deck or plot, and the event names it."""
    laid = seat(coins=9, hand="hops-1 office", plots="crane . . / hops barley water")
    state = position(laid, phase=TWO)

    built = outcome(state, "build office 1, build hops-1 4")
    own = built.state.table.seats[0]
    assert Card.CRANE not in (*own.hand, *own.deck, *own.plots)
    assert plots(built.state, 0) == "office . . / hops-1 barley water"
    assert built.events[:2] == (
        CardBuilt(0, Card.OFFICE, 1, 3, Card.CRANE),
        CardBuilt(0, Card.HOPS_1, 4, 3, things("hops . . / . . .")[0]),
    )


def test_the_second_card_may_cover_the_first() -> None:
    """R4.2: the first is then out of the game."""
    state = position(seat(coins=6, hand="hops-1 barley-1"), phase=TWO)

    state = after(state, "build hops-1 2, build barley-1 2")
    assert plots(state, 0) == ". barley-1 . / hops barley water"
    assert "hops-1" not in deck(state, 0).split()


def test_a_crane_works_for_the_second_card() -> None:
    """R4.3: a card works from the moment it is built."""
    state = position(seat(coins=9, hand="crane hops-2"), phase=TWO)

    state = after(state, "build crane 1")
    assert options(state) == builds("hops-2") + ", built"
    assert coins(after(state, "build hops-2 2")) == (1, 2)


def test_a_scavenger_works_in_the_turn_it_is_built() -> None:
    """R4.3: in every later phase of this round too."""
    laid = seat(coins=3, hand="scavenger hops-3 office")
    state = position(laid, phase=TWO, variant="expert")

    assert after(state, "build scavenger 1").phase == Trashing(0, 2)


def test_a_scavenger_covered_this_turn_no_longer_works() -> None:
    """R4.3: a covered card stops working at once."""
    laid = seat(coins=3, hand="hops-1 hops-3 office", plots="scavenger . . / hops barley water")
    state = position(laid, phase=TWO, variant="expert")

    assert after(state, "build hops-1 1").phase == Discarding(0)


def test_a_bank_built_after_the_sale_pays_nothing_this_round() -> None:
    """R4.3: it works in later phases; phase 3 is over."""
    state = position(seat(coins=9, hand="bank-1"))

    state = after(state, "brewery 1, sell 1 hops, sell 0 barley, sell 0 water, build bank-1 1")
    assert coins(state) == (2 + 1, 2)


def test_what_a_covered_card_did_stands() -> None:
    """R4.3: goods of a covered field remain until phase 5."""
    state = position(seat(coins=4, hand="market hops-3 office", goods=(2, 0, 0)), phase=TWO)

    state = after(state, "build market 4")
    assert (state.phase, goods(state)[0]) == (Discarding(0), (2, 0, 0))


def test_a_field_or_building_costs_what_the_edition_prints() -> None:
    """R4.4: the bank for 7 is offered with 7 coins, not with 6."""
    rich, poor = (position(seat(coins=have, hand="bank-1"), phase=TWO) for have in (7, 6))

    assert options(rich) == builds("bank-1") + ", built"
    assert poor.phase == Choosing(1)
    assert coins(after(rich, "build bank-1 6")) == (0, 2)


def test_a_palace_part_costs_the_price_on_top_of_the_palace_deck() -> None:
    """R4.4: with two players and three parts built the price is 10."""
    other = seat(plots="palace-1 palace-2 palace-3 / hops barley water")
    rich = position(seat(coins=10, hand="palace-5"), other, phase=TWO)
    poor = position(seat(coins=9, hand="palace-5"), other, phase=TWO)

    assert coins(after(rich, "build palace-5 1")) == (0, 2)
    assert poor.phase == Choosing(1)


@pytest.mark.parametrize(
    ("card", "cost"), [("hops-1", 1), ("bank-2", 9), ("palace-2", 6), ("magistrate", 1)]
)
def test_with_the_crane_every_other_card_costs_two_less(card: str, cost: int) -> None:
    """R4.5: palace parts included."""
    state = position(seat(coins=cost, hand=card, plots=CRANE), phase=TWO)

    assert told(state, f"build {card} 3")[0] == CardBuilt(0, Card(card), 3, cost, None)


@pytest.mark.parametrize("printed", [0, 1, 2])
def test_no_card_costs_less_than_nothing(printed: int) -> None:
    """R4.5: never below 0."""
    costs = {str(card): cost for card, cost in edition().costs} | {"hops-1": printed}
    laid = seat(coins=0, hand="hops-1 office", plots=CRANE)
    state = position(laid, phase=TWO, edition=edition(costs=costs))

    assert told(state, "build hops-1 2")[0] == CardBuilt(0, Card.HOPS_1, 2, 0, None)
    assert coins(after(state, "build hops-1 2")) == (0, 2)


def test_the_card_that_covers_the_crane_gets_the_discount_and_the_next_does_not() -> None:
    """R4.5: the crane goes when the card is paid."""
    state = position(seat(coins=10, hand="bank-1 town-hall-2", plots=CRANE), phase=TWO)

    assert told(state, "build bank-1 1, build town-hall-2 2")[:2] == (
        CardBuilt(0, Card.BANK_1, 1, 5, Card.CRANE),
        CardBuilt(0, Card.TOWN_HALL_2, 2, 5, None),
    )


def test_the_crane_itself_gets_no_discount() -> None:
    """R4.5: it costs 4, not 2."""
    poor = position(seat(coins=3, hand="crane"), phase=TWO)
    rich = position(seat(coins=4, hand="crane"), phase=TWO)

    assert poor.phase == Choosing(1)
    assert told(rich, "build crane 1")[0] == CardBuilt(0, Card.CRANE, 1, 4, None)


def test_each_part_puts_a_cube_on_the_price_card() -> None:
    """R4.6: by anyone; with three players two cubes leave the price alone."""
    state = position(
        seat(coins=8, hand="palace-1"),
        seat(plots="palace-1 . . / hops barley water"),
        players=3,
        phase=TWO,
    )
    assert (palace_price(state.table), cubes(state.table)) == (8, 1)

    built = outcome(state, "build palace-1 1")
    assert (palace_price(built.state.table), cubes(built.state.table)) == (8, 2)
    assert built.events == (
        CardBuilt(0, Card.PALACE_1, 1, 8, None),
        Lost(0, (1, 1, 1)),
        TurnBegan(1),
    )


def test_as_many_cubes_as_players_raise_the_price_at_once() -> None:
    """R4.6: even for the second card of the same turn."""
    other = seat(plots="palace-1 . . / hops barley water")
    state = position(seat(coins=18, hand="palace-1 palace-2"), other, other, phase=TWO)

    built = outcome(state, "build palace-1 1, build palace-2 2")
    assert built.events[:3] == (
        CardBuilt(0, Card.PALACE_1, 1, 8, None),
        PalacePriceRose(10),
        CardBuilt(0, Card.PALACE_2, 2, 10, None),
    )
    assert (palace_price(built.state.table), cubes(built.state.table)) == (10, 1)


def test_another_card_does_not_move_the_palace_deck() -> None:
    """R4.6: only palace parts put cubes; with none on the card nothing rises."""
    other = seat(plots="palace-1 palace-2 . / hops barley water")
    state = position(seat(coins=9, hand="crane office"), other, phase=TWO)

    built = outcome(state, "build crane 1")
    assert built.events == (CardBuilt(0, Card.CRANE, 1, 4, None),)
    assert (palace_price(built.state.table), cubes(built.state.table)) == (10, 0)


def test_the_very_last_part_leaves_the_price_at_18() -> None:
    """R4.6: six cards for six parts each; after the last of all 18 stays, with 0 cubes."""
    last = seat(coins=18, hand="palace-6", plots=palace(5))
    state = position(last, seat(plots=palace(6)), phase=TWO, order=(1, 0))
    assert (palace_price(state.table), cubes(state.table)) == (18, 1)

    over = after(state, "build palace-6 6")
    assert (palace_price(over.table), cubes(over.table)) == (18, 0)
    assert coins(over) == (0, 2)


def test_the_very_last_part_raises_no_price() -> None:
    """R4.6: there is no card below the 18 and no next part, so no rise is told."""
    last = seat(coins=18, hand="palace-6", plots=palace(5))
    state = position(last, seat(plots=palace(6)), phase=TWO, order=(1, 0))

    events = told(state, "build palace-6 6")
    assert events[0] == CardBuilt(0, Card.PALACE_6, 6, 18, None)
    assert [event for event in events if isinstance(event, PalacePriceRose)] == []


def test_in_the_base_game_a_part_goes_on_any_plot_without_a_palace() -> None:
    """R4.7: any plot that has no palace."""
    laid = seat(coins=8, hand="palace-5", plots=". palace-1 . / hops bank-1 water")
    state = position(laid, seat(plots="palace-1 . . / . . ."), players=3, phase=TWO)

    assert options(state) == builds("palace-5", "13456") + ", built"


@pytest.mark.parametrize("part", [1, 2, 3, 4, 5, 6])
def test_in_the_expert_game_each_part_has_its_own_plot(part: int) -> None:
    """R4.7: palace-1, -2, -3 on plots 1, 2, 3 and palace-4, -5, -6 on plots 4, 5, 6 only."""
    state = position(seat(coins=8, hand=f"palace-{part}"), phase=TWO, variant="expert")

    assert options(state) == f"build palace-{part} {part}, built"


def test_expert_parts_are_built_in_any_order_of_time() -> None:
    """R4.7: the sixth before the first."""
    state = position(
        seat(coins=16, hand="palace-1 palace-6"), phase=TWO, variant="expert", players=3
    )

    state = after(state, "build palace-6 6, build palace-1 1")
    assert plots(state, 0) == "palace-1 . . / hops barley palace-6"


def test_each_part_is_built_once() -> None:
    """R4.7: one copy of each, and no part leaves its plot: six parts fill the board."""
    laid = seat(coins=99, hand="palace-6 hops-1", plots="palace-1 palace-2 palace-3 / . . .")
    state = position(laid, phase=TWO)

    assert hand(after(state, "build palace-6 5"), 0) == "hops-1"
    assert options(after(state, "build palace-6 5")) == builds("hops-1", "46") + ", built"


def test_in_the_expert_game_other_cards_stand_anywhere() -> None:
    """R4.8: on any plot without a palace."""
    laid = seat(coins=5, hand="tour-guide", plots=". palace-2 . / hops barley palace-6")
    state = position(laid, phase=TWO, variant="expert")

    assert options(state) == builds("tour-guide", "1345") + ", built"
