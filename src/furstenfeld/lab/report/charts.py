"""The charts of a page, which templates draw as SVG: intervals in rows, lines by round, bars."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, NamedTuple

import msgspec

from furstenfeld.lab.intervals import Interval
from furstenfeld.lab.report.scale import Scale, around, ticks

WIDTH: Final = 360
EDGE: Final = 8.0
LEFT: Final = 34.0
TOP, BOTTOM = 8.0, 190.0
ROW: Final = 36
LONGEST_LABEL: Final = 30

NumberText = Callable[[float], str]
"""Writes a number beside an axis."""


def shortened(label: str, longest: int = LONGEST_LABEL) -> str:
    """Return a label that fits; a long name loses its middle, because the ends of specs differ."""
    if len(label) <= longest:
        return label
    tail = longest // 2
    return f"{label[: longest - tail - 1]}…{label[-tail:]}"


class IntervalRow(NamedTuple):
    """A row of an interval chart."""

    label: str
    interval: Interval
    text: str
    """The numbers, written at the end of the row."""
    colour: int

    @property
    def short_label(self) -> str:
        """The label, shortened to fit."""
        return shortened(self.label)


class IntervalChart(msgspec.Struct, frozen=True):
    """A dot with its interval for each row, and a line at the value where all are equal."""

    macro: ClassVar[str] = "interval_chart"
    width: ClassVar[int] = WIDTH
    row_height: ClassVar[int] = ROW

    title: str
    rows: Sequence[IntervalRow]
    number_text: NumberText
    even: float | None = None
    has_heading: bool = False
    """Whether the title also stands above the chart, and not only in it for screen readers."""

    @property
    def scale(self) -> Scale:
        """The horizontal axis."""
        bounds = [bound for row in self.rows for bound in (row.interval.low, row.interval.high)]
        if self.even is not None:
            bounds.append(self.even)
        return Scale(*around(bounds), EDGE, WIDTH - EDGE)

    @property
    def ticks(self) -> list[float]:
        """The numbers below the chart."""
        return ticks(self.scale.low, self.scale.high, 6)


class Series(NamedTuple):
    """A line of a line chart, or an entry of a legend."""

    name: str
    points: Sequence[tuple[float, float]]
    colour: int
    intervals: Sequence[Interval] = ()
    """The interval of each point, if there are any."""


class Axes(NamedTuple):
    """The texts of a line chart or bar chart."""

    title: str
    across: str
    """What the numbers below mean."""
    text_across: NumberText
    text_up: NumberText


class _Plot(msgspec.Struct, frozen=True):
    """A chart with two axes."""

    right: ClassVar[float] = WIDTH - EDGE

    axes: Axes

    @property
    def title(self) -> str:
        """What the chart shows."""
        return self.axes.title

    @property
    def across(self) -> Scale:
        """The horizontal axis."""
        raise NotImplementedError

    @property
    def up(self) -> Scale:
        """The vertical axis, from 0."""
        raise NotImplementedError

    @property
    def ticks_across(self) -> Sequence[float]:
        """The numbers below the chart."""
        across = self.across
        return [tick for tick in ticks(across.low, across.high, 8) if tick == int(tick)]

    @property
    def ticks_up(self) -> Sequence[float]:
        """The numbers beside the chart."""
        return ticks(0, self.up.high)


class LineChart(_Plot, frozen=True):
    """A line for each series, with a mark at every point."""

    macro: ClassVar[str] = "line_chart"

    series: Sequence[Series]
    even: float | None = None
    """The value where all are equal, drawn as a line."""
    is_log: bool = False
    has_heading: bool = False

    @property
    def _numbers_across(self) -> list[float]:
        return sorted({x for each in self.series for x, _ in each.points})

    @property
    def across(self) -> Scale:
        """The horizontal axis."""
        numbers = self._numbers_across
        return Scale(numbers[0], numbers[-1], LEFT, WIDTH - EDGE - 4, self.is_log)

    @property
    def up(self) -> Scale:
        """The vertical axis, from 0."""
        numbers = [y for each in self.series for _, y in each.points]
        for each in self.series:
            numbers += [bound for bar in each.intervals for bound in (bar.low, bar.high)]
        return Scale(0, max(numbers) * 1.05 or 1.0, BOTTOM, TOP)

    @property
    def ticks_across(self) -> Sequence[float]:
        """The numbers below the chart; on a logarithmic axis those of the points."""
        return self._numbers_across if self.is_log else super().ticks_across


class BarChart(_Plot, frozen=True):
    """A bar for each of some consecutive whole numbers."""

    macro: ClassVar[str] = "bar_chart"

    bars: Sequence[tuple[int, float]]
    has_heading: bool = False

    @property
    def across(self) -> Scale:
        """The horizontal axis."""
        return Scale(self.bars[0][0] - 0.5, self.bars[-1][0] + 0.5, LEFT, WIDTH - EDGE)

    @property
    def up(self) -> Scale:
        """The vertical axis, from 0."""
        return Scale(0, max(size for _, size in self.bars) * 1.05, BOTTOM, TOP)


class Legend(msgspec.Struct, frozen=True):
    """The marks of series with their names."""

    macro: ClassVar[str] = "legend"

    series: Sequence[Series]


def mark_points(x: float, y: float, colour: int, size: float) -> str:
    """Return the corners of the mark that belongs to a colour; a circle has none."""
    corners = _SHAPES[colour % COLOURS]
    return " ".join(f"{x + dx * size:.2f},{y + dy * size:.2f}" for dx, dy in corners)


_CROSS: Final = (
    *((-0.4, -1.2), (0.4, -1.2), (0.4, -0.4), (1.2, -0.4), (1.2, 0.4), (0.4, 0.4)),
    *((0.4, 1.2), (-0.4, 1.2), (-0.4, 0.4), (-1.2, 0.4), (-1.2, -0.4), (-0.4, -0.4)),
)
_SHAPES: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    (),
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
    ((0, -1.2), (1.1, 0.8), (-1.1, 0.8)),
    ((0, 1.2), (1.1, -0.8), (-1.1, -0.8)),
    _CROSS,
    ((-1.2, 0), (0.8, -1.1), (0.8, 1.1)),
    ((-1.1, 0), (-0.55, -0.95), (0.55, -0.95), (1.1, 0), (0.55, 0.95), (-0.55, 0.95)),
)
"""Circle, square, diamond, triangles, cross, triangle and hexagon."""

COLOURS: Final = len(_SHAPES)
