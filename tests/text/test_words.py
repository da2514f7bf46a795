"""Names, amounts and lists, in the grammar of each language."""

import pytest

from furstenfeld.rules import Amounts, Card, Good, Printed
from furstenfeld.text import Speaker

PLAYERS = ("Ada", "Bo", "Cleo")


@pytest.mark.parametrize(
    ("language", "amounts", "text"),
    [
        ("en", (3, 0, 1), "3 hops and 1 water"),
        ("en", (1, 2, 1), "1 hops, 2 barley and 1 water"),
        ("en", (0, 0, 0), "nothing"),
        ("de", (3, 0, 1), "3 Hopfen und 1 Wasser"),
        ("de", (1, 2, 1), "1 Hopfen, 2 Gerste und 1 Wasser"),
        ("de", (0, 0, 0), "nichts"),
        ("it", (3, 0, 1), "3 luppoli e 1 acqua"),
        ("it", (1, 2, 2), "1 luppolo, 2 orzi e 2 acque"),
        ("it", (0, 1, 0), "1 orzo"),
        ("it", (0, 0, 0), "nulla"),
    ],
)
def test_goods_are_counted_and_listed(language: str, amounts: Amounts, text: str) -> None:
    assert Speaker(language).goods(amounts) == text


@pytest.mark.parametrize(("language", "name"), [("en", "barley"), ("de", "Gerste"), ("it", "orzo")])
def test_a_good_has_a_name(language: str, name: str) -> None:
    assert Speaker(language).good(Good.BARLEY) == name


@pytest.mark.parametrize(("language", "letters"), [("en", "HBW"), ("de", "HGW"), ("it", "LOA")])
def test_a_good_has_a_letter_for_tables(language: str, letters: str) -> None:
    assert "".join(Speaker(language).letter(good) for good in Good) == letters


@pytest.mark.parametrize(
    ("thing", "english", "german", "italian"),
    [
        (Card.CRANE, "Crane", "Baukran", "Gru"),
        (Printed.WATER, "printed water field", "aufgedrucktes Wasserfeld", None),
        (None, "empty", "leer", "vuoto"),
    ],
)
def test_what_lies_on_a_plot_has_a_name(
    thing: Card | Printed | None, english: str, german: str, italian: str | None
) -> None:
    """R0.3, R4.2: a card, a printed field or nothing."""
    assert Speaker("en").thing(thing) == english
    assert Speaker("de").thing(thing) == german
    assert Speaker("it").thing(thing) == (italian or "campo d'acqua stampato")


@pytest.mark.parametrize(
    ("card", "german", "italian"),
    [
        (Card.CRANE, "den Baukran", "la gru"),
        (Card.OFFICE, "das Kontor", "l'ufficio commerciale"),
        (Card.SCAVENGER, "den Lumpensammler", "lo straccivendolo"),
        (Card.PALACE_4, "Palast IV", "il palazzo IV"),
    ],
)
def test_a_card_in_a_sentence_has_its_article(card: Card, german: str, italian: str) -> None:
    assert Speaker("de").object(card) == german
    assert Speaker("it").object(card) == italian


def test_players_are_called_by_name_and_others_by_seat() -> None:
    speaker = Speaker("en", PLAYERS)

    assert [speaker.player(seat) for seat in (0, 2, 3, -1)] == [
        "Ada",
        "Cleo",
        "seat 3",
        "seat -1",
    ]


def test_a_name_cannot_give_orders_to_the_terminal() -> None:
    assert Speaker("en", ("A\x1b[2J\n",)).player(0) == r"A\x1b[2J\n"


def test_a_name_of_any_length_stays_short() -> None:
    assert Speaker("en", ("x" * 5000,)).player(0) == "x" * 79 + "…"


def test_large_numbers_are_grouped_as_the_language_does() -> None:
    assert Speaker("en").say("event-palace-price", price=1200).endswith("1,200.")
    assert Speaker("de").say("event-palace-price", price=1200).endswith("1.200 Münzen.")
