"""An edition: the numbers printed on the board and the cards, checked (R8.1)."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType

import msgspec

from furstenfeld.rules.cards import PRICED_CARDS, Card
from furstenfeld.rules.errors import EditionError
from furstenfeld.rules.goods import Amounts, Good

Track = tuple[int, ...]


class Edition(msgspec.Struct, frozen=True, cache_hash=True):
    """The numbers of one edition of the game; `edition_from` creates only playable ones."""

    name: str
    costs: tuple[tuple[Card, int], ...]
    demands: tuple[Amounts, ...]
    track: Track
    start: int
    palace_prices: tuple[int, ...]
    coins: int
    printed: tuple[Good | None, ...]
    income_top: int
    opening: int
    expert_opening: int
    draw: int
    keep: int
    builds: int


@lru_cache(maxsize=64)
def costs_of(edition: Edition) -> Mapping[Card, int]:
    """Return the printed cost of every card that is not a palace part.

    >>> from furstenfeld.records import bundled_edition
    >>> costs_of(bundled_edition("reconstructed"))[Card.CRANE]
    4
    """
    return MappingProxyType(dict(edition.costs))


def edition_data(edition: Edition) -> dict[str, object]:
    """Return the edition as plain data, as in a file; `edition_from` reads it back.

    >>> from furstenfeld.records import bundled_edition
    >>> edition_data(bundled_edition("reconstructed"))["coins"]
    2
    """
    data: dict[str, object] = {key: getattr(edition, key) for key in Edition.__struct_fields__}
    data["costs"] = {str(card): cost for card, cost in edition.costs}
    data["demands"] = [list(demand) for demand in edition.demands]
    data["printed"] = [str(good) if good else "none" for good in edition.printed]
    for key in ("track", "palace_prices"):
        data[key] = list(getattr(edition, key))
    return data


def edition_from(data: Mapping[str, object]) -> Edition:
    """Return the edition in plain data; raise `EditionError` if a value is missing or wrong.

    >>> from furstenfeld.records import bundled_edition
    >>> plain = edition_data(bundled_edition("reconstructed"))
    >>> edition_from({**plain, "coins": 5}).coins
    5
    """
    for key in data:
        if key not in Edition.__struct_fields__:
            raise _refused(key, "one of the keys of R8.1", "an unknown key")
    for key in Edition.__struct_fields__:
        if key not in data:
            raise _refused(key, "a value", "nothing")
    track = _track(data["track"])
    return Edition(
        name=_name(data["name"]),
        costs=_costs(data["costs"]),
        demands=_demands(data["demands"]),
        track=track,
        start=_start(data["start"], track),
        palace_prices=_palace_prices(data["palace_prices"]),
        printed=_printed(data["printed"]),
        **{key: _whole(key, data[key], low, high) for key, (low, high) in BOUNDS.items()},
    )


BOUNDS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "coins": (0, 99),
        "income_top": (1, 99),
        "opening": (0, 26),
        "expert_opening": (1, 28),
        "draw": (1, 28),
        "keep": (1, 28),
        "builds": (1, 6),
    }
)
"""The lowest and the highest value of each single number of an edition."""


_DIGITS = tuple("0123456789")


def _refused(key: str, expected: str, found: object) -> EditionError:
    return EditionError("edition-key", "R8.1", key=key, expected=expected, found=str(found))


def _whole(key: str, value: object, low: int, high: int) -> int:
    """Return a whole number within its bounds; a TOML `true` is not a number."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _refused(key, f"a whole number from {low} to {high}", repr(value))
    return value


def _list(key: str, value: object, lengths: range, of: str) -> list[object]:
    """Return a list of an allowed length."""
    if not isinstance(value, list | tuple) or len(value) not in lengths:
        last = lengths.stop - 1
        many = f"{last}" if len(lengths) == 1 else f"{lengths.start} to {last}"
        raise _refused(key, f"a list of {many} {of}", repr(value))
    return list(value)


def _never_falling(key: str, values: Iterable[int]) -> tuple[int, ...]:
    numbers = tuple(values)
    if list(numbers) != sorted(numbers):
        raise _refused(key, "numbers that never fall", list(numbers))
    return numbers


def _name(value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise _refused("name", "a text that is not empty", repr(value))
    return value


def _costs(value: object) -> tuple[tuple[Card, int], ...]:
    if not isinstance(value, Mapping):
        raise _refused("costs", "a table of cards and their costs", repr(value))
    for name in value:
        if name not in PRICED_CARDS:
            raise _refused(f"costs.{name}", "a card that is not a palace part", "an unknown card")
    for card in PRICED_CARDS:
        if card not in value:
            raise _refused(f"costs.{card}", "a whole number from 0 to 99", "nothing")
    return tuple((card, _whole(f"costs.{card}", value[card], 0, 99)) for card in PRICED_CARDS)


def _demands(value: object) -> tuple[Amounts, ...]:
    cards = _list("demands", value, range(7, 8), "demand cards")
    return tuple(_demand(f"demands[{i}]", card) for i, card in enumerate(cards, start=1))


def _demand(key: str, value: object) -> Amounts:
    """Return the spaces of one demand card: three numbers, or a text like `1-2-3`."""
    if isinstance(value, str):
        value = [int(part) if part in _DIGITS else part for part in value.split("-")]
    spaces = _list(key, value, range(3, 4), "numbers of spaces")
    hops, barley, water = (_whole(key, number, 1, 9) for number in spaces)
    return (hops, barley, water)


def _track(value: object) -> Track:
    spaces = _list("track", value, range(2, 17), "prices")
    track = tuple(_whole(f"track[{i}]", price, 0, 99) for i, price in enumerate(spaces, start=1))
    if track[0] != 0:
        raise _refused("track", "a first space of price 0", list(track))
    return _never_falling("track", track)


def _start(value: object, track: Track) -> int:
    start = _whole("start", value, 0, len(track) - 1)
    if track[start] == 0:
        raise _refused("start", "a space of the track with a price above 0", start)
    return start


def _palace_prices(value: object) -> tuple[int, ...]:
    prices = _list("palace_prices", value, range(6, 7), "prices")
    checked = [_whole(f"palace_prices[{i}]", p, 0, 99) for i, p in enumerate(prices, start=1)]
    return _never_falling("palace_prices", checked)


def _printed(value: object) -> tuple[Good | None, ...]:
    plots = _list("printed", value, range(6, 7), "goods, or none")
    return tuple(_printed_field(f"printed[{i}]", plot) for i, plot in enumerate(plots, start=1))


def _printed_field(key: str, value: object) -> Good | None:
    if value is None or value == "none":
        return None
    if value not in list(Good):
        raise _refused(key, "hops, barley, water or none", repr(value))
    return Good(str(value))
