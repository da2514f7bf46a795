"""A rating of bots from the standings of their games: the Plackett-Luce model.

Every bot has a strength. A standing (R7.3) is read from the first place on, and at each place the
next bot is one of the remaining ones, with a probability proportional to its strength. So a bot of
twice the strength finishes ahead of another twice as often as behind it. A bot can have several
seats at a table.

- Seats that share a place count as the mean over all their possible orders, like a draw in chess,
  which counts as half a win.
- Each bot also wins and loses half a game against an imaginary bot of strength 1. That keeps
  ratings finite if a bot always wins, and comparable if two never meet (Turner, van Etten, Firth
  and Kosmidis, Modelling rankings in R: the PlackettLuce package, Computational Statistics 35,
  2020).
- Intervals are percentiles of a Bayesian bootstrap (Rubin 1981): the fit is repeated with random
  weights, exponential for each block (all games on one deal), and gamma with shape one half for the
  games against the imaginary bot. So a bot that always wins has a wide interval and not a point.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from math import log
from typing import TYPE_CHECKING, Final, NamedTuple

from furstenfeld.lab.intervals import LEVEL, Interval

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Numbers = npt.NDArray[np.float64]

MEAN: Final = 1500
"""The mean rating of all bots."""
POINTS: Final = 400 / log(10)
"""On Elo's scale 400 points are ten times the strength."""
PSEUDO: Final = 0.5
"""Games won, and lost, against the imaginary bot."""
LEAST: Final = 1e-9
"""Smaller weights vanish beside the others, and the likelihood has no peak."""
RESAMPLES: Final = 1000
AT_ONCE: Final = 50
"""Resamples that are fitted together, limited by memory."""
STEPS: Final = 100
TOLERANCE: Final = 1e-6

Standing = tuple[tuple[str, int], ...]
"""The bot and the place of each seat."""

Group = tuple[str, ...]
"""Bots of which one is next, sorted by name; a bot can be in it more than once."""


def ratings(
    blocks: Sequence[Sequence[Standing]], bots: Sequence[str], resamples: int = RESAMPLES
) -> dict[str, Interval]:
    """Return the rating of each bot, from the standings of each block."""
    import numpy as np

    evidence = _evidence(blocks, bots)
    best = evidence.strengths(
        np.ones((1, len(blocks))), np.full((1, 2, len(bots)), PSEUDO), np.zeros((1, len(bots)))
    )
    # The seed is fixed, so that the same games give the same report.
    stream = np.random.default_rng(2026)
    sample = [
        evidence.strengths(
            stream.exponential(size=(AT_ONCE, len(blocks))),
            np.maximum(stream.gamma(PSEUDO, size=(AT_ONCE, 2, len(bots))), LEAST),
            np.repeat(best, AT_ONCE, axis=0),
        )
        for _ in range(0, resamples, AT_ONCE)
    ]
    ends = [(1 - LEVEL) / 2, (1 + LEVEL) / 2]
    low, high = np.quantile(_points(np.concatenate(sample)), ends, axis=0)
    rows = np.stack([_points(best)[0], low, high], axis=1).tolist()
    return {bot: Interval(*row) for bot, row in zip(bots, rows, strict=True)}


def _points(strengths: "Numbers") -> "Numbers":
    """Return logarithms of strengths as points around the mean of all bots."""
    centred: Numbers = strengths - strengths.mean(axis=1, keepdims=True)
    return MEAN + POINTS * centred


class Evidence(NamedTuple):
    """What the model needs from the standings: which bot was next, and out of which group."""

    chosen: "Numbers"
    """For each block and bot: how often it was next when others were possible."""
    groups: "Numbers"
    """For each block and group: how often the next bot came from it."""
    members: "Numbers"
    """For each group and bot: how often the bot is in the group."""

    def strengths(self, weights: "Numbers", pseudo: "Numbers", start: "Numbers") -> "Numbers":
        """Return the logarithm of each bot's strength, for each row of weights of the blocks.

        `pseudo` has the games that each bot wins and loses against the imaginary one. The
        likelihood has a single peak, which Newton's method finds.
        """
        import numpy as np

        chosen, groups = weights @ self.chosen, weights @ self.groups
        wins, losses = pseudo[:, 0], pseudo[:, 1]
        diagonal = np.eye(start.shape[1])
        found = start
        for _ in range(STEPS):
            strong = self.members * np.exp(found)[:, None]
            next_one = strong / strong.sum(axis=2, keepdims=True)
            seen = groups[:, :, None] * next_one
            ahead = 1 / (1 + np.exp(-found))
            expected = seen.sum(axis=1)
            gradient = chosen - expected + wins * (1 - ahead) - losses * ahead
            curvature = (expected + (wins + losses) * ahead * (1 - ahead))[:, None] * diagonal
            curvature -= next_one.transpose(0, 2, 1) @ seen
            step = np.linalg.solve(curvature, gradient[:, :, None])[:, :, 0]
            # Far from the peak a whole step may overshoot.
            length = np.abs(step).max(axis=1, keepdims=True)
            found = found + step / np.maximum(length, 1)
            if length.max() < TOLERANCE:
                break
        return found


def _evidence(blocks: Sequence[Sequence[Standing]], bots: Sequence[str]) -> Evidence:
    import numpy as np

    counted = [_count(standings) for standings in blocks]
    groups = sorted({group for _, seen in counted for group in seen})
    return Evidence(
        np.array([[chosen[bot] for bot in bots] for chosen, _ in counted]),
        np.array([[seen[group] for group in groups] for _, seen in counted]),
        np.array([[group.count(bot) for bot in bots] for group in groups], dtype=float).reshape(
            -1, len(bots)
        ),
    )


def _count(
    standings: Sequence[Standing],
) -> tuple[defaultdict[str, float], defaultdict[Group, float]]:
    """Return how often each bot was next, and how often each group with a choice occurred."""
    chosen: defaultdict[str, float] = defaultdict(float)
    groups: defaultdict[Group, float] = defaultdict(float)
    for standing in standings:
        orders = list(_orders(standing))
        for order in orders:
            for place, bot in enumerate(order):
                group = tuple(sorted(order[place:]))
                if len(set(group)) > 1:
                    chosen[bot] += 1 / len(orders)
                    groups[group] += 1 / len(orders)
    return chosen, groups


def _orders(standing: Standing) -> Iterator[tuple[str, ...]]:
    """Yield every possible order of the seats; seats that share a place can be in any order."""
    places = sorted({place for _, place in standing})
    shared = [[bot for bot, here in standing if here == place] for place in places]
    for choice in product(*(permutations(bots) for bots in shared)):
        yield tuple(bot for bots in choice for bot in bots)
