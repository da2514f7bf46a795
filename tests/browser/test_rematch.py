"""After the end the same players meet again: at once among bots, else in the waiting room."""

import re

import pytest

from tests.browser.hands import Mouse
from tests.browser.tables import ask, come, table
from tests.browser.visitor import Visit, Visitor
from tests.server.short import short_edition

pytestmark = pytest.mark.untraced


def over(players: list[Visitor], bots: list[str], **options: object) -> str:
    """Return a table whose game is over; everybody resigned and sees how it ended."""
    options |= {"edition_file": short_edition()}
    id = table(players[0], [*players[1:], *bots], **options)
    for player in players:
        ask(player, "POST", f"/api/tables/{id}/resign")
    for player in players:
        player.goto(f"/table/{id}")
    for player in players:
        player.button("Rematch").wait_for()
    return id


def test_a_rematch_against_bots_is_dealt_at_once(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    old = over([ada], ["steward", "brewer"])
    ada.button("Rematch").click()
    ada.page.wait_for_url(lambda url: "/table/" in url and old not in url)
    Mouse(ada).wait_for_turn()
    seats = ada.updates[-1]["table"]["seats"]

    assert [seat["name"] for seat in seats] == ["Ada", "Steward", "Brewer"]
    assert seats[0]["contribution"] != ""


def test_a_rematch_goes_on_without_who_asked_for_it(visit: Visit) -> None:
    """The absent owner's seat goes to a bot, by anybody who sits there."""
    ada, bo = visit(), visit()
    come(ada, "Ada")
    come(bo, "Bo")
    old = over([ada, bo], [])
    ask(ada, "POST", f"/api/tables/{old}/rematch")
    bo.page.get_by_role("link", name="Join the rematch").click()
    bo.page.get_by_text("1 more player needed.").wait_for()
    assert bo.button("Deal the cards").is_disabled()
    bo.button("Free the seat Ada").click()
    bo.button("Add a bot").click()
    bo.button("Deal the cards").click()

    Mouse(bo).wait_for_turn()


def test_at_one_screen_a_rematch_is_dealt_at_once(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    short = short_edition()
    options = {"players": 2, "is_open": False, "hot_seat": True, "edition_file": short}
    id = ask(ada, "POST", "/api/tables", options)["id"]
    for seat, name in enumerate(("Grandma", "Tim")):
        ask(ada, "PUT", f"/api/tables/{id}/seats/{seat}", {"name": name})
    ask(ada, "POST", f"/api/tables/{id}/start")
    for seat in (0, 1):
        ask(ada, "POST", f"/api/tables/{id}/resign?seat={seat}")
    ada.goto(f"/table/{id}")
    ada.button("Rematch").click()

    ada.button(re.compile("^I am (Grandma|Tim)")).wait_for()


def test_the_players_of_a_table_by_invitation_and_its_spectators_meet_at_the_rematch(
    visit: Visit,
) -> None:
    ada, bo, spectator = visit(), visit(), visit()
    come(ada, "Ada")
    come(bo, "Bo")
    old = over([ada, bo], [])
    invitation = ask(ada, "GET", f"/api/tables/{old}")["table"]["invitation"]
    spectator.goto(f"/table/{old}?invitation={invitation}")
    ada.button("Rematch").click()
    absent = ada.page.get_by_text("not here yet")
    absent.wait_for()
    for visitor in (bo, spectator):
        visitor.page.get_by_role("link", name="Join the rematch").click()
    for visitor in (ada, bo, spectator):
        visitor.page.get_by_role("heading", name="Waiting for players").wait_for()

    bo.button("Leave seat").wait_for()
    absent.wait_for(state="hidden")
    ada.button("Free the seat Bo").click()
    bo.button("Sit down").click()
    bo.button("Leave seat").wait_for()
