"""Every reason for which an action is refused, with the paragraph it breaks."""

from collections.abc import Callable
from typing import Final

import pytest

from furstenfeld.rules import (
    ActionError,
    Bonus,
    Building,
    Choosing,
    Discarding,
    Drawing,
    Dropping,
    Selling,
    State,
    Trading,
    Trashing,
    apply,
    parse,
    refusal,
    setup,
    wrong_seat,
)
from tests.rules.positions import after, ordered, palace, position, refused, seat

MARKET: Final = "market . . / hops barley water"


def over() -> State:
    return after(position(seat(plots=palace(6)), phase=Choosing(1)), "brewery none")


def opening() -> State:
    return setup(ordered("expert")).state


def one_kept() -> State:
    return after(opening(), "keep hops-1")


def drawing() -> State:
    return position(seat(plots="laboratory-1 . . / hops barley water"), phase=Drawing(0, 1))


def choosing() -> State:
    return position(seat(goods=(2, 0, 0)), markers={2: (0, 1, 1)})


def trading() -> State:
    return position(seat(plots=MARKET, goods=(2, 0, 1)), phase=Trading(0, 0))


def selling() -> State:
    return position(seat(goods=(2, 2, 2)), phase=Selling(0, 0, ()), markers={1: (1, 0, 1)})


def office() -> State:
    return position(seat(plots="office . . / hops barley water"), phase=Bonus(0, 0, (1, 0, 1)))


def building() -> State:
    laid = seat(coins=8, hand="hops-1 bank-2 palace-5", plots=". palace-2 . / hops barley water")
    return position(laid, phase=Building(0, 2), variant="expert")


def trashing() -> State:
    laid = seat(plots="scavenger . . / hops barley water", hand="crane office")
    return position(laid, phase=Trashing(0, 2), variant="expert")


def discarding() -> State:
    return position(seat(hand="crane office"), phase=Discarding(0))


def dropping() -> State:
    laid = seat(plots="warehouse . . / hops barley water", goods=(3, 0, 2))
    return position(laid, phase=Dropping(0))


REFUSALS: Final[list[tuple[Callable[[], State], str, str, str, dict[str, str | int]]]] = [
    (over, "brewery 1", "game-over", "R7.1", {}),
    (opening, "keep crane", "not-in-hand", "R1.6", {"card": "crane"}),
    (opening, "under hops-1", "opening-order", "R1.6", {"card": "hops-1"}),
    (one_kept, "keep hops-2", "opening-order", "R1.6", {"card": "hops-2"}),
    (one_kept, "under hops-1", "opening-order", "R1.6", {"card": "hops-1"}),
    (one_kept, "under crane", "not-in-hand", "R1.6", {"card": "crane"}),
    (choosing, "brewery 2", "nothing-to-sell", "R3.3", {"brewery": 2}),
    (choosing, "brewery 3", "brewery-closed", "R1.1", {"brewery": 3}),
    (choosing, "brewery 5", "brewery-closed", "R1.1", {"brewery": 5}),
    (trading, "trade 3 hops>water", "not-so-many", "R3.2", {"good": "hops", "goods": 2}),
    (trading, "trade 1 barley>hops", "not-so-many", "R3.2", {"good": "barley", "goods": 0}),
    (selling, "sell 3 hops", "not-so-many", "R3.1", {"good": "hops", "goods": 2}),
    (selling, "sell 1 barley", "no-price", "R3.3", {"good": "barley", "brewery": 1}),
    (selling, "sell 1 water", "other-good", "R10.4", {"good": "water", "asked": "hops"}),
    (office, "office barley", "not-sold", "R3.7", {}),
    (building, "build crane 1", "not-in-hand", "R4.1", {"card": "crane"}),
    (building, "build hops-1 2", "plot-has-palace", "R4.2", {"plot": 2}),
    (building, "build palace-5 1", "palace-plot", "R4.7", {"card": "palace-5", "plot": 1}),
    (
        building,
        "build bank-2 1",
        "too-dear",
        "R4.4",
        {"card": "bank-2", "cost": 11, "coins": 8},
    ),
    (trashing, "trash hops-1", "not-in-hand", "R5.1", {"card": "hops-1"}),
    (discarding, "under hops-1", "not-in-hand", "R5.2", {"card": "hops-1"}),
    (discarding, "kept", "hand-too-big", "R5.2", {"hand": 2}),
    (dropping, "drop barley", "not-so-many", "R5.3", {"good": "barley", "goods": 0}),
]


@pytest.mark.parametrize(
    ("laid", "text", "code", "paragraph", "values"),
    REFUSALS,
    ids=[f"{laid.__name__} {text}" for laid, text, *_ in REFUSALS],
)
def test_an_illegal_action_is_refused_with_its_reason(
    laid: Callable[[], State], text: str, code: str, paragraph: str, values: dict[str, str | int]
) -> None:
    """R10.1: the code, the paragraph that is broken, and the values that show it."""
    state, action = laid(), parse(text)
    told = {"action": text, **values}

    assert refused(lambda: apply(state, action).state) == (ActionError, code, paragraph, told)
    assert refused(lambda: apply(state, action)) == (ActionError, code, paragraph, told)


@pytest.mark.parametrize(
    ("laid", "asked"),
    [
        (opening, "keep/under"),
        (drawing, "draw/enough"),
        (choosing, "brewery"),
        (trading, "trade/trade none"),
        (selling, "sell"),
        (office, "office"),
        (building, "build/built"),
        (trashing, "trash/trashed"),
        (discarding, "under/kept"),
        (dropping, "drop"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_an_action_of_another_question_is_not_asked(laid: Callable[[], State], asked: str) -> None:
    """R10.4: the order of questions is fixed; the refusal says what is asked."""
    others = ["keep crane", "draw", "brewery none", "trade none", "sell 0 hops", "office none"]
    others += ["build crane 1", "trashed", "kept", "drop hops"]
    wrong = [text for text in others if text.split()[0] not in asked.replace("/", " ").split()]

    assert len(wrong) == 9
    found = [refusal(laid(), parse(text)) for text in wrong]
    assert {(error.code, error.paragraph) for error in found} == {("not-asked", "R10.4")}
    assert [error.values for error in found] == [{"action": text, "asked": asked} for text in wrong]


def test_a_seat_that_is_not_asked_is_refused() -> None:
    """R2.1: each player in order."""
    error = wrong_seat(position(players=3), 2, parse("brewery 1"))

    assert isinstance(error, ActionError)
    assert (error.code, error.paragraph) == ("wrong-seat", "R2.1")
    assert error.values == {"action": "brewery 1", "seat": 2, "asked": 0}


def test_after_the_end_no_seat_may_act() -> None:
    """R7.1: the game has ended; it is nobody's turn."""
    error = wrong_seat(over(), 1, parse("brewery 1"))

    assert (error.code, error.paragraph, error.values) == (
        "game-over",
        "R7.1",
        {"action": "brewery 1"},
    )


def test_a_part_without_its_plot_is_told_before_its_price() -> None:
    """R4.2, R4.7, R4.4: hand, covered palace, fixed plot, price: the first that fails is named."""
    poor = position(
        seat(coins=3, hand="hops-1 palace-5", plots=". palace-2 . / hops barley water"),
        phase=Building(0, 2),
        variant="expert",
    )

    texts = ["build palace-1 2", "build palace-5 2", "build palace-5 4", "build palace-5 5"]
    codes = [refusal(poor, parse(text)).code for text in texts]
    assert codes == ["not-in-hand", "plot-has-palace", "palace-plot", "too-dear"]


def test_a_refused_cost_is_the_cost_with_the_crane() -> None:
    """R4.4, R4.5: what the seat would have to pay."""
    laid = seat(coins=4, hand="hops-1 palace-1", plots="crane . . / hops barley water")
    state = position(laid, phase=Building(0, 2))

    assert refused(lambda: apply(state, parse("build palace-1 2")).state)[3] == {
        "action": "build palace-1 2",
        "card": "palace-1",
        "cost": 6,
        "coins": 4,
    }


def test_a_good_already_answered_is_not_asked_again() -> None:
    """R10.4: hops, barley, water in turn."""
    state = after(position(seat(goods=(2, 2, 2))), "brewery 1, sell 1 hops")

    assert refused(lambda: apply(state, parse("sell 1 hops")).state) == (
        ActionError,
        "other-good",
        "R10.4",
        {"action": "sell 1 hops", "good": "hops", "asked": "barley"},
    )


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "draw ", " draw", "Draw", "DRAW", "draw\n", "draw 1"),
        *("sell 01 hops", "sell 1  hops", "sell 1 hops ", "sell -1 hops", "sell 16 hops"),
        *("sell hops", "sell 1 beer", "sell 1 Hops", "sell one hops", "sell 1.0 hops", "sell"),
        *("build crane 7", "build crane 0", "build crane", "build 1 crane", "build pub 1"),
        *("brewery 0", "brewery 6", "brewery", "brewery None", "brewery 1.0", "brewery 01"),
        *("trade 0 hops>water", "trade 4 hops>water", "trade 1 hops>hops", "trade"),
        *("trade 1 hops > water", "trade 1 hops>beer", "trade 1 hops water", "no trade"),
        *("under Crane", "under", "under none", "keep", "keep pub", "trash", "drop", "drop none"),
        *("office", "office beer", "office None", "built 1", "kept crane", "trashed all", "none"),
        *("brewery \u0661", "sell \u00b2 hops", "draw\u00a0"),
    ],
)
def test_only_the_exact_text_is_an_action(text: str) -> None:
    """R10.1: each action has one text form, and nothing else is read."""
    assert refused(lambda: parse(text)) == (ActionError, "no-action", "R10.1", {"action": text})


def test_a_refusal_reads_as_one_line() -> None:
    """R10.1: for programmers; the sentences for people are in furstenfeld.text."""
    error = wrong_seat(position(), 1, parse("brewery 1"))

    assert str(error) == "wrong-seat: action 'brewery 1', seat 1, asked 0 (R2.1)"
    assert error.args == ("wrong-seat", "R2.1", {"action": "brewery 1", "seat": 1, "asked": 0})
    assert isinstance(error, ValueError)
