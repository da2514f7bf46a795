"""What a player must not know, by the record of a game, and a search in all that a browser held."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from furstenfeld.records import Record, replay
from furstenfeld.rules import Card
from furstenfeld.text.catalogue import catalogue
from tests.browser.visitor import Visitor

STORED = """async () => {
  const kept = [];
  for (const storage of [localStorage, sessionStorage])
    kept.push(...Object.entries(storage).flat());
  for (const { name } of await indexedDB.databases()) kept.push(`IndexedDB ${name}`);
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
  return kept.join("\\n");
}"""
"""All that the browser keeps of the page: of what the service worker has put by, the addresses."""

OFFICE = re.compile(r"\boffice (hops|barley|water|none)\b")
"""An answer of a sale (R10.3), planned whether or not an office stands; it names no card."""
KEPT = re.compile(r"\S*/api/\S*|IndexedDB .*")
CARD_ORDER = [str(card) for card in Card]
CARD_IDS = frozenset(CARD_ORDER)


class Held(NamedTuple):
    """Something that a browser held, not later than so many events of the game."""

    where: str
    text: str
    heard: int


class Known(NamedTuple):
    """The cards that a player may know of after so many events."""

    heard: int
    own: frozenset[str]
    """Those of the own deck that were in the own hand."""
    shown: tuple[frozenset[str], ...]
    """Those of each deck that all have seen."""


def growing_knowledge(record: Record, seat: int) -> list[Known]:
    """Return what a seat may know, from the beginning of a game to its end."""
    known: list[Known] = []
    heard, own = 0, frozenset[str]()
    for outcome in replay(record):
        seats = outcome.state.table.seats
        heard += len(outcome.events)
        own |= {str(card) for card in seats[seat].hand}
        shown = tuple(
            frozenset(str(card) for card in record.deal.decks[place])
            - {str(card) for card in (*one.hand, *one.deck)}
            for place, one in enumerate(seats)
        )
        known.append(Known(heard, own, shown))
    return known


class Watch:
    """Keeps what one browser holds during a game."""

    def __init__(self, visitor: Visitor) -> None:
        """Begin to look over somebody's shoulder."""
        self.visitor = visitor
        self.held: list[Held] = []
        self._answered = 0

    def look(self) -> None:
        """Keep the document, the storage and what came over HTTP, as it is now."""
        page = self.visitor.page
        update = self.visitor.updates[-1]
        if update["table"]["status"] != "running":
            return
        heard = _heard(update)
        self.held.append(Held("document", page.evaluate("document.body.outerHTML"), heard))
        self.held.append(Held("storage", page.evaluate(STORED), heard))
        for answer in self.visitor.answers[self._answered :]:
            if "/api/tables/" in answer.url and not answer.url.endswith("/edition"):
                self.held.append(Held("answer", answer.text(), heard))
        self._answered = len(self.visitor.answers)

    def frames(self) -> Iterator[Held]:
        """Yield what the live line told until the end of the game, when all cards are open."""
        messages = [(text, json.loads(text)) for text in self.visitor.frames]
        updates = [_update_of(message) for _, message in messages]
        for place, (text, _) in enumerate(messages):
            # A preview does not say what has happened so far; the next update does.
            update = next((update for update in updates[place:] if update), None)
            if update and update["table"]["status"] == "running":
                yield Held("frame", text, _heard(update))


def secrets_in(held: Held, known: list[Known], seat: int) -> list[str]:
    """Return what somebody on a seat held and must not know."""
    now = next(each for each in reversed(known) if each.heard <= held.heard)
    if held.where in ("frame", "answer"):
        return list(_secrets_told(json.loads(held.text), now, seat))
    unknown = _named(OFFICE.sub("", held.text)) - now.own.union(*now.shown)
    found = [f"{card} in the {held.where}" for card in sorted(unknown)]
    # Answers of the server are not kept at all, whatever they say.
    return found + (KEPT.findall(held.text) if held.where == "storage" else [])


def _secrets_told(message: Any, now: Known, seat: int) -> Iterator[str]:
    for owner, card, where in _mentions(message, seat, "message"):
        may = now.shown[owner] | (now.own if owner == seat else frozenset())
        if card not in may:
            yield f"{card} of seat {owner} in {where}"


def _mentions(value: Any, owner: int, where: str) -> Iterator[tuple[int, str, str]]:
    """Yield each card that a message names, with the seat whose card it is, and the place."""
    if isinstance(value, dict):
        marked = value.get("seat")
        owner = marked if isinstance(marked, int) else owner
        if value.keys() <= CARD_IDS:
            yield from ((owner, card, where) for card in value)
        for key, part in value.items():
            # All that is left, in the order of the rules, says nothing of what lies where.
            if key != "unseen" or part != sorted(part, key=CARD_ORDER.index):
                yield from _mentions(part, owner, f"{where}.{key}")
    elif isinstance(value, list):
        for place, part in enumerate(value):
            seat = place if where.endswith(".seats") else owner
            yield from _mentions(part, seat, where)
    elif isinstance(value, str):
        yield from ((owner, card, where) for card in value.split() if card in CARD_IDS)


@cache
def _names() -> tuple[re.Pattern[str], dict[str, str]]:
    """Return what finds a card in a page, and the card of each name."""
    words = catalogue("en")
    cards = {name: card for card in CARD_ORDER for name in (card, words.say(f"card-{card}", {}))}
    longest_first = sorted(cards, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(longest_first)})(?![\w-])"), cards


def _named(text: str) -> frozenset[str]:
    pattern, cards = _names()
    return frozenset(cards[name] for name in pattern.findall(text))


def _update_of(message: dict[str, Any]) -> dict[str, Any] | None:
    inner: dict[str, Any] = message.get("ok") or message
    return inner if inner.get("type") == "table" else None


def _heard(update: dict[str, Any]) -> int:
    return int(update["log"]["first"]) + len(update["log"]["events"])
