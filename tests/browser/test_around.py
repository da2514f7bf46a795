"""Around the table: one click to a game, invitations, languages, replays, hot seat."""

import re

import pytest
from playwright.sync_api import Browser

from furstenfeld.bots.levels import LEVELS
from tests.browser.hands import Mouse
from tests.browser.tables import ask, carry_keys, come, table
from tests.browser.visitor import Visit, Visitor, named
from tests.server.short import short_edition

pytestmark = pytest.mark.untraced


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


def test_the_bots_to_choose_from_are_those_that_the_server_seats(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    ada.goto("/new/bots")
    seat = ada.page.get_by_role("combobox", name="Who plays seat 2")
    # The page asks the server for them.
    seat.locator('option[value="grandmaster"]').wait_for(state="attached")
    offered = seat.locator("option").evaluate_all("(all) => all.map(({ value }) => value)")
    id = ask(ada, "POST", "/api/tables", {"players": 2, "is_open": False})["id"]
    for bot in offered:
        ask(ada, "PUT", f"/api/tables/{id}/seats/1/bot", {"bot": bot})
        ask(ada, "DELETE", f"/api/tables/{id}/seats/1")

    levels = [level.name for level in LEVELS]
    assert offered[: len(levels)] == levels
    assert "grandmaster" in offered


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
    ada.page.get_by_text("The edition has a mistake at “coins”").wait_for()
    file.set_input_files({"name": "e.toml", "mimeType": "", "buffer": short_edition().encode()})
    ada.button("Deal the cards").click()
    ada.page.wait_for_url("**/table/*")

    # Bots that move first may have built some parts; the printed edition begins at 8.
    ada.page.get_by_role("img", name=re.compile("^Palace price: [234],")).wait_for()
    # The browser itself writes down that the first edition was refused.
    ada.complaints = [said for said in ada.complaints if "422" not in said]


def test_a_passkey_is_enough_to_come_back(browser: Browser, address: str) -> None:
    ada = Visitor(browser, named(address))
    come(ada, "Ada")
    carry_keys(ada)
    ada.goto("/profile")
    # Until the page knows who is there, the only login is that of the form to sign in.
    keeping = ada.page.locator("form", has=ada.button("Create account"))
    keeping.get_by_label("Username").fill("ada.with.a.key")
    keeping.get_by_role("radio", name="Passkey").check()
    ada.page.bring_to_front()  # browsers make no passkey for a page in the background
    ada.button("Create account").click()
    ada.page.get_by_role("heading", name="Recovery codes").wait_for()
    ada.button("I saved them").click()
    ada.button("Sign out").click()
    ada.page.wait_for_url(ada.address + "/")
    ada.goto("/profile")
    ada.page.bring_to_front()
    ada.button("Use a passkey").click()

    ada.page.get_by_text("Ada signs in as ada.with.a.key").wait_for()
    ada.close()


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


def test_a_win_after_resigning_is_told_as_that_of_a_bot(visit: Visit) -> None:
    ada, bo = visit(), visit()
    come(ada, "Ada")
    come(bo, "Bo")
    id = table(ada, [bo], edition_file=short_edition())
    for player in (ada, bo):
        ask(player, "POST", f"/api/tables/{id}/resign")
    ada.goto(f"/table/{id}")
    ada.button("Rematch").wait_for()
    won = re.compile(r"(Ada|Bo) \(resigned; a bot played on\)")

    ada.page.get_by_role("heading", level=1, name=won).wait_for()
    ada.goto("/games")
    ada.page.get_by_text(won).wait_for()
    ada.goto(f"/replay/{id}/99999")
    ada.page.get_by_label("Log").get_by_text(won).wait_for()


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


def test_a_file_that_is_no_game_is_refused_with_the_reason(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    ada.goto("/games")
    file = ada.page.locator('input[type="file"]')
    file.set_input_files({"name": "g.json", "mimeType": "", "buffer": b'{"version": 1}'})
    ada.page.get_by_text("the key “format” is missing").wait_for()
    # The browser itself writes down that the file was refused.
    ada.complaints = [said for said in ada.complaints if "422" not in said]
