"""What a steward reads from its view, and expects, before it weighs a decision."""

from functools import cached_property
from typing import Final

from furstenfeld.bots.scripted.steward.forecast import Prices, good_prices, rivals_parts
from furstenfeld.bots.scripted.steward.lapses import favourite, remembered
from furstenfeld.bots.scripted.steward.temper import Temper
from furstenfeld.records import Chance
from furstenfeld.rules import (
    ROWS,
    Card,
    Estate,
    Power,
    Variant,
    View,
    costs_of,
    estate_of,
)

PARTS: Final[dict[Card, int]] = {
    card: row.amount for card, row in ROWS.items() if row.power is Power.PALACE
}
"""The number of each palace part."""

HELPERS: Final = tuple(
    card
    for card, row in ROWS.items()
    if row.power in (Power.CRANE, Power.LABORATORY, Power.TOWN_HALL, Power.SCAVENGER)
)
"""Cards that bring no coins, but the palace nearer."""

_LATE: Final = 4
"""Parts of the foremost palace from which on the end is near."""

Arrival = tuple[int, int]
"""In how many rounds a palace part is drawn, and the number of the part."""


class Outlook:
    """A view, the temper it is seen with, and the forecasts, made when first asked for."""

    def __init__(self, view: View, temper: Temper, luck: Chance) -> None:
        """Look at the table from the seat that the view belongs to; luck says what escapes it."""
        if view.seat is None or view.own is None:
            raise ValueError("a bot plays from a seat, and this is the view of a spectator")
        self.view = view
        self.temper = temper
        self.luck = luck
        self.edition = view.edition
        self.players = len(view.seats)
        self.is_expert = view.variant is Variant.EXPERT
        self.own = remembered(view.own, temper.memory)
        self.seat = view.seats[view.seat]
        self.estate: Estate = estate_of(self.seat.plots)
        self._coming: dict[float, list[Arrival]] = {}

    @cached_property
    def prices(self) -> list[Prices]:
        """What the goods will bring in the next rounds."""
        return good_prices(self.view, self.temper, self.luck)

    @cached_property
    def favourite(self) -> int:
        """The good that a player with a liking likes best."""
        return favourite(self.view)

    @cached_property
    def rivals_parts(self) -> list[float]:
        """How many palace parts the others will have built, now and after each round."""
        return rivals_parts(self.view, self.temper)

    @cached_property
    def has_helper(self) -> bool:
        """Whether a card is in play that a new one should perhaps not cover."""
        return any(thing in HELPERS for thing in self.seat.plots)

    @cached_property
    def is_late(self) -> bool:
        """Whether somebody, this seat or another, may complete a palace in a round or two."""
        return max(estate_of(seat.plots).parts for seat in self.view.seats) >= _LATE

    @cached_property
    def rivals_goods(self) -> list[float]:
        """Which share of all that the others harvest each good is."""
        view = self.view
        rivals = [seat for number, seat in enumerate(view.seats) if number != view.seat]
        totals = [
            sum(goods)
            for goods in zip(*(estate_of(seat.plots).harvest for seat in rivals), strict=True)
        ]
        return [total / max(1, sum(totals)) for total in totals]

    def cost(self, card: Card, estate: Estate) -> int:
        """Return what a card costs now with this estate (R4.4, R4.5)."""
        printed = costs_of(self.edition).get(card)
        full = self.part_price(estate, 0) if printed is None else printed
        return max(0, full - estate.discount)

    def part_price(self, estate: Estate, ahead: int) -> int:
        """Return the price on the palace deck in so many rounds, without discount (R4.6)."""
        prices = self.edition.palace_prices
        rung = int((self.rivals_parts[ahead] + estate.parts) / self.players)
        return prices[min(rung, len(prices) - 1)]

    def draws(self, estate: Estate) -> float:
        """Return how many cards this estate draws in a round."""
        thinned = self.temper.thinning if estate.trash else 0
        return self.edition.draw + estate.draw + thinned

    def coming(self, draws: float) -> list[Arrival]:
        """Return when the palace parts in the deck are drawn, at so many cards a round."""
        if draws not in self._coming:
            self._coming[draws] = self._arrivals(draws)
        return self._coming[draws]

    def _arrivals(self, draws: float) -> list[Arrival]:
        """Return known arrivals for the tail; unseen parts are thought to lie evenly spread."""
        unseen, tail = self.own.unseen, self.own.known_tail
        hidden = [PARTS[card] for card in unseen if card in PARTS]
        gap = (len(unseen) + 1) / (len(hidden) + 1)
        depths = [(gap * nth - 1, part) for nth, part in enumerate(hidden, start=1)]
        depths += [
            (len(unseen) + depth, PARTS[card]) for depth, card in enumerate(tail) if card in PARTS
        ]
        return [(drawn_in(depth, draws), part) for depth, part in depths]


def drawn_in(depth: float, draws: float) -> int:
    """Return in how many rounds a card is drawn that has so many cards above it."""
    return 1 + int(depth / draws)
