"""The order of legal actions (R10.7), pinned: pages, bots and other programs rely on it."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest

from furstenfeld.rules import (
    ACTIONS,
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
    Variant,
    legal,
    setup,
)
from tests.rules.positions import after, ordered, palace, position, seat

MIXED: Final = "hops-2 barley-1 water-3 bank-1 office crane palace-4 palace-2"


def opening() -> State:
    return setup(ordered("expert")).state


def opening_with_one_kept() -> State:
    return after(setup(ordered("expert")).state, "keep water-2, under hops-3, under bank-1")


def drawing() -> State:
    return position(seat(plots="laboratory-1 . . / hops barley water"), phase=Drawing(0, 1))


def choosing_of_five() -> State:
    return position(players=5, markers={3: (0, 0, 0)})


def trading() -> State:
    laid = seat(plots="market . . / hops barley water", goods=(1, 2, 4))
    return position(laid, phase=Trading(0, 1))


def selling_hops() -> State:
    return position(seat(goods=(3, 1, 1)), phase=Selling(0, 0, ()))


def selling_water() -> State:
    return position(seat(goods=(3, 1, 2)), phase=Selling(0, 0, (0, 1)))


def claiming_the_office() -> State:
    laid = seat(plots="office . . / hops barley water")
    return position(laid, phase=Bonus(0, 0, (1, 1, 1)))


def building_in_the_base_game() -> State:
    laid = seat(coins=8, hand=MIXED, plots="palace-6 . . / hops palace-1 water")
    return position(laid, players=3, phase=Building(0, 2))


def building_in_the_expert_game() -> State:
    laid = seat(coins=8, hand=MIXED + " scavenger", plots="palace-1 . . / hops palace-5 palace-6")
    return position(laid, players=4, phase=Building(0, 2), variant="expert")


def trashing() -> State:
    laid = seat(hand=MIXED, plots="scavenger . . / hops barley water")
    return position(laid, phase=Trashing(0, 1), variant="expert")


def discarding_with_too_many() -> State:
    return position(seat(hand=MIXED), phase=Discarding(0))


def discarding_with_a_town_hall() -> State:
    laid = seat(hand="palace-1 hops-1 crane", plots="town-hall-2 . . / hops barley water")
    return position(laid, phase=Discarding(0))


def dropping() -> State:
    laid = seat(plots="warehouse . . / hops barley water", goods=(2, 2, 1))
    return position(laid, phase=Dropping(0))


def over() -> State:
    return after(position(seat(plots=palace(6)), phase=Choosing(1)), "brewery none")


SNAPSHOTS: Final[dict[Callable[[], State], str]] = {
    opening: """
keep hops-1
keep hops-2
keep hops-3
keep barley-1
keep barley-2
keep barley-3
keep water-1
keep water-2
keep water-3
keep bank-1
""",
    opening_with_one_kept: """
under hops-1
under hops-2
under barley-1
under barley-2
under barley-3
under water-1
under water-3
""",
    drawing: """
draw
enough
""",
    choosing_of_five: """
brewery 1
brewery 2
brewery 4
brewery 5
brewery none
""",
    trading: """
trade 1 hops>barley
trade 1 hops>water
trade 1 barley>hops
trade 2 barley>hops
trade 1 barley>water
trade 2 barley>water
trade 1 water>hops
trade 2 water>hops
trade 3 water>hops
trade 1 water>barley
trade 2 water>barley
trade 3 water>barley
trade none
""",
    selling_hops: """
sell 0 hops
sell 1 hops
sell 2 hops
sell 3 hops
""",
    selling_water: """
sell 0 water
sell 1 water
sell 2 water
""",
    claiming_the_office: """
office hops
office barley
office water
office none
""",
    building_in_the_base_game: """
build hops-2 2
build hops-2 3
build hops-2 4
build hops-2 6
build barley-1 2
build barley-1 3
build barley-1 4
build barley-1 6
build bank-1 2
build bank-1 3
build bank-1 4
build bank-1 6
build office 2
build office 3
build office 4
build office 6
build crane 2
build crane 3
build crane 4
build crane 6
build palace-2 2
build palace-2 3
build palace-2 4
build palace-2 6
build palace-4 2
build palace-4 3
build palace-4 4
build palace-4 6
built
""",
    building_in_the_expert_game: """
build hops-2 2
build hops-2 3
build hops-2 4
build barley-1 2
build barley-1 3
build barley-1 4
build bank-1 2
build bank-1 3
build bank-1 4
build office 2
build office 3
build office 4
build crane 2
build crane 3
build crane 4
build palace-2 2
build palace-4 4
build scavenger 2
build scavenger 3
build scavenger 4
built
""",
    trashing: """
trash hops-2
trash barley-1
trash water-3
trash bank-1
trash office
trash crane
trash palace-2
trash palace-4
trashed
""",
    discarding_with_too_many: """
under hops-2
under barley-1
under water-3
under bank-1
under office
under crane
under palace-2
under palace-4
""",
    discarding_with_a_town_hall: """
under hops-1
under crane
under palace-1
kept
""",
    dropping: """
drop hops
drop barley
drop water
""",
    over: "\n",
}


@pytest.mark.parametrize("laid", SNAPSHOTS, ids=lambda laid: laid.__name__)
def test_legal_actions_come_in_the_fixed_order(laid: Callable[[], State]) -> None:
    """R10.7: kinds by the table of R10.3, cards in the order of R0.4, the ending word last."""
    state = laid()

    assert "".join(f"{action}\n" for action in legal(state)) == SNAPSHOTS[laid].lstrip("\n")


def test_every_kind_of_question_has_a_snapshot() -> None:
    """R10.7: no phase is left without a pinned order."""
    asked = {type(laid().phase).__name__ for laid in SNAPSHOTS}

    assert sorted(asked) == [
        *("Bonus", "Building", "Choosing", "Discarding", "Drawing", "Dropping"),
        *("Opening", "Over", "Selling", "Trading", "Trashing"),
    ]


def vocabulary() -> Iterator[str]:
    """Yield every text of the table of R10.3, row by row."""
    goods = ["hops", "barley", "water"]
    names = [str(card) for card in Variant.EXPERT.cards]
    yield from (f"keep {card}" for card in names)
    yield from (f"under {card}" for card in names)
    yield from ["draw", "enough"]
    yield from (f"brewery {number}" for number in [1, 2, 3, 4, 5, "none"])
    for source in goods:
        for target in goods:
            if source != target:
                yield from (f"trade {count} {source}>{target}" for count in [1, 2, 3])
    yield "trade none"
    for good in goods:
        yield from (f"sell {count} {good}" for count in range(16))
    yield from (f"office {good}" for good in [*goods, "none"])
    for card in names:
        yield from (f"build {card} {plot}" for plot in [1, 2, 3, 4, 5, 6])
    yield "built"
    yield from (f"trash {card}" for card in names)
    yield from ["trashed", "kept"]
    yield from (f"drop {good}" for good in goods)


def test_the_whole_vocabulary_stands_in_the_order_of_the_table() -> None:
    """R10.7, R10.1: every action there is, once."""
    assert [str(action) for action in ACTIONS] == list(vocabulary())
