"""Sentences for players: events, cards, actions, questions and errors, in several languages.

Each language is a file in `catalogues/`. A `Speaker` writes sentences in one of them.
"""

from furstenfeld.text.catalogue import TextError, Value, closest_language, languages, source_of
from furstenfeld.text.faults import phrase_id
from furstenfeld.text.speaker import Speaker
from furstenfeld.text.words import one_line

__all__ = [
    "Speaker",
    "TextError",
    "Value",
    "closest_language",
    "languages",
    "one_line",
    "phrase_id",
    "source_of",
]
