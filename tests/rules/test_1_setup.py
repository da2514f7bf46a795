"""Section 1: what lies on the table before round 1, and that all chance is in it."""

import pytest

from furstenfeld.records import deal
from furstenfeld.rules import (
    Card,
    Choosing,
    DealError,
    Drew,
    Event,
    Harvested,
    KeptOpening,
    Marker,
    Opening,
    PutUnder,
    RoundBegan,
    Seat,
    Stage,
    TurnBegan,
    Variant,
    legal,
    order_of,
    setup,
    view,
)
from tests.rules.positions import (
    after,
    cards,
    coins,
    deck,
    edition,
    filled,
    goods,
    hand,
    markers,
    options,
    ordered,
    outcome,
    position,
    refused,
    seat,
    things,
)

TEN = "hops-1 hops-2 hops-3 barley-1 barley-2 barley-3 water-1 water-2 water-3 bank-1"
NINE_UNDER = (
    "keep bank-1, under water-3, under hops-1, under barley-2, under water-1, "
    "under hops-3, under barley-1, under water-2, under barley-3"
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_breweries_open_as_players_play(players: int) -> None:
    """R1.1: each open brewery has one demand card, the others are no choice."""
    state = setup(ordered(players=players)).state

    offered = [f"brewery {number}" for number in range(1, players + 1)]
    assert options(state) == ", ".join([*offered, "brewery none"])
    assert len(state.table.breweries) == players


def test_a_deal_needs_one_demand_card_for_each_player() -> None:
    """R1.1: as many breweries as players."""
    wrong = ordered(demands=((1, 2, 3), (2, 2, 2), (3, 1, 2)))

    assert refused(lambda: setup(wrong).state) == (
        DealError,
        "deal-breweries",
        "R1.1",
        {"players": 2, "found": 3},
    )


def test_a_brewery_keeps_its_demand_card_for_the_whole_game() -> None:
    """R1.1: each gets one demand card for the whole game."""
    state = position(players=3, demands="3-1-2 1-2-3 2-2-2")

    later = after(state, "0: brewery none", "1: brewery none", "2: brewery none")
    assert later.table.round == 6
    assert later.table.deal.demands == ((3, 1, 2), (1, 2, 3), (2, 2, 2))


def test_the_demand_cards_are_random() -> None:
    """R1.1: random demand cards: 40 deals show all seven at the first brewery."""
    first = {deal(seed, 2).demands[0] for seed in range(40)}

    assert len(first) == 7


def test_every_marker_starts_at_price_one() -> None:
    """R1.2: all three markers of every open brewery."""
    state = setup(ordered(players=3)).state

    assert markers(state) == ((1, 1, 1),) * 3
    assert filled(state) == ((0, 0, 0),) * 3


def test_the_start_space_is_the_edition_s() -> None:
    """R1.2: the start space comes from the edition (R0.6)."""
    state = setup(ordered(edition=edition(start=4))).state

    assert markers(state) == ((4, 4, 4),) * 2


def test_the_top_of_the_first_stack_acts_first() -> None:
    """R1.3: the order markers lie on space 0; the top one acts first."""
    state = setup(ordered(players=3, order=(2, 0, 1))).state

    assert state.table.queue == (Marker(2, 0), Marker(0, 0), Marker(1, 0))
    assert state.table.arrived == ()
    assert order_of(state.table) == (2, 0, 1)
    assert state.to_move == 2


@pytest.mark.parametrize("order", [(0,), (0, 0), (1, 2), (0, 1, 2)])
def test_an_order_without_every_seat_once_is_refused(order: tuple[int, ...]) -> None:
    """R1.3: the markers of all players are stacked."""
    wrong = ordered(order=order)

    assert refused(lambda: setup(wrong).state) == (
        DealError,
        "deal-order",
        "R1.3",
        {"players": 2, "found": str(list(order))},
    )


def test_the_order_is_random() -> None:
    """R1.3: stacked in random order: 60 deals for three show all six orders."""
    assert len({deal(seed, 3).order for seed in range(60)}) == 6


def test_everybody_gets_two_coins() -> None:
    """R1.4: 2 coins each."""
    assert coins(setup(ordered(players=5)).state) == (2, 2, 2, 2, 2)


def test_the_coins_are_the_edition_s() -> None:
    """R1.4: the number comes from the edition."""
    assert coins(setup(ordered(edition=edition(coins=7))).state) == (7, 7)


def test_every_deck_is_shuffled_on_its_own() -> None:
    """R1.4: each player gets a shuffled deck."""
    decks = deal("decks", 5, "expert").decks

    assert len({*decks, Variant.EXPERT.cards}) == 6
    assert {frozenset(each) for each in decks} == {frozenset(Card)}


def test_in_the_base_game_everybody_holds_six_cards_in_round_one() -> None:
    """R1.5: 3 cards before round 1, then 3 in phase 1."""
    state = setup(ordered()).state

    drawn = cards("hops-1 hops-2 hops-3 barley-1 barley-2 barley-3")
    assert (
        state.table.seats
        == (
            Seat(
                2, (1, 1, 1), things(". . . / hops barley water"), drawn, Variant.BASE.cards[6:], 0
            ),
        )
        * 2
    )
    assert state.phase == Choosing(0)
    assert state.table.round == 1


def test_a_hand_is_held_in_card_order() -> None:
    """R1.5: the top three of the deck, whatever their order there."""
    rest = tuple(card for card in Variant.BASE.cards if card not in cards("crane office hops-2"))
    state = setup(ordered(decks=((*cards("crane hops-2 office"), *rest),) * 2)).state

    assert hand(state, 0) == "hops-1 hops-2 hops-3 barley-1 office crane"


def test_the_opening_of_a_base_game_is_told() -> None:
    """R1.5, R2.3: the opening draws, the round, its draws, the harvest, the first turn."""
    opened = setup(ordered(order=(1, 0)))

    first, second = cards("hops-1 hops-2 hops-3"), cards("barley-1 barley-2 barley-3")
    assert opened.events == (
        Drew(1, first),
        Drew(0, first),
        RoundBegan(1, (1, 0)),
        Drew(1, second),
        Drew(0, second),
        Harvested(1, (1, 1, 1)),
        Harvested(0, (1, 1, 1)),
        TurnBegan(1),
    )
    assert opened.state == setup(ordered(order=(1, 0))).state


def test_the_sizes_of_draws_are_the_edition_s() -> None:
    """R1.5: `opening` and `draw` of the edition."""
    state = setup(ordered(edition=edition(opening=1, draw=4))).state

    assert hand(state, 1) == "hops-1 hops-2 hops-3 barley-1 barley-2"


def test_an_expert_opens_with_ten_cards() -> None:
    """R1.6: draw 10 cards; all seats have them before anyone is asked."""
    opened = setup(ordered("expert", order=(1, 0)))

    ten = cards(TEN)
    assert opened.state.phase == Opening(1, None)
    assert opened.events == (Drew(1, ten), Drew(0, ten))
    assert (hand(opened.state, 0), hand(opened.state, 1)) == (TEN, TEN)
    assert goods(opened.state) == ((0, 0, 0), (0, 0, 0))


def test_an_expert_keeps_one_card_and_puts_nine_under_the_deck() -> None:
    """R1.6: in any order; the first named lies highest."""
    state = after(setup(ordered("expert")).state, "0: " + NINE_UNDER)

    assert state.phase == Opening(1, None)
    assert state.table.seats[0] == Seat(
        2,
        (0, 0, 0),
        things(". . . / hops barley water"),
        cards("bank-1"),
        (
            *Variant.EXPERT.cards[10:],
            *cards("water-3 hops-1 barley-2 water-1 hops-3 barley-1 water-2 barley-3 hops-2"),
        ),
        9,
    )


def test_the_kept_card_cannot_go_under() -> None:
    """R1.6: keep 1, put the other 9 under."""
    state = after(setup(ordered("expert")).state, "keep barley-2")

    assert state.phase == Opening(0, Card.BARLEY_2)
    assert options(state) == (
        "under hops-1, under hops-2, under hops-3, under barley-1, under barley-3, "
        "under water-1, under water-2, under water-3, under bank-1"
    )
    assert hand(state, 0) == TEN


def test_the_expert_opening_is_told_answer_by_answer() -> None:
    """R1.6: the ninth card goes under without a question, told like the others."""
    dealt = outcome(setup(ordered("expert")).state, NINE_UNDER)

    named = "water-3 hops-1 barley-2 water-1 hops-3 barley-1 water-2 barley-3 hops-2"
    expected: list[Event] = [KeptOpening(0, Card.BANK_1)]
    expected += [PutUnder(0, card) for card in cards(named)]
    assert dealt.events == tuple(expected)


def test_round_one_follows_the_last_expert_opening() -> None:
    """R1.6, R10.5: then phase 1 brings the hand to four cards."""
    state = setup(ordered("expert")).state
    state = after(state, "0: " + NINE_UNDER, "1: " + NINE_UNDER)

    assert state.phase == Choosing(0)
    assert hand(state, 0) == "bank-1 bank-2 town-hall-1 town-hall-2"
    assert deck(state, 1).split()[0] == "laboratory-1"
    assert view(state, 0).stage is Stage.TURN
    assert goods(state) == ((1, 1, 1), (1, 1, 1))


def test_an_opening_of_one_card_is_not_asked_about() -> None:
    """R1.6, R10.1: with `expert_opening` 1 the one card is kept."""
    opened = setup(ordered("expert", edition=edition(expert_opening=1)))

    assert opened.state.phase == Choosing(0)
    assert hand(opened.state, 1) == "hops-1 hops-2 hops-3 barley-1"
    assert opened.events[:4] == (
        Drew(0, (Card.HOPS_1,)),
        Drew(1, (Card.HOPS_1,)),
        KeptOpening(0, Card.HOPS_1),
        KeptOpening(1, Card.HOPS_1),
    )


def test_the_same_deal_and_answers_give_the_same_game() -> None:
    """R1.7: all chance is in the set-up."""
    one, other = setup(deal("twice", 3)).state, setup(deal("twice", 3)).state

    for step in range(200):
        assert one == other
        choice = legal(one)[step % len(legal(one))]
        one, other = after(one, str(choice)), after(other, str(choice))


def test_a_deck_comes_round_in_the_order_it_was_put_away() -> None:
    """R1.7: no deck is ever reshuffled: what went under first is drawn first."""
    laid = seat(hand="hops-2 office crane palace-1", deck="palace-2 water-1", coins=0)
    state = position(laid, order=(1, 0))

    state = after(state, "1: brewery none", "0: brewery none")
    state = after(state, "0: under crane, under office, under hops-2")
    assert hand(state, 0) == "water-1 crane palace-1 palace-2"
    assert deck(state, 0) == "office hops-2"
