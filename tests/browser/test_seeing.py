"""What is seen of a game: its last turn to the end of the motion, and what was better."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Mouse
from tests.browser.tables import ask, come, table
from tests.browser.visitor import Visit
from tests.server.short import short_edition

pytestmark = pytest.mark.untraced


def test_the_last_turn_is_seen_before_the_end(visit: Visit) -> None:
    ada = visit(reduced_motion="no-preference")
    come(ada, "Ada")
    id = table(ada, ["steward"], seed="last turn")
    ada.goto(f"/table/{id}")
    hands = Mouse(ada)
    hands.wait_for_turn()
    ask(ada, "POST", f"/api/tables/{id}/resign")
    hands.wait_until(lambda: hands.is_over)

    ada.page.locator('[data-test="motion"][data-playing="true"]').wait_for(state="attached")
    assert ada.button("Rematch").count() == 0
    # Any touch ends the motion.
    ada.page.mouse.click(2, 2)
    ada.button("Rematch").wait_for()


def test_the_champion_looks_for_mistakes_after_a_game(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    id = table(ada, ["steward"], seed="mistakes", edition_file=short_edition())
    ask(ada, "POST", f"/api/tables/{id}/resign")
    ada.goto(f"/table/{id}")
    ada.button("Look for mistakes").click(timeout=90_000)
    # Ada resigned before her first turn.
    ada.page.get_by_text("A bot played every turn for Ada.").wait_for(timeout=90_000)
    rounds = ask(ada, "GET", f"/api/tables/{id}/replay/chances")["rounds"]

    assert ada.page.locator("table tbody tr:has(th + td):not(:has(.rank)) th").count() >= len(
        rounds
    )
    expect(ada.page.get_by_text("a bot played", exact=True)).to_have_count(len(rounds))
    assert ada.violations() == []
    # Nobody has looked at the other's turns yet.
    ada.page.get_by_label("Steward", exact=True).check()
    ada.button("Look for mistakes").click()
    ada.page.get_by_text(re.compile(r"turns? by Steward|^The Prince finds no")).wait_for()
