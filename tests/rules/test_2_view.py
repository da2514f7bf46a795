"""Section 2, secrecy: what a seat, the others and spectators see and hear."""

import pytest

from furstenfeld.rules import (
    Brewery,
    Building,
    Card,
    CardBuilt,
    CardTrashed,
    Choosing,
    Drew,
    DrewUnseen,
    Earned,
    Ended,
    Ending,
    Event,
    Good,
    Harvested,
    KeptOpening,
    KeptOpeningUnseen,
    Lost,
    Marker,
    Opening,
    OwnCards,
    PalacePriceRose,
    PricesRose,
    PublicSeat,
    PutUnder,
    PutUnderUnseen,
    Revealed,
    RoundBegan,
    Sold,
    Stage,
    State,
    Stored,
    Traded,
    TurnBegan,
    Variant,
    View,
    legal,
    redact,
    setup,
    view,
)
from tests.rules.positions import (
    RECONSTRUCTED,
    after,
    cards,
    ordered,
    palace,
    position,
    seat,
    things,
    told,
)

ADA_PLOTS = "crane . palace-1 / hops barley water"
ADA_GONE = (
    "hops-1 barley-1 barley-2 barley-3 water-1 water-2 water-3 bank-2 town-hall-1 town-hall-2 "
    "laboratory-1 laboratory-2 warehouse magistrate palace-3 palace-4 palace-5 palace-6"
)
BO_HIDDEN = tuple(card for card in Variant.BASE.cards if card is not Card.OFFICE)


def building() -> State:
    """Ada, seat 0, is building; she knows the two lowest of the four cards of her deck."""
    ada = seat(
        coins=9,
        goods=(0, 2, 0),
        plots=ADA_PLOTS,
        hand="hops-2 bank-1",
        deck="palace-2 hops-3 office market",
        known=2,
    )
    bo = seat(coins=3, plots="office . . / hops barley water")
    return position(
        ada,
        bo,
        phase=Building(0, 2),
        arrived={0: 4},
        filled={2: (1, 0, 0)},
        markers={1: (2, 3, 4)},
    )


ADA = PublicSeat(
    coins=9,
    goods=(0, 2, 0),
    plots=things(ADA_PLOTS),
    hand_size=2,
    deck_size=4,
    known_size=2,
    unseen=cards("hops-2 hops-3 bank-1 office market palace-2"),
    gone=cards(ADA_GONE),
)
BO = PublicSeat(
    coins=3,
    goods=(1, 1, 1),
    plots=things("office . . / hops barley water"),
    hand_size=1,
    deck_size=24,
    known_size=0,
    unseen=BO_HIDDEN,
    gone=(),
)


def expected(number: int | None, own: OwnCards | None) -> View:
    """Return what anyone sees of `building()` who is not asked."""
    return View(
        variant=Variant.BASE,
        edition=RECONSTRUCTED,
        seat=number,
        round=5,
        stage=Stage.TURN,
        to_move=0,
        queue=(Marker(0, 0), Marker(1, 0)),
        arrived=(Marker(0, 4),),
        demands=((1, 2, 3), (2, 2, 2)),
        breweries=(Brewery((2, 3, 4), (0, 0, 0)), Brewery((1, 1, 1), (1, 0, 0))),
        palace_price=8,
        cubes=1,
        seats=(ADA, BO),
        own=own,
        asked=None,
        options=(),
        winners=None,
        revealed=(),
    )


def test_a_spectator_sees_sizes_and_open_cards_only() -> None:
    """R2.5: hands and decks are secret, their sizes and what left the game are public."""
    assert view(building(), None) == expected(None, None)


def test_another_seat_sees_its_own_cards_and_not_the_question() -> None:
    """R2.5: the own hand; nobody learns what another is asked."""
    deck = tuple(card for card in BO_HIDDEN if card is not Card.BANK_2)

    assert view(building(), 1) == expected(1, OwnCards(cards("bank-2"), (), deck))


def test_the_seat_that_is_asked_sees_question_and_answers() -> None:
    """R2.5: and remembers in order what it put under the own deck."""
    state = building()
    seen = view(state, 0)

    assert seen.own == OwnCards(
        hand=cards("hops-2 bank-1"),
        known_tail=cards("office market"),
        unseen=cards("hops-3 palace-2"),
    )
    assert seen.asked == Building(0, 2)
    assert seen.options == legal(state)
    assert seen.seats == (ADA, BO)


def test_what_went_under_the_deck_is_known_until_it_is_drawn() -> None:
    """R2.5: a player remembers what went under the own deck."""
    laid = seat(hand="hops-2 office", deck="palace-2 water-1 crane palace-1", known=2)
    state = position(laid, order=(1, 0), phase=Choosing(0))

    state = after(state, "0: brewery none, under hops-2")
    own = view(state, 0).own
    assert own == OwnCards(
        hand=cards("water-1 office crane palace-2"),
        known_tail=cards("palace-1 hops-2"),
        unseen=(),
    )


def test_a_draw_from_above_leaves_the_known_tail_alone() -> None:
    """R2.5: only what is drawn is no longer in the tail."""
    laid = seat(deck="palace-2 water-1 crane palace-1 market", known=1)
    state = position(laid, order=(1, 0), phase=Choosing(0))

    own = view(after(state, "0: brewery none"), 0).own
    assert own == OwnCards(
        hand=cards("water-1 bank-2 crane palace-2"),
        known_tail=cards("market"),
        unseen=cards("palace-1"),
    )


def test_hidden_cards_of_others_change_nothing_that_a_seat_sees() -> None:
    """R2.5: hands and decks of others are secret."""
    one = position(seat(), seat(hand="hops-1 crane"))
    other = position(seat(), seat(hand="bank-2 market"))

    assert view(one, 0) == view(other, 0)
    assert view(one, None) == view(other, None)
    assert view(one, 1) != view(other, 1)


def test_trashed_cards_are_open_to_all() -> None:
    """R2.5: covered and trashed cards are open to all."""
    laid = seat(plots="scavenger . . / hops barley water", hand="hops-3 water-3")
    state = position(laid, variant="expert")

    seen = view(after(state, "brewery none, trash hops-3"), 1)
    assert seen.seats[0].gone == cards("hops-3")


def test_covered_cards_are_open_to_all() -> None:
    """R2.5: covered and trashed cards are open to all."""
    laid = seat(plots="market . . / hops barley water", hand="crane office", coins=9)
    state = position(laid, phase=Building(0, 2))

    seen = view(after(state, "build crane 1"), 1)
    assert seen.seats[0].gone == cards("market")


def test_the_stages_are_all_that_others_learn_of_a_question() -> None:
    """R2.5: opening, draw, turn, over."""
    lab = seat(plots="laboratory-1 . . / hops barley water")
    drawing = after(position(lab, phase=Choosing(1)), "brewery none")
    over = after(position(seat(plots=palace(6)), phase=Choosing(1)), "brewery none")

    assert [str(stage) for stage in Stage] == ["opening", "draw", "turn", "over"]
    assert view(setup(ordered("expert")).state, 1).stage is Stage.OPENING
    assert view(drawing, 1).stage is Stage.DRAW
    assert view(building(), 1).stage is Stage.TURN
    assert view(over, 1).stage is Stage.OVER


def test_the_ten_cards_of_an_opening_are_secret() -> None:
    """R2.5: the others see ten cards and are not asked."""
    seen = view(setup(ordered("expert")).state, 1)

    assert seen.variant is Variant.EXPERT
    assert (seen.asked, seen.options, seen.to_move) == (None, (), 0)
    assert (seen.seats[0].hand_size, seen.seats[0].deck_size) == (10, 18)
    assert view(setup(ordered("expert")).state, 0).asked == Opening(0, None)


def test_after_the_end_everything_is_open() -> None:
    """R2.5: hands and decks of all seats, to everybody."""
    whole = seat(plots=palace(6), hand="hops-1", deck="office market")
    state = position(whole, seat(hand="crane", deck="bank-1"), phase=Choosing(1), arrived={0: 4})
    over = after(state, "brewery none")

    seen = view(over, None)
    assert seen.revealed == (
        Revealed(cards("hops-1"), cards("office market")),
        Revealed(cards("crane"), cards("bank-1")),
    )
    assert (seen.winners, seen.to_move, seen.asked, seen.options) == ((0,), None, None, ())
    assert view(over, 0).revealed == seen.revealed
    assert view(over, 0).asked is None


def test_nobody_learns_whether_an_answer_was_forced() -> None:
    """R2.5: a hand with nothing to build and one that declines to build sound the same."""
    poor = position(seat(coins=4, hand="bank-2"))
    modest = position(seat(coins=4, hand="crane"))

    heard = [redact(event, 1) for event in told(poor, "brewery none")]
    assert heard == [redact(event, 1) for event in told(modest, "brewery none, built")]
    assert heard == [
        Earned(0, 0, 0, None, 0, 0, 0, 0),
        Lost(0, (1, 1, 1)),
        TurnBegan(1),
    ]


@pytest.mark.parametrize(
    ("event", "heard"),
    [
        (Drew(0, cards("crane office")), DrewUnseen(0, 2)),
        (Drew(0, ()), DrewUnseen(0, 0)),
        (KeptOpening(0, Card.CRANE), KeptOpeningUnseen(0)),
        (PutUnder(0, Card.CRANE), PutUnderUnseen(0)),
    ],
)
def test_only_the_own_seat_hears_which_card(event: Event, heard: Event) -> None:
    """R2.5: others hear how many cards, never which."""
    assert redact(event, 0) == event
    assert redact(event, 1) == heard
    assert redact(event, None) == heard


@pytest.mark.parametrize(
    "event",
    [
        RoundBegan(2, (1, 0)),
        DrewUnseen(0, 3),
        KeptOpeningUnseen(0),
        PutUnderUnseen(0),
        Harvested(0, (1, 1, 1)),
        TurnBegan(0),
        Traded(0, 2, Good.HOPS, Good.WATER),
        Sold(0, 1, (1, 0, 0), (1, 1, 1), (0, 1, 1), 1),
        Earned(0, 1, 0, None, 3, 0, 4, 4),
        CardBuilt(0, Card.CRANE, 2, 4, None),
        PalacePriceRose(10),
        CardTrashed(0, Card.CRANE),
        Stored(0, (0, 0, 3)),
        Lost(0, (1, 0, 0)),
        PricesRose(0, (1, 1, 1), (2, 2, 2)),
        Ended(Ending.PALACE, (0,)),
    ],
    ids=lambda event: type(event).__name__,
)
def test_what_happens_on_the_table_is_heard_by_all(event: Event) -> None:
    """R2.5: only hands and decks are secret."""
    assert [redact(event, listener) for listener in (0, 1, None)] == [event] * 3
