"""Choices as phrases, and questions as sentences."""

import pytest

from furstenfeld.rules import (
    ACTIONS,
    Action,
    Bonus,
    Building,
    Card,
    Choosing,
    Discarding,
    Drawing,
    Dropping,
    Ending,
    Good,
    Opening,
    Over,
    Phase,
    Printed,
    Selling,
    Trading,
    Trashing,
    parse,
)
from furstenfeld.text import Speaker
from tests.text.fluent_files import LANGUAGES

PHRASES = [
    ("keep crane", "Keep the crane", "Behalte den Baukran", "Conserva la gru"),
    (
        "under office",
        "Put the office under the deck",
        "Lege das Kontor unter den Stapel",
        "Metti l'ufficio commerciale in fondo al mazzo",
    ),
    ("draw", "Draw another card", "Ziehe noch eine Karte", "Pesca un'altra carta"),
    ("enough", "Stop drawing", "Ziehe keine Karte mehr", "Smetti di pescare"),
    ("brewery 1", "Sell to Moosbichl", "Verkaufe an Moosbichl", "Vendi a Moosbichl"),
    (
        "brewery none",
        "Sell nothing",
        "Verkaufe nichts",
        "Non vendere nulla",
    ),
    (
        "trade 2 hops>water",
        "Turn 2 hops into water",
        "Tausche 2 Hopfen gegen Wasser",
        "Trasforma 2 luppoli in acqua",
    ),
    (
        "trade none",
        "Don’t trade",
        "Tausche nichts",
        "Non scambiare nulla",
    ),
    ("sell 3 hops", "Sell 3 hops", "Verkaufe 3 Hopfen", "Vendi 3 luppoli"),
    ("sell 0 barley", "Sell no barley", "Verkaufe keine Gerste", "Non vendere orzo"),
    (
        "office barley",
        "Use the office for barley",
        "Nutze das Kontor für Gerste",
        "Usa l'ufficio commerciale per l'orzo",
    ),
    (
        "office none",
        "Don’t use the office",
        "Nutze das Kontor nicht",
        "Non usare l'ufficio commerciale",
    ),
    (
        "build crane 3",
        "Build the crane on plot 3",
        "Baue den Baukran auf Bauplatz 3",
        "Costruisci la gru sul lotto 3",
    ),
    ("built", "Finish building", "Baue nichts mehr", "Non costruire altro"),
    (
        "trash market",
        "Remove the market from the game",
        "Entferne den Markt aus dem Spiel",
        "Elimina il mercato dal gioco",
    ),
    ("trashed", "Finish removing cards", "Entferne keine Karte mehr", "Non eliminare altre carte"),
    (
        "kept",
        "Keep the rest of your hand",
        "Behalte die übrigen Handkarten",
        "Conserva il resto della mano",
    ),
    ("drop water", "Give up 1 water", "Gib 1 Wasser ab", "Scarta 1 acqua"),
]


@pytest.mark.parametrize(("text", "english", "german", "italian"), PHRASES)
def test_a_choice_reads_as_a_phrase(text: str, english: str, german: str, italian: str) -> None:
    """R10.1: one phrase for each kind of action."""
    action = parse(text)

    assert Speaker("en").action(action) == english
    assert Speaker("de").action(action) == german
    assert Speaker("it").action(action) == italian


def test_every_kind_of_action_has_been_read() -> None:
    kinds = {type(parse(text)) for text, *_ in PHRASES}

    assert kinds == {type(action) for action in ACTIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_actions_read_alike(language: str) -> None:
    phrases = {Speaker(language).action(action) for action in ACTIONS}

    assert len(phrases) == len(ACTIONS)


@pytest.mark.parametrize(
    ("language", "cost", "covered", "text"),
    [
        ("en", 4, None, "Build the crane on plot 4 for 4"),
        ("en", 0, None, "Build the crane on plot 4 for free"),
        ("en", 4, Printed.HOPS, "Build the crane on plot 4 for 4 and cover the printed hops field"),
        ("en", None, Card.BANK_1, "Build the crane on plot 4 and cover bank I"),
        (
            "de",
            1,
            Card.MARKET,
            "Baue den Baukran für 1 Münze auf Bauplatz 4 und überbaue den Markt",
        ),
        ("it", 4, Card.OFFICE, None),
    ],
)
def test_a_build_can_tell_its_cost_and_what_it_covers(
    language: str, cost: int | None, covered: Card | Printed | None, text: str | None
) -> None:
    """R4.2, R4.4."""
    action: Action = parse("build crane 4")
    italian = "Costruisci la gru sul lotto 4 per 4 monete e copri l'ufficio commerciale"

    assert Speaker(language).action(action, cost=cost, covered=covered) == (text or italian)


QUESTIONS: list[tuple[Phase, str, str]] = [
    (Opening(0, None), "Choose the one card to keep.", "Scegli l'unica carta che conservi."),
    (
        Opening(0, Card.CRANE),
        "Choose the next card to put under your deck. You will draw them again in this order.",
        "Scegli la prossima carta da mettere in fondo al mazzo. Le ripescherai in quest'ordine.",
    ),
    (
        Drawing(0, 1),
        "Draw another card? It is the last one your laboratory allows.",
        "Vuoi pescare un'altra carta? È l'ultima che il tuo laboratorio permette.",
    ),
    (
        Drawing(0, 3),
        "Draw another card? Your laboratory allows 3 more.",
        "Vuoi pescare un'altra carta? Il tuo laboratorio ne permette ancora 3.",
    ),
    (Choosing(0), "Choose a brewery to sell to.", "Scegli un birrificio a cui vendere."),
    (
        Trading(0, None),
        "Choose what to trade at your market.",
        "Scegli che cosa scambiare al mercato.",
    ),
    (
        Selling(0, 1, (2,)),
        "Choose the amount of barley to sell to Rabenried.",
        "Scegli quante unità di orzo vendi a Rabenried.",
    ),
    (
        Bonus(0, 1, (2, 1, 0)),
        "Choose the good your office pays for.",
        "Scegli la materia prima per cui paga il tuo ufficio commerciale.",
    ),
    (
        Building(0, 2),
        "Choose a card to build and a plot for it. You may build 2 more.",
        "Scegli una carta e il lotto su cui costruirla. Puoi costruirne ancora 2.",
    ),
    (
        Trashing(0, 1),
        "Choose a card to remove from the game. You may remove one more.",
        "Scegli una carta da eliminare dal gioco. Puoi eliminarne ancora una.",
    ),
    (
        Discarding(0),
        "Choose the next card to put under your deck. You will draw them again in this order.",
        "Scegli la prossima carta da mettere in fondo al mazzo. Le ripescherai in quest'ordine.",
    ),
    (
        Dropping(0),
        "Choose a good to give up. Your warehouse is full.",
        "Scegli una materia prima da scartare. Il tuo magazzino è pieno.",
    ),
    (Over(Ending.PALACE, (0,)), "The game is over.", "La partita è finita."),
]


@pytest.mark.parametrize(("phase", "english", "italian"), QUESTIONS)
def test_a_question_says_what_to_do_now(phase: Phase, english: str, italian: str) -> None:
    """R10.4: one question for each decision of a turn."""
    assert Speaker("en").question(phase) == english
    assert Speaker("it").question(phase) == italian


@pytest.mark.parametrize(
    ("good", "text"),
    [
        (Good.HOPS, "Wähle, wie viel Hopfen du an Haslreut verkaufst."),
        (Good.BARLEY, "Wähle, wie viel Gerste du an Haslreut verkaufst."),
        (Good.WATER, "Wähle, wie viel Wasser du an Haslreut verkaufst."),
    ],
)
def test_each_good_is_asked_in_its_turn(good: Good, text: str) -> None:
    """R10.4: hops, barley, water."""
    answered = (0,) * list(Good).index(good)

    assert Speaker("de").question(Selling(0, 2, answered)) == text
