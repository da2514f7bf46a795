"""The race to the palace: when it would stand if from now on only palace parts were built.

Every question of a steward comes down to this one. A field that is worth its coins makes the race
shorter, one that comes too late makes it longer; so the moment to stop growing needs no rule.
"""

from collections.abc import Iterable
from operator import itemgetter
from typing import Final, NamedTuple

from furstenfeld.bots.scripted.steward.outlook import Arrival, Outlook, drawn_in
from furstenfeld.bots.scripted.steward.valuation import Plots, income, worths
from furstenfeld.rules import (
    PALACE_PARTS,
    estate_of,
)

WHOLE: Final = len(PALACE_PARTS)

# So that a race without any income has an end, and a coin more still counts.
_TRICKLE: Final = 0.1


def finish(
    outlook: Outlook,
    plots: Plots,
    coins: float,
    hand: Iterable[int],
    buried: Iterable[Arrival] = (),
) -> float:
    """Return in how many rounds the palace stands, a little less for coins left over.

    `hand` are the parts in hand, of which no more stay than the estate can keep, and `buried` are
    parts that go under the deck now. Coins below 0 are a card bought on credit.
    """
    temper = outlook.temper
    estate = estate_of(plots)
    ready = temper.part * estate.parts
    if estate.parts == WHOLE:
        return -ready - temper.coin * min(coins, temper.purse)
    coming = [*outlook.coming(outlook.draws(estate)), *buried]
    places = _covering_order(outlook, plots)
    start = _Start(outlook, plots, coins, tuple(hand), tuple(coming), tuple(places))
    rounds = sum([_soonest(start, season) for season in temper.seasons])
    return rounds / len(temper.seasons) - ready


class _Start(NamedTuple):
    """Where every run of a race begins."""

    outlook: Outlook
    plots: Plots
    coins: float
    hand: tuple[int, ...]
    coming: tuple[Arrival, ...]
    places: tuple[int, ...]
    """Where parts may go, the least useful place first."""


def _soonest(start: _Start, season: float) -> float:
    """Return the better of two ways to run: build when it can be paid, or spare fields at first."""
    eager = _Race(start, season, is_patient=False).run()
    return min(eager, _Race(start, season, is_patient=True).run(limit=int(eager) + 1))


def _covering_order(outlook: Outlook, plots: Plots) -> list[int]:
    """Return the places without a palace part, the least useful first."""
    found = sorted(enumerate(worths(outlook, plots)), key=itemgetter(1))
    open_plots = estate_of(plots).open_plots
    return [place for place, _ in found if place + 1 in open_plots]


class _Race:
    """One run, round by round; it changes as it goes."""

    __slots__ = (
        "coins",
        "coming",
        "cycle",
        "estate",
        "hand",
        "is_patient",
        "outlook",
        "places",
        "plots",
        "season",
    )

    def __init__(self, start: _Start, season: float, is_patient: bool) -> None:
        """Begin with this share of the income expected."""
        self.outlook = start.outlook
        self.plots = start.plots
        self.estate = estate_of(start.plots)
        self.coins = start.coins
        self.hand = list(start.hand)
        self.coming = list(start.coming)
        self.places = list(start.places)
        self.season = season
        self.is_patient = is_patient
        seat = start.outlook.seat
        deck = seat.deck_size + seat.hand_size - 1
        self.cycle = drawn_in(deck, start.outlook.draws(self.estate))

    def run(self, limit: int | None = None) -> float:
        """Return after how many rounds the palace stands; beyond a limit nobody wants to know."""
        temper, prices = self.outlook.temper, self.outlook.prices
        self._crowd_out(0)
        for ahead in range(1, min(temper.horizon, limit or temper.horizon) + 1):
            self._draw(ahead)
            self.coins += self.season * income(temper, self.estate, prices[ahead - 1])
            if self.hand:
                self._build(ahead)
                if self.estate.parts == WHOLE:
                    return ahead - temper.coin * min(self.coins, temper.purse)
                self._crowd_out(ahead)
        return temper.horizon + self._beyond()

    def _draw(self, ahead: int) -> None:
        """Take the parts into hand that are due."""
        while self.coming and self.coming[0][0] <= ahead:
            self.hand.append(self.coming.pop(0)[1])

    def _build(self, ahead: int) -> None:
        """Build what parts the coins allow (R4.1)."""
        outlook = self.outlook
        for _ in range(min(len(self.hand), outlook.edition.builds)):
            price = max(0, outlook.part_price(self.estate, ahead) - self.estate.discount)
            place = self._next_place()
            if price * self._parts_to_pay(place) > self.coins:
                return
            self.coins -= price
            self._place(place)

    def _parts_to_pay(self, place: int) -> int:
        """Return for how many parts the coins must do; the patient cover nothing before the end."""
        if self.is_patient and self.plots[place] is not None:
            return WHOLE - self.estate.parts
        return 1

    def _next_place(self) -> int:
        """Return where a part costs least; the expert game has one plot for each (R4.7)."""
        if self.outlook.is_expert:
            return next(place for place in self.places if place + 1 in self.hand)
        return self.places[0]

    def _place(self, place: int) -> None:
        """Build a part of the hand on a place."""
        part = place + 1 if self.outlook.is_expert else self.hand[-1]
        self.hand.remove(part)
        self.places.remove(place)
        self.plots = (*self.plots[:place], PALACE_PARTS[part - 1], *self.plots[place + 1 :])
        self.estate = estate_of(self.plots)

    def _crowd_out(self, ahead: int) -> None:
        """Put parts under the deck for which the hand has no room (R5.2)."""
        room = self.outlook.edition.keep + self.estate.keep
        while len(self.hand) > room:
            self.coming.append((ahead + self.cycle, self.hand.pop()))

    def _beyond(self) -> float:
        """Return how many rounds are missing at the horizon, roughly."""
        outlook = self.outlook
        missing = WHOLE - self.estate.parts
        short = missing * outlook.edition.palace_prices[-1] - self.coins
        earned = self.season * income(outlook.temper, self.estate, outlook.prices[-1]) + _TRICKLE
        return missing + max(0.0, short) / earned
