"""A position as an SVG picture: breweries, income track, estates and the hand."""

from typing import Final
from xml.etree.ElementTree import Element, tostring

from furstenfeld.display.cards import field_of, is_palace, own_cost
from furstenfeld.display.plain_text import question
from furstenfeld.display.svg_shapes import (
    GOOD_SHAPES,
    box,
    coin,
    disc,
    drawing,
    group,
    marker,
    shape,
    words,
)
from furstenfeld.rules import GOODS, Card, Good, Marker, State, Thing, View, view
from furstenfeld.text import Speaker

WIDTH: Final = 960
_MARGIN: Final = 16
_INNER: Final = WIDTH - 2 * _MARGIN
_GAP: Final = 12
_HEADER: Final = 72
_SPACE: Final = 20
"""The height of a space of a price track."""
_TRACK: Final = 64
_SEAT_WIDTH, _SEAT_HEIGHT = 301, 156
_CARD_WIDTH, _CARD_HEIGHT = 145, 34
_IN_A_ROW: Final = 6
"""Cards of a hand."""

_ROOF: Final = "M0 40V24L10 10L20 24L30 10L40 24V40Z"
_WALL: Final = "M0 0H40V40H0Z"
_WINDOWS: Final = "M7 28H13V36H7ZM17 28H23V36H17ZM27 28H33V36H27Z"


def picture(speaker: Speaker, state: State, seat: int | None) -> str:
    """Return an SVG picture of the table as this seat, or a spectator (None), sees it.

    It has its own light and dark colours, and needs no other file.

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup
    >>> picture(Speaker("en"), setup(deal(seed=2026, players=3)).state, seat=2)[:4]
    '<svg'
    """
    seen = view(state, seat)
    asked = question(speaker, state, seat)
    breweries = _brewery_height(seen)
    rows = -(-len(seen.seats) // 3)
    hand_rows = -(-len(seen.own.hand) // _IN_A_ROW) if seen.own else 0
    estates = _HEADER + breweries + _TRACK + 3 * _GAP
    hand = estates + rows * (_SEAT_HEIGHT + _GAP)
    root = drawing(WIDTH, hand + hand_rows * (_CARD_HEIGHT + _GAP) + _GAP, asked)
    box(root, 0, 0, WIDTH, float(root.attrib["height"]), "paper")
    _draw_header(root, speaker, seen, asked)
    width = (_INNER + _GAP) / max(3, len(seen.breweries)) - _GAP
    for number in range(len(seen.breweries)):
        place = group(root, _MARGIN + number * (width + _GAP), _HEADER)
        _draw_brewery(place, speaker, seen, number, width, breweries)
    _draw_income(group(root, _MARGIN, _HEADER + breweries + _GAP), speaker, seen)
    for number, each in enumerate(seen.queue):
        row, column = divmod(number, 3)
        x, y = column * (_SEAT_WIDTH + _GAP), row * (_SEAT_HEIGHT + _GAP)
        _draw_seat(group(root, _MARGIN + x, estates + y), speaker, seen, each)
    _draw_hand(group(root, _MARGIN, hand), speaker, seen)
    return tostring(root, encoding="unicode")


def _draw_header(root: Element, speaker: Speaker, seen: View, asked: str) -> None:
    heading = speaker.say("heading-round", round=seen.round)
    words(root, _MARGIN, 36, heading, size=22, is_bold=True)
    words(root, _MARGIN, 60, asked, size=16, paint="soft")
    right = WIDTH - _MARGIN
    for place in range(len(seen.seats)):
        paint = "coin" if place >= len(seen.seats) - seen.cubes else "sunk"
        box(root, right - 16 - 20 * place, 20, 16, 16, paint, "ink")
    price = speaker.say("cli-palace-costs", price=seen.palace_price)
    words(root, right - 20 * len(seen.seats) - 8, 34, price, size=16, anchor="end", is_bold=True)


def _brewery_height(seen: View) -> float:
    most = max(max(demand) for demand in seen.demands)
    return 40 + _SPACE * len(seen.edition.track) + 16 * -(-most // 3) + 12


def _draw_brewery(
    place: Element, speaker: Speaker, seen: View, number: int, width: float, height: float
) -> None:
    box(place, 0, 0, width, height, "panel", "ink")
    words(place, 10, 22, f"{number + 1}", size=16, is_bold=True, paint="soft")
    words(place, 26, 22, speaker.brewery(number), size=16, is_bold=True)
    column = width / len(GOODS)
    for index, good in enumerate(GOODS):
        _draw_track(group(place, column * index, 32), seen, number, good, column)


def _draw_track(place: Element, seen: View, number: int, good: Good, width: float) -> None:
    """Draw the prices of one good, the highest on top, and the spaces for it."""
    index, track, middle = GOODS.index(good), seen.edition.track, width / 2
    brewery, wanted = seen.breweries[number], seen.demands[number][index]
    for space, price in enumerate(track):
        y = _SPACE * (len(track) - space) - _SPACE / 2
        if space == brewery.markers[index]:
            disc(place, middle, y, 10, str(good), "ink")
            words(place, middle, y + 5, str(price), anchor="middle", is_bold=True, paint="on-good")
            shape(place, GOOD_SHAPES[good], middle - 20, y, 16, str(good))
        else:
            words(place, middle, y + 5, str(price), anchor="middle", paint="soft")
    bottom = _SPACE * len(track) + 12
    for hole in range(wanted):
        row, column = divmod(hole, 3)
        x = middle + 16 * (column - (min(3, wanted - 3 * row) - 1) / 2)
        paint = str(good) if hole < brewery.filled[index] else "sunk"
        disc(place, x, bottom + 16 * row, 6, paint, str(good))


def _draw_income(place: Element, speaker: Speaker, seen: View) -> None:
    """Draw both income tracks in one: last round's markers above, this round's below."""
    top = seen.edition.income_top
    step = _INNER / (top + 1)
    box(place, 0, 22, _INNER, 20, "sunk", "rule")
    for space in range(top + 1):
        label = str(space)
        words(place, step * (space + 0.5), 36, label, size=10, anchor="middle", paint="soft")
    for y, markers in ((12, tuple(reversed(seen.queue))), (52, seen.arrived)):
        stacks: dict[int, int] = {}
        for each in markers:
            height = stacks.get(each.space, 0)
            stacks[each.space] = height + 1
            marker(place, each.seat, step * (each.space + 0.5) + 6 * height, y, 18)


def _draw_seat(place: Element, speaker: Speaker, seen: View, order: Marker) -> None:
    """Draw what everybody sees of a seat: name, coins, goods and plots."""
    seat = seen.seats[order.seat]
    line = "ink" if order.seat == seen.to_move else "rule"
    box(place, 0, 0, _SEAT_WIDTH, _SEAT_HEIGHT, "panel", line)
    marker(place, order.seat, 20, 22, 22)
    words(place, 38, 28, _short(speaker.player(order.seat), 14), size=17, is_bold=True)
    x = _SEAT_WIDTH - 28
    coin(place, seat.coins, x + 4, 22)
    for good, count in reversed(tuple(zip(GOODS, seat.goods, strict=True))):
        x -= 34
        shape(place, GOOD_SHAPES[good], x, 22, 16, str(good))
        words(place, x + 10, 27, str(count), is_bold=True, paint="ink" if count else "soft")
    width = (_SEAT_WIDTH - 16) / 3
    for number, thing in enumerate(seat.plots):
        row, column = divmod(number, 3)
        plot = group(place, 10 + column * width, 44 + row * 52)
        _draw_plot(plot, speaker, thing, row, width - 4)


def _draw_plot(
    place: Element, speaker: Speaker, thing: Thing | None, row: int, width: float
) -> None:
    box(place, 0, 0, width, 48, "paper" if isinstance(thing, Card) else "sunk", "rule")
    field = field_of(thing)
    if field is not None:
        good, count = field
        for number in range(count):
            x = width / 2 + 18 * (number - (count - 1) / 2)
            shape(place, GOOD_SHAPES[good], x, 18, 18, str(good))
    elif is_palace(thing):
        shape(place, _WALL if row else _ROOF, width / 2, 17, 32, "wall" if row else "tile", "ink")
        shape(place, _WINDOWS, width / 2, 13 if row else 17, 32, "window")
    if isinstance(thing, Card):
        name = _short(speaker.card(thing), 15)
        y = 43 if field or is_palace(thing) else 29
        words(place, width / 2, y, name, size=11, anchor="middle")


def _draw_hand(place: Element, speaker: Speaker, seen: View) -> None:
    """Draw the cards in hand with what they cost now."""
    if seen.own is None:
        return
    for number, card in enumerate(seen.own.hand):
        row, column = divmod(number, _IN_A_ROW)
        step = (_INNER + _GAP) / _IN_A_ROW
        at = group(place, column * step, row * (_CARD_HEIGHT + _GAP))
        box(at, 0, 0, step - _GAP, _CARD_HEIGHT, "panel", "ink")
        coin(at, own_cost(seen, card), 18, _CARD_HEIGHT / 2, 11)
        words(at, 36, 22, _short(speaker.card(card), 17), size=13)


def _short(name: str, longest: int) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1]}…"
