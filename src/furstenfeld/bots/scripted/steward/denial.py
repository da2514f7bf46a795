"""What a sale takes from the others: prices that fall before they sell, and next round."""

from collections.abc import Sequence

from furstenfeld.bots.scripted.steward.outlook import Outlook
from furstenfeld.rules import (
    NO_GOODS,
    Amounts,
    estate_of,
)

Markers = Sequence[Amounts]
"""Where the price markers of each brewery stand."""


def loss_of_rivals(outlook: Outlook, place: int, sold: Amounts) -> float:
    """Return the coins that a sale costs the others, on average, this round and the next.

    Each of them is thought to sell all it has where it brings most.
    """
    lost = 0
    for is_next, rivals in ((False, _waiting(outlook)), (True, _harvests(outlook))):
        before = _markers(outlook, place, NO_GOODS, is_next=is_next)
        after = _markers(outlook, place, sold, is_next=is_next)
        for goods in rivals:
            lost += _takings(outlook, before, goods) - _takings(outlook, after, goods)
    return lost / (outlook.players - 1)


def _waiting(outlook: Outlook) -> list[Amounts]:
    """Return the goods of each rival that sells later this round."""
    view = outlook.view
    return [view.seats[marker.seat].goods for marker in view.queue[len(view.arrived) + 1 :]]


def _harvests(outlook: Outlook) -> list[Amounts]:
    """Return what each rival will harvest next round."""
    view = outlook.view
    rivals = [seat for number, seat in enumerate(view.seats) if number != view.seat]
    return [estate_of(seat.plots).harvest for seat in rivals]


def _markers(outlook: Outlook, place: int, sold: Amounts, *, is_next: bool) -> Markers:
    """Return the markers after a sale at one of the breweries.

    Surplus lowers them at once (R3.6). In the next round empty spaces have lifted them, as far as
    nobody else sells (R6.1).
    """
    return [
        _moved(outlook, number, sold if number == place else NO_GOODS, is_next=is_next)
        for number in range(outlook.players)
    ]


def _moved(outlook: Outlook, place: int, sold: Amounts, *, is_next: bool) -> Amounts:
    view = outlook.view
    brewery, demand = view.breweries[place], view.demands[place]
    top = len(view.edition.track) - 1
    found = []
    for good, marker in enumerate(brewery.markers):
        free = demand[good] - brewery.filled[good]
        after = max(0, marker - max(0, sold[good] - free))
        found.append(min(top, after + max(0, free - sold[good])) if is_next else after)
    return found[0], found[1], found[2]


def _takings(outlook: Outlook, markers: Markers, goods: Amounts) -> int:
    """Return what these goods bring at the best brewery."""
    track = outlook.edition.track
    hops, barley, water = goods
    return max(
        [hops * track[at[0]] + barley * track[at[1]] + water * track[at[2]] for at in markers]
    )
