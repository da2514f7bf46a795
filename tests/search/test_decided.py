"""Exact play where the game is decided: positions worked out by hand (R7.1, R7.2)."""

import pytest

from furstenfeld.bots.search import Search, SearchReport
from furstenfeld.records import Chance
from furstenfeld.rules import (
    Choosing,
    State,
    view,
)
from tests.rules.positions import position, seat

FIVE = "palace-1 palace-2 palace-3 / palace-4 palace-5 water"
LATE = {1: (3, 3, 3), 2: (3, 3, 3)}


def thought(state: State, simulations: int = 300) -> tuple[list[str], SearchReport]:
    search = Search(simulations=simulations)
    assert state.to_move is not None
    plan = search.plan(view(state, state.to_move), state.options, Chance("end", "test"))
    assert search.last is not None
    return [str(action) for action in plan], search.last


def test_the_last_part_is_built_when_nobody_can_answer() -> None:
    """The other seat has three parts: it cannot build three more this round."""
    state = position(
        seat(coins=20, plots=FIVE, hand="palace-6 bank-2", goods=(0, 0, 1)),
        seat(coins=90, plots="palace-1 palace-2 palace-3 / hops barley water"),
        markers=LATE,
    )
    plan, last = thought(state)

    assert last.is_sure and last.simulations == 0
    assert "build palace-6 6" in plan


def test_both_missing_parts_are_built_at_once_before_the_crane_is_covered() -> None:
    """Two parts at 12 less 2 each: 20 coins pay for both only if the crane is covered last."""
    crane = "palace-1 palace-2 palace-3 / palace-4 crane water"
    state = position(
        seat(coins=20, plots=crane, hand="palace-5 palace-6", goods=(0, 0, 0)),
        seat(coins=0),
        markers=LATE,
    )
    plan, last = thought(state)

    assert last.is_sure
    assert plan == ["build palace-5 6", "build palace-6 5"]


def test_a_sure_win_takes_the_sale_with_the_most_coins() -> None:
    """Brewery 2 pays 3 for water, brewery 1 only 2; coins are what the standing counts."""
    state = position(
        seat(coins=30, plots=FIVE, hand="palace-6 bank-2", goods=(0, 0, 2)),
        seat(coins=0),
        markers={1: (3, 3, 3), 2: (3, 3, 5)},
    )
    plan, last = thought(state)

    assert last.is_sure
    assert plan[:2] == ["brewery 2", "sell 2 water"]


@pytest.mark.parametrize(("coins", "is_sure"), [(7, True), (8, False), (9, False)])
def test_the_last_to_move_must_end_richer_than_who_has_a_palace(coins: int, is_sure: bool) -> None:
    """Eleven parts are built, so one costs 18: 22 and 4 for water, less 18, leave 8."""
    whole = "palace-1 palace-2 palace-3 / palace-4 palace-5 palace-6"
    state = position(
        seat(coins=coins, plots=whole),
        seat(coins=22, plots=FIVE, hand="palace-6 bank-2", goods=(0, 0, 2)),
        phase=Choosing(1),
        markers=LATE,
    )
    plan, last = thought(state)

    assert last.is_sure is is_sure
    assert last.turns[0].win == {7: None, 8: 0.5, 9: 0.0}[coins]
    if coins < 9:
        assert "build palace-6 6" in plan


def test_a_richer_rival_with_a_full_hand_makes_nothing_sure() -> None:
    """The rival may hold its last part and would end with more coins."""
    state = position(
        seat(coins=20, plots=FIVE, hand="palace-6 bank-2", goods=(0, 0, 0)),
        seat(coins=60, plots=FIVE, hand="palace-6 bank-1", goods=(0, 0, 0)),
        markers=LATE,
    )
    _, last = thought(state)

    assert not last.is_sure
    assert last.simulations > 0


def test_a_rival_whose_part_is_trashed_can_never_answer() -> None:
    """R7.4: the missing part has left the game, so the palace of the other stays without it."""
    state = position(
        seat(coins=20, plots=FIVE, hand="palace-6 bank-2", goods=(0, 0, 0)),
        seat(coins=60, plots=FIVE, hand="bank-1", gone="palace-6", goods=(0, 0, 0)),
        markers=LATE,
    )
    plan, last = thought(state)

    assert last.is_sure
    assert "build palace-6 6" in plan
