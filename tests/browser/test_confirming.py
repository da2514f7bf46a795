"""Confirming with a slow or absent server: only the turn that the screen shows is submitted."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.hands import Mouse
from tests.browser.tables import come, table
from tests.browser.visitor import Visit, Visitor

pytestmark = pytest.mark.untraced

RETRY = 1500
"""Milliseconds after which the page sends a turn again."""
CUT = """() => {
  window.workingSocket = window.WebSocket;
  window.WebSocket = function () {
    setTimeout(() => this.onclose());
    this.close = () => {};
  };
}"""
"""Lets every new connection fail."""
RESTORED = "() => { window.WebSocket = window.workingSocket; }"
GONE = "The server is not answering"


class Connection:
    """The page's connection: it can be cut, and answers to some requests can be held back."""

    def __init__(self, visitor: Visitor) -> None:
        """Stand between a visitor's page and its server."""
        self.turns: list[list[str]] = []
        """The turns that the page has sent."""
        self.held: str | None = None
        """The type of the requests whose answers are held back."""
        self._page = visitor.page
        self._references: set[str] = set()
        self._kept: list[tuple[WebSocketRoute, str | bytes]] = []
        self._open: list[WebSocketRoute] = []
        self._page.route_web_socket("**/api/live", self._join)

    def cut(self) -> None:
        """Close the connection, and every later one until it is restored."""
        self._page.evaluate(CUT)
        for route in self._open:
            route.close()
        self._open.clear()

    def restore(self) -> None:
        """Let the page connect again."""
        self._page.evaluate(RESTORED)

    def release(self) -> None:
        """Deliver what was held back."""
        self.held = None
        kept, self._kept = self._kept, []
        for route, message in kept:
            route.send(message)

    def _join(self, route: WebSocketRoute) -> None:
        self._open.append(route)
        server = route.connect_to_server()
        route.on_message(lambda message: self._ask(server, message))
        server.on_message(lambda message: self._answer(route, message))

    def _ask(self, server: WebSocketRoute, message: str | bytes) -> None:
        request: dict[str, Any] = json.loads(message)
        if request["type"] == "turn":
            self.turns.append(request["turn"]["actions"])
        if request["type"] == self.held:
            self._references.add(request["ref"])
        server.send(message)

    def _answer(self, route: WebSocketRoute, message: str | bytes) -> None:
        # What the table is told meanwhile is held back, too: it would say what was committed.
        told: dict[str, Any] = json.loads(message)
        is_held = told["type"] == "table" or told.get("ref") in self._references
        if self.held and is_held:
            self._kept.append((route, message))
        else:
            route.send(message)


def with_a_whole_turn(visit: Visit) -> tuple[Mouse, Connection]:
    """Sit down, plan a turn that sells something, and stop before confirming it."""
    ada = visit(is_new=True)
    connection = Connection(ada)
    come(ada, "Ada")
    ada.goto(f"/table/{table(ada, ['steward'], seed='trouble')}")
    hands = Mouse(ada)
    hands.wait_for_turn()
    while "Confirm turn" not in hands.main.inner_text() or not hands.main.is_enabled():
        hands.touch()
    return hands, connection


def amount(hands: Mouse, good: str) -> Locator:
    """Return where the screen says how many of a good are sold."""
    return hands.sale.locator(f".stepper.{good} output b")


def sell_one_less(hands: Mouse) -> tuple[str, int]:
    """Sell one less of a good; return the good and how many are sold now."""
    for good in ("hops", "barley", "water"):
        less = hands.sale.get_by_role("button", name=f"Sell one less: {good}")
        if less.is_enabled():
            count = int(amount(hands, good).inner_text()) - 1
            less.click()
            expect(amount(hands, good)).to_have_text(str(count))
            return good, count
    raise AssertionError("nothing is sold")


def test_a_changed_amount_that_is_confirmed_at_once_is_sent_as_shown(visit: Visit) -> None:
    hands, connection = with_a_whole_turn(visit)
    connection.held = "draft"
    good, count = sell_one_less(hands)
    hands.page.keyboard.press("c")
    hands.page.wait_for_timeout(100)
    connection.release()
    hands.wait_until(lambda: bool(connection.turns))

    sold = [action for action in connection.turns[0] if action.endswith(f" {good}")]
    assert sold in ([f"sell {count} {good}"], [])
    assert count == 0 or sold


def test_a_turn_that_is_undone_while_the_server_is_away_is_not_sent(visit: Visit) -> None:
    hands, connection = with_a_whole_turn(visit)
    good, count = sell_one_less(hands)
    hands.wait_until(lambda: hands.main.is_enabled())
    hands._settled()
    connection.cut()
    hands.page.get_by_text(GONE).wait_for()
    hands.main.click()
    hands.page.get_by_role("button", name="Undo").click()
    expect(amount(hands, good)).to_have_text(str(count + 1))
    connection.restore()
    hands.page.get_by_text(GONE).wait_for(state="hidden")
    hands.page.wait_for_timeout(RETRY + 500)

    assert connection.turns == []
    hands.turn()
    assert len(connection.turns) == 1


def test_a_turn_that_is_being_sent_cannot_be_undone_by_key_or_button(visit: Visit) -> None:
    hands, connection = with_a_whole_turn(visit)
    connection.held = "turn"
    hands.main.click()
    hands.page.get_by_role("heading", name="Sending your turn").wait_for()
    for key in ("z", "Shift+Z", "Backspace"):
        hands.page.keyboard.press(key)
        hands.page.wait_for_timeout(50)
        assert hands.sentence.count("Sending your turn")
    assert hands.page.get_by_role("button", name="Undo").is_disabled()
    connection.release()
    hands.wait_until(lambda: hands.number == 1)

    assert len(connection.turns) == 1
