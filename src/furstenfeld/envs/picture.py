"""A position as plain text, as much of it as one view shows."""

from collections.abc import Iterable, Sequence

from furstenfeld.rules import GOODS, Amounts, Brewery, View, estate_of


def picture(view: View) -> str:
    """Return a view as lines of text, in the words of R10.1 and R11.2."""
    lines = [_heading(view), "", *_breweries(view), "", *_seats(view)]
    if view.own is not None:
        lines += ["", *_own(view)]
    if view.options:
        lines += ["", f"asked: {', '.join(map(str, view.options))}"]
    return "\n".join(lines) + "\n"


def _heading(view: View) -> str:
    if view.winners is not None:
        who = " and ".join(f"seat {seat}" for seat in view.winners) or "nobody"
        return f"round {view.round}, over: {who} won"
    return (
        f"round {view.round}, {view.stage}: seat {view.to_move} is asked; "
        f"palace price {view.palace_price}, cubes {view.cubes}"
    )


def _breweries(view: View) -> list[str]:
    """Return a line for each brewery: price, filled and all demand spaces of each good."""
    head = ["", *(f"{good} price" for good in GOODS), *(f"{good} filled" for good in GOODS)]
    rows = [
        [f"brewery {number}", *_prices(view, brewery), *_filled(brewery, demand)]
        for number, (brewery, demand) in enumerate(
            zip(view.breweries, view.demands, strict=True), start=1
        )
    ]
    return _aligned([head, *rows])


def _prices(view: View, brewery: Brewery) -> Iterable[str]:
    return (str(view.edition.track[marker]) for marker in brewery.markers)


def _filled(brewery: Brewery, demand: Amounts) -> Iterable[str]:
    return (f"{full}/{all_}" for full, all_ in zip(brewery.filled, demand, strict=True))


def _seats(view: View) -> list[str]:
    """Return a line for each seat, in player order."""
    head = ["", "coins", *map(str, GOODS), "hand", "deck", "parts", "plots"]
    rows = []
    for marker in view.queue:
        seat = view.seats[marker.seat]
        plots = " ".join("-" if thing is None else str(thing) for thing in seat.plots)
        name = f"seat {marker.seat}" + (" (you)" if marker.seat == view.seat else "")
        numbers = (seat.coins, *seat.goods, seat.hand_size, seat.deck_size)
        rows.append([name, *map(str, numbers), str(estate_of(seat.plots).parts), plots])
    return _aligned([head, *rows])


def _own(view: View) -> list[str]:
    assert view.own is not None
    return [
        f"hand: {' '.join(view.own.hand) or 'empty'}",
        f"next in the deck: {len(view.own.unseen)} unknown, then "
        f"{' '.join(view.own.known_tail) or 'nothing'}",
    ]


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows with their columns under each other, the first and the last to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if place in (0, len(widths) - 1) else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
