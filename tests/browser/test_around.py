"""Around the table: one click to a game, invitations, languages, replays, hot seat."""

import re

from tests.browser.hands import Mouse
from tests.browser.tables import ask, come, table
from tests.browser.visitor import Visit


def test_one_click_on_the_front_page_begins_a_game(visit: Visit) -> None:
    ada = visit()
    ada.goto("/")
    ada.button(re.compile("Play now")).click()
    ada.page.wait_for_url("**/table/*")
    hands = Mouse(ada)

    assert hands.wait_for_turn()


def test_a_friend_comes_by_the_invitation_link(visit: Visit) -> None:
    ada, bo = visit(), visit()
    come(ada, "Ada")
    id = ask(ada, "POST", "/api/tables", {"players": 2, "is_open": False})["id"]
    ask(ada, "PUT", f"/api/tables/{id}/seats/0", {})
    invitation = ask(ada, "GET", f"/api/tables/{id}")["table"]["invitation"]
    ada.goto(f"/table/{id}")
    bo.goto(f"/table/{id}?invitation={invitation}")
    bo.button(re.compile("Sit")).first.click()
    ada.button(re.compile("Start|Deal")).click()

    assert Mouse(ada).wait_for_turn()
    assert ada.violations() == []


def test_the_language_changes_in_place(visit: Visit) -> None:
    ada = visit()
    ada.goto("/settings")
    for language, word in (("Deutsch", "Einstellungen"), ("Italiano", "Impostazioni")):
        ada.page.get_by_label(re.compile("Language|Sprache|Lingua")).first.select_option(
            label=language
        )
        ada.page.get_by_role("heading", name=word).first.wait_for()
    assert ada.page.evaluate("document.documentElement.lang") == "it"


def test_a_replay_opens_at_the_moment_of_its_link(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    id = table(ada, ["steward"], seed="replay")
    ask(ada, "POST", f"/api/tables/{id}/resign")
    ada.goto(f"/table/{id}")
    hands = Mouse(ada)
    hands._until(lambda: hands.is_over)
    last = ask(ada, "GET", f"/api/tables/{id}/replay/0")["last"]
    ada.goto(f"/replay/{id}/{last // 2}")
    slider = ada.page.get_by_role("slider").first
    slider.wait_for()

    assert int(slider.input_value()) == last // 2
    slider.press("ArrowRight")
    ada.page.wait_for_url(f"**/replay/{id}/{last // 2 + 1}")
    assert ada.violations() == []
