"""The page: one file that needs nothing else and reads the same as the tables."""

import re
from html.parser import HTMLParser

import msgspec
import pytest

from furstenfeld.lab.balance import BalancePlan, BalanceReport, report, sections, tables
from furstenfeld.lab.balance.report_page import page_of
from furstenfeld.rules import Edition, Ending, Variant
from furstenfeld.text import Speaker, languages
from tests.lab.balance.games import GAME, PLAIN_TRACK, RECONSTRUCTED, game

ENGLISH = Speaker("en")


def found(*editions: Edition) -> BalanceReport:
    """Return a report on both variants."""
    plan = BalancePlan(editions, tuple(Variant), (2,), games=40, bot="random", seed="s")
    return report(plan, {setting: dict.fromkeys(range(1, 41), GAME) for setting in plan.settings()})


ONE, TWO = found(RECONSTRUCTED), found(RECONSTRUCTED, PLAIN_TRACK)


class Seen(HTMLParser):
    """What is on a page: its tags in order, and the text of its headings and cells."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.texts: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("report", [ONE, TWO], ids=["one edition", "two editions"])
def test_the_page_has_every_number_of_the_tables(language: str, report: BalanceReport) -> None:
    speaker = Speaker(language)
    seen = set(Seen(page_of(speaker, report)).texts)
    cells = {
        cell
        for section in sections(speaker, report)
        for grid in tables(section)
        for row in grid.rows
        for cell in row[grid.labels :]
        if cell
    }

    assert cells - seen == set()


@pytest.mark.parametrize("report", [ONE, TWO], ids=["one edition", "two editions"])
def test_the_page_needs_no_network_no_script_and_no_other_file(report: BalanceReport) -> None:
    page = page_of(ENGLISH, report)
    seen = Seen(page)
    links = [value for key, value in seen.attributes if key in ("href", "src", "xlink:href")]

    assert {"script", "link", "img", "iframe"} & set(seen.tags) == set()
    assert all(link is not None and link.startswith("#") for link in links)
    assert re.findall(r"url\(|@import|https?:", page) == []


def test_the_page_follows_the_reader_s_wish_for_dark_and_for_small_screens() -> None:
    page = page_of(ENGLISH, ONE)

    assert "prefers-color-scheme: dark" in page
    assert 'content="width=device-width, initial-scale=1"' in page


def test_every_picture_has_a_title_for_screen_readers() -> None:
    page = page_of(ENGLISH, TWO)
    pictures = re.findall(r'<svg[^>]*role="img"[^>]*>(<title>[^<]+)?', page)

    assert len(pictures) > 20
    assert all(pictures)


def test_every_link_leads_to_its_variant() -> None:
    seen = Seen(page_of(ENGLISH, ONE))
    names = {value for key, value in seen.attributes if key == "id"}
    links = {value for key, value in seen.attributes if key == "href"}

    assert links == {"#base", "#expert"}
    assert {link.lstrip("#") for link in links if link} <= names


def test_what_a_file_calls_itself_is_text_and_never_markup() -> None:
    hostile = msgspec.structs.replace(RECONSTRUCTED, name="<script>alert(1)</script>")
    page = page_of(ENGLISH, found(hostile))

    assert "<script" not in page
    assert "&lt;script&gt;" in page


def test_a_game_that_nobody_wins_leaves_the_seats_without_a_picture() -> None:
    plan = BalancePlan((RECONSTRUCTED,), (Variant.BASE,), (2,), games=1, bot="random", seed="s")
    (setting,) = plan.settings()
    nobody = game(winners=(), ending=Ending.ROUNDS, builds=((), ()))
    page = page_of(ENGLISH, report(plan, {setting: {1: nobody}}))

    assert "Wins by place" in page
    assert "Place 1" in page
