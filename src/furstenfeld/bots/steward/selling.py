"""Phase 3: where to sell, what to trade, how much to sell."""

from typing import NamedTuple

from furstenfeld.bots.steward.outlook import Outlook
from furstenfeld.rules import GOODS, Action, estate_of
from furstenfeld.rules.actions import (
    BREWERY,
    NO_BREWERY,
    NO_OFFICE,
    NO_TRADE,
    OFFICE,
    SELL,
    TRADE,
    Trade,
)
from furstenfeld.rules.state import Bonus, Choosing, Selling, Trading


class Sale(NamedTuple):
    score: float
    brewery: int | None
    trade: Trade | None
    sold: tuple[int, int, int]


def choose_brewery(outlook: Outlook) -> Action:
    best = max(
        (best_sale(outlook, place) for place in range(outlook.players)), key=lambda sale: sale.score
    )
    if best.brewery is None or not any(best.sold):
        return NO_BREWERY
    return BREWERY[best.brewery]


def trade(outlook: Outlook, asked: Trading) -> Action:
    if asked.brewery is None:
        return NO_TRADE
    return best_sale(outlook, asked.brewery).trade or NO_TRADE


def sell(outlook: Outlook, asked: Selling) -> Action:
    good = len(asked.sold)
    return SELL[good][best_amounts(outlook, asked.brewery, outlook.seat.goods)[1][good]]


def bonus(outlook: Outlook, asked: Bonus) -> Action:
    most = max(asked.sold)
    return OFFICE[asked.sold.index(most)]


def best_sale(outlook: Outlook, place: int) -> Sale:
    goods = outlook.seat.goods
    score, sold = best_amounts(outlook, place, goods)
    best = Sale(score, place, None, sold)
    if not estate_of(outlook.seat.plots).trade:
        return best
    for (source, target), trades in TRADE.items():
        s, t = GOODS.index(source), GOODS.index(target)
        for action in trades:
            if action.count > goods[s]:
                break
            after = list(goods)
            after[s] -= action.count
            after[t] += action.count
            score, sold = best_amounts(outlook, place, tuple(after))
            if score > best.score:
                best = Sale(score, place, action, sold)
    return best


def best_amounts(outlook: Outlook, place: int, goods):
    estate = estate_of(outlook.seat.plots)
    best = None
    for office in range(3) if estate.bonus else (None,):
        score, sold = 0.0, []
        coins = estate.bank + estate.guide * estate.parts
        for good in range(3):
            extra = estate.bonus if good == office else 0
            value, count, paid = best_count(outlook, place, good, goods[good], extra)
            score += value
            coins += paid
            sold.append(count)
        score -= outlook.temper.place * acting_before(outlook, coins)
        if best is None or score > best[0]:
            best = (score, tuple(sold))
    return best


def acting_before(outlook: Outlook, coins: int) -> int:
    view = outlook.view
    space = max(0, coins - estate_of(outlook.seat.plots).lower)
    before = sum([marker.space < space for marker in view.arrived])
    pending = view.queue[len(view.arrived) + 1 :]
    return before + sum([marker.space <= space for marker in pending])


def best_count(outlook: Outlook, place: int, good: int, have: int, extra: int):
    view = outlook.view
    track = view.edition.track
    brewery = view.breweries[place]
    marker, filled = brewery.markers[good], brewery.filled[good]
    free = view.demands[place][good] - filled
    top = len(track) - 1
    price = track[marker]
    estate = estate_of(outlook.seat.plots)
    keep_value = outlook.temper.storing * outlook.prices[0][good] if estate.store else 0
    if not price or not have:
        return min(have, estate.store) * keep_value, 0, 0
    before = track[min(top, marker + free)]
    mine = estate.harvest[good] * outlook.temper.harm
    best = None
    for count in range(have + 1):
        surplus = max(0, count - free)
        after = track[min(top, max(0, marker - surplus) + max(0, free - count))]
        value = count * (price + extra) - mine * (before - after)
        value += min(have - count, estate.store) * keep_value
        if best is None or value >= best[0]:
            best = (value, count, count * (price + extra))
    return best
