"""A whole expert game between two browsers, and what each of them held while it was played."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from furstenfeld.records import Record, decode_game
from tests.browser.hands import GROWING, Hands, Keys, Mouse
from tests.browser.secrets import (
    CARD_ORDER,
    Held,
    Known,
    Watch,
    growing_knowledge,
    secrets_in,
)
from tests.browser.tables import come, table
from tests.browser.visitor import Visitor
from tests.server.short import short_edition

# The game is played once; whoever asks for it has to be on the same worker.
pytestmark = [
    pytest.mark.untraced,
    pytest.mark.timeout(300),
    pytest.mark.xdist_group("expert game"),
]
FIRST_ROUND = 1
"""Palace parts come first from the beginning."""


class Played(NamedTuple):
    """A game that was played to its end, and two people who were watched meanwhile."""

    players: tuple[Hands, Hands]
    watches: tuple[Watch, Watch]
    record: Record

    def knowledge(self, seat: int) -> list[Known]:
        """Return what a seat may know, moment by moment."""
        return growing_knowledge(self.record, seat)

    def held(self, seat: int) -> list[Held]:
        """Return all that the browser of a seat held before the end."""
        watch = self.watches[seat]
        return [*watch.frames(), *watch.held]


@contextmanager
def played(
    browser: Browser, address: str, growing: int = GROWING, edition: str | None = None
) -> Iterator[Played]:
    """Play an expert game, one by mouse and one by keys alone."""
    ada, bo = (Visitor(browser, address, service_workers="allow") for _ in range(2))
    come(ada, "Ada")
    come(bo, "Bo")
    id = table(ada, [bo], variant="expert", seed="two browsers", edition_file=edition)
    for visitor in (ada, bo):
        visitor.goto(f"/table/{id}")
    players = (Mouse(ada, growing=growing), Keys(bo, growing=growing))
    watches = (Watch(ada), Watch(bo))
    _play(players, watches)
    file = ada.context.request.get(f"{address}/api/tables/{id}/file").body()
    yield Played(players, watches, decode_game(file, "the game"))
    for visitor in (ada, bo):
        visitor.close()


@pytest.fixture(scope="module")
def game(browser: Browser, address: str) -> Iterator[Played]:
    """Play a game with an edition of one's own, in which a palace is soon built."""
    with played(browser, address, FIRST_ROUND, short_edition()) as found:
        yield found


def _play(players: tuple[Hands, Hands], watches: tuple[Watch, Watch]) -> None:
    """Let two people at their own screens play a game to its end, and look on."""
    while not all(player.is_over for player in players):
        for player, watch in zip(players, watches, strict=True):
            player.page.wait_for_timeout(20)
            if not player.is_over and player.is_asked:
                watch.look()
                player.turn()
                watch.look()


def test_it_is_played_to_its_end_by_mouse_and_by_keys_alone(game: Played) -> None:
    assert game.record.result is not None
    assert max(game.record.result.palaces) == 6
    for player in game.players:
        player.page.get_by_role("button", name="Rematch").wait_for()


def test_the_numbers_of_its_own_edition_are_those_of_the_table(game: Played) -> None:
    document = next(held.text for held in game.held(0) if held.where == "document")

    assert game.record.deal.edition.palace_prices[0] == 2
    assert "Palace price: 2," in document


@pytest.mark.parametrize("seat", [0, 1])
def test_no_secret_is_in_a_frame_an_answer_the_document_or_the_storage(
    game: Played, seat: int
) -> None:
    knowledge, held = game.knowledge(seat), game.held(seat)

    assert {each.where for each in held} == {"frame", "answer", "document", "storage"}
    assert [secret for each in held for secret in secrets_in(each, knowledge, seat)] == []


@pytest.mark.slow
def test_with_the_printed_numbers_it_is_played_to_its_end_and_keeps_its_secrets_too(
    browser: Browser, address: str
) -> None:
    with played(browser, address) as game:
        assert game.record.result is not None
        for seat in (0, 1):
            knowledge = game.knowledge(seat)
            found = [secrets_in(each, knowledge, seat) for each in game.held(seat)]
            assert [secret for each in found for secret in each] == []


Plant = Callable[[Visitor, Held, str], Held]


def _in_a_view(_visitor: Visitor, frame: Held, card: str) -> Held:
    message = json.loads(frame.text)
    (message.get("ok") or message)["view"]["own"]["hand"].append(card)
    return frame._replace(text=json.dumps(message))


def _in_an_event(_visitor: Visitor, frame: Held, card: str) -> Held:
    message = json.loads(frame.text)
    drew = {"type": "Drew", "seat": 1, "cards": [card]}
    (message.get("ok") or message)["log"]["events"].append(drew)
    return frame._replace(text=json.dumps(message))


def _in_an_order(_visitor: Visitor, frame: Held, card: str) -> Held:
    message = json.loads(frame.text)
    unseen = (message.get("ok") or message)["view"]["seats"][1]["unseen"]
    unseen.remove(card)
    unseen.insert(0 if CARD_ORDER[0] != card else len(unseen), card)
    return frame._replace(text=json.dumps(message))


def _in_the_document(visitor: Visitor, frame: Held, card: str) -> Held:
    plant = "(card) => { document.body.dataset.planted = card; return document.body.outerHTML; }"
    # What is open now was not then: only the planted card is looked at.
    html = visitor.page.evaluate(plant, card)
    return Held("document", html[: html.index(">") + 1], frame.heard)


def _in_the_storage(visitor: Visitor, frame: Held, card: str) -> Held:
    visitor.page.evaluate("(card) => sessionStorage.setItem('planted', card)", card)
    kept = visitor.page.evaluate("sessionStorage.getItem('planted')")
    return Held("storage", kept, frame.heard)


@pytest.mark.parametrize(
    "plant", [_in_a_view, _in_an_event, _in_an_order, _in_the_document, _in_the_storage]
)
def test_a_planted_card_of_the_other_hand_is_found(game: Played, plant: Plant) -> None:
    knowledge = game.knowledge(0)
    frame = next(held for held in game.held(0) if '"own":{' in held.text and '"log"' in held.text)
    card = next(
        str(card) for card in game.record.deal.decks[1] if str(card) not in knowledge[0].own
    )
    planted = plant(game.players[0].visitor, frame, card)

    assert secrets_in(frame, knowledge, 0) == []
    assert any(card in secret for secret in secrets_in(planted, knowledge, 0))
