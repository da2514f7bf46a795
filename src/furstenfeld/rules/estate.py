"""What a seat's visible fields and cards do for it: the answers to what the rules ask of powers."""

from functools import lru_cache
from typing import Final

import msgspec

from furstenfeld.rules.actions import BUILD, PLOTS, Build
from furstenfeld.rules.cards import PALACE_PARTS, ROWS, Card, Power, Printed, Thing
from furstenfeld.rules.goods import Amounts
from furstenfeld.rules.state import Variant


class Estate(msgspec.Struct, frozen=True):
    """The sum of all things in sight on six plots; a power that is not in play counts 0."""

    harvest: Amounts
    """Goods a round (R2.6)."""
    bank: int
    """Coins a round (R3.8)."""
    keep: int
    """Cards more that stay in hand (R5.2)."""
    draw: int
    """Cards more that may be drawn (R2.3)."""
    bonus: int
    """Coins more for each good of one type (R3.7)."""
    store: int
    """Goods that may be kept (R5.3)."""
    trade: int
    """Goods that may be turned into another type (R3.2)."""
    lower: int
    """Spaces by which the income marker goes lower (R3.10)."""
    discount: int
    """Coins by which other cards are cheaper (R4.5)."""
    guide: int
    """Coins for each palace part (R3.8)."""
    trash: int
    """Cards that may be removed from the game (R5.1)."""
    parts: int
    """Palace parts."""
    open_plots: tuple[int, ...]
    """The plots that may be covered: those without a palace part (R4.2)."""


_PRINTED_POWER: Final = {
    Printed.HOPS: Power.HOPS_FIELD,
    Printed.BARLEY: Power.BARLEY_FIELD,
    Printed.WATER: Power.WATER_FIELD,
}


@lru_cache(maxsize=1 << 16)
def estate_of(plots: tuple[Thing | None, ...]) -> Estate:
    """Return what the things on these plots do together."""
    sums = dict.fromkeys(Power, 0)
    open_plots = []
    for plot, thing in zip(PLOTS, plots, strict=True):
        power, amount = _power(thing)
        if power is Power.PALACE:
            sums[Power.PALACE] += 1
            continue
        open_plots.append(plot)
        if power is not None:
            sums[power] += amount
    return Estate(
        harvest=(sums[Power.HOPS_FIELD], sums[Power.BARLEY_FIELD], sums[Power.WATER_FIELD]),
        bank=sums[Power.BANK],
        keep=sums[Power.TOWN_HALL],
        draw=sums[Power.LABORATORY],
        bonus=sums[Power.OFFICE],
        store=sums[Power.WAREHOUSE],
        trade=sums[Power.MARKET],
        lower=sums[Power.MAGISTRATE],
        discount=sums[Power.CRANE],
        guide=sums[Power.TOUR_GUIDE],
        trash=sums[Power.SCAVENGER],
        parts=sums[Power.PALACE],
        open_plots=tuple(open_plots),
    )


def _power(thing: Thing | None) -> tuple[Power | None, int]:
    """Return the power of a thing and how much of it; a printed field yields 1 (R0.3)."""
    if thing is None:
        return None, 0
    if isinstance(thing, Printed):
        return _PRINTED_POWER[thing], 1
    row = ROWS[thing]
    return row.power, row.amount


@lru_cache(maxsize=128)
def sites(variant: Variant, open_plots: tuple[int, ...]) -> dict[Card, tuple[Build, ...]]:
    """Return for every card the builds that the open plots allow (R4.2, R4.7, R4.8)."""
    return {card: _sites_of(card, variant, open_plots) for card in Card}


def _sites_of(card: Card, variant: Variant, open_plots: tuple[int, ...]) -> tuple[Build, ...]:
    if variant is Variant.EXPERT and card in PALACE_PARTS:
        open_plots = tuple(plot for plot in open_plots if plot == ROWS[card].amount)
    return tuple(BUILD[card][plot - 1] for plot in open_plots)
