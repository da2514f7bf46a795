"""The page as a program of its own: it can be installed, helps without a server, and calls back."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from furstenfeld.server.runtime.settings import Settings
from tests.browser.hands import Mouse
from tests.browser.tables import ask, come, table
from tests.browser.visitor import Visit, Visitor
from tests.server.running import server

pytestmark = pytest.mark.untraced

UNREACHED = "ERR_CONNECTION_REFUSED"
"""What the browser itself writes when there is no server."""
CONTROLLED = """() => new Promise((done) => {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => done(true), { once: true });
  if (serviceWorker.controller) done(true);
})"""
"""Waits in the page itself: its policy forbids what `wait_for_function` would have to evaluate."""
AWAY = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
NOTICES = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, data }) => [title, body, data]);
}"""

TOUCH = """async () => {
  WindowClient.prototype.focus = async function () { return this; };
  self.addEventListener('error', (event) => event.preventDefault());
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""
"""Touches a notice. Only a person may do that: to a script the browser refuses the focus, which is
stood in for here, and to be waited for, which is an error that nobody shall hear of."""


def installed(visit: Visit, path: str = "/", **settings: object) -> Visitor:
    """Return a visitor whose service worker has the page in its hands."""
    ada = visit(service_workers="allow", **settings)
    ada.goto(path)
    ada.page.evaluate(CONTROLLED)
    return ada


def test_the_page_can_be_installed(visit: Visit) -> None:
    ada = installed(visit)
    devtools = ada.context.new_cdp_session(ada.page)
    manifest = devtools.send("Page.getAppManifest")
    hindrances = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]

    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    # A private window, which every test has, installs nothing; all else has to be right.
    assert {each["errorId"] for each in hindrances} <= {"in-incognito"}


def test_without_a_server_the_page_says_so_and_comes_back_by_itself(
    browser: Browser, tmp_path: Path
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.db")
    with server(settings) as address:
        ada = installed(lambda **more: Visitor(browser, address, **more))
    ada.page.goto("/lobby")
    ada.page.get_by_role("heading", name="The server cannot be reached").wait_for()
    assert ada.violations() == []
    with server(settings, port=urlsplit(address).port or 0):
        ada.page.get_by_role("heading", name="Open tables").wait_for()
        ada.complaints = [said for said in ada.complaints if UNREACHED not in said]
        ada.close()


def test_a_hidden_page_calls_its_player_and_the_notice_leads_to_the_table(visit: Visit) -> None:
    ada, bo = installed(visit, permissions=["notifications"]), visit()
    come(ada, "Ada")
    come(bo, "Bo")
    id = table(ada, [bo], seed="notice")
    ada.page.evaluate("localStorage.setItem('preferences', JSON.stringify({notifications: true}))")
    for visitor in (ada, bo):
        visitor.goto(f"/table/{id}")
    me, other = Mouse(ada), Mouse(bo)
    me.wait_until(lambda: me.is_asked or other.is_asked)
    if me.is_asked:
        me.turn()
    other.wait_for_turn()
    ada.page.evaluate(AWAY)
    other.turn()
    me.wait_until(lambda: bool(ada.page.evaluate(NOTICES)))

    assert ask(ada, "GET", "/api/me/tables")["tables"][0]["is_your_turn"]
    assert ada.page.evaluate(NOTICES) == [["Your turn", "Ada, Bo", f"/table/{id}"]]
    ada.goto("/rules")
    ada.context.service_workers[0].evaluate(TOUCH)
    ada.page.wait_for_url(f"**/table/{id}")
    assert ada.page.evaluate(NOTICES) == []
