"""Everybody can see every screen: axe-core finds no fault, in both themes, on a phone too."""

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.visitor import Visit

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
PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
@pytest.mark.parametrize("path", SCREENS)
def test_a_screen_has_no_violation(visit: Visit, path: str, theme: str) -> None:
    visitor = visit(color_scheme=theme)
    for size in (DESKTOP, PHONE):
        visitor.page.set_viewport_size(size)
        visitor.goto(path)
        visitor.page.wait_for_load_state("networkidle")
        assert visitor.violations() == []
        width = visitor.page.evaluate("document.documentElement.scrollWidth")
        assert width <= size["width"], "the page scrolls sideways"
