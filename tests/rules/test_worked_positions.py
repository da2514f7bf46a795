"""Positions worked out by hand, A and G: set-up, draw, harvest, and a whole first round."""

from typing import Final

import pytest

from furstenfeld.rules import (
    Choosing,
    Deal,
    Drawing,
    Opening,
    State,
    Variant,
    order_of,
    parse,
    setup,
    view,
    wrong_seat,
)
from tests.rules.positions import (
    after,
    builds,
    cards,
    coins,
    deck,
    filled,
    goods,
    hand,
    markers,
    options,
    ordered,
    outcome,
    plots,
    position,
    refused,
    seat,
)

CLOSE: Final = "1: brewery none"
SALE: Final = "sell 1 hops, sell 1 barley, sell 1 water"
LAST: Final = Choosing(1)
AT_THREE: Final = {0: 3}


def stacked(top: str, variant: Variant = Variant.BASE) -> str:
    """Return a whole deck with these cards on top and the rest in card order."""
    named = cards(top)
    return " ".join([*named, *[card for card in variant.cards if card not in named]])


def first_round() -> State:
    """H01: three players; seat 0 begins with crane, warehouse and four fields."""
    top = stacked("crane warehouse hops-2 hops-3 barley-2 water-3")
    return setup(
        ordered(players=3, decks=(cards(top), Variant.BASE.cards, Variant.BASE.cards))
    ).state


def test_h01_three_goods_of_the_first_round_bring_three_coins() -> None:
    """R1.2, R1.4, R1.5, R2.6, R3.4, R3.9: H01, the example of the printed rules (I)."""
    state = first_round()
    assert (state.table.round, state.to_move, coins(state)) == (1, 0, (2, 2, 2))
    assert goods(state) == ((1, 1, 1),) * 3
    assert [(len(each.hand), len(each.deck)) for each in state.table.seats] == [(6, 20)] * 3
    assert markers(state) == ((1, 1, 1),) * 3

    state = after(state, "0: brewery 1", "0: " + SALE)
    assert (coins(state), filled(state)[0], markers(state)[0]) == ((5, 2, 2), (1, 1, 1), (1, 1, 1))
    assert (goods(state)[0], state.to_move) == ((0, 0, 0), 0)


def test_h02_five_coins_of_round_one_buy_warehouse_or_crane() -> None:
    """R4.1, R4.4, R8.0, R10.7: H02, the hint that R8.0 names."""
    state = after(first_round(), "0: brewery 1", "0: " + SALE)

    assert options(state) == f"{builds('warehouse')}, {builds('crane')}, built"


def test_h03_a_base_hand_is_six_in_round_one() -> None:
    """R1.5, R2.3: H03 (E, I)."""
    state = setup(ordered()).state

    for number in (0, 1):
        assert hand(state, number) == "hops-1 hops-2 hops-3 barley-1 barley-2 barley-3"
        assert deck(state, number).split()[0] == "water-1"
        assert len(deck(state, number).split()) == 20


KEEP_BANK: Final = (
    "keep bank-1, under hops-3, under hops-2, under hops-1, under barley-3, under barley-2, "
    "under barley-1, under water-3, under water-2"
)


def test_h04_the_expert_opening_arranges_nine_cards() -> None:
    """R1.6, R10.5, R2.5: H04 (E, I); the ninth card goes under by itself."""
    state = setup(ordered("expert")).state
    assert (state.phase, goods(state)) == (Opening(0, None), ((0, 0, 0), (0, 0, 0)))
    assert [len(each.deck) for each in state.table.seats] == [18, 18]
    assert deck(state, 1).split()[::17] == ["bank-2", "scavenger"]

    sizes = []
    for text in KEEP_BANK.split(", "):
        state = after(state, "0: " + text)
        sizes.append(len(state.table.seats[0].hand))
    assert sizes == [10, 9, 8, 7, 6, 5, 4, 3, 1]
    assert state.to_move == 1
    tail = "hops-3 hops-2 hops-1 barley-3 barley-2 barley-1 water-3 water-2 water-1"
    assert deck(state, 0) == (
        "bank-2 town-hall-1 town-hall-2 laboratory-1 laboratory-2 office warehouse market "
        "magistrate crane palace-1 palace-2 palace-3 palace-4 palace-5 palace-6 tour-guide "
        "scavenger " + tail
    )
    own = view(state, 0).own
    assert own is not None
    assert own.known_tail == cards(tail)


def test_h04_after_keep_the_nine_others_are_offered() -> None:
    """R1.6, R10.7: H04, the first list of `under`."""
    state = after(setup(ordered("expert")).state, "keep bank-1")

    assert options(state) == (
        "under hops-1, under hops-2, under hops-3, under barley-1, under barley-2, "
        "under barley-3, under water-1, under water-2, under water-3"
    )


KEEP_HOPS: Final = (
    "keep hops-1, under hops-2, under hops-3, under barley-1, under barley-2, under barley-3, "
    "under water-1, under water-2, under water-3"
)


def test_h05_the_expert_opening_leads_to_round_one() -> None:
    """R1.6, R2.3, R10.5: H05."""
    state = after(setup(ordered("expert")).state, "0: " + KEEP_BANK, "1: " + KEEP_HOPS)

    assert (state.table.round, state.phase) == (1, Choosing(0))
    assert goods(state) == ((1, 1, 1), (1, 1, 1))
    assert hand(state, 0) == "bank-1 bank-2 town-hall-1 town-hall-2"
    assert hand(state, 1) == "hops-1 bank-2 town-hall-1 town-hall-2"
    assert [len(each.deck) for each in state.table.seats] == [24, 24]
    assert [deck(state, number).split()[::23] for number in (0, 1)] == [
        ["laboratory-1", "water-1"],
        ["laboratory-1", "bank-1"],
    ]


def test_h06_the_expert_opening_goes_in_player_order() -> None:
    """R10.5: H06."""
    state = setup(ordered("expert", order=(1, 0))).state
    assert state.to_move == 1

    state = after(state, "1: " + KEEP_BANK)
    assert (state.to_move, len(state.table.seats[0].hand)) == (0, 10)


def test_h07_a_laboratory_with_one_card_in_the_deck_asks_once() -> None:
    """R2.3, R2.4, R10.1: H07."""
    laid = seat(
        plots="laboratory-2 palace-1 palace-2 / palace-3 palace-4 water",
        deck="palace-5 palace-6 office market",
    )
    state = after(position(laid, phase=LAST, arrived=AT_THREE), CLOSE)
    assert (state.table.round, order_of(state.table)) == (6, (1, 0))
    assert hand(state, 0) == "bank-2 office palace-5 palace-6"
    assert (deck(state, 0), options(state), state.to_move) == ("market", "draw, enough", 0)
    assert goods(state) == ((0, 0, 0), (0, 0, 0))

    drawn = after(state, "0: draw")
    assert hand(drawn, 0) == "bank-2 office market palace-5 palace-6"
    assert (deck(drawn, 0), drawn.phase) == ("", Choosing(1))
    assert goods(drawn) == ((0, 0, 1), (1, 1, 1))
    left = after(state, "0: enough")
    assert (len(hand(left, 0).split()), deck(left, 0), left.to_move) == (4, "market", 1)
    assert goods(left) == ((0, 0, 1), (1, 1, 1))


def test_h08_both_laboratories_draw_three_more_cards() -> None:
    """R2.3: H08."""
    laid = seat(plots="laboratory-1 laboratory-2 . / hops barley water")
    state = after(position(laid, phase=LAST, arrived=AT_THREE), CLOSE)
    assert len(state.table.seats[0].deck) == 20

    drawn = after(state, "0: draw, draw, draw")
    assert hand(drawn, 0) == "hops-1 hops-2 hops-3 barley-1 barley-2 barley-3 bank-2"
    assert (len(drawn.table.seats[0].deck), deck(drawn, 0).split()[0]) == (17, "water-1")
    assert drawn.phase == Choosing(1)
    stopped = after(state, "0: draw, enough")
    assert [len(stopped.table.seats[0].hand), len(stopped.table.seats[0].deck)] == [5, 19]


def test_h09_a_deck_smaller_than_the_draw_is_drawn_up() -> None:
    """R2.4: H09."""
    laid = seat(
        plots="palace-1 palace-2 palace-3 / palace-4 palace-5 laboratory-1", deck="palace-6 market"
    )
    state = after(position(laid, phase=LAST, arrived=AT_THREE), CLOSE)

    assert (hand(state, 0), deck(state, 0)) == ("bank-2 market palace-6", "")
    assert (goods(state), state.phase) == (((0, 0, 0), (1, 1, 1)), Choosing(1))


def test_h10_laboratories_are_asked_in_player_order_before_the_harvest() -> None:
    """R2.3: H10."""
    lab = seat(plots="laboratory-1 . . / hops barley water")
    state = after(position(lab, lab, phase=LAST, arrived=AT_THREE), CLOSE)
    assert (state.phase, options(state)) == (Drawing(1, 1), "draw, enough")
    assert goods(state) == ((0, 0, 0), (0, 0, 0))
    assert [(len(each.hand), len(each.deck)) for each in state.table.seats] == [(4, 21)] * 2

    state = after(state, "1: draw")
    assert hand(state, 1) == "hops-1 hops-2 hops-3 barley-1 bank-2"
    assert len(state.table.seats[1].deck) == 20
    assert (state.phase, goods(state)) == (Drawing(0, 1), ((0, 0, 0), (0, 0, 0)))
    state = after(state, "0: enough")
    assert (state.phase, goods(state)) == (Choosing(1), ((1, 1, 1), (1, 1, 1)))


@pytest.mark.parametrize(
    ("board", "stored", "harvest"),
    [
        ("hops-3 . warehouse / hops barley barley-2", (0, 0, 1), (4, 3, 1)),
        (". . . / hops-2 barley water", (0, 0, 0), (2, 1, 1)),
    ],
    ids=["h11 stored goods stay", "h12 a covered field yields nothing"],
)
def test_h11_h12_the_harvest_joins_what_is_stored(
    board: str, stored: tuple[int, int, int], harvest: tuple[int, int, int]
) -> None:
    """R2.6, R4.2, R5.3: H11 and H12."""
    state = position(seat(plots=board, goods=stored), phase=LAST, arrived=AT_THREE)

    assert goods(after(state, CLOSE))[0] == harvest


ADA: Final = (
    "crane hops-2 bank-1 warehouse palace-1 water-1 barley-1 office palace-2 hops-1 hops-3 "
    "barley-2 barley-3 water-2 water-3 bank-2 town-hall-1 town-hall-2 laboratory-1 laboratory-2 "
    "market magistrate palace-3 palace-4 palace-5 palace-6"
)
BO: Final = (
    "hops-1 town-hall-1 palace-6 laboratory-1 barley-3 market water-2 bank-2 palace-3 hops-2 "
    "hops-3 barley-1 barley-2 water-1 water-3 bank-1 town-hall-2 laboratory-2 office warehouse "
    "magistrate crane palace-1 palace-2 palace-4 palace-5"
)


def ada_and_bo() -> Deal:
    """H85: Bo, seat 1, begins."""
    return ordered(order=(1, 0), decks=(cards(ADA), cards(BO)))


def test_h85_the_first_turn_of_bo() -> None:
    """R2.1, R3.4, R4.1, R5.2: H85, lines 0 to 9."""
    state = setup(ada_and_bo()).state
    assert (state.table.round, state.to_move, coins(state)) == (1, 1, (2, 2))
    assert hand(state, 0) == "hops-2 water-1 bank-1 warehouse crane palace-1"
    assert hand(state, 1) == "hops-1 barley-3 town-hall-1 laboratory-1 market palace-6"
    assert [deck(state, number).split()[0] for number in (0, 1)] == ["barley-1", "water-2"]

    state = after(state, "1: brewery 1", "1: " + SALE)
    assert (coins(state), goods(state)[1], filled(state)[0]) == ((2, 5), (0, 0, 0), (1, 1, 1))
    offered = [builds(card) for card in ("hops-1", "town-hall-1", "laboratory-1", "market")]
    assert options(state) == ", ".join([*offered, "built"])
    state = after(state, "1: build laboratory-1 1")
    assert (coins(state), len(state.table.seats[1].hand)) == ((2, 2), 5)
    assert plots(state, 1) == "laboratory-1 . . / hops barley water"
    state = after(state, "1: under barley-3, under palace-6, under market, under town-hall-1")
    assert (hand(state, 1), state.phase) == ("hops-1", Choosing(0))
    assert deck(state, 1).endswith(" barley-3 palace-6 market town-hall-1")
    assert len(state.table.seats[1].deck) == 24


BO_S_TURN: Final = (
    "1: brewery 1, sell 1 hops, sell 1 barley, sell 1 water, build laboratory-1 1, "
    "under barley-3, under palace-6, under market, under town-hall-1"
)


def test_h85_the_first_turn_of_ada() -> None:
    """R4.3, R4.5, R10.1: H85, lines 10 to 15."""
    state = after(setup(ada_and_bo()).state, BO_S_TURN, "0: brewery 2", "0: " + SALE)
    assert (coins(state), filled(state)) == ((5, 2), ((1, 1, 1), (1, 1, 1)))
    assert options(state) == ", ".join(
        [builds("water-1"), builds("warehouse"), builds("crane"), "built"]
    )

    state = after(state, "0: build crane 2")
    assert (coins(state), options(state)) == ((1, 2), builds("water-1") + ", built")
    state = after(state, "0: build water-1 3")
    assert (coins(state), hand(state, 0)) == ((0, 2), "hops-2 bank-1 warehouse palace-1")
    assert plots(state, 0) == ". crane water-1 / hops barley water"


ADA_S_TURN: Final = (
    "0: brewery 2, sell 1 hops, sell 1 barley, sell 1 water, build crane 2, build water-1 3, "
    "under warehouse, under bank-1, under hops-2"
)


def test_h85_the_second_round_begins() -> None:
    """R2.2, R2.3, R6.1, R6.2: H85, lines 18 and 19."""
    state = after(setup(ada_and_bo()).state, BO_S_TURN, ADA_S_TURN)
    assert (state.table.round, order_of(state.table)) == (2, (0, 1))
    assert (markers(state), filled(state)) == (((1, 2, 3), (2, 2, 2)), ((0, 0, 0), (0, 0, 0)))
    assert hand(state, 0) == "barley-1 office palace-1 palace-2"
    assert hand(state, 1) == "hops-1 water-2 bank-2 palace-3"
    decks = [deck(state, number).split() for number in (0, 1)]
    assert [(len(each), each[0]) for each in decks] == [(20, "hops-1"), (21, "hops-2")]
    assert decks[0][-3:] == ["warehouse", "bank-1", "hops-2"]
    assert decks[1][-4:] == ["barley-3", "palace-6", "market", "town-hall-1"]
    assert (state.phase, goods(state)) == (Drawing(1, 1), ((0, 0, 0), (0, 0, 0)))

    state = after(state, "1: enough")
    assert (goods(state), state.phase) == (((1, 1, 2), (1, 1, 1)), Choosing(0))
    own = [view(state, number).own for number in (0, 1)]
    assert [each and each.known_tail for each in own] == [
        cards("warehouse bank-1 hops-2"),
        cards("barley-3 palace-6 market town-hall-1"),
    ]


def test_h86_a_forced_answer_is_not_given_again() -> None:
    """R10.1, R2.1, R10.4: H86; after it another seat is asked, or another question."""
    opened = after(setup(ordered("expert")).state, "0: " + KEEP_BANK)
    assert wrong_seat(opened, 0, parse("under water-1")).code == "wrong-seat"

    built = after(
        setup(ada_and_bo()).state, "1: brewery 1", "1: " + SALE, "1: build laboratory-1 1"
    )
    assert refused(lambda: outcome(built, "1: built"))[1] == "not-asked"


@pytest.mark.parametrize(
    "text",
    [
        *("Sell 1 hops", "sell 01 hops", "sell 1  hops", "sell 1 hops ", "brewery", "brewery 1.0"),
        *("trade 1 hops > barley", "build crane", "office beer", "", "brewery 0"),
    ],
)
def test_h87_a_text_that_is_no_action(text: str) -> None:
    """R10.1: H87, refused before any rule is asked."""
    assert refused(lambda: parse(text))[1:3] == ("no-action", "R10.1")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("brewery 4", "brewery-closed"),
        ("sell 1 hops", "not-asked"),
        ("built", "not-asked"),
        ("trade none", "not-asked"),
    ],
)
def test_h87_an_action_that_is_not_legal_at_first(text: str, code: str) -> None:
    """R10.1, R1.1, R10.4: H87, in the first position of H01."""
    assert refused(lambda: outcome(first_round(), text))[1] == code
