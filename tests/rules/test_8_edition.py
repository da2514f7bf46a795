"""Section 8: the two bundled editions, and that a game is played by the numbers of its own."""

from typing import Final

import msgspec
import pytest

from furstenfeld.records import BUNDLED, bundled_edition
from furstenfeld.rules import (
    PRICED_CARDS,
    Card,
    Edition,
    Good,
    Printed,
    build_cost,
    edition_data,
    edition_from,
    setup,
)
from tests.rules.positions import (
    RECONSTRUCTED,
    after,
    builds,
    coins,
    edition,
    goods,
    markers,
    options,
    ordered,
    position,
    seat,
)

COSTS: Final = """\
hops-1 3
hops-2 6
hops-3 9
barley-1 3
barley-2 6
barley-3 9
water-1 3
water-2 6
water-3 9
bank-1 7
bank-2 11
town-hall-1 3
town-hall-2 5
laboratory-1 3
laboratory-2 5
office 5
warehouse 4
market 4
magistrate 3
crane 4
tour-guide 5
scavenger 3"""


def test_five_coins_of_round_one_buy_crane_or_warehouse_but_no_field_of_two() -> None:
    """R8.0: every published hint is obeyed."""
    state = position(seat(coins=2, hand="hops-2 barley-3 warehouse crane"), round=1)

    state = after(state, "brewery 1, sell 1 hops, sell 1 barley, sell 1 water")
    assert coins(state)[0] == 5
    assert options(state) == f"{builds('warehouse')}, {builds('crane')}, built"


def test_the_warehouse_costs_four() -> None:
    """R8.0: the one cost that is published."""
    assert dict(RECONSTRUCTED.costs)[Card.WAREHOUSE] == 4


def test_the_default_edition_is_reconstructed() -> None:
    """R8.0: its name is the game's label for the numbers it was played with."""
    assert ordered().edition.name == "reconstructed"
    assert BUNDLED == ("reconstructed", "plain-track")


def test_a_game_carries_its_edition() -> None:
    """R8.0: a game always records the edition it was played with."""
    own = edition(name="my copy", coins=9)

    assert setup(ordered(edition=own)).state.table.deal.edition == own


def test_the_costs_of_reconstructed() -> None:
    """R8.0: the table of section 8."""
    lines = [f"{card} {cost}" for card, cost in RECONSTRUCTED.costs]

    assert "\n".join(lines) == COSTS


def test_the_other_numbers_of_reconstructed() -> None:
    """R8.1: opening 3, expert opening 10, draw 3, keep 1, builds 2, as the rules print them."""
    assert msgspec.structs.replace(RECONSTRUCTED, costs=()) == Edition(
        name="reconstructed",
        costs=(),
        demands=(
            *((1, 2, 3), (1, 3, 2), (2, 1, 3)),
            *((2, 3, 1), (3, 1, 2), (3, 2, 1), (2, 2, 2)),
        ),
        track=(0, 1, 1, 2, 2, 3),
        start=1,
        palace_prices=(8, 10, 12, 14, 16, 18),
        coins=2,
        printed=(None, None, None, Good.HOPS, Good.BARLEY, Good.WATER),
        income_top=25,
        opening=3,
        expert_opening=10,
        draw=3,
        keep=1,
        builds=2,
    )


@pytest.mark.parametrize("name", BUNDLED)
def test_an_edition_written_down_reads_back_the_same(name: str) -> None:
    """R8.1: the keys are all there is to an edition."""
    bundled = bundled_edition(name)

    assert edition_from(edition_data(bundled)) == bundled


def test_an_edition_is_written_as_a_plain_table() -> None:
    """R8.1: texts, numbers, lists and one table; what TOML and JSON can hold."""
    data = edition_data(RECONSTRUCTED)

    assert list(data) == [
        *("name", "costs", "demands", "track", "start", "palace_prices", "coins", "printed"),
        *("income_top", "opening", "expert_opening", "draw", "keep", "builds"),
    ]
    assert data["demands"] == [
        *([1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1], [2, 2, 2]),
    ]
    assert data["printed"] == ["none", "none", "none", "hops", "barley", "water"]
    assert (data["track"], data["palace_prices"]) == ([0, 1, 1, 2, 2, 3], [8, 10, 12, 14, 16, 18])
    costs = data["costs"]
    assert isinstance(costs, dict)
    assert {type(key) for key in costs} == {str}
    assert list(costs) == [str(card) for card in PRICED_CARDS]


def test_an_edition_may_print_other_fields() -> None:
    """R8.1: `printed` has six entries, a good or none; a printed field yields 1."""
    own = edition(printed=["water", "none", "hops", "none", "none", "water"])
    state = setup(ordered(edition=own)).state

    assert state.table.seats[0].plots == (
        *(Printed.WATER, None, Printed.HOPS),
        *(None, None, Printed.WATER),
    )
    assert goods(state) == ((1, 0, 2),) * 2


def test_an_edition_may_price_the_palace() -> None:
    """R8.1: `palace_prices`, six of them, never falling."""
    own = edition(palace_prices=[1, 1, 5, 5, 9, 9])
    state = position(seat(plots="palace-1 palace-2 . / palace-3 palace-4 water"), edition=own)

    assert build_cost(state.table, state.table.seats[0], Card.PALACE_5) == 5


def test_plain_track_differs_in_its_track_only() -> None:
    """R8.2: 0, 1, 2, 3 starting at 1."""
    plain = bundled_edition("plain-track")

    assert (plain.name, plain.track, plain.start) == ("plain-track", (0, 1, 2, 3), 1)
    assert (
        msgspec.structs.replace(plain, name="reconstructed", track=(0, 1, 1, 2, 2, 3), start=1)
        == RECONSTRUCTED
    )


def test_plain_track_prices_rise_by_whole_coins() -> None:
    """R8.2: each space is another price, and 3 is the top."""
    state = position(edition=bundled_edition("plain-track"), order=(1, 0))

    state = after(state, "1: brewery none", "0: brewery none")
    assert markers(state) == ((2, 3, 3), (3, 3, 3))
