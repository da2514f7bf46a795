"""The 28 cards: their rows, and for every power a position that shows what it does."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from furstenfeld import rules
from furstenfeld.rules import (
    CARDS,
    PALACE_PARTS,
    PRICED_CARDS,
    PRINTED,
    ROWS,
    Building,
    Card,
    Choosing,
    Discarding,
    Drawing,
    Estate,
    Good,
    Power,
    Printed,
    Row,
    Trashing,
    estate_of,
    in_card_order,
)
from tests.rules.positions import (
    after,
    cards,
    coins,
    goods,
    hand,
    options,
    outcome,
    position,
    seat,
    spaces,
    things,
)

TABLE: Final = """\
hops-1        hops_field    1
hops-2        hops_field    2
hops-3        hops_field    3
barley-1      barley_field  1
barley-2      barley_field  2
barley-3      barley_field  3
water-1       water_field   1
water-2       water_field   2
water-3       water_field   3
bank-1        bank          3
bank-2        bank          5
town-hall-1   town_hall     1
town-hall-2   town_hall     2
laboratory-1  laboratory    1
laboratory-2  laboratory    2
office        office        1
warehouse     warehouse     3
market        market        3
magistrate    magistrate    3
crane         crane         2
palace-1      palace        1
palace-2      palace        2
palace-3      palace        3
palace-4      palace        4
palace-5      palace        5
palace-6      palace        6
tour-guide    tour_guide    2 expert
scavenger     scavenger     2 expert"""

Shown = Callable[[], None]
SHOWN: Final[dict[Power, Shown]] = {}


def shows(*powers: Power) -> Callable[[Shown], Shown]:
    """Mark a test as the one that shows what a power does."""

    def mark(test: Shown) -> Shown:
        SHOWN.update(dict.fromkeys(powers, test))
        return test

    return mark


def test_the_table_of_cards() -> None:
    """R0.4: every card, its power, and how much of it."""
    rows = [
        f"{row.card:<14}{row.power:<14}{row.amount}" + " expert" * row.expert_only for row in CARDS
    ]

    assert "\n".join(rows) == TABLE


@pytest.mark.parametrize("row", CARDS, ids=lambda row: str(row.card))
def test_the_words_on_a_card_name_its_number(row: Row) -> None:
    """R0.4, R0.2: what the summary says is what the card does."""
    assert re.findall(r"\d", row.text)[0] == str(row.amount)


def test_every_card_has_one_row() -> None:
    """R0.4: 28 cards, the rows in the order of the members."""
    assert [row.card for row in CARDS] == list(Card)
    assert {card: row.card for card, row in ROWS.items()} == {card: card for card in Card}


def test_palace_parts_are_the_cards_without_a_printed_cost() -> None:
    """R0.4, R4.4: six parts; the other 22 have a cost in every edition."""
    assert cards("palace-1 palace-2 palace-3 palace-4 palace-5 palace-6") == PALACE_PARTS
    assert len(PRICED_CARDS) == 22
    assert in_card_order((*reversed(PALACE_PARTS), *PRICED_CARDS)) == tuple(Card)


def test_cards_are_put_into_the_order_of_the_table() -> None:
    """R0.4: fields, banks, halls, laboratories, buildings, palace, expert cards."""
    mixed = cards("scavenger palace-2 crane bank-2 water-1 hops-3 hops-1")

    assert in_card_order(mixed) == cards("hops-1 hops-3 water-1 bank-2 crane palace-2 scavenger")
    assert in_card_order(()) == ()


def test_each_good_has_a_printed_field() -> None:
    """R0.3: hops, barley, water."""
    assert {
        Good.HOPS: Printed.HOPS,
        Good.BARLEY: Printed.BARLEY,
        Good.WATER: Printed.WATER,
    } == PRINTED


def test_an_estate_is_the_sum_of_what_is_in_sight() -> None:
    """R0.4, R4.3: effects of two cards of a kind add up."""
    assert estate_of(things("hops-3 bank-1 bank-2 / hops palace-5 laboratory-2")) == Estate(
        harvest=(4, 0, 0),
        bank=8,
        keep=0,
        draw=2,
        bonus=0,
        store=0,
        trade=0,
        lower=0,
        discount=0,
        guide=0,
        trash=0,
        parts=1,
        open_plots=(1, 2, 3, 4, 6),
    )
    assert estate_of(things("town-hall-1 town-hall-2 office / warehouse market crane")) == Estate(
        harvest=(0, 0, 0),
        bank=0,
        keep=3,
        draw=0,
        bonus=1,
        store=3,
        trade=3,
        lower=0,
        discount=2,
        guide=0,
        trash=0,
        parts=0,
        open_plots=(1, 2, 3, 4, 5, 6),
    )
    assert estate_of(things("tour-guide magistrate scavenger / . barley-2 water")) == Estate(
        harvest=(0, 2, 1),
        bank=0,
        keep=0,
        draw=0,
        bonus=0,
        store=0,
        trade=0,
        lower=3,
        discount=0,
        guide=2,
        trash=2,
        parts=0,
        open_plots=(1, 2, 3, 4, 5, 6),
    )


@pytest.mark.parametrize("card", Card)
def test_every_card_changes_what_its_estate_does(card: Card) -> None:
    """R0.4: no card is without effect."""
    bare = estate_of(things(". . . / . . ."))

    assert estate_of((card, None, None, None, None, None)) != bare


def test_every_answer_of_an_estate_is_asked_for_by_a_rule() -> None:
    """R4.3: a power that no rule asks about would be a card that does nothing."""
    sources = Path(rules.__file__).parent.glob("*.py")
    asked = {
        node.attr
        for source in sources
        if source.name != "estate.py"
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    }

    assert [field for field in Estate.__struct_fields__ if field not in asked] == []


def test_every_power_is_shown_by_a_test() -> None:
    """R0.4: a power without a test below would be a card nobody has tried."""
    assert [power for power in Power if power not in SHOWN] == []


@shows(Power.HOPS_FIELD, Power.BARLEY_FIELD, Power.WATER_FIELD)
def test_fields_yield() -> None:
    """R2.6: n goods of the one type."""
    laid = seat(plots="hops-2 barley-3 water-1 / . . .")

    assert goods(after(position(laid, phase=Choosing(1)), "brewery none"))[0] == (2, 3, 1)


@shows(Power.BANK)
def test_banks_pay() -> None:
    """R3.8: 3 and 5 coins."""
    laid = seat(plots="bank-1 bank-2 . / . . .", hand="hops-3", coins=0, goods=(0, 0, 0))

    assert coins(position(laid)) == (8, 2)


@shows(Power.TOWN_HALL)
def test_town_halls_hold_cards() -> None:
    """R5.2: 1 and 2 more."""
    four = "hops-3 barley-3 water-3 bank-2"
    state = position(seat(plots="town-hall-1 town-hall-2 . / . . .", hand=four, goods=(0, 0, 0)))

    assert state.phase == Discarding(0)
    assert hand(after(state, "kept"), 0) == four


@shows(Power.LABORATORY)
def test_laboratories_draw() -> None:
    """R2.3: 1 and 2 more."""
    laid = seat(plots="laboratory-1 laboratory-2 . / . . .")
    state = after(position(laid, phase=Choosing(1)), "brewery none")

    assert state.phase == Drawing(0, 3)


@shows(Power.OFFICE)
def test_an_office_pays_for_one_type() -> None:
    """R3.7: 1 coin for each of the two hops."""
    state = position(seat(plots="office . . / . . .", goods=(2, 0, 1), hand="hops-3"))

    state = after(state, "brewery 2, sell 2 hops, sell 1 water, office hops")
    assert coins(state) == (2 + 3 + 2, 2)


@shows(Power.WAREHOUSE)
def test_a_warehouse_stores() -> None:
    """R5.3: up to 3 goods."""
    state = position(seat(plots="warehouse . . / . . .", goods=(1, 0, 2)))

    assert goods(after(state, "brewery none"))[0] == (1, 0, 2)


@shows(Power.MARKET)
def test_a_market_trades() -> None:
    """R3.2: up to 3 goods."""
    state = position(seat(plots="market . . / . . .", goods=(3, 0, 0)), markers={1: (1, 5, 1)})

    assert coins(after(state, "brewery 1, trade 3 hops>barley, sell 3 barley"))[0] == 2 + 9


@shows(Power.MAGISTRATE)
def test_a_magistrate_lowers_the_marker() -> None:
    """R3.10: by 3 spaces."""
    state = position(seat(plots="magistrate bank-2 . / . . ."))

    assert spaces(after(state, "brewery none")) == {0: 2}


@shows(Power.CRANE)
def test_a_crane_cheapens() -> None:
    """R4.5: by 2 coins."""
    laid = seat(plots="crane . . / . . .", hand="hops-2", coins=4, goods=(0, 0, 0))

    assert coins(after(position(laid), "build hops-2 2")) == (0, 2)


@shows(Power.PALACE)
def test_palace_parts_win() -> None:
    """R7.1: six of them."""
    laid = seat(plots="palace-1 palace-2 palace-3 / palace-4 palace-5 palace-6")

    assert after(position(laid, phase=Choosing(1)), "brewery none").winners == (0,)


@shows(Power.TOUR_GUIDE)
def test_a_tour_guide_shows_the_palace() -> None:
    """R3.8: 2 coins for each of two parts."""
    laid = seat(plots="tour-guide palace-2 palace-3 / . . .", goods=(0, 0, 0))

    assert coins(position(laid, variant="expert")) == (6, 2)


@shows(Power.SCAVENGER)
def test_a_scavenger_takes_cards_away() -> None:
    """R5.1: two of them."""
    laid = seat(plots="scavenger . . / . . .", hand="hops-3 office crane", goods=(0, 0, 0))
    state = position(laid, variant="expert")

    assert state.phase == Trashing(0, 2)
    assert hand(after(state, "trash crane, trash office"), 0) == "hops-3"


def test_a_card_has_no_power_in_hand_or_deck() -> None:
    """R4.3: a card works from the moment it is built, not before."""
    laid = seat(hand="crane bank-1 office market laboratory-2", coins=6)
    played = outcome(position(laid), "brewery 1, sell 1 hops, sell 1 barley, sell 1 water")

    assert played.state.phase == Building(0, 2)
    assert coins(played.state)[0] == 9
    assert options(played.state).count("build bank-1") == 6
