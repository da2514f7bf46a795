"""Phase 3: trade, sale, office, income and the order marker (R3.1 to R3.10)."""

from furstenfeld.rules.actions import Action, ChooseBrewery, Office, Sell, Trade
from furstenfeld.rules.estate import Estate, estate_of
from furstenfeld.rules.events import Earned, Log, Sold, Traded
from furstenfeld.rules.goods import (
    GOOD_INDEX,
    NO_GOODS,
    Amounts,
    Good,
    change_goods,
    subtract_goods,
)
from furstenfeld.rules.moves import with_goods, with_seat
from furstenfeld.rules.state import (
    Bonus,
    Brewery,
    Building,
    Choosing,
    Marker,
    Seat,
    Selling,
    Table,
    Trading,
    TurnPhase,
)

Step = tuple[Table, TurnPhase]


def choose(table: Table, phase: Choosing, action: Action, log: Log) -> Step:
    """Choose a brewery or none; with a market card, a trade comes first (R3.1, R10.6)."""
    assert isinstance(action, ChooseBrewery)
    brewery = None if action.number is None else action.number - 1
    seat = table.seats[phase.seat]
    if estate_of(seat.plots).trade and any(seat.goods):
        return table, Trading(phase.seat, brewery)
    return _to_sale(table, phase.seat, brewery, log)


def trade(table: Table, phase: Trading, action: Action, log: Log) -> Step:
    """Turn goods into another type, or trade nothing (R3.2)."""
    if isinstance(action, Trade):
        seat = table.seats[phase.seat]
        goods = change_goods(seat.goods, action.source, -action.count)
        goods = change_goods(goods, action.target, action.count)
        table = with_seat(table, phase.seat, with_goods(seat, goods))
        log.append(Traded(phase.seat, action.count, action.source, action.target))
    return _to_sale(table, phase.seat, phase.brewery, log)


def _to_sale(table: Table, number: int, brewery: int | None, log: Log) -> Step:
    if brewery is None:
        return _pay(table, number, None, NO_GOODS, None, log)
    return table, Selling(number, brewery, ())


def sell(table: Table, phase: Selling, action: Action, log: Log) -> Step:
    """Choose the number of one good; after the last good ask for the office, or pay (R10.3)."""
    assert isinstance(action, Sell)
    sold = (*phase.sold, action.count)
    if len(sold) < len(NO_GOODS):
        return table, Selling(phase.seat, phase.brewery, sold)
    hops, barley, water = sold
    goods = (hops, barley, water)
    if any(goods) and estate_of(table.seats[phase.seat].plots).bonus:
        return table, Bonus(phase.seat, phase.brewery, goods)
    return _pay(table, phase.seat, phase.brewery, goods, None, log)


def claim(table: Table, phase: Bonus, action: Action, log: Log) -> Step:
    """Choose the good that the office pays for, then pay (R3.7)."""
    assert isinstance(action, Office)
    return _pay(table, phase.seat, phase.brewery, phase.sold, action.good, log)


def prices_at(table: Table, brewery: Brewery) -> Amounts:
    """Return the prices of a brewery for hops, barley and water.

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup
    >>> table = setup(deal(seed=1, players=2)).state.table
    >>> prices_at(table, table.breweries[0])
    (1, 1, 1)
    """
    track = table.deal.edition.track
    hops, barley, water = brewery.markers
    return (track[hops], track[barley], track[water])


def _pay(
    table: Table, number: int, place: int | None, sold: Amounts, office: Good | None, log: Log
) -> Step:
    """Pay sale, office, banks and tour guide, and move the order marker (R3.4 to R3.10)."""
    seat = table.seats[number]
    estate = estate_of(seat.plots)
    breweries, sale = table.breweries, 0
    if place is not None and any(sold):
        breweries, sale = _sale(table, number, place, sold, log)
    bonus = 0 if office is None else estate.bonus * sold[GOOD_INDEX[office]]
    guide = estate.guide * estate.parts
    income = sale + bonus + estate.bank + guide
    space = marker_space(table, estate, income)
    log.append(Earned(number, sale, bonus, office, estate.bank, guide, income, space))
    paid = Seat(
        seat.coins + income,
        subtract_goods(seat.goods, sold),
        seat.plots,
        seat.hand,
        seat.deck,
        seat.known,
    )
    seats = list(table.seats)
    seats[number] = paid
    arrived = (*table.arrived, Marker(number, space))
    after = Table(table.deal, table.round, table.queue, tuple(seats), breweries, arrived)
    return after, Building(number, table.deal.edition.builds)


def marker_space(table: Table, estate: Estate, income: int) -> int:
    """Return the space for the order marker; a magistrate lowers it (R3.10)."""
    return min(table.deal.edition.income_top, max(0, income - estate.lower))


def _sale(
    table: Table, number: int, place: int, sold: Amounts, log: Log
) -> tuple[tuple[Brewery, ...], int]:
    """Return the breweries after a sale, and the coins paid."""
    before = table.breweries[place]
    prices = prices_at(table, before)
    after = after_sale(before, table.deal.demands[place], sold)
    coins = sold[0] * prices[0] + sold[1] * prices[1] + sold[2] * prices[2]
    log.append(Sold(number, place, sold, prices, prices_at(table, after), coins))
    return (*table.breweries[:place], after, *table.breweries[place + 1 :]), coins


def after_sale(brewery: Brewery, demand: Amounts, sold: Amounts) -> Brewery:
    """Return the brewery after a sale: filled spaces, and markers lowered by surplus (R3.5, R3.6).

    >>> after_sale(Brewery((2, 1, 1), (0, 0, 0)), demand=(1, 2, 3), sold=(2, 1, 0))
    Brewery(markers=(1, 1, 1), filled=(1, 1, 0))
    """
    markers, filled = list(brewery.markers), list(brewery.filled)
    for good, count in enumerate(sold):
        if count:
            surplus = max(0, filled[good] + count - demand[good])
            filled[good] += count - surplus
            markers[good] = max(0, markers[good] - surplus)
    return Brewery((markers[0], markers[1], markers[2]), (filled[0], filled[1], filled[2]))
