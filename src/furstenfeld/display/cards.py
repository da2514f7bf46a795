"""Cards and printed fields as text: letters for fields, walls for palaces, short names."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from furstenfeld.display.marks import COIN_COLOUR, GOOD_COLOURS
from furstenfeld.rules import (
    ROWS,
    Card,
    Good,
    Power,
    Printed,
    Thing,
    View,
    costs_of,
    estate_of,
)
from furstenfeld.text import Speaker

UPPER_ROW: Final = range(1, 4)
LOWER_ROW: Final = range(4, 7)

_FIELDS: Final[dict[Power, Good]] = {
    Power.HOPS_FIELD: Good.HOPS,
    Power.BARLEY_FIELD: Good.BARLEY,
    Power.WATER_FIELD: Good.WATER,
}
_PRINTED: Final[dict[Printed, Good]] = {
    Printed.HOPS: Good.HOPS,
    Printed.BARLEY: Good.BARLEY,
    Printed.WATER: Good.WATER,
}
_ROOF: Final = "▟█▙ ▟█▙"
_WALL: Final = "█▐▌█▐▌█"


def field_of(thing: Thing | None) -> tuple[Good, int] | None:
    """Return the good of a field and its yield, or None for anything else."""
    match thing:
        case Printed():
            return _PRINTED[thing], 1
        case Card() if ROWS[thing].power in _FIELDS:
            return _FIELDS[ROWS[thing].power], ROWS[thing].amount
        case _:
            return None


def is_palace(thing: Thing | None) -> bool:
    """Return whether a thing is a palace part."""
    return isinstance(thing, Card) and ROWS[thing].power is Power.PALACE


def short(speaker: Speaker, thing: Thing | None) -> Text:
    """Return a thing in at most four letters: `HH`, `▣3`, `Lab1`."""
    field = field_of(thing)
    if field is not None:
        good, amount = field
        return Text(speaker.letter(good) * amount, style=GOOD_COLOURS[good])
    if not isinstance(thing, Card):
        return Text("·", style="dim")
    if is_palace(thing):
        return Text(f"▣{ROWS[thing].amount}", style="bold")
    return Text(speaker.say(f"cli-short-{thing}"))


def miniature(speaker: Speaker, plots: Sequence[Thing | None]) -> Text:
    """Return six plots as two short rows."""
    rows = (UPPER_ROW, LOWER_ROW)
    cells = [[_cell(speaker, plots[plot - 1]) for plot in row] for row in rows]
    return Text("\n").join(Text(" ").join(row) for row in cells)


def _cell(speaker: Speaker, thing: Thing | None) -> Text:
    cell = short(speaker, thing)
    cell.truncate(4, pad=True)
    return cell


def estate(speaker: Speaker, plots: Sequence[Thing | None], width: int) -> Table:
    """Return six plots as a board of two rows (R0.3)."""
    room = max(12, min(20, (width - 10) // 3))
    board = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 1))
    for _ in UPPER_ROW:
        board.add_column(width=room)
    for row in (UPPER_ROW, LOWER_ROW):
        board.add_row(*(_plot(speaker, plot, plots[plot - 1], room) for plot in row))
    return board


def _plot(speaker: Speaker, plot: int, thing: Thing | None, room: int) -> Text:
    """Return one plot: number and name, and the effect below."""
    printed = isinstance(thing, Printed)
    name = speaker.good(_PRINTED[thing]) if isinstance(thing, Printed) else speaker.thing(thing)
    shown = Text(name, style="dim" if thing is None or printed else "bold")
    shown.truncate(room - 2, overflow="ellipsis")
    return Text.assemble((f"{plot} ", "dim"), shown, "\n  ", effect(speaker, plot, thing))


def effect(speaker: Speaker, plot: int, thing: Thing | None) -> Text:
    """Return the effect of a thing; a palace part is drawn as a piece of the façade."""
    field = field_of(thing)
    if field is not None:
        good, amount = field
        return Text(" ".join(speaker.letter(good) * amount), style=f"bold {GOOD_COLOURS[good]}")
    if not isinstance(thing, Card):
        return Text()
    if is_palace(thing):
        return Text(_ROOF if plot in UPPER_ROW else _WALL, style=COIN_COLOUR)
    return Text(speaker.say(f"cli-effect-{thing}"))


def full_cost(view: View, card: Card) -> int:
    """Return the cost of a card without a discount (R4.4)."""
    return costs_of(view.edition).get(card, view.palace_price)


def own_cost(view: View, card: Card) -> int:
    """Return the cost of a card for the viewer (R4.5)."""
    assert view.seat is not None
    discount = estate_of(view.seats[view.seat].plots).discount
    return max(0, full_cost(view, card) - discount)


def cost_text(view: View, card: Card) -> Text:
    """Return the cost of a card in hand; with a discount, the full cost is struck out."""
    full, own = full_cost(view, card), own_cost(view, card)
    assert view.seat is not None
    dear = own > view.seats[view.seat].coins
    shown = coin(own, "dim" if dear else f"bold {COIN_COLOUR}")
    return shown if own == full else Text.assemble((str(full), "dim strike"), ("→", "dim"), shown)


def coin(coins: int, style: str = COIN_COLOUR) -> Text:
    """Return a cost as a coin: `(4)`."""
    return Text(f"({coins})", style=style)
