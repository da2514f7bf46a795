"""Whole games in real browsers, by mouse and by keys alone; nobody gets what is not theirs."""

import pytest

from tests.browser.hands import Hands, Keys, Mouse
from tests.browser.tables import come, table
from tests.browser.visitor import Visit, Visitor

PRIVATE = {"Drew", "KeptOpening", "PutUnder"}
"""Events that only their seat may hear."""


def two_at_a_table(visit: Visit, **options: object) -> tuple[Visitor, Visitor]:
    """Let two people sit down at one table, each before a browser of their own."""
    ada, bo = visit(), visit()
    come(ada, "Ada")
    come(bo, "Bo")
    id = table(ada, [bo], **options)
    ada.goto(f"/table/{id}")
    bo.goto(f"/table/{id}")
    return ada, bo


def play_in_turns(*players: Hands) -> None:
    """Let several people at their own screens play a game to its end."""
    while True:
        for player in players:
            player.page.wait_for_timeout(30)
            if player.is_over:
                return
            if player.is_asked:
                player.turn()


def secrets_of_others(visitor: Visitor) -> list[object]:
    """Return what reached a browser and belongs to another seat."""
    found: list[object] = []
    for update in visitor.updates:
        view, seat = update["view"], update["seat"]
        if view is not None and view["seat"] != seat:
            found.append(view["seat"])
        if update["table"]["status"] == "running":
            found += [
                event
                for event in update["log"]["events"]
                if event["type"] in PRIVATE and event["seat"] != seat
            ]
            found += view["revealed"] if view else []
    return found


@pytest.mark.timeout(300)
def test_a_base_game_against_bots_is_played_to_its_end_by_mouse(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    ada.goto(f"/table/{table(ada, ['steward', 'steward'], seed='mouse')}")
    hands = Mouse(ada)
    hands.play()

    assert hands.is_over
    ada.page.get_by_role("button", name="Rematch").wait_for()
    assert ada.violations() == []
    assert secrets_of_others(ada) == []


@pytest.mark.timeout(300)
def test_an_expert_game_between_two_browsers_by_mouse_and_by_keys_alone(visit: Visit) -> None:
    ada, bo = two_at_a_table(visit, variant="expert")
    mouse, keys = Mouse(ada), Keys(bo)
    play_in_turns(mouse, keys)

    keys.wait_for_turn()
    assert mouse.is_over
    assert keys.is_over
    for visitor in (ada, bo):
        assert secrets_of_others(visitor) == []


def test_the_check_for_secrets_would_find_one(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    ada.goto(f"/table/{table(ada, ['steward'], seed='leak')}")
    Mouse(ada).wait_for_turn()
    update = ada.updates[-1]
    leak = {"type": "Drew", "seat": 1 - update["seat"], "cards": ["crane"]}
    ada.updates.append({**update, "log": {**update["log"], "events": [leak]}})

    assert secrets_of_others(ada) == [leak]


def test_undo_takes_back_a_step_and_restart_the_whole_turn(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    ada.goto(f"/table/{table(ada, ['steward'], seed='undo')}")
    hands = Mouse(ada)
    hands.wait_for_turn()
    hands.touch()
    assert ada.page.get_by_text("Touch the brewery").is_hidden()
    ada.button("Undo").click()
    ada.page.get_by_text("Touch the brewery").wait_for()
    hands.touch()
    hands.touch()
    ada.button("Restart").click()
    ada.page.get_by_text("Touch the brewery").wait_for()
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
    ada.page.get_by_text("Touch the brewery").wait_for(state="hidden")

    assert hands.sale.inner_text() == before
    hands.turn()


def test_a_turn_can_be_planned_while_another_thinks(visit: Visit) -> None:
    ada, bo = two_at_a_table(visit, seed="ahead")
    people = [Mouse(ada), Mouse(bo)]
    for person in people:
        person.wait_until(lambda person=person: bool(person.visitor.updates))  # type: ignore[misc]
    first, second = sorted(people, key=lambda person: not person.is_asked)
    second.page.get_by_role("heading", name="Plan your turn meanwhile").wait_for()
    second.touch()
    planned = second.sale.inner_text()
    first.wait_for_turn()
    first.turn()
    second.wait_for_turn()
    second.page.wait_for_timeout(200)

    assert second.page.get_by_text("Touch the brewery").is_hidden()
    assert planned
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


@pytest.mark.parametrize("theme", ["light", "dark"])
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
