"""The catalogues agree with each other, and every message can be said."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from furstenfeld.rules import CARDS, Card
from furstenfeld.text import Speaker, TextError, closest_language, languages
from furstenfeld.text import catalogue as catalogue_module
from furstenfeld.text.catalogue import Catalogue, Value, catalogue
from tests.text.fluent_files import LANGUAGES, Form, forms

ENGLISH = {(form.message_id, form.attribute): form for form in forms("en")}
SENTENCES = ("event-", "question-", "error-", "ending-", "winners-")
PARTS = (
    "event-earned-sale",
    "event-earned-office",
    "event-earned-banks",
    "event-earned-guide",
    "event-price-change",
    "error-line",
)
COUNTS = (0, 1, 2, 5, 25)


def values_of(form: Form, count: int) -> dict[str, Value]:
    """Return a value for each variable: the number where it selects a variant."""
    return {name: count if name in form.selectors else f"<{name}>" for name in form.variables}


def said(language: str, form: Form) -> list[str]:
    """Return all that a message says, in every variant that small numbers choose."""
    book = catalogue(language)
    return [book.say(form.message_id, values_of(form, count), form.attribute) for count in COUNTS]


def is_sentence(form: Form) -> bool:
    """Return whether a message is a sentence of its own, with its full stop."""
    whole = form.message_id.startswith(SENTENCES) and form.message_id not in PARTS
    return whole or form.attribute == "text"


def test_there_are_english_german_and_italian() -> None:
    assert {"de", "en", "it"} <= set(languages())


def test_every_file_in_the_folder_is_a_language() -> None:
    folder = files("furstenfeld.text").joinpath("catalogues")

    assert {f"{language}.ftl" for language in languages()} == {f.name for f in folder.iterdir()}


def test_another_language_is_another_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "nl.ftl").write_text("language-name = Nederlands\n", "utf-8")
    monkeypatch.setattr(catalogue_module, "_folder", lambda: tmp_path)

    assert languages.__wrapped__() == ("nl",)
    assert Catalogue("nl", catalogue_module.source_of("nl")).say("language-name", {}) == (
        "Nederlands"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_messages_attributes_and_variables_of_the_english_one(
    language: str,
) -> None:
    here = {(form.message_id, form.attribute): form.variables for form in forms(language)}

    assert here == {key: form.variables for key, form in ENGLISH.items()}


@pytest.mark.untraced
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_its_variables(language: str) -> None:
    for form in forms(language):
        for text in said(language, form):
            assert text
            assert text == text.strip()


@pytest.mark.untraced
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_shows_a_hole_an_isolating_mark_or_a_loud_word(language: str) -> None:
    texts = [text for form in forms(language) for text in said(language, form)]

    assert [text for text in texts if re.search(r"[{}\u2068\u2069!]", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variable_is_heard_in_some_variant(language: str) -> None:
    for form in forms(language):
        names = form.variables - form.selectors
        told = " ".join(said(language, form))

        assert {name for name in names if f"<{name}>" in told} == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_questions_errors_and_card_texts_are_whole_sentences(language: str) -> None:
    whole = [form for form in forms(language) if is_sentence(form)]
    texts = [text for form in whole for text in said(language, form)]

    assert texts
    assert [text for text in texts if not text.endswith((".", "?"))] == []


def test_a_message_that_is_not_there_is_never_printed() -> None:
    with pytest.raises(TextError, match="en: no message no-such-thing"):
        Speaker("en").say("no-such-thing")


def test_an_attribute_that_is_not_there_is_never_printed() -> None:
    with pytest.raises(TextError, match=r"en: no message yes\.loud"):
        Speaker("en").say_form("yes", "loud")


def test_a_missing_value_is_never_printed() -> None:
    with pytest.raises(TextError, match=r"event-turn: .*player"):
        Speaker("en").say("event-turn")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(TextError, match="no language 'tlh'; there are de, en, it"):
        Speaker("tlh")


def test_a_catalogue_with_a_broken_line_is_refused() -> None:
    with pytest.raises(TextError, match=r"xx: no Fluent: 'broken \{'"):
        Catalogue("xx", "fine = fine\nbroken {\n")


def test_a_catalogue_that_says_something_twice_is_refused() -> None:
    with pytest.raises(TextError, match="xx: more than once: a, -b"):
        Catalogue("xx", "a = 1\na = 2\n-b = 1\n-b = 2\n")


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("it_IT.UTF-8", "it"),
        ("EN", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_a_wish_finds_its_closest_language(wish: str, language: str) -> None:
    assert closest_language(wish) == language


def test_english_card_texts_are_those_of_the_rules() -> None:
    """R0.2: what each card does is told by the words beside its data."""
    english = Speaker("en")

    assert {row.card: english.card_text(row.card) for row in CARDS} == {
        row.card: row.text for row in CARDS
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_28_cards_have_names_of_their_own(language: str) -> None:
    """R0.4: 28 cards."""
    names = {Speaker(language).card(card) for card in Card}

    assert len(names) == 28


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_count_what_the_rules_count(language: str) -> None:
    """R0.4: every number of a card's row stands in its text in every language."""
    speaker = Speaker(language)

    for row in CARDS:
        assert str(row.amount) in re.findall(r"\d+", speaker.card_text(row.card))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_five_breweries_have_the_same_names_everywhere(language: str) -> None:
    """R0.6: five breweries."""
    names = [Speaker(language).brewery(index) for index in range(5)]

    assert names == ["Moosbichl", "Rabenried", "Haslreut", "Kaltenmühl", "Wendelkrug"]


def test_german_card_names_are_the_printed_ones() -> None:
    printed = {
        Card.OFFICE: "Kontor",
        Card.CRANE: "Baukran",
        Card.TOWN_HALL_1: "Rathaus I",
        Card.WAREHOUSE: "Lagerhaus",
        Card.MARKET: "Markt",
        Card.MAGISTRATE: "Magistrat",
        Card.LABORATORY_2: "Labor II",
        Card.BANK_1: "Bank I",
        Card.PALACE_6: "Palast VI",
        Card.TOUR_GUIDE: "Reiseführer",
        Card.SCAVENGER: "Lumpensammler",
    }

    assert {card: Speaker("de").card(card) for card in printed} == printed
