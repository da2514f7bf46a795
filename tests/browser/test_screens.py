"""Everybody can see every screen: axe-core finds no fault, by day and night, on desk and phone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.tables import carry_keys, come, new_codes, sign_up
from tests.browser.visitor import Visitor, named

pytestmark = pytest.mark.untraced

SCREENS = [
    "/",
    "/lobby",
    "/new/bots",
    "/new/friends",
    "/new/hot-seat",
    "/games",
    "/settings",
    "/profile",
    "/rules",
    "/tutorial",
    "/nowhere",
]
LOOKS = {
    "light on a phone": {"color_scheme": "light", "viewport": {"width": 360, "height": 740}},
    "dark on a desk": {"color_scheme": "dark", "viewport": {"width": 1280, "height": 800}},
}


@pytest.fixture(
    scope="module",
    params=[pytest.param(look, marks=pytest.mark.xdist_group(look)) for look in LOOKS],
)
def visitor(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Return somebody who goes from screen to screen."""
    visitor = Visitor(browser, address, **LOOKS[request.param])
    yield visitor
    visitor.close()


def assert_seen_by_everybody(visitor: Visitor) -> None:
    """Look at a screen as axe-core does, and see that nothing of it is out of reach."""
    assert visitor.violations() == []
    width = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert width <= visitor.page.evaluate("innerWidth"), "the page scrolls sideways"


@pytest.mark.parametrize("path", SCREENS)
def test_a_screen_has_no_violation(visitor: Visitor, path: str) -> None:
    visitor.goto(path)
    visitor.page.wait_for_load_state("networkidle")

    assert_seen_by_everybody(visitor)


@pytest.mark.parametrize(
    "look", [pytest.param(look, marks=pytest.mark.xdist_group(look)) for look in LOOKS]
)
def test_a_profile_with_a_login_has_no_violation(browser: Browser, address: str, look: str) -> None:
    ada = Visitor(browser, named(address), **LOOKS[look])
    come(ada, "Ada")
    sign_up(ada, f"ada.{look.replace(' ', '-')}")
    carry_keys(ada)
    new_codes(ada)

    assert_seen_by_everybody(ada)
    ada.close()
