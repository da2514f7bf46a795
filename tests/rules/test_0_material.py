"""Section 0: seats, goods, boards, decks, demand cards, tracks, palace prices, costs."""

from typing import Final

import pytest

from furstenfeld.records import deal
from furstenfeld.rules import (
    ACTIONS,
    CARDS,
    GOODS,
    PRICED_CARDS,
    Card,
    DealError,
    Variant,
    build_cost,
    order_of,
    palace_price,
    setup,
)
from tests.rules.positions import (
    RECONSTRUCTED,
    after,
    cards,
    coins,
    edition,
    goods,
    market,
    options,
    ordered,
    palace,
    plots,
    position,
    refused,
    seat,
)

BASE: Final = (
    "hops-1 hops-2 hops-3 barley-1 barley-2 barley-3 water-1 water-2 water-3 bank-1 bank-2 "
    "town-hall-1 town-hall-2 laboratory-1 laboratory-2 office warehouse market magistrate crane "
    "palace-1 palace-2 palace-3 palace-4 palace-5 palace-6"
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_seats_play_numbered_from_zero(players: int) -> None:
    """R0.1: 2 to 5 players, seats 0..n-1."""
    state = setup(deal("seats", players)).state

    assert len(state.table.seats) == players
    assert sorted(order_of(state.table)) == list(range(players))


@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_are_refused(players: int) -> None:
    """R0.1: 2 to 5 players."""
    wrong = deal("seats", players)

    assert refused(lambda: setup(wrong).state) == (
        DealError,
        "deal-players",
        "R0.1",
        {"players": players},
    )


def test_there_are_hops_barley_and_water() -> None:
    """R0.2: three goods, in this sequence."""
    assert " ".join(GOODS) == "hops barley water"


def test_neither_coins_nor_goods_run_out() -> None:
    """R0.2: the supply is unlimited, however much five rich seats sell and harvest."""
    field = ". barley-1 barley-2 / hops barley-3 water"
    rich = seat(coins=990, goods=(1, 6, 1), plots=field)
    state = position(*[rich] * 5, markers={2: (5, 5, 5)})

    for number in range(5):
        state = after(state, f"{number}: brewery {number + 1}, sell 1 hops, sell 6 barley")
        state = after(state, f"{number}: sell 1 water, built")

    assert coins(state) == (998, 990 + 24, 998, 998, 998)
    assert goods(state) == ((1, 6, 1),) * 5


def test_the_summary_says_what_each_card_does() -> None:
    """R0.2: each player has a summary of what each card does: no row without its sentence."""
    assert [row.card for row in CARDS if not row.text.endswith(".")] == []
    assert len({row.text for row in CARDS}) == 28


def test_the_board_has_six_plots_and_three_printed_fields() -> None:
    """R0.3: plots 1 2 3 are empty, 4 hops, 5 barley, 6 water, for every seat."""
    state = setup(ordered(players=3)).state

    assert [plots(state, number) for number in range(3)] == [". . . / hops barley water"] * 3


def test_a_printed_field_yields_one_good() -> None:
    """R0.3: one hops, one barley, one water."""
    state = setup(ordered(players=3)).state

    assert goods(state) == ((1, 1, 1),) * 3


def test_the_base_deck_holds_one_copy_of_26_cards() -> None:
    """R0.4: the base game is without tour guide and scavenger."""
    assert Variant.BASE.cards == cards(BASE)


def test_the_expert_deck_has_tour_guide_and_scavenger_too() -> None:
    """R0.4: 28 cards for the expert game."""
    assert Variant.EXPERT.cards == cards(BASE + " tour-guide scavenger")
    assert len(Variant.EXPERT.cards) == 28


def test_a_deck_without_a_card_is_refused() -> None:
    """R0.4: one copy of each card."""
    short = tuple(card for card in Variant.BASE.cards if card is not Card.CRANE)
    wrong = ordered(decks=(Variant.BASE.cards, short))

    assert refused(lambda: setup(wrong).state) == (
        DealError,
        "deck-misses",
        "R0.4",
        {"seat": 1, "card": "crane"},
    )


def test_a_deck_with_a_second_copy_is_refused() -> None:
    """R0.4: one copy of each card."""
    wrong = ordered(decks=((*Variant.BASE.cards, Card.BANK_1), Variant.BASE.cards))

    assert refused(lambda: setup(wrong).state) == (
        DealError,
        "deck-has",
        "R0.4",
        {"seat": 0, "card": "bank-1"},
    )


def test_an_expert_card_in_a_base_deck_is_refused() -> None:
    """R0.4: tour guide and scavenger are for the expert game only."""
    wrong = ordered(decks=(Variant.BASE.cards, Variant.EXPERT.cards))

    assert refused(lambda: setup(wrong).state) == (
        DealError,
        "deck-has",
        "R0.4",
        {"seat": 1, "card": "tour-guide"},
    )


def test_an_expert_deck_without_its_two_cards_is_refused() -> None:
    """R0.4: the expert deck has all 28."""
    wrong = ordered("expert", decks=(Variant.BASE.cards, Variant.EXPERT.cards))

    assert refused(lambda: setup(wrong).state) == (
        DealError,
        "deck-misses",
        "R0.4",
        {"seat": 0, "card": "tour-guide"},
    )


def test_there_are_seven_demand_cards() -> None:
    """R0.5: spaces for hops, barley, water."""
    found = ["-".join(map(str, demand)) for demand in RECONSTRUCTED.demands]

    assert found == ["1-2-3", "1-3-2", "2-1-3", "2-3-1", "3-1-2", "3-2-1", "2-2-2"]


def test_a_demand_card_cannot_lie_at_two_breweries() -> None:
    """R0.5: seven different cards, each of them once."""
    wrong = ordered(demands=((2, 2, 2), (2, 2, 2)))

    assert refused(lambda: setup(wrong).state) == (
        DealError,
        "deal-demands",
        "R0.5",
        {"found": "2-2-2, 2-2-2"},
    )


def test_a_demand_card_that_the_edition_lacks_is_refused() -> None:
    """R0.5: only the seven cards."""
    wrong = ordered(demands=((2, 2, 2), (9, 1, 1)))

    assert refused(lambda: setup(wrong).state) == (
        DealError,
        "deal-demands",
        "R0.5",
        {"found": "2-2-2, 9-1-1"},
    )


def test_five_breweries_can_be_named() -> None:
    """R0.6: five breweries."""
    named = [str(action) for action in ACTIONS if str(action).startswith("brewery ")]

    assert named == [
        "brewery 1",
        "brewery 2",
        "brewery 3",
        "brewery 4",
        "brewery 5",
        "brewery none",
    ]


def test_each_open_brewery_has_a_track_for_each_good() -> None:
    """R0.6: prices 0, 1, 1, 2, 2, 3, markers on the lower of the two spaces of price 1."""
    assert (
        market(setup(ordered()).state)
        == """\
brewery 1
  hops    0 [1] 1  2  2  3   -
  barley  0 [1] 1  2  2  3   --
  water   0 [1] 1  2  2  3   ---
brewery 2
  hops    0 [1] 1  2  2  3   --
  barley  0 [1] 1  2  2  3   --
  water   0 [1] 1  2  2  3   --"""
    )


@pytest.mark.parametrize(("space", "price"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_space_of_the_track_pays_its_price(space: int, price: int) -> None:
    """R0.6: the track is a row of spaces, each with a price."""
    state = position(seat(goods=(0, 0, 1)), markers={1: (1, 1, space)})

    assert coins(after(state, "brewery 1, sell 1 water")) == (2 + price, 2)


@pytest.mark.parametrize(
    ("parts", "price"),
    [(0, 8), (1, 8), (2, 10), (4, 12), (6, 14), (8, 16), (10, 18), (11, 18)],
)
def test_six_palace_price_cards_go_from_8_to_18(parts: int, price: int) -> None:
    """R0.7: 8, 10, 12, 14, 16, 18, each for as many parts as there are players."""
    first = min(parts, 6)
    state = position(seat(plots=palace(first)), seat(plots=palace(parts - first)))

    assert palace_price(state.table) == price


def test_costs_come_from_the_edition() -> None:
    """R0.8: an edition that prices every card differently is obeyed for every card."""
    costs = {str(card): 40 + rank for rank, card in enumerate(PRICED_CARDS)}
    state = position(edition=edition(costs=costs))

    found = [build_cost(state.table, state.table.seats[0], card) for card in PRICED_CARDS]
    assert found == list(range(40, 62))


def test_a_cost_of_the_edition_is_what_is_paid() -> None:
    """R0.8: card costs are edition data, never code."""
    costs = dict(RECONSTRUCTED.costs) | {Card.OFFICE: 1}
    state = position(seat(hand="office", goods=(0, 0, 0)), edition=edition(costs=costs))

    assert options(state).startswith("build office 1, ")
    assert coins(after(state, "build office 1")) == (1, 2)
