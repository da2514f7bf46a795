"""A steward in phases 1 and 5: what it draws, keeps, buries, throws away and stores."""

from furstenfeld.rules import (
    Discarding,
    Drawing,
    Dropping,
    Trashing,
)
from tests.bots.spots import USUAL, answers, chosen
from tests.rules.positions import position, seat


def test_it_keeps_the_part_that_it_can_pay_next_round() -> None:
    """R5.2: buried, it would come back in seven rounds."""
    state = position(
        seat(coins=8, plots="hops-3 . . / hops barley water", hand="palace-2 hops-1 warehouse"),
        phase=Discarding(0),
        markers=USUAL,
    )

    assert answers(state, 2) == ["under hops-1", "under warehouse"]


def test_it_keeps_as_many_cards_as_it_may() -> None:
    """R5.2: what is in hand does not slow down the deck."""
    state = position(
        seat(plots="town-hall-1 . . / hops barley water", hand="magistrate warehouse"),
        phase=Discarding(0),
    )

    assert chosen(state) == "kept"


def test_it_keeps_two_parts_with_a_town_hall() -> None:
    """R5.2."""
    state = position(
        seat(
            coins=20,
            plots="town-hall-1 hops-3 . / hops barley water",
            hand="palace-2 palace-5 hops-1 magistrate",
        ),
        phase=Discarding(0),
        round=6,
        markers=USUAL,
    )

    assert answers(state, 2) == ["under hops-1", "under magistrate"]


def test_it_keeps_a_strong_field_early_on() -> None:
    """R5.2: in round 1 parts are too dear, and nine coins are two rounds away."""
    state = position(
        seat(coins=5, hand="hops-3 palace-1 palace-2 magistrate town-hall-2"),
        phase=Discarding(0),
        round=1,
    )
    buried = answers(state, 4)

    assert "under hops-3" not in buried


def test_it_buries_parts_together() -> None:
    """R5.2: so that they come back together."""
    state = position(
        seat(coins=5, hand="hops-3 palace-1 palace-2 palace-4 magistrate town-hall-2"),
        phase=Discarding(0),
        round=1,
    )
    buried = answers(state, 5)
    parts = [place for place, text in enumerate(buried) if "palace" in text]

    assert parts == list(range(parts[0], parts[0] + len(parts)))


def test_it_never_throws_a_part_away() -> None:
    """R5.1, R7.4."""
    state = position(
        seat(plots="scavenger . . / hops barley water", hand="palace-1 palace-2 palace-3"),
        phase=Trashing(0, 2),
        variant="expert",
    )

    assert chosen(state) == "trashed"


def test_it_throws_away_what_does_not_help_any_more() -> None:
    """R5.1: a field of one good when the coins for the last two parts are there."""
    state = position(
        seat(
            coins=60,
            plots="palace-1 palace-2 palace-3 / palace-4 scavenger water-3",
            hand="palace-5 hops-1",
        ),
        phase=Trashing(0, 2),
        variant="expert",
    )

    assert chosen(state) == "trash hops-1"


def test_it_drops_the_cheapest_good() -> None:
    """R5.3."""
    state = position(
        seat(goods=(2, 1, 1), plots="warehouse . . / hops barley water"),
        phase=Dropping(0),
        markers={1: (4, 0, 4), 2: (4, 0, 4)},
    )

    assert chosen(state) == "drop barley"


def test_it_draws_all_that_a_laboratory_gives() -> None:
    """R2.3."""
    state = position(seat(plots="laboratory-2 . . / hops barley water"), phase=Drawing(0, 2))

    assert answers(state, 2) == ["draw", "draw"]
