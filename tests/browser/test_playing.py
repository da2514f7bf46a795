"""A whole game against bots, and what a turn can do: undo, plan ahead, be found again."""

import pytest
from playwright.sync_api import expect

from furstenfeld.records import decode_game
from tests.browser.hands import Mouse
from tests.browser.secrets import Watch, growing_knowledge, secrets_in
from tests.browser.tables import come, table
from tests.browser.visitor import Visit, Visitor

pytestmark = pytest.mark.untraced


def two_at_a_table(visit: Visit, **options: object) -> tuple[Visitor, Visitor]:
    """Let two people sit down at one table, each before a browser of their own."""
    ada, bo = visit(), visit()
    come(ada, "Ada")
    come(bo, "Bo")
    id = table(ada, [bo], **options)
    ada.goto(f"/table/{id}")
    bo.goto(f"/table/{id}")
    return ada, bo


def test_two_guests_are_told_apart_and_the_own_line_says_so(visit: Visit) -> None:
    ada, bo = visit(), visit()
    for guest in (ada, bo):
        come(guest, "Guest")
    bo.goto(f"/table/{table(ada, [bo])}")
    own = bo.page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text="you")
    own.wait_for()

    assert "Guest 2" in own.inner_text()


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_base_game_against_bots_is_played_to_its_end_by_mouse(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    id = table(ada, ["steward", "steward"], seed="mouse")
    ada.goto(f"/table/{id}")
    hands, watch = Mouse(ada), Watch(ada)
    hands.play()

    assert hands.is_over
    ada.page.get_by_role("button", name="Rematch").wait_for()
    assert ada.violations() == []
    file = ada.context.request.get(f"{ada.address}/api/tables/{id}/file").body()
    known = growing_knowledge(decode_game(file, "the game"), seat=0)
    assert [secret for held in watch.frames() for secret in secrets_in(held, known, 0)] == []


def test_undo_takes_back_a_step_and_restart_the_whole_turn(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    ada.goto(f"/table/{table(ada, ['steward'], seed='undo')}")
    hands = Mouse(ada)
    hands.wait_for_turn()
    hands.touch()
    assert ada.page.get_by_text("Your sale will appear").is_hidden()
    ada.button("Undo").click()
    ada.page.get_by_text("Your sale will appear").wait_for()
    hands.touch()
    hands.touch()
    ada.button("Restart").click()
    ada.page.get_by_text("Your sale will appear").wait_for()
    hands.turn()


def test_at_a_table_without_undo_a_sale_is_free_until_a_card_is_built(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    id = table(ada, ["steward"], seed="undo", undo="never")
    ada.goto(f"/table/{id}")
    hands = Mouse(ada)
    hands.wait_for_turn()
    hands.touch()
    assert ada.button("Undo").is_enabled()
    hands.touch()
    hands.wait_until(ada.button("Undo").is_disabled)
    ada.page.evaluate("sessionStorage.clear()")
    ada.updates.clear()
    ada.goto(f"/table/{id}")
    hands.wait_for_turn()
    assert hands.update["pledged"]
    hands.turn()


def test_a_page_that_is_loaded_anew_in_mid_turn_finds_its_draft(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    id = table(ada, ["steward"], seed="again")
    ada.goto(f"/table/{id}")
    hands = Mouse(ada)
    hands.wait_for_turn()
    hands.touch()
    before = hands.sale.inner_text()
    ada.updates.clear()
    ada.goto(f"/table/{id}")
    hands.wait_for_turn()

    expect(hands.sale).to_have_text(before, use_inner_text=True)
    ada.button("Undo").click()
    ada.page.get_by_text("Your sale will appear").wait_for()
    hands.turn()


def test_a_turn_can_be_planned_while_another_thinks(visit: Visit) -> None:
    ada, bo = two_at_a_table(visit, seed="ahead")
    people = [Mouse(ada), Mouse(bo)]
    for person in people:
        person.wait_until(lambda person=person: bool(person.visitor.updates))  # type: ignore[misc]
    first, second = sorted(people, key=lambda person: not person.is_asked)
    second.page.get_by_role("heading", name="Plan your turn in the meantime").wait_for()
    second.touch()
    planned = second.sale.inner_text()
    first.wait_for_turn()
    first.turn()
    second.wait_for_turn()

    assert planned
    second.page.get_by_text("Your sale will appear").wait_for(state="hidden")
    second.turn()


@pytest.mark.parametrize("size", [(360, 740), pytest.param((412, 915), marks=pytest.mark.slow)])
def test_a_phone_plays_by_touch(visit: Visit, size: tuple[int, int]) -> None:
    width, height = size
    ada = visit(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    come(ada, "Ada")
    ada.goto(f"/table/{table(ada, ['steward', 'steward'], seed='phone')}")
    hands = Mouse(ada)
    hands.play(turns=2)

    assert ada.violations() == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
    assert hands.main.is_visible()


# By day the phone above is looked at.
@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.slow), "dark"])
def test_the_table_has_no_violation(visit: Visit, theme: str) -> None:
    ada = visit(color_scheme=theme)
    come(ada, "Ada")
    ada.goto(f"/table/{table(ada, ['steward', 'steward'], seed='axe')}")
    hands = Mouse(ada)
    hands.wait_for_turn()
    assert ada.violations() == []
    hands.touch()
    hands.touch()
    assert ada.violations() == []
