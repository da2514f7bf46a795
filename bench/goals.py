"""What was asked for, beside what was measured."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bench.document import number, table
from bench.results import Run


@dataclass(frozen=True)
class Goal:
    """A number to reach on one core, with random play of four players in the base game."""

    what: str
    needs: tuple[str, ...]
    """The entrants it is made of."""
    least: float
    aim: float | None
    value: Callable[[Run], float]

    def row(self, run: Run) -> list[str]:
        """Return the goal as a row of the table."""
        aim = "" if self.aim is None else number(self.aim)
        row = [self.what, number(self.least), aim]
        if not all(map(run.has, self.needs)):
            return [*row, "–", "not measured"]
        value = self.value(run)
        return [*row, number(value), self.verdict(value)]

    def verdict(self, value: float) -> str:
        """Return how a value does."""
        if value < self.least:
            return "**missed**"
        return "reached" if self.aim is None or value < self.aim else "aim reached"


GOALS: Final = (
    Goal("fast: decisions/s", ("fast",), 8e6, 20e6, lambda run: run["fast"].decisions),
    Goal(
        "fast: games/s : Catanatron",
        ("fast", "catanatron"),
        450,
        1100,
        lambda run: run["fast"].ratio(run["catanatron"], "games"),
    ),
    Goal(
        "fast, with observation and mask: decisions/s",
        ("fast-watched",),
        3e6,
        9e6,
        lambda run: run["fast-watched"].decisions,
    ),
    Goal(
        "fast: steps/s : OpenSpiel’s hearts in C++, whole games with their deals",
        ("fast", "spiel-hearts-whole"),
        5,
        None,
        lambda run: run["fast"].ratio(run["spiel-hearts-whole"], "steps"),
    ),
    Goal(
        "fast: steps/s : OpenSpiel’s hearts in C++, rollouts after the deal",
        ("fast", "spiel-hearts-cpp"),
        5,
        None,
        lambda run: run["fast"].ratio(run["spiel-hearts-cpp"], "steps"),
    ),
    Goal("rules: actions/s", ("rules",), 100e3, 200e3, lambda run: run["rules"].decisions),
    Goal(
        "rules: games/s : Catanatron",
        ("rules", "catanatron"),
        6,
        12,
        lambda run: run["rules"].ratio(run["catanatron"], "games"),
    ),
)


def goals(run: Run) -> str:
    """Return the goals as a table."""
    headings = ["one core, four players, base game", "at least", "aim", "measured", ""]
    return table(headings, [goal.row(run) for goal in GOALS])
