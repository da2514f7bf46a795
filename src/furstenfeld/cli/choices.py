"""The numbered choices of a question, with the effect of each."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from furstenfeld.display.cards import cost_text, own_cost, short
from furstenfeld.display.marks import COIN_COLOUR, GOOD_COLOURS, goods_text, seat_mark
from furstenfeld.rules import (
    GOODS,
    Action,
    Amounts,
    Bonus,
    Build,
    Building,
    Card,
    ChooseBrewery,
    Choosing,
    Dropping,
    Estate,
    Keep,
    Office,
    Sell,
    Selling,
    Trade,
    Trading,
    Trash,
    Under,
    View,
    after_sale,
    estate_of,
)
from furstenfeld.text import Speaker

CONFIRMATIONS: Final = ("yes", "undo", "restart")
"""The answers when a turn is complete."""

_ABOUT_GOODS: Final = (Choosing, Trading, Selling, Bonus, Building, Dropping)
"""The questions for which the player needs to know the own coins and goods."""


def question(speaker: Speaker, view: View) -> Group:
    """Return the question and its numbered answers, in the order of R10.7."""
    assert view.asked is not None
    asked = Text(speaker.question(view.asked), style="bold")
    builds = [action for action in view.options if isinstance(action, Build)]
    trades = [action for action in view.options if isinstance(action, Trade)]
    parts: list[RenderableType] = [Text(), asked]
    if isinstance(view.asked, _ABOUT_GOODS):
        parts[1:1] = [_purse(speaker, view)]
    if builds:
        parts.append(_builds(speaker, view, builds))
    if trades:
        parts.append(_trades(speaker, trades))
    parts.append(_list(speaker, view, len(builds) + len(trades)))
    return Group(*parts)


def _purse(speaker: Speaker, view: View) -> Text:
    """Return the viewer's coins and goods."""
    assert view.seat is not None
    own = view.seats[view.seat]
    coins = speaker.say("cli-hint-coins", coins=own.coins)
    return Text.assemble(
        seat_mark(view.seat), " ", (coins, COIN_COLOUR), "  ", goods_text(speaker, own.goods)
    )


def confirmation(speaker: Speaker) -> Group:
    """Return the question before a whole turn is played (R10.2)."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", min_width=3)
    for number, word in enumerate(CONFIRMATIONS, start=1):
        says = speaker.say(f"cli-confirm-{word}")
        grid.add_row(_number(number), says, Text(word, style="dim"))
    return Group(Text(), Text(speaker.say("cli-confirm"), style="bold"), grid)


def _number(number: int) -> Text:
    return Text(str(number), style="bold")


def _list(speaker: Speaker, view: View, skipped: int) -> Table:
    """Return a line for each answer that is not in a matrix."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", min_width=3, no_wrap=True)
    grid.add_column()
    grid.add_column(style="dim")
    grid.add_column(style="dim", no_wrap=True)
    for number, action in enumerate(view.options[skipped:], start=skipped + 1):
        phrase, told = speaker.action(action), hint(speaker, view, action)
        grid.add_row(_number(number), phrase, told, str(action))
    return grid


def _builds(speaker: Speaker, view: View, builds: Sequence[Build]) -> Table:
    """Return the possible builds as a matrix: a row for each card, a column for each plot."""
    assert view.seat is not None
    plots = view.seats[view.seat].plots
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(justify="right", min_width=3, no_wrap=True)
    grid.add_column(Text(speaker.say("cli-on-plot"), justify="right"), no_wrap=True)
    for plot, thing in enumerate(plots, start=1):
        head = Text.assemble(f"{plot}\n", short(speaker, thing))
        grid.add_column(head, justify="right", no_wrap=True)
    for card in dict.fromkeys(build.card for build in builds):
        grid.add_row(cost_text(view, card), speaker.card(card), *_places(builds, card, len(plots)))
    return grid


def _places(builds: Sequence[Build], card: Card, plots: int) -> Iterator[Text]:
    """Yield the number of the choice for each plot where this card can be built."""
    numbers = {build.plot: n for n, build in enumerate(builds, start=1) if build.card is card}
    for plot in range(1, plots + 1):
        yield _number(numbers[plot]) if plot in numbers else Text("–", style="dim")


def _trades(speaker: Speaker, trades: Sequence[Trade]) -> Table:
    """Return the possible trades as a matrix."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(speaker.say("cli-trade-how-many"), no_wrap=True)
    counts = range(1, max(trade.count for trade in trades) + 1)
    for count in counts:
        grid.add_column(str(count), justify="right", min_width=3)
    numbers = {(t.source, t.target, t.count): n for n, t in enumerate(trades, start=1)}
    for source, target in dict.fromkeys((t.source, t.target) for t in trades):
        row = [numbers.get((source, target, count)) for count in counts]
        name = Text.assemble(
            (speaker.good(source), GOOD_COLOURS[source]), " → ",
            (speaker.good(target), GOOD_COLOURS[target]),
        )  # fmt: skip
        grid.add_row(name, *(Text("–", style="dim") if n is None else _number(n) for n in row))
    return grid


def hint(speaker: Speaker, view: View, action: Action) -> str:
    """Return the effect of an action, as far as its player can know it, or an empty text."""
    match action:
        case ChooseBrewery():
            return _sale_hint(speaker, view, action.number)
        case Sell():
            return _sell_hint(speaker, view, action)
        case Office() if action.good is not None and isinstance(view.asked, Bonus):
            sold = view.asked.sold[GOODS.index(action.good)]
            return speaker.say("cli-hint-coins", coins=sold * _estate(view).bonus)
        case Keep() | Under() | Trash():
            return speaker.say("cli-hint-cost", cost=own_cost(view, action.card))
        case _:
            return ""


def _estate(view: View) -> Estate:
    assert view.seat is not None
    return estate_of(view.seats[view.seat].plots)


def _prices(view: View, brewery: int) -> Amounts:
    track = view.edition.track
    hops, barley, water = view.breweries[brewery].markers
    return (track[hops], track[barley], track[water])


def _sale_hint(speaker: Speaker, view: View, number: int | None) -> str:
    """Return the coins for all goods at a brewery."""
    if number is None:
        return ""
    assert view.seat is not None
    prices, goods = _prices(view, number - 1), view.seats[view.seat].goods
    coins = sum(price * count for price, count in zip(prices, goods, strict=True))
    return speaker.say("cli-hint-up-to", coins=coins)


def _sell_hint(speaker: Speaker, view: View, action: Sell) -> str:
    """Return the coins for a number of one good, and the price after the sale."""
    assert isinstance(view.asked, Selling)
    place, index = view.asked.brewery, GOODS.index(action.good)
    sold = [0, 0, 0]
    sold[index] = action.count
    after = after_sale(view.breweries[place], view.demands[place], (sold[0], sold[1], sold[2]))
    price, later = _prices(view, place)[index], view.edition.track[after.markers[index]]
    coins = price * action.count
    if later == price:
        return speaker.say("cli-hint-coins", coins=coins)
    return speaker.say("cli-hint-coins-price", coins=coins, before=price, after=later)
