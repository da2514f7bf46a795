"""What moves at the table is seen to its end."""

from tests.browser.hands import Mouse
from tests.browser.tables import ask, come, table
from tests.browser.visitor import Visit


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
