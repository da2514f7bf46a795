"""What browser tests share: a server with the built page, a Chromium, visitors."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from furstenfeld.server.runtime.settings import Settings
from tests.browser.visitor import PATIENCE, Visit, Visitor
from tests.debian import find
from tests.server.running import server


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a server of this process."""
    url = f"sqlite:///{tmp_path_factory.mktemp('browser')}/tables.db"
    with server(Settings(database=url, rate_scale=1000)) as address:
        yield address


# Playwright keeps an event loop running in this thread for as long as it lives, and other tests
# start loops of their own: so it lives as long as the tests of this folder.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Run one Chromium for all tests of this folder."""
    # Chromium refuses to sandbox itself for root, and containers have little shared memory.
    arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find("chromium"), args=arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Iterator[list[Visitor]]:
    """Keep browser windows that nobody uses: they have the page's files already."""
    windows: list[Visitor] = []
    yield windows
    for window in windows:
        window.close()


@pytest.fixture
def visit(browser: Browser, address: str, windows: list[Visitor]) -> Iterator[Visit]:
    """Return what opens a browser window; complaints of any of them fail the test."""
    plain: list[Visitor] = []
    special: list[Visitor] = []

    def come(*, is_new: bool = False, **settings: object) -> Visitor:
        if is_new or settings:
            special.append(Visitor(browser, address, **settings))
            return special[-1]
        plain.append(windows.pop() if windows else Visitor(browser, address))
        return plain[-1]

    yield come
    for visitor in special:
        visitor.close()
    for visitor in plain:
        visitor.leave()
        windows.append(visitor)
