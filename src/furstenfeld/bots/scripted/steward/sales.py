"""Phase 3: where to sell, what to trade for it, and how much to sell."""

from collections.abc import Iterator
from typing import NamedTuple

from furstenfeld.bots.scripted.steward.denial import loss_of_rivals
from furstenfeld.bots.scripted.steward.lapses import mistake
from furstenfeld.bots.scripted.steward.outlook import Outlook
from furstenfeld.bots.scripted.steward.valuation import FAR
from furstenfeld.rules import (
    BREWERY,
    GOOD_INDEX,
    NO_BREWERY,
    NO_GOODS,
    NO_TRADE,
    OFFICE,
    SELL,
    TRADE,
    Action,
    Amounts,
    Bonus,
    Selling,
    Trading,
    change_goods,
)


class Sale(NamedTuple):
    """What to sell after a trade, and how good that is, in coins."""

    worth: float
    trade: Action
    sold: Amounts


class _Count(NamedTuple):
    """How many of one good to sell, how good that is, and what is paid at once."""

    worth: float
    sold: int
    paid: int


def choose_brewery(outlook: Outlook) -> Action:
    """Return the brewery with the best sale, or none where nothing can be sold."""
    sales = [best_sale(outlook, place) for place in range(outlook.players)]
    if outlook.temper.error:
        sales = [_misjudged(outlook, sale) for sale in sales]
    best = max(range(outlook.players), key=lambda place: sales[place].worth)
    return BREWERY[best] if any(sales[best].sold) else NO_BREWERY


def _misjudged(outlook: Outlook, sale: Sale) -> Sale:
    """Return a sale as somebody sees it who reckons badly, but knows something from nothing."""
    wrong = mistake(outlook.luck, outlook.temper.error)
    return sale._replace(worth=sale.worth + (wrong if any(sale.sold) else -FAR))


def trade(outlook: Outlook, asked: Trading) -> Action:
    """Return the trade of the best sale here; without a brewery there is no reason for one."""
    return NO_TRADE if asked.brewery is None else best_sale(outlook, asked.brewery).trade


def sell(outlook: Outlook, asked: Selling) -> Action:
    """Return how many of the next good the best sale has."""
    good = len(asked.sold)
    return SELL[good][_best_amounts(outlook, asked.brewery, outlook.seat.goods).sold[good]]


def claim_office(asked: Bonus) -> Action:
    """Return the type of which most is sold."""
    return OFFICE[asked.sold.index(max(asked.sold))]


def best_sale(outlook: Outlook, place: int) -> Sale:
    """Return the best sale at a brewery, over all trades."""
    sales = [
        _best_amounts(outlook, place, goods)._replace(trade=action)
        for action, goods in _trades(outlook)
    ]
    if outlook.temper.spite:
        sales = [_with_spite(outlook, place, sale) for sale in sales]
    return max(sales, key=lambda sale: sale.worth)


def _with_spite(outlook: Outlook, place: int, sale: Sale) -> Sale:
    """Return a sale with what it takes from the others added to its worth."""
    taken = outlook.temper.spite * loss_of_rivals(outlook, place, sale.sold)
    return sale._replace(worth=sale.worth + taken)


def _trades(outlook: Outlook) -> Iterator[tuple[Action, Amounts]]:
    """Yield every trade with the goods after it, none first (R3.2)."""
    goods = outlook.seat.goods
    yield NO_TRADE, goods
    for (source, target), trades in TRADE.items():
        most = min(outlook.estate.trade, goods[GOOD_INDEX[source]])
        for action in trades[:most]:
            yield (
                action,
                change_goods(change_goods(goods, source, -action.count), target, action.count),
            )


def _best_amounts(outlook: Outlook, place: int, goods: Amounts) -> Sale:
    """Return the best sale of these goods; an office makes one type dearer, so each is tried."""
    estate = outlook.estate
    steady = estate.bank + estate.guide * estate.parts
    best: Sale | None = None
    for office in range(len(goods)) if estate.bonus else (None,):
        counts = [
            _best_count(outlook, place, good, goods[good], estate.bonus if good == office else 0)
            for good in range(len(goods))
        ]
        space = max(0, steady + sum([count.paid for count in counts]) - estate.lower)
        worth = sum([count.worth for count in counts])
        worth -= outlook.temper.place * _places_lost(outlook, space)
        if best is None or worth > best.worth:
            best = Sale(worth, NO_TRADE, (counts[0].sold, counts[1].sold, counts[2].sold))
    return best or Sale(0.0, NO_TRADE, NO_GOODS)


def _places_lost(outlook: Outlook, space: int) -> int:
    """Return how many will act earlier next round (R2.2).

    Those who have not sold yet are thought to earn what they earned last round.
    """
    view = outlook.view
    done = sum([marker.space < space for marker in view.arrived])
    return done + sum([marker.space <= space for marker in view.queue[len(view.arrived) + 1 :]])


def _best_count(outlook: Outlook, place: int, good: int, has: int, bonus: int) -> _Count:
    """Return how many of one good to sell: coins now against the price next round.

    Every good sold costs one space: a filled one does not lift the marker, surplus lowers it.
    """
    view, estate, temper = outlook.view, outlook.estate, outlook.temper
    track = view.edition.track
    marker = view.breweries[place].markers[good]
    free = view.demands[place][good] - view.breweries[place].filled[good]
    stored = temper.storing * outlook.prices[0][good] if estate.store else 0.0
    share = temper.harm * estate.harvest[good] / outlook.players
    unspoilt = track[min(len(track) - 1, marker + free)]
    best = _Count(min(has, estate.store) * stored, 0, 0)
    for sold in range(1, has + 1 if track[marker] else 1):
        surplus = max(0, sold - free)
        later = max(0, marker - surplus) + max(0, free - sold)
        spoilt = unspoilt - track[min(len(track) - 1, later)]
        paid = sold * (track[marker] + bonus)
        worth = paid - share * spoilt + min(has - sold, estate.store) * stored
        if worth >= best.worth:
            best = _Count(worth, sold, paid)
    return best
