"""The page of an arena: well formed, complete in itself, and with every plot on it."""

import re
from html import unescape
from html.parser import HTMLParser

import pytest

from furstenfeld.lab.arena import ContestReport, Field, play_locally, report_of
from furstenfeld.lab.arena.report_page import page_of
from furstenfeld.lab.report.charts import shortened
from furstenfeld.lab.report.scale import Scale, ticks
from furstenfeld.text import Speaker, languages
from tests.lab.arena.contests import contest
from tests.lab.arena.players import make

VOID = {"meta"}
FIGURES = (
    *("rating", "shares", "budget", "incomes", "palaces", "meetings", "length", "order", "seats"),
    *("cards", "card-wins", "numbers"),
)
NASTY = "careless:care=0.5,note=<b>&amp;\"'</svg>"


class Reader(HTMLParser):
    """Reads a page strictly: every element is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.figures: dict[str, list[str]] = {}
        self.outside: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        if tag == "figure":
            self.figures[found["aria-labelledby"] or ""] = []
        elif "figure" in self.open:
            list(self.figures.values())[-1].append(tag)
        self.ids += [value for key, value in attrs if key == "id" and value]
        self.outside += [key for key in found if key in ("src", "href", "srcset", "data")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.fixture(scope="module")
def report() -> ContestReport:
    """Return the report of a small contest, with a name that a page has to quote."""
    found = contest(NASTY, "careless:care=0.9", "careless:care=0.6", "random", field=Field.MIXED,
                    players=3, deals=8)  # fmt: skip
    games = {game.key: game for game in play_locally(found, found.tasks(), 2, make)}
    return report_of(found, games)


@pytest.fixture(scope="module")
def page(report: ContestReport) -> str:
    return page_of(report, Speaker("en"))


@pytest.fixture(scope="module")
def reader(page: str) -> Reader:
    found = Reader()
    found.feed(page)
    found.close()
    return found


def test_every_element_is_closed_in_order(reader: Reader) -> None:
    assert reader.open == []


def test_every_figure_is_there_with_its_plot(reader: Reader) -> None:
    assert set(reader.figures) == set(FIGURES)
    for name, tags in reader.figures.items():
        assert ("table" if name in ("meetings", "cards", "card-wins", "numbers") else "svg") in tags


def test_every_figure_is_called_by_its_own_heading(reader: Reader) -> None:
    assert sorted(reader.ids) == sorted(FIGURES)


def test_every_picture_says_what_it_is(page: str) -> None:
    pictures = re.findall(r'<svg [^>]*role="img"[^>]*>(<title>[^<]+</title>)?', page)

    assert len(pictures) == 8
    assert all(pictures)


def test_nothing_is_fetched_from_elsewhere(reader: Reader, page: str) -> None:
    assert reader.outside == []
    assert not re.search(r"https?:|@import|url\(|<script|<link", page)


def test_both_colour_schemes_are_there(page: str) -> None:
    assert "@media (prefers-color-scheme: dark)" in page


def test_the_name_of_a_bot_is_quoted(reader: Reader, page: str) -> None:
    assert "<b>" not in page
    assert any(NASTY in text for text in reader.text)


def test_the_bots_stand_in_the_order_of_their_rating(reader: Reader, report: ContestReport) -> None:
    text = "\n".join(reader.text)
    places = [text.index(f"{number} {bot.bot}") for number, bot in enumerate(report.bots, 1)]

    assert places == sorted(places)


@pytest.mark.parametrize("language", languages())
def test_the_page_speaks_every_language(report: ContestReport, language: str) -> None:
    speaker = Speaker(language)
    page = page_of(report, speaker)

    assert f'<html lang="{language}">' in page
    assert speaker.say("arena-method-blocks") in unescape(page)


def test_the_same_report_gives_the_same_page(report: ContestReport, page: str) -> None:
    assert page_of(report, Speaker("en")) == page


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (1, 9, [2, 4, 6, 8]),
        (1480, 1530, [1480, 1490, 1500, 1510, 1520, 1530]),
        (0.21, 0.29, [0.22, 0.24, 0.26, 0.28]),
    ],
)
def test_an_axis_has_few_round_numbers(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == expected


def test_on_a_logarithmic_axis_tenfold_is_always_as_far() -> None:
    scale = Scale(0.01, 100, 0, 400, is_log=True)

    assert [scale.at(number) for number in (0.01, 0.1, 1, 10, 100)] == [0, 100, 200, 300, 400]


def test_what_lies_beyond_an_axis_is_drawn_at_its_end() -> None:
    assert (Scale(0, 1, 10, 20).at(-5), Scale(0, 1, 10, 20).at(7)) == (10, 20)


def test_a_long_name_keeps_its_ends() -> None:
    shown = shortened("program:python -m my_bots.deep.very_deep_bot --level 9", 20)

    assert len(shown) == 20
    assert (shown[:8], shown[-9:]) == ("program:", "--level 9")
