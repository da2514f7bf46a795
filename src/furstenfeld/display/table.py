"""The table as a seat or a spectator sees it: breweries, players, own plots and hand."""

from collections.abc import Iterator
from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from furstenfeld.display.cards import cost_text, estate, miniature, own_cost
from furstenfeld.display.marks import COIN_COLOUR, GOOD_COLOURS, goods_text, seat_name
from furstenfeld.rules import GOODS, ROWS, Card, Good, Marker, Power, State, View, order_of
from furstenfeld.text import Speaker

_LONG_TRACK: Final = 12
_NARROW: Final = 72
_NUMBERS: Final = ("column-income", "column-coins", "column-goods", "cli-hand-and-deck")


def table(speaker: Speaker, view: View, width: int) -> Group:
    """Return the whole table."""
    parts: list[RenderableType] = [
        Text(),
        heading(speaker, view, width),
        breweries(speaker, view),
        players(speaker, view, width),
    ]
    if view.seat is not None and view.own is not None:
        parts += [Text(), *_own(speaker, view, width)]
    return Group(*parts)


def heading(speaker: Speaker, view: View, width: int) -> Text:
    """Return the heading: the round on the left, the palace price on the right."""
    left = speaker.say("heading-round", round=view.round)
    cubes = "▣" * view.cubes + "▢" * (len(view.seats) - view.cubes)
    right = speaker.say("cli-palace-costs", price=view.palace_price)
    fill = max(1, width - len(left) - len(right) - len(cubes) - 9)
    return Text.assemble(
        ("━━ ", "dim"), (left, "bold"), (f" {'━' * fill} ", "dim"), right, " ",
        (cubes, COIN_COLOUR), (" ━━", "dim"),
    )  # fmt: skip


def breweries(speaker: Speaker, view: View) -> Columns:
    """Return the open breweries side by side."""
    return Columns([_brewery(speaker, view, number) for number in range(len(view.breweries))])


def _brewery(speaker: Speaker, view: View, number: int) -> Panel:
    """Return a brewery: price track, marker and demand spaces of each good."""
    grid = Table.grid(padding=(0, 1))
    for good in GOODS:
        grid.add_row(*_track(speaker, view, number, good))
    title = Text.assemble((f"{number + 1} ", "bold"), (speaker.brewery(number), "bold"))
    return Panel.fit(grid, title=title, title_align="left", box=box.ROUNDED, border_style="dim")


def _track(speaker: Speaker, view: View, number: int, good: Good) -> tuple[Text, Text, Text]:
    """Return letter, track and spaces of one good; the current price is in brackets."""
    index = GOODS.index(good)
    colour = GOOD_COLOURS[good]
    here = view.breweries[number]
    filled, wanted = here.filled[index], view.demands[number][index]
    widest = max(max(demand) for demand in view.demands)
    spaces = Text(("●" * filled + "○" * (wanted - filled)).ljust(widest), style=colour)
    prices = _prices(view.edition.track, here.markers[index], colour)
    return Text(speaker.letter(good), style=f"bold {colour}"), prices, spaces


def _prices(track: tuple[int, ...], marker: int, colour: str) -> Text:
    """Return a price track with its marker, ` 0 1[1]2 2 3 `; of a long track only the price."""
    if len(track) > _LONG_TRACK or track[-1] > 9:
        here = (f"[{track[marker]}]", f"bold {colour}")
        return Text.assemble(here, f" {marker}/{len(track) - 1}")
    text = Text()
    for space, price in enumerate(track):
        if space == marker:
            text.append(f"[{price}]", style=f"bold {colour}")
        else:
            text.append(f"{'' if space == marker + 1 else ' '}{price}", style="dim")
    return text if marker == len(track) - 1 else text.append(" ")


def players(speaker: Speaker, view: View, width: int) -> Table:
    """Return the seats in player order, two lines each, with their plots."""
    names = [speaker.say(name) for name in _NUMBERS]
    rows = [list(_player(speaker, view, marker)) for marker in view.queue]
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    if width < _NARROW:
        grid.add_column(" · ".join(names), overflow="ellipsis")
        rows = [[_below(whose, numbers), plots] for whose, *numbers, plots in rows]
    else:
        grid.add_column(speaker.say("column-player"), overflow="ellipsis")
        for name in names:
            grid.add_column(name, justify="right")
    grid.add_column(speaker.say("column-plots"), no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    return grid


def _below(whose: Text, numbers: list[Text]) -> Text:
    """Return a name with the numbers below it, for narrow windows."""
    return Text.assemble(whose, "\n    ", Text(" · ", style="dim").join(numbers))


def _player(speaker: Speaker, view: View, marker: Marker) -> Iterator[Text]:
    """Yield the public columns of a seat: name, income, coins, goods, cards, plots."""
    seat = view.seats[marker.seat]
    yield _whose(speaker, view, marker.seat)
    yield _income(view, marker)
    yield Text(str(seat.coins), style=f"bold {COIN_COLOUR}")
    yield goods_text(speaker, seat.goods)
    yield Text(f"{seat.hand_size}+{seat.deck_size}")
    yield miniature(speaker, seat.plots)


def _whose(speaker: Speaker, view: View, seat: int) -> Text:
    """Return the name of a seat, with a sign if it is asked."""
    sign = "▸ " if seat == view.to_move else "  "
    return Text(sign) + seat_name(speaker, seat, view.seat)


def _income(view: View, marker: Marker) -> Text:
    """Return the income of the last round, and of this round if it is known."""
    now = [str(each.space) for each in view.arrived if each.seat == marker.seat]
    return Text("→".join([str(marker.space), *now]))


def _own(speaker: Speaker, view: View, width: int) -> Iterator[RenderableType]:
    """Yield the viewer's plots, hand and deck."""
    assert view.seat is not None and view.own is not None
    yield estate(speaker, view.seats[view.seat].plots, width)
    yield Text(speaker.say("column-hand"), style="dim")
    yield hand(speaker, view)
    yield deck_line(speaker, view)


def hand(speaker: Speaker, view: View) -> Table:
    """Return the cards in hand with cost and text; cards that cost too much are dim."""
    assert view.seat is not None and view.own is not None
    coins = view.seats[view.seat].coins
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", min_width=4, no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim")
    for card in view.own.hand:
        name = Text(speaker.card(card), style="bold" if own_cost(view, card) <= coins else "dim")
        grid.add_row(cost_text(view, card), name, effect_line(speaker, card))
    return grid


def effect_line(speaker: Speaker, card: Card) -> str:
    """Return the effect of a card in one line."""
    row = ROWS[card]
    if row.power is Power.PALACE:
        return speaker.say("cli-palace-part", part=row.amount)
    return speaker.card_text(card)


def deck_line(speaker: Speaker, view: View) -> Text:
    """Return the size of the viewer's deck, and the known cards at its bottom."""
    assert view.seat is not None and view.own is not None
    count, tail = view.seats[view.seat].deck_size, view.own.known_tail
    if not tail:
        return Text(speaker.say("cli-deck", count=count), style="dim")
    cards = cards_named(speaker, tail)
    return Text(speaker.say("cli-deck-tail", count=count, cards=cards), style="dim")


def deck_lines(speaker: Speaker, view: View) -> Group:
    """Return everything that the viewer knows about its deck (R2.5)."""
    assert view.own is not None
    lines = [Text(), deck_line(speaker, view)]
    if view.own.unseen:
        unseen = cards_named(speaker, view.own.unseen)
        lines.append(Text(speaker.say("cli-deck-unseen", cards=unseen)))
    return Group(*lines)


def all_hands(speaker: Speaker, state: State) -> Table:
    """Return all hands, for a reader who may see everything."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for number in order_of(state.table):
        hand = cards_named(speaker, state.table.seats[number].hand)
        grid.add_row(Text("  ") + seat_name(speaker, number), Text(hand))
    return grid


def cards_named(speaker: Speaker, cards: tuple[Card, ...]) -> str:
    """Return the names of cards as a list."""
    return ", ".join(speaker.card(card) for card in cards)
