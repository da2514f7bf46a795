"""What a table tells of the others: who is gone, who is awaited, and what time they have left."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hands import Mouse
from tests.browser.tables import ask, come, table
from tests.browser.visitor import Visit, Visitor
from tests.server.short import edition_with

pytestmark = pytest.mark.untraced


def at_a_table(visit: Visit, names: tuple[str, ...], **options: object) -> list[Mouse]:
    """Let people sit down at one table, each before a browser of their own."""
    visitors = [visit() for _ in names]
    for visitor, name in zip(visitors, names, strict=True):
        come(visitor, name)
    first, *others = visitors
    id = table(first, list(others), **options)
    for visitor in visitors:
        visitor.goto(f"/table/{id}")
    people = [Mouse(visitor) for visitor in visitors]
    for person in people:
        person.wait_until(lambda person=person: bool(person.visitor.updates))  # type: ignore[misc]
    return people


def menu(person: Mouse, name: str) -> None:
    """Choose something from the menu of the table."""
    person.visitor.button("Menu").click()
    person.visitor.button(name).click()


def row(person: Mouse, name: str) -> Locator:
    """Return a player's row as this person sees it."""
    players = person.page.get_by_role("list", name="Players in this round’s order")
    return players.get_by_role("button", name=re.compile(rf"\. {name}\b"))


def news(person: Mouse) -> Locator:
    """Return what this person is told by the way."""
    return person.page.get_by_role("status").and_(person.page.locator("[data-test=news]"))


def id_of(visitor: Visitor) -> str:
    return visitor.page.url.rsplit("/", 1)[-1]


def test_the_others_are_told_who_is_away_who_is_back_and_who_resigned(visit: Visit) -> None:
    ada, bo = at_a_table(visit, ("Ada", "Bo"), seed="away")
    menu(bo, "Let a bot play for me for a while")
    news(ada).get_by_text("A bot plays for Bo now.").wait_for()
    row(ada, "Bo").and_(ada.page.get_by_label("a bot is playing")).wait_for()
    bo.visitor.button("Take over again").click()
    news(ada).get_by_text("Bo is back and plays again.").wait_for()
    menu(bo, "Resign")
    bo.visitor.button("Resign").click()
    news(ada).get_by_text("Bo resigns. A bot plays on.").wait_for()
    row(ada, "Bo").and_(ada.page.get_by_label("resigned, a bot is playing")).click()

    ada.page.get_by_role("dialog").get_by_text("Bo has resigned.").wait_for()
    assert ada.visitor.violations() == []


def test_alone_among_bots_nobody_else_plays_for_oneself_and_nothing_is_taken_back_before_a_turn(
    visit: Visit,
) -> None:
    """A bot among bots would play the whole game at once."""
    ada = visit()
    come(ada, "Ada")
    ada.goto(f"/table/{table(ada, ['steward'], seed='alone')}")
    hands = Mouse(ada)
    hands.wait_for_turn()
    ada.button("Menu").click()
    ada.button("Resign").wait_for()
    assert ada.button("Let a bot play").count() == 0
    assert ada.button("Take back my last turn").count() == 0
    ada.page.keyboard.press("Escape")
    hands.turn()
    hands.wait_for_turn()
    ada.button("Menu").click()
    ada.button("Take back my last turn").wait_for()


def test_an_opening_arranged_early_stays_arranged_and_says_who_is_awaited(visit: Visit) -> None:
    people = at_a_table(visit, ("Ada", "Bo"), seed="early", variant="expert")
    watcher = visit()
    come(watcher, "Wes")
    id = id_of(people[0].visitor)
    invitation = ask(people[0].visitor, "GET", f"/api/tables/{id}")["table"]["invitation"]
    told = ask(watcher, "GET", f"/api/tables/{id}?invitation={invitation}")
    first = told["view"]["to_move"]
    early, awaited = people[1 - first], people[first]
    kept = early.update["view"]["own"]["hand"][0]
    early.wait_for_turn()
    early.turn()
    name = ("Ada", "Bo")[first]
    for _ in range(2):
        sentence = f"You are ready. {name} is still arranging the opening."
        early.page.get_by_role("heading", name=sentence).wait_for()
        cards = early.page.get_by_role("list", name="Hand").get_by_role("button")
        under = early.page.get_by_role("list", name="Known cards at the bottom of your deck")
        # The sentence is there before the table is: the edition's numbers come apart.
        expect(cards).to_have_count(1)
        expect(under.get_by_role("listitem")).to_have_count(9)
        assert early.update["view"]["own"]["hand"] == [kept]
        early.page.reload()
    awaited.turn()
    early.page.get_by_role("heading", name="You are ready").wait_for(state="hidden")


def build_laboratory(person: Mouse) -> None:
    """Play a turn over the API that builds a laboratory, and nothing that could be left out."""
    path = f"/api/tables/{id_of(person.visitor)}"
    shown = ask(person.visitor, "GET", path)
    number, actions = shown["number"], list[str]()
    view, is_complete = shown["view"], False
    while not is_complete:
        options = view["options"]
        wanted = [option for option in options if option.startswith("build laboratory-1")]
        idle = [option for option in options if option in ("brewery none", "built", "kept")]
        actions.append([*wanted, *idle, *options][0])
        draft = {"number": number, "actions": actions}
        preview = ask(person.visitor, "POST", f"{path}/draft", draft)
        view, is_complete = preview["view"], preview["is_complete"]
    assert any(action.startswith("build laboratory-1") for action in actions)
    turn = {"id": f"laboratory-{number}", "number": number, "actions": actions}
    ask(person.visitor, "POST", f"{path}/turns", turn)


def in_laboratories(visit: Visit) -> tuple[Mouse, Mouse]:
    """Let two people come to phase 1 with a laboratory each; return the first in order first.

    All cards of their decks are in their hands from the beginning, and some go under.
    """
    edition = edition_with(name='"laboratories"', coins="40", opening="26", keep="20")
    people = at_a_table(visit, ("Ada", "Bo"), seed="laboratory", edition_file=edition)
    first = people[0].update["view"]["to_move"]
    for person in (people[first], people[1 - first]):
        build_laboratory(person)
    for person in people:
        person.draw.wait_for()
    (*_, began) = (
        event
        for update in people[0].visitor.updates
        for event in update["log"]["events"]
        if event["type"] == "RoundBegan"
    )
    first, second = began["order"]
    return people[first], people[second]


def test_a_laboratory_answered_early_waits_and_shows_its_card_only_in_its_turn(
    visit: Visit,
) -> None:
    """R10.5: nobody else can tell that the answer is there, and what is drawn is not seen yet."""
    awaited, early = in_laboratories(visit)
    name = awaited.update["table"]["seats"][awaited.update["seat"]]["name"]
    cards = early.page.get_by_role("list", name="Hand").get_by_role("button")
    before, told = cards.count(), len(awaited.visitor.updates)
    early.draw.click()
    sentence = f"You draw another card when it is your turn. {name} is still deciding."
    ready = early.page.get_by_role("heading", name=sentence)
    ready.wait_for()
    early.page.reload()
    ready.wait_for()
    expect(cards).to_have_count(before)
    assert len(early.update["view"]["own"]["hand"]) == before
    expect(early.draw).to_have_count(0)
    assert len(awaited.visitor.updates) == told
    awaited.visitor.button("Stop drawing").click()
    ready.wait_for(state="hidden")

    expect(cards).to_have_count(before + 1)
    (drawn,) = (each for each in early.update["log"]["events"] if each["type"] == "Drew")
    assert drawn["cards"][0] in early.update["view"]["own"]["hand"]


@pytest.mark.slow
def test_a_laboratory_left_alone_early_says_so_and_draws_nothing(visit: Visit) -> None:
    awaited, early = in_laboratories(visit)
    name = awaited.update["table"]["seats"][awaited.update["seat"]]["name"]
    cards = early.page.get_by_role("list", name="Hand").get_by_role("button")
    before = cards.count()
    early.visitor.button("Stop drawing").click()
    ready = early.page.get_by_role(
        "heading", name=f"You draw no more cards. {name} is still deciding."
    )
    ready.wait_for()
    awaited.draw.click()
    ready.wait_for(state="hidden")

    expect(cards).to_have_count(before)


def test_who_asks_to_take_a_turn_back_sees_for_whom_it_waits_and_what_came_of_it(
    visit: Visit,
) -> None:
    people = at_a_table(visit, ("Ada", "Bo"), seed="back")
    asker, other = sorted(people, key=lambda person: not person.is_asked)
    name = ("Bo", "Ada")[people.index(asker)]
    waiting = asker.page.get_by_text(f"You asked to take back your turn. Waiting for {name}.")
    asker.wait_for_turn()
    asker.turn()
    menu(asker, "Ask to take back my last turn")
    waiting.wait_for()
    assert asker.visitor.violations() == []
    asker.visitor.button("Menu").click()
    assert asker.visitor.button("Ask to take back my last turn").count() == 0
    asker.page.keyboard.press("Escape")
    asker.visitor.button("Withdraw request").click()
    waiting.wait_for(state="hidden")
    assert news(asker).inner_text() == ""
    menu(asker, "Ask to take back my last turn")
    other.visitor.button("Decline").click()
    news(asker).get_by_text("not everyone agreed").wait_for()
    menu(asker, "Ask to take back my last turn")
    other.visitor.button("Agree").click()

    news(asker).get_by_text("Your turn is taken back. Play it again.").wait_for()
    assert asker.wait_for_turn()


def test_the_time_of_all_people_is_shown_and_runs_for_the_one_to_move(visit: Visit) -> None:
    pace = {"kind": "live", "bank": 600, "increment": 0}
    people = at_a_table(visit, ("Ada", "Bo"), seed="clock", pace=pace)
    mover, other = sorted(people, key=lambda person: not person.is_asked)
    name = ("Bo", "Ada")[people.index(mover)]
    row(mover, name).and_(mover.page.get_by_label("10:00 left on the clock")).wait_for()
    rows = other.page.get_by_role("list", name="Players in this round’s order")
    rows.get_by_text(re.compile(r"^9:5\d$")).wait_for()

    assert other.visitor.violations() == []
