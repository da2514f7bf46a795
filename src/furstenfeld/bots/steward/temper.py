"""The numbers of a steward's judgement, in one table, so that another character is another table."""

import msgspec


class Temper(msgspec.Struct, frozen=True, kw_only=True):
    """How a steward weighs things; found by playing stewards against each other."""

    horizon: int = 16
    """Rounds looked ahead."""
    premium: float = 2.2
    drift: float = 0.35
    pace: tuple[float, ...] = (0.0, 0.0, 0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.8, 0.8)
    coin: float = 0.02
    part: float = 0.05
    trade: float = 1.5
    store: float = 1.0
    lower: float = 1.0
    scavenge: float = 0.5
    harm: float = 0.35
    place: float = 0.3
    storing: float = 0.7
    laboratory: float = 1.0
    town_hall: float = 1.0
    crane: float = 2.0
    hold: float = 0.3
    unaffordable: float = 0.5
    lucks: tuple[float, ...] = (0.75, 1.0, 1.25)
    stack: int = 1
    lab: float = 1.0
    skip: int = 0
