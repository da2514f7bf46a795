"""What a steward expects: prices of goods, prices of palace parts, when its parts arrive."""

from furstenfeld.bots.steward.temper import Temper
from furstenfeld.rules import ROWS, Card, Power, View, estate_of
from furstenfeld.rules.edition import costs_of
from furstenfeld.rules.state import Variant

Prices = tuple[float, float, float]

PARTS = {row.card: row.amount for row in ROWS.values() if row.power is Power.PALACE}
"""The number of each palace part."""


class Outlook:
    def __init__(self, view: View, temper: Temper) -> None:
        assert view.seat is not None and view.own is not None
        self.view = view
        self.temper = temper
        self.own = view.own
        self.seat = view.seats[view.seat]
        self.edition = view.edition
        self.expert = view.variant is Variant.EXPERT
        self.players = len(view.seats)
        self.costs = costs_of(view.edition)
        self.prices = _prices(view, temper)
        self.others_parts = _others_parts(view, temper)
        self._coming: dict[int, list[tuple[int, int]]] = {}

    def coming(self, draws: int) -> list[tuple[int, int]]:
        """Round from now and number of every palace part in the deck."""
        found = self._coming.get(draws)
        if found is None:
            found = self._coming[draws] = _arrivals(self.own.unseen, self.own.known_tail, draws)
        return found


def _arrivals(
    unseen: tuple[Card, ...], tail: tuple[Card, ...], draws: int
) -> list[tuple[int, int]]:
    hidden = [PARTS[card] for card in unseen if card in PARTS]
    gap = (len(unseen) + 1) / (len(hidden) + 1)
    places = [(gap * (i + 1) - 1, part) for i, part in enumerate(hidden)]
    places += [(len(unseen) + i, PARTS[card]) for i, card in enumerate(tail) if card in PARTS]
    return [(1 + int(place // draws), part) for place, part in places]


def _prices(view: View, temper: Temper) -> list[Prices]:
    """Expected price per good in rounds 1, 2, ... from now."""
    track = view.edition.track
    players = len(view.seats)
    rows = []
    for good in range(3):
        marker = sum([brewery.markers[good] for brewery in view.breweries]) / players
        demand = sum([card[good] for card in view.demands])
        supply = sum([estate_of(seat.plots).harvest[good] for seat in view.seats])
        drift = temper.drift * (demand - supply) / players
        rows.append(
            [
                _price(track, marker + temper.premium + drift * ahead)
                for ahead in range(1, temper.horizon + 1)
            ]
        )
    return list(zip(*rows, strict=True))


def _price(track: tuple[int, ...], marker: float) -> float:
    top = len(track) - 1
    if marker >= top:
        return track[-1]
    if marker <= 0.5:
        marker = 0.5
    low = int(marker)
    return track[low] + (track[low + 1] - track[low]) * (marker - low)


def _others_parts(view: View, temper: Temper) -> list[float]:
    own = estate_of(view.seats[view.seat or 0].plots).parts
    parts = float(sum([estate_of(seat.plots).parts for seat in view.seats]) - own)
    found = []
    last = len(temper.pace) - 1
    for ahead in range(temper.horizon + 1):
        found.append(parts)
        parts += (len(view.seats) - 1) * temper.pace[min(last, view.round - 1 + ahead)]
    return found
