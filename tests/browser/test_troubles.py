"""The server gone, slow, or answering an error: the page says so, keeps the draft, and recovers."""

import json
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.hands import Mouse
from tests.browser.tables import come, table
from tests.browser.visitor import Visit, Visitor
from tests.server.running import start_process

pytestmark = pytest.mark.untraced

GONE = "The server is not answering"
UNREACHED = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource")
"""What the browser itself writes when a server is away; nobody can keep it from doing so."""


def at_a_turn(ada: Visitor) -> Mouse:
    """Sit at a table with one step of a turn planned."""
    come(ada, "Ada")
    ada.goto(f"/table/{table(ada, ['steward'], seed='trouble')}")
    hands = Mouse(ada)
    hands.wait_for_turn()
    hands.touch()
    return hands


def forget_what_the_browser_says(visitor: Visitor) -> None:
    """Keep only those complaints that are the page's own."""
    visitor.complaints = [
        said for said in visitor.complaints if not any(part in said for part in UNREACHED)
    ]


@pytest.mark.timeout(120)
def test_a_server_that_is_killed_and_comes_back_finds_the_draft(
    browser: Browser, tmp_path: Path
) -> None:
    options = ("--database", f"sqlite:///{tmp_path}/tables.db")
    server = start_process(*options)
    ada = Visitor(browser, server.address)
    try:
        hands = at_a_turn(ada)
        planned = hands.sale.inner_text()
        server.kill()
        ada.page.get_by_text(GONE).wait_for()
        assert hands.sale.inner_text() == planned
        server = start_process(*options, port=urlsplit(server.address).port or 0)
        ada.page.get_by_text(GONE).wait_for(state="hidden")
        expect(hands.sale).to_have_text(planned, use_inner_text=True)
        hands.turn()
        forget_what_the_browser_says(ada)
        ada.close()
    finally:
        server.kill()


def test_a_slow_server_only_takes_longer(visit: Visit) -> None:
    ada = visit(is_new=True)

    def delay(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def later(message: str | bytes) -> None:
            time.sleep(0.12)
            route.send(message)

        server.on_message(later)

    ada.page.route_web_socket("**/api/live", delay)
    hands = at_a_turn(ada)
    hands.turn()

    assert hands.number == 1


def test_an_error_of_the_server_is_told_and_the_turn_goes_on(visit: Visit) -> None:
    ada = visit(is_new=True)
    failures = 2
    problem = {
        "type": "urn:furstenfeld:problem:unavailable",
        "title": "unavailable",
        "status": 503,
        "detail": "The database cannot be reached.",
    }

    def fail(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def heard(message: str | bytes) -> None:
            nonlocal failures
            asked = json.loads(message)
            if asked["type"] == "turn" and failures:
                failures -= 1
                said = {"type": "answer", "ref": asked["ref"], "problem": problem}
                route.send(json.dumps(said))
            else:
                server.send(message)

        route.on_message(heard)

    ada.page.route_web_socket("**/api/live", fail)
    hands = at_a_turn(ada)
    while "Confirm turn" not in hands.main.inner_text() or not hands.main.is_enabled():
        hands.touch()
    hands.main.click()
    ada.page.get_by_text("not available right now").wait_for()
    hands.turn()

    assert failures == 0
    assert hands.number == 1
