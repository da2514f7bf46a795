"""The combined powers of the visible cards and fields of a seat."""

from functools import lru_cache
from typing import Final

import msgspec

from furstenfeld.rules.actions import BUILD, PLOTS, Build
from furstenfeld.rules.cards import CARDS, PALACE_PARTS, ROWS, Card, Power, Printed, Thing
from furstenfeld.rules.goods import Amounts
from furstenfeld.rules.state import Variant


class Estate(msgspec.Struct, frozen=True):
    """The sum of the powers on six plots; a power that is not in play counts 0."""

    open_plots: tuple[int, ...]
    """The plots that can be covered: those without a palace part (R4.2)."""
    harvest: Amounts
    """Goods harvested each round (R2.6)."""
    bank: int
    """Coins from banks each round (R3.8)."""
    keep: int
    """Extra cards that can stay in hand (R5.2)."""
    draw: int
    """Extra cards that can be drawn (R2.3)."""
    bonus: int
    """Extra coins for each good sold of one type (R3.7)."""
    store: int
    """Goods that can be stored (R5.3)."""
    trade: int
    """Goods that can be turned into another type (R3.2)."""
    lower: int
    """Spaces that the income marker moves down (R3.10)."""
    discount: int
    """Discount on other cards (R4.5)."""
    guide: int
    """Coins for each palace part (R3.8)."""
    trash: int
    """Cards that can be removed from the game (R5.1)."""
    parts: int
    """Palace parts."""


# The powers in the order of the fields of `Estate`, so that a plot is one row of numbers.
_COLUMNS: Final = (
    Power.HOPS_FIELD,
    Power.BARLEY_FIELD,
    Power.WATER_FIELD,
    Power.BANK,
    Power.TOWN_HALL,
    Power.LABORATORY,
    Power.OFFICE,
    Power.WAREHOUSE,
    Power.MARKET,
    Power.MAGISTRATE,
    Power.CRANE,
    Power.TOUR_GUIDE,
    Power.SCAVENGER,
    Power.PALACE,
)


_PARTS: Final = frozenset(PALACE_PARTS)

# The power of each thing; a palace part counts 1 whatever its number, a printed field yields 1.
_POWERS: Final[dict[Thing | None, tuple[Power | None, int]]] = {
    None: (None, 0),
    Printed.HOPS: (Power.HOPS_FIELD, 1),
    Printed.BARLEY: (Power.BARLEY_FIELD, 1),
    Printed.WATER: (Power.WATER_FIELD, 1),
    **{row.card: (row.power, row.amount) for row in CARDS},
    **dict.fromkeys(PALACE_PARTS, (Power.PALACE, 1)),
}
_ROWS: Final = {
    thing: tuple(amount if column is power else 0 for column in _COLUMNS)
    for thing, (power, amount) in _POWERS.items()
}


@lru_cache(maxsize=1 << 16)
def estate_of(plots: tuple[Thing | None, ...]) -> Estate:
    """Return the combined powers of the things on six plots.

    >>> estate_of((Card.CRANE, None, None, *Printed)).discount
    2
    """
    hops, barley, water, *others = map(sum, zip(*[_ROWS[thing] for thing in plots], strict=True))
    open_plots = [plot for plot, thing in zip(PLOTS, plots, strict=True) if thing not in _PARTS]
    return Estate(tuple(open_plots), (hops, barley, water), *others)


@lru_cache(maxsize=128)
def sites(variant: Variant, open_plots: tuple[int, ...]) -> dict[Card, tuple[Build, ...]]:
    """Return the possible builds of every card on these open plots (R4.2, R4.7, R4.8).

    >>> [str(build) for build in sites(Variant.EXPERT, (1, 2))[Card.PALACE_2]]
    ['build palace-2 2']
    """
    return {card: _sites_of(card, variant, open_plots) for card in Card}


def _sites_of(card: Card, variant: Variant, open_plots: tuple[int, ...]) -> tuple[Build, ...]:
    if variant is Variant.EXPERT and card in PALACE_PARTS:
        open_plots = tuple(plot for plot in open_plots if plot == ROWS[card].amount)
    return tuple(BUILD[card][plot - 1] for plot in open_plots)
