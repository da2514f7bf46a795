"""What was refused, as one line: what is wrong, what to do, and the paragraph of the rules."""

import re
from typing import Final

from furstenfeld.rules import Card, Good, RulesError
from furstenfeld.text.words import Words, one_line

_PHRASES: Final = frozenset({"expected", "found", "place"})
"""Values that may be English phrases; the catalogues know each by its words."""

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
    """Return a value of an error as people call it."""
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
    """Return a card with its article, or in quotation marks what is no card at all."""
    if name in list(Card):
        return words.object(Card(name))
    return words.say("quoted", text=one_line(name))


def _phrase(words: Words, text: str) -> str:
    """Return a phrase such as `a whole number from 0 to 99` in the language, or a value as it is.

    The rules say what they expect in plain English; its words name the message, and its numbers
    are passed as `$first` and `$second`.
    """
    message_id = phrase_id(text)
    # A value from a file is quoted, a number or a bracket: only a bare word begins a phrase.
    if not text[:1].isalpha() or not words.knows(message_id):
        return one_line(text)
    numbers = [int(number) for number in _NUMBER.findall(text)]
    return words.say(message_id, **dict(zip(("first", "second"), numbers, strict=False)))


def phrase_id(text: str) -> str:
    """Return the message of an English phrase: its words, with `n` for every number."""
    slug = re.sub(r"[^a-z0-9]+", "-", _NUMBER.sub("n", text).lower())
    return f"phrase-{slug.strip('-')}"
