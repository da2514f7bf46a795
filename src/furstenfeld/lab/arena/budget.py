"""Strength by budget: bots of one name that differ in a single number, such as seconds a move."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from furstenfeld.bots.specs import parse_spec
from furstenfeld.lab.intervals import Interval

Fixed = tuple[str, str, tuple[tuple[str, str], ...]]
"""What the bots of a curve share: their name, the key of the option, all other options."""


class BudgetPoint(msgspec.Struct, frozen=True):
    """The win share of a bot with this budget."""

    bot: str
    budget: float
    share: Interval


class BudgetCurve(msgspec.Struct, frozen=True):
    """Bots of one name, sorted by the single option in which they differ."""

    name: str
    option: str
    points: tuple[BudgetPoint, ...]


def budget_curves(shares: Mapping[str, Interval]) -> tuple[BudgetCurve, ...]:
    """Return a curve for every name and option with at least two budgets."""
    found: defaultdict[Fixed, list[BudgetPoint]] = defaultdict(list)
    for bot, share in shares.items():
        spec = parse_spec(bot)
        for place, (key, value) in enumerate(spec.pairs):
            if (budget := _number(value)) is not None:
                others = spec.pairs[:place] + spec.pairs[place + 1 :]
                found[spec.name, key, others].append(BudgetPoint(bot, budget, share))
    return tuple(
        BudgetCurve(_name(name, others), option, tuple(sorted(points, key=lambda p: p.budget)))
        for (name, option, others), points in found.items()
        if len({point.budget for point in points}) > 1
    )


def _name(name: str, others: Sequence[tuple[str, str]]) -> str:
    """Return the name of a curve: what its bots share."""
    return ":".join(filter(None, [name, ",".join(f"{key}={value}" for key, value in others)]))


def _number(value: str) -> float | None:
    """Return the value of an option as a number, or None if it is not a budget."""
    try:
        number = float(value)
    except ValueError:
        return None
    return number if 0 < number < float("inf") else None
