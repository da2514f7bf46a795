"""How people play at the page, by mouse or by keys alone; they see nothing but the screen."""

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

PATIENCE = 90.0
"""Seconds until something has to happen at a table."""
GROWING = 6
"""The round from which palace parts come first, if nothing else is said."""
MOST_TOUCHES = 60
"""More than any turn needs."""


class Hands(ABC):
    """A person at a table: answers whatever the screen asks, turn after turn."""

    def __init__(self, visitor: Visitor, growing: int = GROWING) -> None:
        """Sit down before a screen."""
        self.visitor = visitor
        self.growing = growing
        self.page = visitor.page

    @property
    def main(self) -> Locator:
        """The one big button of the turn."""
        return self.page.get_by_role("group", name="Your turn").get_by_role("button").last

    def play(self, turns: int = 1000) -> None:
        """Play so many turns, or to the end of the game."""
        for _ in range(turns):
            if not self.wait_for_turn():
                return
            self.turn()

    def wait_for_turn(self) -> bool:
        """Wait until this person is asked; return whether the game goes on."""
        self.wait_until(lambda: self.is_over or self.is_asked)
        return not self.is_over

    def turn(self) -> None:
        """Play one turn, from the sale to the confirmation."""
        number = self.number
        for _ in range(MOST_TOUCHES):
            if self.number != number or self.is_over:
                return
            self.touch()
        raise AssertionError(f"a turn without an end: {self.sentence!r}")

    @abstractmethod
    def touch(self) -> None:
        """Do the next thing that the turn wants."""

    @property
    def sentence(self) -> str:
        """What the page says is to be done now."""
        return self.page.get_by_role("banner").inner_text()

    @property
    def update(self) -> dict[str, Any]:
        """What the page was last told about its table."""
        return self.visitor.updates[-1]

    @property
    def number(self) -> int:
        """How many turns this person has submitted."""
        return int(self.update["number"])

    @property
    def is_over(self) -> bool:
        return bool(self.visitor.updates) and self.update["table"]["status"] == "over"

    @property
    def is_asked(self) -> bool:
        """Whether it is this person's turn, and the page shows it."""
        if not self.visitor.updates or self.update["view"] is None:
            return False
        view = self.update["view"]
        return view["to_move"] == view["seat"] and (
            self.main.is_enabled() or self.sale.is_visible() or self.is_arranging
        )

    @property
    def draw(self) -> Locator:
        """The button that draws a card by the laboratory."""
        return self.page.get_by_role("button", name="draw", exact=False).and_(
            self.page.locator(".main")
        )

    @property
    def sale(self) -> Locator:
        return self.page.get_by_role("region", name="Your sale")

    @property
    def is_arranging(self) -> bool:
        return bool(self.update["view"]["stage"] == "opening")

    @property
    def is_choosing_a_card(self) -> bool:
        """Whether a card has to be kept, or to go under the deck."""
        return "card to keep" in self.sentence or "under your deck" in self.sentence

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds that the screen or the live line shows."""
        limit = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < limit, f"nothing happens: {self.page.url}"
            self.page.wait_for_timeout(40)

    def _settled(self) -> None:
        """Wait until the server has answered the last touch."""
        self.page.locator('fieldset[aria-busy="true"]').wait_for(state="detached")

    def _best_plot(self) -> Locator:
        """Return a plot where the chosen card can stand, an empty one if there is one."""
        estate = self.page.get_by_role("region", name="Your estate")
        plots = estate.get_by_role("button", name=re.compile("^Plot"))
        plots.first.wait_for()
        empty = estate.get_by_role("button", name=re.compile("^Plot . .*empty|^Plot .: empty"))
        return empty.first if empty.count() else plots.first

    @property
    def is_growing(self) -> bool:
        """Whether it is too early for palace parts, which lie last in the hand."""
        return bool(self.update["view"]["round"] < self.growing)

    @property
    def brewery(self) -> int:
        """A brewery that can be sold to, another one every turn; 0 where there is none."""
        offered = [text.split()[1] for text in self.update["view"]["options"] if "brewery" in text]
        open_now = [int(name) for name in offered if name != "none"]
        return open_now[self.number % len(open_now)] if open_now else 0

    def _cards(self) -> Locator:
        return self.page.get_by_role("list", name="Hand").get_by_role("button")


class Mouse(Hands):
    """Plays by clicks alone."""

    def touch(self) -> None:
        """Sell everything at the first brewery, build what can be built, and go on."""
        if self.draw.is_visible():
            self.draw.click()
        elif self.sale.get_by_text("Your sale will appear").is_visible():
            if self.brewery:
                self.page.locator(f'[data-place="brewery-{self.brewery}"] button').first.click()
            else:
                self.page.get_by_role("button", name="Sell nothing", exact=True).click()
        elif not self._build():
            self._go()
        self._settled()

    def _build(self) -> bool:
        """Build the card of the hand that comes first in the plan and can be paid."""
        if "Finish building" not in self.main.inner_text():
            return False
        cards = self._cards()
        labels = cards.evaluate_all("(cards) => cards.map((card) => card.ariaLabel)")
        payable = [place for place, label in enumerate(labels) if "can’t afford" not in label]
        if payable:
            cards.nth(payable[0] if self.is_growing else payable[-1]).click()
            self._best_plot().click()
        return bool(payable)

    def _go(self) -> None:
        """Press the big button; while it waits, cards have to go under the deck."""
        if self.main.is_enabled():
            self.main.click()
        elif self.is_choosing_a_card:
            self._cards().first.click()


class Keys(Hands):
    """Plays by keys alone."""

    def touch(self) -> None:
        """Sell everything at the first brewery, build what can be built, and go on."""
        if self.draw.is_visible():
            self.draw.press("Enter")
        elif self.sale.get_by_text("Your sale will appear").is_visible():
            self.page.keyboard.press(str(self.brewery))
        elif not self._build():
            self._go()
        self._settled()

    def _build(self) -> bool:
        if "Finish building" not in self.main.inner_text():
            return False
        arrow = "ArrowRight" if self.is_growing else "ArrowLeft"
        self.page.keyboard.press(arrow)
        for _ in range(self._cards().count()):
            if "can’t afford" not in self._focused():
                self.page.keyboard.press("Enter")
                plot = self._best_plot().get_attribute("aria-label") or ""
                self.page.keyboard.press(plot.split()[1].strip(":"))
                return True
            self.page.keyboard.press(arrow)
        return False

    def _go(self) -> None:
        if self.main.is_enabled():
            self.page.keyboard.press("c")
        elif self.is_choosing_a_card:
            self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Enter")

    def _focused(self) -> str:
        label = self.page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
        return str(label)
