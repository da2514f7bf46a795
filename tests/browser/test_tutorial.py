"""Every chapter of the tutorial is played to its end, at the table's own controls."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from furstenfeld.server.services.tutorial import (
    CHAPTERS,
    Answering,
    Confirming,
    LessonStep,
    Reading,
    chapter,
)
from tests.browser.hands import PATIENCE
from tests.browser.visitor import Visit, Visitor

pytestmark = pytest.mark.untraced


class Learner:
    """Somebody who does what the coach asks for, by mouse."""

    def __init__(self, visitor: Visitor) -> None:
        """Sit down before a chapter."""
        self.page = visitor.page
        self.coach = self.page.get_by_role("region", name="Coach")

    def wait_for_step(self, step: str) -> None:
        """Wait until the lesson has come this far."""
        self.page.locator(f'[data-step="{step}"]').wait_for(state="attached")

    def place(self, name: str) -> Locator:
        """Return the first button of a part of the screen; a star stands for any word."""
        start, star, _ = name.partition("*")
        sign = "^=" if star else "="
        return self.page.locator(f'[data-place{sign}"{start}"]').get_by_role("button").first

    @property
    def go_on(self) -> Locator:
        """The one big button of the turn."""
        return self.page.get_by_role("group", name="Your turn").get_by_role("button").last

    def looked_at(self, step: LessonStep) -> list[Locator]:
        """Return the parts of the screen that are marked, as soon as there are some."""
        marked = self.page.locator("[data-looked-at]")
        if step.look:
            marked.first.wait_for()
        return marked.all()

    def answer(self, text: str) -> None:
        """Give one answer (R10.1) at the table."""
        word, *rest = text.split()
        match word:
            case "brewery":
                self.place(f"brewery-{rest[0]}").click()
            case "sell":
                self._sell(int(rest[0]), rest[1])
            case "trade" | "office":
                self._choose({"trade": "Market", "office": "Office"}[word], text)
            case "build":
                self._pick(self.place(f"hand-{rest[0]}"))
                self.place(f"plot-0-{rest[1]}").click()
            case "under" | "keep" | "trash":
                self._touch(self.place(f"hand-{rest[0]}"))
            case "confirm":
                # On a busy machine the button may still have another word.
                self.go_on.filter(has_text="Confirm").click()
            case _:
                self.go_on.click()
        self.settle()

    def settle(self) -> None:
        """Wait until the server has answered the last touch."""
        self.page.locator('fieldset[aria-busy="true"]').wait_for(state="detached")

    def _pick(self, card: Locator) -> None:
        """Choose a card, as soon as the page knows that it can be built."""
        limit = time.monotonic() + PATIENCE
        self._touch(card)
        while card.get_attribute("aria-pressed") != "true":
            assert time.monotonic() < limit, "the card cannot be chosen"
            self.page.wait_for_timeout(50)
            self._touch(card)

    def _touch(self, card: Locator) -> None:
        """Click a card; one that can do nothing yet shows itself large, so that is closed again."""
        limit = time.monotonic() + PATIENCE
        large = self.page.get_by_role("dialog")
        card.click(position={"x": 8, "y": 40})
        while large.is_visible():
            assert time.monotonic() < limit, "the card can do nothing"
            self.page.keyboard.press("Escape")
            large.wait_for(state="hidden")
            card.click(position={"x": 8, "y": 40})

    def _sell(self, count: int, good: str) -> None:
        group = self.page.get_by_role("group", name=re.compile(f"^{good}$", re.IGNORECASE))
        for _ in range(20):
            now = int(group.locator("output b").inner_text())
            if now == count:
                return
            word = "less" if now > count else "more"
            group.get_by_role("button", name=f"Sell one {word}").click()
            self.settle()

    def _choose(self, name: str, option: str) -> None:
        box = self.page.get_by_role("combobox", name=name)
        if box.is_visible() and box.input_value() != option:
            box.select_option(value=option)


@pytest.fixture(scope="module")
def ada(browser: Browser, address: str) -> Iterator[Visitor]:
    """Return somebody who takes one lesson after the other."""
    visitor = Visitor(browser, address, viewport={"width": 1440, "height": 900})
    yield visitor
    visitor.close()


# tests/server/services/test_tutorial.py plays all lessons to the end without a browser; by default
# the page goes through the two that ask for most.
@pytest.mark.timeout(200)
@pytest.mark.parametrize(
    "name",
    [
        name if name in ("sale", "expert") else pytest.param(name, marks=pytest.mark.slow)
        for name in CHAPTERS
    ],
)
def test_a_chapter_is_played_to_its_end(ada: Visitor, name: str) -> None:
    ada.goto(f"/tutorial/{name}")
    learner = Learner(ada)
    for number, step in enumerate(chapter(name).steps, start=1):
        learner.wait_for_step(str(number))
        _take(learner, name, number, step)

    learner.wait_for_step("end")


# These two have the most on the table: cards that ask for something, and ten of them in the hand.
@pytest.mark.timeout(200)
@pytest.mark.parametrize("height", [pytest.param(844, marks=pytest.mark.slow), 664])
@pytest.mark.parametrize("name", ["cards", pytest.param("expert", marks=pytest.mark.slow)])
def test_on_a_phone_a_step_shows_what_it_speaks_of(visit: Visit, name: str, height: int) -> None:
    bo = visit(viewport={"width": 390, "height": height}, has_touch=True, is_mobile=True)
    bo.goto(f"/tutorial/{name}")
    learner = Learner(bo)
    for number, step in enumerate(chapter(name).steps, start=1):
        learner.wait_for_step(str(number))
        if not isinstance(step, Reading):
            expect(learner.go_on).to_be_in_viewport(ratio=1)
        for part in learner.looked_at(step):
            expect(part).to_be_in_viewport(ratio=0.9)
        _take(learner, name, number, step)


def test_a_lesson_has_no_violation_and_cannot_be_resigned(ada: Visitor) -> None:
    ada.goto(f"/tutorial/{CHAPTERS[0]}")
    Learner(ada).wait_for_step("1")
    assert ada.violations() == []
    ada.button("Menu").click()
    ada.page.get_by_role("dialog").wait_for()

    assert ada.page.get_by_role("link", name="Leave").is_visible()
    assert ada.button("Resign").count() == 0


def _take(learner: Learner, name: str, number: int, step: LessonStep) -> None:
    """Do what a step asks for."""
    last = len(chapter(name).steps)
    match step:
        case Reading():
            learner.coach.get_by_role("button", name="Continue").click()
        case Answering():
            _until_past(learner, number, last, step.want)
        case Confirming():
            _until_past(learner, number, last, (*step.want, "confirm"))


def _until_past(learner: Learner, number: int, last: int, want: tuple[str, ...]) -> None:
    """Give the answers that a step wants, until the lesson goes on."""
    following = "end" if number == last else str(number + 1)
    limit = time.monotonic() + PATIENCE
    for text in want:
        if learner.page.locator(f'[data-step="{following}"]').count():
            return
        learner.answer(text)
    while not learner.page.locator(f'[data-step="{following}"]').count():
        assert time.monotonic() < limit, f"step {number} does not end"
        learner.page.wait_for_timeout(50)
