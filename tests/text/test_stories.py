"""Whole games retold: every event, choice and question of random games can be said."""

from collections.abc import Iterator

import pytest

from furstenfeld.records import Chance, deal
from furstenfeld.rules import (
    Card,
    Drew,
    Event,
    Outcome,
    PrivateEvent,
    apply,
    redact,
    setup,
)
from furstenfeld.text import Speaker
from tests.text.fluent_files import LANGUAGES

pytestmark = pytest.mark.untraced

PLAYERS = ("Ada", "Bo", "Cleo", "Dag", "Eva")
GAMES = [("base", 2), ("base", 4), ("expert", 3), ("expert", 5)]


def random_game(variant: str, players: int) -> Iterator[Outcome]:
    chance = Chance(f"{variant} {players}", "story")
    outcome = setup(deal("story", players, variant))
    yield outcome
    while outcome.state.options:
        outcome = apply(outcome.state, chance.choice(outcome.state.options))
        yield outcome


def events_of(variant: str, players: int) -> list[Event]:
    return [event for outcome in random_game(variant, players) for event in outcome.events]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_a_game_can_be_retold_from_the_first_round_to_the_winner(
    language: str, variant: str, players: int
) -> None:
    speaker = Speaker(language, PLAYERS[:players])
    events = events_of(variant, players)
    told = [speaker.event(event) for event in events]

    assert all(line.endswith(".") for line in told)
    assert told[-1] == speaker.event(events[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_choice_of_a_game_can_be_said(language: str) -> None:
    speaker = Speaker(language, PLAYERS[:3])
    for outcome in random_game("expert", 3):
        question = speaker.question(outcome.state.phase)
        choices = {speaker.action(action) for action in outcome.state.options}

        assert question.endswith((".", "?"))
        assert len(choices) == len(outcome.state.options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spectator_hears_no_card_that_is_secret(language: str) -> None:
    """R2.5: what is drawn, kept and put under is told to its owner alone."""
    speaker = Speaker(language, PLAYERS[:3])
    for event in events_of("expert", 3):
        if isinstance(event, PrivateEvent):
            names = [speaker.object(card) for card in _cards(event)]
            line = speaker.event(redact(event, None))

            assert not any(name in line for name in names)


def _cards(event: PrivateEvent) -> tuple[Card, ...]:
    return event.cards if isinstance(event, Drew) else (event.card,)
