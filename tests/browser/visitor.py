"""Somebody with a real browser: a page, what its console said, and what it was told of tables."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    Route,
    WebSocket,
)

WEB = Path(__file__).parents[2] / "web"
BLANK = "/blank"
BLOCKED = "Service Worker registration blocked by Playwright"
"""What Playwright itself writes; the page has nothing to do with it."""
PATIENCE = 30_000
"""Milliseconds that a page has for anything: machines of tests are slow and shared."""


@cache
def axe_source() -> str:
    """Return axe-core as the page's tools have it."""
    return (WEB / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def named(address: str) -> str:
    """Return the address with a name in it, without which browsers make no passkeys."""
    return address.replace("127.0.0.1", "localhost")


class Visitor:
    """A person at a browser of their own: own cookies, own storage."""

    def __init__(self, browser: Browser, address: str, **settings: Any) -> None:
        """Open a browser window; `settings` are those of a Playwright context."""
        self.address = address
        self.complaints: list[str] = []
        self.updates: list[dict[str, Any]] = []
        """What the live line told about tables."""
        self.frames: list[str] = []
        """All that the live line told, as it came."""
        self.answers: list[Response] = []
        """What was answered over HTTP."""
        defaults = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            # Keeping files for later costs time, and tests come once.
            "service_workers": "block",
            "base_url": address,
        }
        self.context = browser.new_context(**{**defaults, **settings})
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self._listen(self.page)

    def _listen(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("websocket", self._wired)
        # Not the method itself: Playwright leaves a mark on its listeners.
        page.on("response", lambda answer: self.answers.append(answer))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.complaints.append(f"{message.type}: {message.text} ({message.location})")

    def _failed(self, request: Request) -> None:
        # A page that is left cancels what it was loading; that is no fault.
        if "ERR_ABORTED" not in (request.failure or ""):
            self.complaints.append(f"failed: {request.url} {request.failure}")

    def _wired(self, socket: WebSocket) -> None:
        def keep(payload: str | bytes) -> None:
            self.frames.append(str(payload))
            message = json.loads(payload)
            if message["type"] == "table":
                self.updates.append(message)
            elif message["type"] == "answer" and (message.get("ok") or {}).get("type") == "table":
                self.updates.append(message["ok"])

        socket.on("framereceived", keep)

    def goto(self, path: str) -> None:
        """Go to an address of the page and wait until a screen is there."""
        self.page.goto(path)
        self.page.locator("h1").first.wait_for(state="attached")

    def go_nowhere(self) -> None:
        """Go to an empty page at the server's address, which the window itself makes.

        The route is gone afterwards: while there is one, the browser keeps no files of the page.
        """
        self.context.route(BLANK, _empty)
        self.page.goto(BLANK)
        self.context.unroute(BLANK)

    def button(self, name: str | Any, **more: Any) -> Locator:
        """Return the button of that name."""
        return self.page.get_by_role("button", name=name, **more)

    def violations(self) -> list[str]:
        """Return what axe-core finds wrong with the screen as it is now."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(axe_source())
        found = self.page.evaluate(
            "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
        )
        return [
            f"{rule['id']}: {rule['help']} {[node['target'] for node in rule['nodes']][:4]}"
            for rule in found
        ]

    def leave(self) -> None:
        """Forget everything, so that somebody else can come; whoever complained fails the test."""
        self.go_nowhere()
        self.page.evaluate("localStorage.clear(); sessionStorage.clear();")
        self.context.clear_cookies()
        self.updates.clear()
        self.frames.clear()
        self.answers.clear()
        complaints, self.complaints = self.complaints, []
        assert not complaints, "\n".join(complaints)

    def close(self) -> None:
        """Close the window; a browser that complained fails its test."""
        self.context.close()
        assert not self.complaints, "\n".join(self.complaints)


def _empty(route: Route) -> None:
    # Without an icon of its own a page asks the server for one.
    route.fulfill(content_type="text/html", body='<link rel="icon" href="data:,">')


Visit = Callable[..., Visitor]
