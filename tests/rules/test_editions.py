"""Every bound of an edition (R8.1): a wrong one is refused with its key and what was expected."""

from typing import Any

import pytest

from furstenfeld.rules import (
    EditionError,
    costs_of,
    edition_data,
    edition_from,
)
from tests.rules.positions import RECONSTRUCTED, edition, refused

COST = "a whole number from 0 to 99"
TRIPLE = "a list of 3 numbers of spaces"
FIELD = "hops, barley, water or none"
SPACES = "a whole number from 1 to 9"
GOOD: dict[str, Any] = edition_data(RECONSTRUCTED)


def replaced(key: str, place: int, value: object) -> list[object]:
    """Return a list of the good edition with one entry replaced."""
    entries = list(GOOD[key])
    entries[place] = value
    return entries


# What is changed, the key that is named, what was expected, what was found (None: the whole value).
WRONG: list[tuple[dict[str, object], str, str, str | None]] = [
    # name
    ({"name": ""}, "name", "a text that is not empty", "''"),
    ({"name": "  "}, "name", "a text that is not empty", "'  '"),
    ({"name": 7}, "name", "a text that is not empty", "7"),
    # costs
    ({"costs": [3, 6]}, "costs", "a table of cards and their costs", "[3, 6]"),
    (
        {"costs": GOOD["costs"] | {"pub": 3}},
        "costs.pub",
        "a card that is not a palace part",
        "an unknown card",
    ),
    (
        {"costs": GOOD["costs"] | {"palace-1": 8}},
        "costs.palace-1",
        "a card that is not a palace part",
        "an unknown card",
    ),
    (
        {"costs": {card: cost for card, cost in GOOD["costs"].items() if card != "crane"}},
        "costs.crane",
        COST,
        "nothing",
    ),
    ({"costs": GOOD["costs"] | {"crane": -1}}, "costs.crane", COST, "-1"),
    ({"costs": GOOD["costs"] | {"crane": 100}}, "costs.crane", COST, "100"),
    ({"costs": GOOD["costs"] | {"crane": True}}, "costs.crane", COST, "True"),
    ({"costs": GOOD["costs"] | {"crane": 4.0}}, "costs.crane", COST, "4.0"),
    ({"costs": GOOD["costs"] | {"crane": "4"}}, "costs.crane", COST, "'4'"),
    # demands
    ({"demands": GOOD["demands"][:6]}, "demands", "a list of 7 demand cards", None),
    ({"demands": [*GOOD["demands"], [2, 2, 2]]}, "demands", "a list of 7 demand cards", None),
    ({"demands": "1-2-3"}, "demands", "a list of 7 demand cards", "'1-2-3'"),
    ({"demands": replaced("demands", 1, [1, 3])}, "demands[2]", TRIPLE, "[1, 3]"),
    ({"demands": replaced("demands", 0, 5)}, "demands[1]", TRIPLE, "5"),
    ({"demands": replaced("demands", 0, [0, 2, 3])}, "demands[1]", SPACES, "0"),
    ({"demands": replaced("demands", 6, [2, 10, 2])}, "demands[7]", SPACES, "10"),
    ({"demands": replaced("demands", 2, [2, 1, False])}, "demands[3]", SPACES, "False"),
    ({"demands": replaced("demands", 2, "2-1-x")}, "demands[3]", SPACES, "'x'"),
    ({"demands": replaced("demands", 2, "2-1")}, "demands[3]", TRIPLE, "[2, 1]"),
    ({"demands": replaced("demands", 2, "2-1--1")}, "demands[3]", TRIPLE, "[2, 1, '', 1]"),
    ({"demands": replaced("demands", 2, "02-1-3")}, "demands[3]", SPACES, "'02'"),
    ({"demands": replaced("demands", 2, "10-1-3")}, "demands[3]", SPACES, "'10'"),
    ({"demands": replaced("demands", 2, "2-\u0661-3")}, "demands[3]", SPACES, "'\u0661'"),
    # track and start
    ({"track": [0]}, "track", "a list of 2 to 16 prices", "[0]"),
    ({"track": [0] * 16 + [1]}, "track", "a list of 2 to 16 prices", None),
    ({"track": 3}, "track", "a list of 2 to 16 prices", "3"),
    ({"track": [1, 1, 2]}, "track", "a first space of price 0", "[1, 1, 2]"),
    ({"track": [0, 2, 1]}, "track", "numbers that never fall", "[0, 2, 1]"),
    ({"track": [0, -1, 1]}, "track[2]", COST, "-1"),
    ({"track": [0, 1, 100]}, "track[3]", COST, "100"),
    ({"track": [False, 1]}, "track[1]", COST, "False"),
    ({"start": 6}, "start", "a whole number from 0 to 5", "6"),
    ({"start": -1}, "start", "a whole number from 0 to 5", "-1"),
    ({"start": True}, "start", "a whole number from 0 to 5", "True"),
    ({"start": 0}, "start", "a space of the track with a price above 0", "0"),
    (
        {"track": [0, 0, 1], "start": 1},
        "start",
        "a space of the track with a price above 0",
        "1",
    ),
    # palace_prices
    ({"palace_prices": [8, 10, 12, 14, 16]}, "palace_prices", "a list of 6 prices", None),
    ({"palace_prices": [8] * 7}, "palace_prices", "a list of 6 prices", None),
    (
        {"palace_prices": [8, 10, 12, 14, 18, 16]},
        "palace_prices",
        "numbers that never fall",
        "[8, 10, 12, 14, 18, 16]",
    ),
    ({"palace_prices": [8, 10, 12, 14, 16, 100]}, "palace_prices[6]", COST, "100"),
    ({"palace_prices": [-8, 10, 12, 14, 16, 18]}, "palace_prices[1]", COST, "-8"),
    # printed
    ({"printed": ["hops"] * 5}, "printed", "a list of 6 goods, or none", None),
    ({"printed": ["hops"] * 7}, "printed", "a list of 6 goods, or none", None),
    ({"printed": replaced("printed", 3, "malt")}, "printed[4]", FIELD, "'malt'"),
    ({"printed": replaced("printed", 0, "")}, "printed[1]", FIELD, "''"),
    ({"printed": replaced("printed", 5, 2)}, "printed[6]", FIELD, "2"),
    # single numbers
    ({"coins": -1}, "coins", COST, "-1"),
    ({"coins": 100}, "coins", COST, "100"),
    ({"coins": None}, "coins", COST, "None"),
    ({"income_top": 0}, "income_top", "a whole number from 1 to 99", "0"),
    ({"income_top": 100}, "income_top", "a whole number from 1 to 99", "100"),
    ({"opening": -1}, "opening", "a whole number from 0 to 26", "-1"),
    ({"opening": 27}, "opening", "a whole number from 0 to 26", "27"),
    ({"expert_opening": 0}, "expert_opening", "a whole number from 1 to 28", "0"),
    ({"expert_opening": 29}, "expert_opening", "a whole number from 1 to 28", "29"),
    ({"draw": 0}, "draw", "a whole number from 1 to 28", "0"),
    ({"draw": 29}, "draw", "a whole number from 1 to 28", "29"),
    ({"keep": 0}, "keep", "a whole number from 1 to 28", "0"),
    ({"keep": 29}, "keep", "a whole number from 1 to 28", "29"),
    ({"builds": 0}, "builds", "a whole number from 1 to 6", "0"),
    ({"builds": 7}, "builds", "a whole number from 1 to 6", "7"),
    # keys
    ({"price": 3}, "price", "one of the keys of R8.1", "an unknown key"),
]


@pytest.mark.parametrize(("change", "key", "expected", "found"), WRONG)
def test_a_wrong_edition_is_refused_by_key_and_bound(
    change: dict[str, object], key: str, expected: str, found: str | None
) -> None:
    """R8.1: the key, what was expected, and what was found instead."""
    values = {"key": key, "expected": expected, "found": found or repr(change[key])}

    assert refused(lambda: edition(**change)) == (EditionError, "edition-key", "R8.1", values)


@pytest.mark.parametrize("key", list(GOOD))
def test_every_key_is_needed(key: str) -> None:
    """R8.1: a missing key is named."""
    data = {name: value for name, value in GOOD.items() if name != key}
    values = {"key": key, "expected": "a value", "found": "nothing"}

    assert refused(lambda: edition_from(data)) == (EditionError, "edition-key", "R8.1", values)


RIGHT: list[dict[str, object]] = [
    {"name": "x"},
    {"costs": GOOD["costs"] | {"crane": 0}},
    {"costs": GOOD["costs"] | {"crane": 99}},
    {"demands": [[1, 1, 1]] * 7},
    {"demands": [[9, 9, 9]] * 7},
    {"track": [0, 1]},
    {"track": [0] * 15 + [1], "start": 15},
    {"track": [0, 99]},
    {"start": 5},
    {"palace_prices": [0, 0, 0, 0, 0, 99]},
    {"palace_prices": [99] * 6},
    {"coins": 0},
    {"coins": 99},
    {"income_top": 1},
    {"income_top": 99},
    {"opening": 0},
    {"opening": 26},
    {"expert_opening": 1},
    {"expert_opening": 28},
    {"draw": 1},
    {"draw": 28},
    {"keep": 1},
    {"keep": 28},
    {"builds": 1},
    {"builds": 6},
]


@pytest.mark.parametrize("change", RIGHT, ids=str)
def test_the_bounds_themselves_are_allowed(change: dict[str, object]) -> None:
    """R8.1: the lowest and the highest value of every number; and it reads back the same."""
    own = edition(**change)

    assert edition_data(own) == GOOD | change
    assert edition_from(edition_data(own)) == own


def test_a_demand_card_may_be_a_text() -> None:
    """R8.1: a triple, or the text form that game files use."""
    texts = ["1-2-3", "1-3-2", "2-1-3", "2-3-1", "3-1-2", "3-2-1", "2-2-2"]

    assert edition(demands=texts) == RECONSTRUCTED


def test_a_bare_plot_is_none_or_nothing() -> None:
    """R8.1: TOML writes `none`, JSON may write null."""
    assert edition(printed=[None, None, "none", "hops", "barley", "water"]) == RECONSTRUCTED


def test_lists_may_be_tuples() -> None:
    """R8.1: any sequence of the right length."""
    assert edition(track=(0, 1, 1, 2, 2, 3), printed=tuple(GOOD["printed"])) == RECONSTRUCTED


def test_costs_are_looked_up_by_card_and_cannot_be_changed() -> None:
    """R8.1: a table of every card that is not a palace part, frozen like the edition."""
    assert {str(card): cost for card, cost in costs_of(RECONSTRUCTED).items()} == GOOD["costs"]
    assert not hasattr(costs_of(RECONSTRUCTED), "__setitem__")


def test_an_edition_error_reads_as_one_line() -> None:
    """R8.1: for programmers; the sentences for people are in furstenfeld.text."""
    with pytest.raises(EditionError) as caught:
        edition(coins=-1)

    assert str(caught.value) == (
        "edition-key: key 'coins', expected 'a whole number from 0 to 99', found '-1' (R8.1)"
    )
    values = {"key": "coins", "expected": COST, "found": "-1"}
    assert caught.value.args == ("edition-key", "R8.1", values)
