"""Errors as one line: what is wrong, what to do, and the paragraph of the rules."""

import re
from typing import Final

from furstenfeld.rules import Card, Good, RulesError
from furstenfeld.text.words import Words, one_line

_PHRASES: Final = frozenset({"expected", "found", "place"})
"""Values that can be English phrases, which the catalogues translate."""

_NUMBER: Final = re.compile(r"(?<![\w.-])\d+(?![\w.-])")


def explain(words: Words, error: RulesError) -> str:
    """Return an error as one line that ends with the paragraph in brackets."""
    values = {name: _shown(words, name, value) for name, value in error.values.items()}
    good, count = error.values.get("good"), error.values.get("goods")
    if isinstance(good, Good) and isinstance(count, int):
        values["goods"] = words.amount(count, good)
    sentence = words.say(f"error-{error.code}", **values)
    return words.say("error-line", sentence=sentence, paragraph=error.paragraph)


def _shown(words: Words, name: str, value: str | int) -> str | int:
    """Return a value of an error as players know it."""
    match name, value:
        case (("seat" | "asked"), int()):
            return words.player(value)
        case "brewery", int():
            return words.brewery(value - 1)
        case "card", str():
            return _card(words, value)
        case _, Good():
            return words.object_good(value)
        case _, str():
            return _phrase(words, value) if name in _PHRASES else one_line(value)
        case _:
            return value


def _card(words: Words, name: str) -> str:
    """Return a card with its article, or any other text in quotation marks."""
    if name in list(Card):
        return words.object(Card(name))
    return words.say("quoted", text=one_line(name))


def _phrase(words: Words, text: str) -> str:
    """Translate a phrase such as `a whole number from 0 to 99`; return other values unchanged.

    The name of the message is made of the words of the English phrase; its numbers are passed as
    `$first` and `$second`.
    """
    message_id = phrase_id(text)
    # Only phrases begin with a letter: values from a file begin with a quote, digit or bracket.
    if not text[:1].isalpha() or not words.knows(message_id):
        return one_line(text)
    numbers = [int(number) for number in _NUMBER.findall(text)]
    return words.say(message_id, **dict(zip(("first", "second"), numbers, strict=False)))


def phrase_id(text: str) -> str:
    """Return the message id of an English phrase: its words, with `n` for every number.

    >>> phrase_id("a whole number from 0 to 99")
    'phrase-a-whole-number-from-n-to-n'
    """
    slug = re.sub(r"[^a-z0-9]+", "-", _NUMBER.sub("n", text).lower())
    return f"phrase-{slug.strip('-')}"
