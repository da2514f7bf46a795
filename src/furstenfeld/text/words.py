"""The parts of sentences: names of players, cards, goods and breweries, and lists."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from furstenfeld.rules import GOODS, Amounts, Card, Good, Printed, Thing
from furstenfeld.text.catalogue import Value, catalogue


class Words:
    """The words of one language at one table."""

    def __init__(self, language: str, players: Sequence[str] = ()) -> None:
        """Take a language (see `languages()`) and the names of the players, seat 0 first."""
        self._catalogue = catalogue(language)
        self.language = language
        self.players = tuple(one_line(name) for name in players)

    def say(self, message_id: str, /, **values: Value) -> str:
        """Return a message of the catalogue with these values."""
        return self._catalogue.say(message_id, values)

    def say_form(self, message_id: str, form: str | None, /, **values: Value) -> str:
        """Return a form of a message: one of its attributes, or the message itself (None)."""
        return self._catalogue.say(message_id, values, form)

    def knows(self, message_id: str) -> bool:
        """Return whether the catalogue has such a message."""
        return self._catalogue.has(message_id)

    def player(self, seat: int) -> str:
        """Return the name of the player at a seat, or the number of an empty seat."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.say("seat-number", seat=seat)

    def card(self, card: Card) -> str:
        """Return the name of a card."""
        return self.say(f"card-{card}")

    def card_text(self, card: Card) -> str:
        """Return what is printed on a card."""
        return self.say_form(f"card-{card}", "text")

    def thing(self, thing: Thing | None) -> str:
        """Return the name of a card, a printed field or an empty plot."""
        return self.say(_thing_id(thing))

    def object(self, thing: Thing) -> str:
        """Return a thing as the object of a sentence, with its article: `the crane`."""
        return self.say_form(_thing_id(thing), "object")

    def good(self, good: Good) -> str:
        """Return the name of a good."""
        return self.say(f"good-{good}")

    def object_good(self, good: Good) -> str:
        """Return a good as the object of a sentence, with its article if it has one."""
        return self.say_form(f"good-{good}", "object")

    def letter(self, good: Good) -> str:
        """Return the letter of a good, for tables."""
        return self.say_form(f"good-{good}", "letter")

    def amount(self, count: int, good: Good) -> str:
        """Return a number of one good: `3 hops`."""
        return self.say_form(f"good-{good}", "amount", count=count)

    def goods(self, amounts: Amounts) -> str:
        """Return amounts of goods as a list without zeros: `3 hops and 1 water`."""
        there = [self.amount(n, good) for good, n in zip(GOODS, amounts, strict=True) if n]
        return self.listing(there) if there else self.say("goods-none")

    def brewery(self, index: int) -> str:
        """Return the name of a brewery, counted from 0."""
        return self.say(f"brewery-{index + 1}")

    def objects(self, things: Iterable[Thing]) -> str:
        """Return a list of things, each with its article."""
        return self.listing([self.object(thing) for thing in things])

    def seats(self, seats: Iterable[int]) -> str:
        """Return a list of players by their seats."""
        return self.listing([self.player(seat) for seat in seats])

    def listing(self, items: Sequence[str]) -> str:
        """Return items as a list: `a`, `a and b`, `a, b and c`."""
        *earlier, last = items
        if not earlier:
            return last
        text = earlier[0]
        for item in earlier[1:]:
            text = self.say("list-comma", first=text, next=item)
        return self.say("list-last", first=text, last=last)


def _thing_id(thing: Thing | None) -> str:
    match thing:
        case None:
            return "plot-empty"
        case Printed():
            return f"plot-{thing}"
        case Card():
            return f"card-{thing}"
        case _:
            assert_never(thing)


def one_line(text: str, longest: int = 80) -> str:
    """Return a text from outside as one short line without control characters.

    >>> one_line("A very long name", longest=8)
    'A very …'
    """
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"
