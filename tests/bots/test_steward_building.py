"""A steward in phase 4: what it builds, where, and what it saves its coins for."""

from furstenfeld.rules import (
    Building,
)
from tests.bots.spots import USUAL, answers, chosen
from tests.rules.positions import position, seat

LAST_BUT_ONE = "palace-1 palace-2 palace-3 / palace-4 palace-5"


def test_it_builds_the_last_palace_part() -> None:
    """R7.1: whatever else could be bought."""
    state = position(
        seat(coins=30, plots=f"{LAST_BUT_ONE} barley", hand="palace-6 barley-3 bank-2"),
        phase=Building(0, 2),
    )

    assert chosen(state) == "build palace-6 6"


def test_it_builds_the_last_two_parts_together() -> None:
    """R4.1, R7.1."""
    state = position(
        seat(
            coins=40,
            plots="palace-1 palace-2 palace-3 / palace-4 barley-3 water-3",
            hand="palace-5 palace-6 bank-2",
        ),
        phase=Building(0, 2),
    )
    first, second = answers(state, 2)

    assert {first, second} == {"build palace-5 6", "build palace-6 5"} or {first, second} == {
        "build palace-5 5",
        "build palace-6 6",
    }


def test_it_saves_its_coins_for_the_part_that_comes_next() -> None:
    """R4.4: with 5 parts built by two players the next costs 12; the deck's top is known."""
    rest = "palace-6 hops-1 hops-2 barley-1 barley-2"
    state = position(
        seat(coins=12, plots=f"{LAST_BUT_ONE} water", hand="hops-3 office", deck=rest, known=5),
        phase=Building(0, 2),
    )

    assert chosen(state) == "built"


def test_it_grows_while_the_palace_is_far() -> None:
    """R2.6: three barley more a round, for nine coins in round 2."""
    state = position(
        seat(coins=9, hand="barley-3 town-hall-1 magistrate"),
        phase=Building(0, 2),
        round=2,
        markers=USUAL,
    )

    assert chosen(state) == "build barley-3 1"


def test_it_covers_bare_plots_first() -> None:
    """R4.2: a field still yields."""
    state = position(
        seat(coins=8, plots="hops-3 bank-1 . / hops barley water", hand="palace-3 market"),
        phase=Building(0, 2),
        round=6,
        markers=USUAL,
    )

    assert chosen(state) == "build palace-3 3"


def test_it_covers_the_weakest_field() -> None:
    """R4.2: barley is worth least here."""
    state = position(
        seat(coins=9, plots="hops-3 water-3 hops-2 / hops barley water", hand="palace-3"),
        phase=Building(0, 2),
        round=7,
        markers={1: (4, 0, 4), 2: (4, 0, 4)},
    )

    assert chosen(state) == "build palace-3 5"


def test_the_crane_comes_before_the_part_it_makes_cheaper() -> None:
    """R4.5: 4 and 6 coins are 10; the other way round they would be 12."""
    state = position(
        seat(coins=10, hand="crane palace-1 magistrate"),
        phase=Building(0, 2),
        round=4,
        markers=USUAL,
    )

    assert answers(state, 2) == ["build crane 1", "build palace-1 2"]


def test_in_the_expert_game_a_field_keeps_clear_of_a_part_in_hand() -> None:
    """R4.7: plot 1 belongs to palace-1."""
    state = position(
        seat(coins=9, hand="barley-3 palace-1", known=0),
        phase=Building(0, 1),
        variant="expert",
        round=2,
        markers=USUAL,
    )

    assert chosen(state) in ("build barley-3 2", "build barley-3 3")


def test_it_covers_a_field_rather_than_the_laboratory_that_finds_the_other_parts() -> None:
    """R4.2: with coins for everything it must neither wait nor draw fewer cards."""
    deck = (
        "hops-1 hops-2 palace-4 barley-1 barley-2 barley-3 palace-3 water-1 water-2 bank-1 bank-2 "
        "town-hall-1 palace-6 town-hall-2 laboratory-1 office warehouse market"
    )
    state = position(
        seat(
            coins=80,
            plots="hops-3 palace-5 palace-2 / laboratory-2 water-3 water",
            hand="palace-1 magistrate",
            deck=deck,
            known=18,
        ),
        phase=Building(0, 2),
        round=12,
        markers=USUAL,
    )

    assert chosen(state) == "build palace-1 6"
