"""What an estate brings in a round, and what each plot adds to it."""

from typing import Final

from furstenfeld.bots.scripted.steward.forecast import Prices
from furstenfeld.bots.scripted.steward.outlook import Outlook
from furstenfeld.bots.scripted.steward.temper import Temper
from furstenfeld.rules import ROWS, Card, Estate, Power, Printed, Thing, estate_of

Plots = tuple[Thing | None, ...]

FAR: Final = 1000.0
"""More than anything is worth: a plot with a palace part is never covered."""

# The prices by which plots are compared are those of a round in the middle of the race.
_TYPICAL_ROUND: Final = 2

_FIELDS: Final = {Power.HOPS_FIELD: 0, Power.BARLEY_FIELD: 1, Power.WATER_FIELD: 2}
_PRINTED: Final = {Printed.HOPS: 0, Printed.BARLEY: 1, Printed.WATER: 2}


def income(temper: Temper, estate: Estate, prices: Prices) -> float:
    """Return the coins of a round, with what helpers bring by better sales."""
    hops, barley, water = estate.harvest
    coins = hops * prices[0] + barley * prices[1] + water * prices[2] + estate.bank
    if estate.bonus:
        coins += estate.bonus * max(hops, barley, water)
    if estate.guide:
        coins += estate.guide * estate.parts
    if estate.trade:
        coins += temper.market
    if estate.store:
        coins += temper.warehouse
    if estate.lower:
        coins += temper.magistrate
    return coins


def worths(outlook: Outlook, plots: Plots) -> list[float]:
    """Return what would be lost a round if each of the plots were covered."""
    estate = estate_of(plots)
    return [_worth(outlook, estate, thing) for thing in plots]


def _worth(outlook: Outlook, estate: Estate, thing: Thing | None) -> float:
    if thing is None:
        return 0.0
    prices = outlook.prices[_TYPICAL_ROUND]
    if isinstance(thing, Printed):
        return prices[_PRINTED[thing]]
    row = ROWS[thing]
    good = _FIELDS.get(row.power)
    if good is not None:
        return row.amount * prices[good]
    return _helper_worth(outlook.temper, estate, thing)


def _helper_worth(temper: Temper, estate: Estate, card: Card) -> float:
    amount = ROWS[card].amount
    by_power = {
        Power.PALACE: FAR,
        Power.BANK: amount,
        Power.OFFICE: amount * max(estate.harvest),
        Power.TOUR_GUIDE: amount * estate.parts + temper.guide,
        Power.MARKET: temper.market,
        Power.WAREHOUSE: temper.warehouse,
        Power.MAGISTRATE: temper.magistrate,
        Power.CRANE: temper.crane,
        Power.LABORATORY: amount * temper.laboratory,
        Power.TOWN_HALL: amount * temper.town_hall,
        Power.SCAVENGER: temper.scavenger,
    }
    return by_power[ROWS[card].power]
