"""Whole games in real browsers, by mouse and by keys alone; nobody sees what is not theirs."""

from tests.browser.hands import Keys, Mouse
from tests.browser.tables import come, table
from tests.browser.visitor import Visit


def test_a_base_game_against_bots_is_played_to_its_end_by_mouse(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    id = table(ada, ["steward", "steward"], seed="mouse")
    ada.goto(f"/table/{id}")
    hands = Mouse(ada)
    hands.play()

    assert hands.is_over
    assert ada.violations() == []


def test_a_base_game_is_played_to_its_end_by_keys_alone(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    id = table(ada, ["steward"], seed="keys")
    ada.goto(f"/table/{id}")
    hands = Keys(ada)
    hands.play()

    assert hands.is_over
