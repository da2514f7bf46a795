"""What the next rounds will probably bring: prices of goods, and palace parts of the others."""

from furstenfeld.bots.scripted.steward.lapses import mistake
from furstenfeld.bots.scripted.steward.temper import Temper
from furstenfeld.records import Chance
from furstenfeld.rules import GOODS, View, estate_of

Prices = tuple[float, float, float]
"""What hops, barley and water will bring."""

LOWEST_MARKER = 0.5
"""Nobody sells where nothing is paid, so the price that a seat gets is never the lowest."""


def good_prices(view: View, temper: Temper, luck: Chance) -> list[Prices]:
    """Return what a seat may hope to get for each good in the next rounds, the next one first."""
    hops, barley, water = (_path(view, temper, luck, good) for good in range(len(GOODS)))
    return list(zip(hops, barley, water, strict=True))


def _path(view: View, temper: Temper, luck: Chance, good: int) -> list[float]:
    """Return the price of one good in the next rounds.

    Markers rise where more is wanted than harvested, and fall where less is (R3.6, R6.1).
    """
    breweries = len(view.breweries)
    marker = sum([brewery.markers[good] for brewery in view.breweries]) / breweries
    wanted = sum([demand[good] for demand in view.demands])
    harvested = sum([estate_of(seat.plots).harvest[good] for seat in view.seats])
    start = marker + temper.premium + mistake(luck, temper.error)
    step = temper.drift * (wanted - harvested) / breweries
    track = view.edition.track
    return [_price(track, start + step * ahead) for ahead in range(1, temper.horizon + 1)]


def _price(track: tuple[int, ...], marker: float) -> float:
    """Return the price at a marker that may stand between two spaces."""
    if marker >= len(track) - 1:
        return track[-1]
    marker = max(marker, LOWEST_MARKER)
    space = int(marker)
    return track[space] + (track[space + 1] - track[space]) * (marker - space)


def rivals_parts(view: View, temper: Temper) -> list[float]:
    """Return how many palace parts the others will have built now, in one round, in two..."""
    rivals = [seat for number, seat in enumerate(view.seats) if number != view.seat]
    parts = float(sum([estate_of(seat.plots).parts for seat in rivals]))
    last = len(temper.pace) - 1
    found = [parts]
    for number in range(view.round, view.round + temper.horizon):
        parts += len(rivals) * temper.pace[min(number, last + 1) - 1]
        found.append(parts)
    return found
