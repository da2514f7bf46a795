"""Sentences for people: events, cards, actions, questions and errors, in every language there is.

A language is a file in `catalogues/`. `Speaker` says everything in one of them.
"""

from furstenfeld.text.catalogue import TextError, Value, closest_language, languages
from furstenfeld.text.speaker import Speaker

__all__ = ["Speaker", "TextError", "Value", "closest_language", "languages"]
