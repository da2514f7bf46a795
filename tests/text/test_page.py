"""The browser page tells events in the same sentences: both sides check one file."""

import json
from pathlib import Path

import msgspec
import pytest

from furstenfeld.rules import (
    Card,
    Lost,
    PutUnder,
    PutUnderUnseen,
    TurnBegan,
)
from furstenfeld.text import Speaker
from tests.text.fluent_files import LANGUAGES
from tests.text.test_events import PLAYERS, TOLD

FILE = Path(__file__).parents[2] / "web" / "tests" / "sentences.json"
HAPPENED = [
    *(event for event, *_ in TOLD),
    Lost(0, (1, 0, 0)),
    Lost(0, (1, 0, 2)),
    Lost(1, (0, 0, 1)),
    PutUnder(0, Card.CRANE),
    PutUnder(0, Card.BANK_1),
    PutUnder(0, Card.HOPS_2),
    PutUnderUnseen(1),
    PutUnderUnseen(1),
    PutUnderUnseen(2),
    TurnBegan(7),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_the_page_are_those_of_python(language: str) -> None:
    told = json.loads(FILE.read_text("utf-8"))

    assert told["events"] == json.loads(msgspec.json.encode(HAPPENED))
    assert told["players"] == list(PLAYERS)
    assert told["story"][language] == list(Speaker(language, PLAYERS).story(HAPPENED))
