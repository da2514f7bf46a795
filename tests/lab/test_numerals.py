"""Numbers as each language writes them."""

import pytest

from furstenfeld.lab.arena import Interval
from furstenfeld.lab.numerals import decimal, percent, percents, rating_bounds
from furstenfeld.text import Speaker


@pytest.mark.parametrize(("language", "written"), [("en", "1.5"), ("de", "1,5"), ("it", "1,5")])
def test_every_language_has_its_decimal_sign(language: str, written: str) -> None:
    assert decimal(Speaker(language), 1.54) == written


@pytest.mark.parametrize(
    ("number", "written"), [(-0.01, "0.0"), (-0.5, "\N{MINUS SIGN}0.5"), (0, "0.0")]
)
def test_a_minus_is_a_minus_and_nothing_is_never_negative(number: float, written: str) -> None:
    assert decimal(Speaker("en"), number) == written


def test_shares_are_per_cent_and_keep_their_sign_where_lines_break() -> None:
    assert percent(Speaker("en"), 0.255) == "25.5\u00a0%"
    assert percents(Speaker("en"), Interval(0.5, 0.421, 0.58)) == "42.1–58.0\u00a0%"


def test_ratings_are_whole_points() -> None:
    assert rating_bounds(Speaker("de"), Interval(0, -20.4, 1533.6)) == "\N{MINUS SIGN}20–1534"
