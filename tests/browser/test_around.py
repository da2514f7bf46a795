"""Around the table: one click to a game, invitations, languages, replays, hot seat."""

import re

from tests.browser.hands import Mouse
from tests.browser.tables import ask, come, short_edition, table
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
    bo.button("Sit down").first.click()
    assert ada.violations() == []
    ada.button("Deal the cards").click()
    players = [Mouse(ada), Mouse(bo)]

    players[0].wait_until(lambda: any(player.is_asked for player in players))


def test_a_table_is_made_with_an_edition_of_ones_own(visit: Visit) -> None:
    ada = visit()
    ada.goto("/new/bots")
    ada.page.get_by_text("More options").click()
    ada.page.get_by_role("radio", name="Your own").check()
    assert ada.violations() == []
    file = ada.page.get_by_label("TOML file")
    faulty = short_edition().replace("coins = 40", "coins = 400")
    file.set_input_files({"name": "e.toml", "mimeType": "", "buffer": faulty.encode()})
    ada.button("Deal the cards").click()
    ada.page.get_by_text("The edition has a fault at “coins”").wait_for()
    file.set_input_files({"name": "e.toml", "mimeType": "", "buffer": short_edition().encode()})
    ada.button("Deal the cards").click()
    ada.page.wait_for_url("**/table/*")

    ada.page.get_by_role("img", name="Palace price: 2,").wait_for()
    # The browser itself writes down that the first edition was refused.
    ada.complaints = [said for said in ada.complaints if "422" not in said]


def test_the_language_changes_in_place(visit: Visit) -> None:
    ada = visit()
    ada.goto("/settings")
    for language, word in (("Deutsch", "Einstellungen"), ("Italiano", "Impostazioni")):
        ada.page.get_by_role("radio", name=language).check()
        ada.page.get_by_role("heading", name=word, level=1).wait_for()
    assert ada.page.evaluate("document.documentElement.lang") == "it"


def test_two_at_one_screen_see_nothing_of_each_other(visit: Visit) -> None:
    """Hot seat: behind the curtain there is no card of anybody, and before it none was told."""
    ada = visit()
    ada.goto("/new/hot-seat")
    ada.button("Deal the cards").click()
    ada.page.wait_for_url("**/table/*")
    curtain, hands = ada.button(re.compile("^I am ")), Mouse(ada)
    curtain.wait_for()
    assert ada.violations() == []
    assert [update["view"]["own"] for update in ada.updates if update["view"]] == [None]
    raised = 0
    for _ in range(3):
        hands.wait_until(lambda: curtain.is_visible() or hands.is_asked)
        # Who ends one round and begins the next keeps the screen.
        if curtain.is_visible():
            assert ada.page.locator('[data-place="hand"]').count() == 0
            curtain.click()
            raised += 1
        hands.wait_for_turn()
        hands.turn()

    assert raised >= 2


def test_a_replay_opens_at_the_moment_of_its_link(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    id = table(ada, ["steward"], seed="replay")
    ask(ada, "POST", f"/api/tables/{id}/resign")
    ada.goto(f"/table/{id}")
    hands = Mouse(ada)
    hands.wait_until(lambda: hands.is_over)
    last = ask(ada, "GET", f"/api/tables/{id}/replay/0")["last"]
    ada.goto(f"/replay/{id}/{last // 2}")
    slider = ada.page.get_by_role("slider", name="Moment in the game")
    slider.wait_for()

    assert int(slider.input_value()) == last // 2
    slider.press("ArrowRight")
    ada.page.wait_for_url(f"**/replay/{id}/{last // 2 + 1}*")
    assert ada.violations() == []
