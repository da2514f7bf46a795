"""Errors as one line: what is wrong, what to do, and the paragraph of the rules."""

import re
from typing import Any

import pytest

from furstenfeld.records import bundled_edition, deal
from furstenfeld.rules import (
    ACTIONS,
    ActionError,
    Card,
    DealError,
    EditionError,
    Good,
    RulesError,
    apply,
    edition_data,
    edition_from,
    parse,
    setup,
    wrong_seat,
)
from furstenfeld.text import (
    Speaker,
    phrase_id,
)
from tests.text.fluent_files import LANGUAGES, forms
from tests.text.source_codes import source_codes, source_phrases

pytestmark = pytest.mark.untraced

PLAYERS = ("Ada", "Bo")
CODES = source_codes()


def test_the_codes_of_the_rules_are_found_in_the_source() -> None:
    assert {"no-action", "too-dear", "not-sold", "deck-misses", "file-malformed"} <= set(CODES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(CODES))
def test_every_error_of_the_source_can_be_said(language: str, code: str) -> None:
    assert Speaker(language).knows(f"error-{code}")


@pytest.mark.parametrize("code", sorted(CODES))
def test_an_error_says_only_what_the_source_tells(code: str) -> None:
    used = {
        name
        for form in forms("en")
        if form.message_id == f"error-{code}"
        for name in form.variables
    }

    assert used <= CODES[code]


@pytest.mark.parametrize("code", sorted(code for code in CODES if "action" in CODES[code]))
def test_a_refused_action_is_quoted(code: str) -> None:
    """The line names the text that is wrong."""
    form = next(form for form in forms("en") if form.message_id == f"error-{code}")

    assert "action" in form.variables


SAID = [
    (
        ActionError("too-dear", "R4.4", action="build crane 3", card=Card.CRANE, cost=4, coins=1),
        "“build crane 3” costs 4, but there is only 1 coin for the crane. Build something"
        " cheaper, or finish with “built”. (R4.4)",
        "„build crane 3“ kostet 4, aber für den Baukran ist nur 1 Münze da. Baue etwas"
        " Billigeres oder beende das Bauen mit „built“. (R4.4)",
        "«build crane 3» costa 4, ma per la gru c'è solo 1 moneta. Costruisci qualcosa di"
        " meno caro o termina con «built». (R4.4)",
    ),
    (
        ActionError("not-so-many", "R3.1", action="sell 4 hops", good=Good.HOPS, goods=2),
        "“sell 4 hops” asks for more than there is: 2 hops. Choose less, or another good. (R3.1)",
        "„sell 4 hops“ verlangt mehr, als da ist: 2 Hopfen."
        " Wähle weniger oder einen anderen Rohstoff. (R3.1)",
        "«sell 4 hops» chiede più di quanto c'è: 2 luppoli."
        " Scegli di meno o un'altra materia prima. (R3.1)",
    ),
    (
        ActionError("no-price", "R3.3", action="sell 1 barley", good=Good.BARLEY, brewery=2),
        "“sell 1 barley” is not possible: Rabenried pays 0 for barley. Keep the goods. (R3.3)",
        "„sell 1 barley“ geht nicht: Rabenried zahlt 0 für Gerste. Behalte die Rohstoffe. (R3.3)",
        "«sell 1 barley» non è possibile: Rabenried paga 0 per l'orzo. Tieni le materie"
        " prime. (R3.3)",
    ),
    (
        ActionError("wrong-seat", "R2.1", action="draw", seat=7, asked=1),
        "“draw” comes from seat 7, but Bo has to answer now. Wait for your turn. (R2.1)",
        "„draw“ kommt von Platz 7, antworten muss jetzt aber Bo. Warte, bis du am Zug bist. (R2.1)",
        "«draw» (posto 7) non è possibile adesso. Ora deve rispondere Bo. Aspetta il tuo"
        " turno. (R2.1)",
    ),
    (
        EditionError(
            "edition-key",
            "R8.1",
            key="coins",
            expected="a whole number from 0 to 99",
            found="'two'",
        ),
        "In the edition, “coins” is 'two'. Expected: a whole number from 0 to 99. (R8.1)",
        "In der Ausgabe steht bei „coins“ 'two'."
        " Erwartet wird eine ganze Zahl von 0 bis 99. (R8.1)",
        "Nell'edizione, alla chiave «coins» c'è 'two'. Valore atteso: un numero intero da"
        " 0 a 99. (R8.1)",
    ),
    (
        DealError("deck-has", "R0.4", seat=0, card="castle"),
        "The deck of Ada has “castle” more than once, or should not have it at all. Each"
        " deck has one copy of each card of its variant. (R0.4)",
        "Der Stapel von Ada enthält „castle“ mehrmals oder dürfte diese Karte gar nicht"
        " enthalten. Jeder Stapel hat jede Karte seiner Variante einmal. (R0.4)",
        "Il mazzo (Ada) contiene «castle» più di una volta, o non dovrebbe contenere"
        " questa carta. Ogni mazzo ha una copia di ogni carta della sua variante. (R0.4)",
    ),
]


@pytest.mark.parametrize(("error", "english", "german", "italian"), SAID)
def test_an_error_is_said_in_three_languages(
    error: RulesError, english: str, german: str, italian: str
) -> None:
    assert Speaker("en", PLAYERS).error(error) == english
    assert Speaker("de", PLAYERS).error(error) == german
    assert Speaker("it", PLAYERS).error(error) == italian


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_game_is_one_line_with_its_paragraph(language: str) -> None:
    """R10.1: whatever is not legal is refused, and the reason can be said."""
    speaker, state = Speaker(language, PLAYERS), setup(deal("refusals", 2, "expert")).state
    codes = set()
    for number in range(120):
        for action in ACTIONS:
            if action not in state.options:
                with pytest.raises(ActionError) as caught:
                    apply(state, action)
                codes.add(caught.value.code)
                assert re.fullmatch(r".+ \(R\d+\.\d+\)", speaker.error(caught.value))
        if state.to_move is None:
            break
        state = apply(state, state.options[number * 7 % len(state.options)]).state

    assert {"not-in-hand", "not-asked", "too-dear"} <= codes


def test_an_action_by_the_wrong_seat_names_both_players() -> None:
    """R2.1."""
    state = setup(deal(1, 2)).state
    other = 1 - (state.to_move or 0)
    line = Speaker("en", PLAYERS).error(wrong_seat(state, other, parse("brewery 1")))

    assert all(name in line for name in PLAYERS)


def test_a_text_from_a_file_stays_one_short_line() -> None:
    error = ActionError("no-action", "R10.1", action="sell\n\x1b[31m" + "x" * 5000)
    line = Speaker("en").error(error)

    assert line.startswith(r"“sell\n\x1b[31mxxx")
    assert len(line) < 200


@pytest.mark.parametrize(
    ("language", "action", "line"),
    [
        ("en", 12, "a.json: action 12: “draw” comes too late. The game is over. (R7.1)"),
        ("de", 12, "a.json: Aktion 12: „draw“ kommt zu spät. Die Partie ist zu Ende. (R7.1)"),
        ("it", 12, "a.json: azione 12: «draw» arriva troppo tardi. La partita è finita. (R7.1)"),
        ("en", None, "a.json: “draw” comes too late. The game is over. (R7.1)"),
    ],
)
def test_a_file_error_begins_with_the_file_and_the_action(
    language: str, action: int | None, line: str
) -> None:
    cause = ActionError("game-over", "R7.1", action="draw")

    assert Speaker(language).file_error("a.json", cause, action) == line


def test_a_file_name_of_any_length_can_be_said() -> None:
    cause = RulesError("file-unreadable", "R8.1", reason="File name too long")

    assert Speaker("en").file_error("x" * 5000, cause).endswith("(R8.1)")


BROKEN: list[tuple[str, Any]] = [
    ("colour", "green"),
    ("name", " "),
    ("costs", 3),
    ("costs", {"castle": 3}),
    ("costs", {"crane": -1}),
    ("coins", -1),
    ("demands", []),
    ("demands", [[1, 2]] * 7),
    ("demands", [[0, 2, 3]] * 7),
    ("track", [0]),
    ("track", [1, 2]),
    ("track", [0, 2, 1]),
    ("start", 0),
    ("palace_prices", [8]),
    ("printed", []),
    ("printed", ["milk"] * 6),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "value"), BROKEN)
def test_what_an_edition_should_hold_is_said_in_the_language(
    language: str, key: str, value: object
) -> None:
    """R8.1: key and expectation are named."""
    data = edition_data(bundled_edition("reconstructed")) | {key: value}
    with pytest.raises(EditionError) as caught:
        edition_from(data)
    speaker = Speaker(language)

    assert speaker.knows(phrase_id(str(caught.value.values["expected"])))
    assert key in speaker.error(caught.value)


def test_the_phrases_of_the_source_are_found() -> None:
    assert {"numbers that never fall", "a list of names", "the file"} <= source_phrases()


@pytest.mark.parametrize("phrase", sorted(source_phrases()))
def test_every_phrase_of_the_source_can_be_said(phrase: str) -> None:
    """R8.1, R11.1: what was expected is no English word in an Italian sentence."""
    assert all(Speaker(language).knows(phrase_id(phrase)) for language in LANGUAGES)


def test_a_missing_key_of_an_edition_is_said_in_the_language() -> None:
    """R8.1."""
    data = edition_data(bundled_edition("reconstructed"))
    del data["builds"]
    with pytest.raises(EditionError) as caught:
        edition_from(data)

    assert Speaker("de").error(caught.value) == (
        "In der Ausgabe steht bei „builds“ nichts. Erwartet wird ein Wert. (R8.1)"
    )
