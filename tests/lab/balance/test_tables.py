"""The tables of a report, as texts in every language."""

import re

import pytest

from furstenfeld.lab.balance import BalancePlan, BalanceReport, report, sections, tables
from furstenfeld.lab.balance.estimates import Estimate, estimate
from furstenfeld.lab.balance.grids import CLEAR, Grid, NumberFormat
from furstenfeld.rules import Edition, Ending, Variant
from furstenfeld.text import Speaker, languages
from tests.lab.balance.games import GAME, PLAIN_TRACK, RECONSTRUCTED, game

ENGLISH, GERMAN = Speaker("en"), Speaker("de")
MINUS = "\N{MINUS SIGN}"


def found(*editions: Edition) -> BalanceReport:
    """Return the report of forty games of two with each edition; with the second all have less."""
    plan = BalancePlan(editions, (Variant.BASE,), (2,), games=40, bot="random", seed="s")
    poorer = game(incomes=((3, 3), (2, 2), (1, 1)), first_order=(0, 1), builds=((), ()))
    kinds = (GAME, poorer)
    return report(
        plan,
        {
            setting: dict.fromkeys(range(1, 41), kinds[place])
            for place, setting in enumerate(plan.settings())
        },
    )


ONE, TWO = found(RECONSTRUCTED), found(RECONSTRUCTED, PLAIN_TRACK)


def grids(report: BalanceReport, speaker: Speaker = ENGLISH) -> dict[str, Grid]:
    """Return the tables of a report by name; of one name the last."""
    (section,) = sections(speaker, report)
    return {grid.name: grid for grid in tables(section)}


def line(grid: Grid, label: str) -> tuple[str, ...]:
    """Return the row that begins with this."""
    return next(row for row in grid.rows if row[0] == label)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("report", [ONE, TWO], ids=["one edition", "two editions"])
def test_every_table_has_a_title_and_as_many_cells_as_columns(
    language: str, report: BalanceReport
) -> None:
    for grid in grids(report, Speaker(language)).values():
        assert grid.title and grid.note and grid.rows
        assert {len(row) for row in grid.rows} == {len(grid.columns)}


def test_one_edition_has_figures_and_two_have_differences() -> None:
    assert "figures" in grids(ONE) and "compared" not in grids(ONE)
    assert "figures" not in grids(TWO) and "compared" in grids(TWO)


def test_known_facts_stand_beside_what_was_found() -> None:
    facts = grids(ONE)["facts"]

    assert line(facts, "5 coins in round 1") == ("5 coins in round 1", "5.00 ✓")
    assert line(facts, "1½ passes") == ("1½ passes", "0.75 ✗")
    assert line(facts, "Prices climb") == ("Prices climb", "0.50 ✓")


def test_figures_have_their_margin() -> None:
    figures = grids(ONE)["figures"]

    assert line(figures, "Games") == ("Games", "40")
    assert line(figures, "Rounds") == ("Rounds", "3.00 ±0.00")
    assert line(figures, "Ended with a palace") == ("Ended with a palace", "100.0 %")


def test_an_ending_that_never_happened_has_no_row() -> None:
    labels = {row[0] for row in grids(ONE)["figures"].rows}

    assert "Ended with a palace" in labels
    assert "Ended in a stalemate" not in labels


def test_an_ending_that_happened_has_a_row() -> None:
    plan = BalancePlan((RECONSTRUCTED,), (Variant.BASE,), (2,), games=2, bot="random", seed="s")
    (setting,) = plan.settings()
    stalemate = game(ending=Ending.STALEMATE, winners=())
    figures = grids(report(plan, {setting: {1: GAME, 2: stalemate}}))["figures"]

    assert line(figures, "Ended in a stalemate") == ("Ended in a stalemate", "50.0 %")


def test_lengths_are_shares_of_games_with_their_spread() -> None:
    assert grids(ONE)["lengths"].columns == ("Players", "3", "Spread")
    assert grids(ONE)["lengths"].rows == (("2", "100 %", "0.00"),)


def test_many_rounds_share_columns() -> None:
    plan = BalancePlan((RECONSTRUCTED,), (Variant.BASE,), (2,), games=2, bot="random", seed="s")
    (setting,) = plan.settings()
    long = game(
        rounds=100,
        incomes=((3, 3),) * 100,
        palaces=((0, 0),) * 100,
        prices=((1, 1, 1),) * 100,
        palace_prices=(8,) * 100,
    )
    shown = grids(report(plan, {setting: {1: GAME, 2: long}}))

    assert shown["lengths"].columns[:3] == ("Players", "3–15", "16–28")
    assert shown["lengths"].rows[0][1] == "50 %"
    assert len(shown["rounds-income"].columns) <= 12


def test_figures_by_round_are_those_of_the_report() -> None:
    shown = grids(ONE)

    assert shown["rounds-income"].rows == (("2", "3.0", "6.0", "8.0"),)
    assert shown["rounds-water"].rows == (("2", "1.00", "2.00", "3.00"),)
    assert shown["rounds-water"].title == "Price of water, by round"
    assert shown["rounds-palace-price"].rows == (("2", "8.0", "10.0", "12.0"),)
    assert shown["rounds-parts"].rows == (("2", "0.00", "0.50", "4.00"),)


def test_a_round_that_few_games_reached_is_left_out() -> None:
    plan = BalancePlan((RECONSTRUCTED,), (Variant.BASE,), (2,), games=20, bot="random", seed="s")
    (setting,) = plan.settings()
    games = {number: game(rounds=2) for number in range(1, 20)}
    shown = grids(report(plan, {setting: {**games, 20: GAME}}))

    assert shown["rounds-income"].columns == ("Players", "1", "2")


def test_the_cards_say_what_became_of_them() -> None:
    crane = line(grids(ONE)["cards"], "Crane")
    town_hall = line(grids(ONE)["cards"], "Town hall I")

    assert crane[:5] == ("Crane", "4", "50 %", "1.0", "2.00")
    assert crane[5].endswith(CLEAR)
    assert crane[6:] == ("6.0", "1.5")
    assert town_hall[1:] == ("3", "0 %", "–", "–", "–", "–", "–")


def test_seats_are_marked_where_they_are_not_equal() -> None:
    (row,) = grids(ONE)["seats"].rows

    assert row[:2] == ("2", "50")
    assert [cell.split(" ±")[0] for cell in row[2:4]] == ["0", "100"]
    assert row[4].startswith("<0.001") and row[4].endswith(CLEAR)


def test_with_two_editions_every_row_says_which() -> None:
    rows = grids(TWO)["lengths"].rows

    assert [row[:2] for row in rows] == [("2", "reconstructed"), ("2", "plain-track")]


def test_differences_stand_beside_both_values_and_the_clear_ones_are_marked() -> None:
    compared = grids(TWO)["compared"]
    income, rounds = line(compared, "Income per round"), line(compared, "Rounds")

    assert compared.columns == ("Figure", "reconstructed", "plain-track", "Difference")
    assert income[1:3] == ("5.7", "2.0")
    assert re.fullmatch(rf"{MINUS}3\.67 ±0\.00\s{CLEAR}", income[3])
    assert rounds[3].split() == ["0.00", "±0.00"]


def test_differences_of_cards_are_in_points() -> None:
    crane = line(grids(TWO)["compared-cards"], "Crane")

    assert crane[1:3] == ("50.0 %", "0.0 %")
    assert crane[3].split() == [f"{MINUS}50.0", "±0.0", CLEAR]


def test_an_edition_with_a_hostile_name_stays_on_its_line() -> None:
    plan = BalancePlan((PLAIN_TRACK,), (Variant.BASE,), (2,), games=1, bot="random", seed="s")
    (setting,) = plan.settings()
    finding = report(plan, {setting: {1: GAME}})
    hostile = "\x1b[2Jbad\nname"
    evil = BalanceReport(
        editions=(hostile,),
        bot="random",
        seed="s",
        findings=finding.findings,
        cards=(),
        comparisons=(),
    )
    (section,) = sections(ENGLISH, evil)

    assert all("\x1b" not in grid.title and "\n" not in grid.title for grid in tables(section))


def test_numbers_are_written_as_the_language_does() -> None:
    half = Estimate(-0.5, -1.25, 0.25, spread=1, games=9, is_clear=False)

    assert NumberFormat(GERMAN).plain(1.25, 2) == "1,25"
    assert NumberFormat(ENGLISH).plain(-0.001, 2) == "0.00"
    assert NumberFormat(ENGLISH).plain(None) == NumberFormat(ENGLISH).plain(float("inf")) == "–"
    assert NumberFormat(ENGLISH).signed(0.5) == "+0.5"
    assert NumberFormat(GERMAN).signed(-0.5) == f"{MINUS}0,5"
    assert NumberFormat(ENGLISH).signed(0.01) == "0.0"
    assert NumberFormat(ENGLISH).percent(0.256, 1) == "25.6 %"
    assert NumberFormat(GERMAN).range(half) == f"{MINUS}1,25 … 0,25"
    assert NumberFormat(ENGLISH).about(half) == f"{MINUS}0.50 ±0.75"
    assert NumberFormat(ENGLISH).about(half, 0, times=100) == f"{MINUS}50 ±75"
    assert NumberFormat(ENGLISH).about(estimate([2.0]), 1, is_signed=True) == "+2.0"
    assert NumberFormat(GERMAN).tick(0.5) == "0,5"
    assert NumberFormat(ENGLISH).tick(-10) == f"{MINUS}10"
