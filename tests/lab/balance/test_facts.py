"""What is known of the printed game, beside what was found."""

import pytest

from furstenfeld.lab.balance.estimates import Estimate
from furstenfeld.lab.balance.facts import KNOWN, facts
from furstenfeld.lab.balance.measures import MEASURES


def found(value: float, margin: float = 0.01) -> Estimate:
    """Return an estimate."""
    return Estimate(value, value - margin, value + margin, spread=1, games=100, is_clear=True)


def agrees(fact: str, value: float, margin: float = 0.01, players: int = 2) -> bool:
    """Return whether a figure agrees with what is known."""
    usual = {"first-coins": found(5), "passes": found(1.5), "climb": found(0.5)}
    held = facts(players, {**usual, KNOWN[fact].measure: found(value, margin)})
    return next(each.agrees for each in held if each.fact == fact)


def test_every_fact_is_told_by_a_measure() -> None:
    assert all(known.measure in MEASURES for known in KNOWN.values())


@pytest.mark.parametrize(("coins", "is_so"), [(5, True), (4.98, True), (4.9, False), (6, False)])
def test_five_coins_in_round_one_are_five(coins: float, is_so: bool) -> None:
    assert agrees("coins", coins) is is_so


@pytest.mark.parametrize(("passes", "is_so"), [(1.2, False), (1.25, True), (1.7, True), (2, False)])
def test_about_one_and_a_half_passes_are_nearer_to_that_than_to_one_or_two(
    passes: float, is_so: bool
) -> None:
    assert agrees("passes", passes) is is_so


def test_prices_climb_where_the_whole_interval_is_above_the_first_price() -> None:
    assert agrees("prices", 0.2, margin=0.1)
    assert not agrees("prices", 0.2, margin=0.3)
    assert not agrees("prices", -0.2)


def test_of_prices_something_is_known_with_two_and_with_five_players_only() -> None:
    measures = {known.measure: found(1) for known in KNOWN.values()}
    told = {players: [fact.fact for fact in facts(players, measures)] for players in range(2, 6)}

    assert [players for players in told if "prices" in told[players]] == [2, 5]
