"""The pictures of the page, drawn as SVG: intervals in rows, lines by round, bars."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element

from furstenfeld.lab.arena.intervals import Interval
from furstenfeld.lab.arena.page.markup import Node, fill, tag
from furstenfeld.lab.arena.page.scale import Scale, around, ticks

WIDTH: Final = 360
EDGE: Final = 8.0
ROW: Final = 36
LONGEST_LABEL: Final = 30

Say = Callable[[float], str]
"""How a number is written beside an axis."""


class Row(NamedTuple):
    """A line of an interval chart."""

    label: str
    interval: Interval
    told: str
    """The numbers in words, at the end of the line."""
    colour: int


class Series(NamedTuple):
    """A line of a line chart."""

    name: str
    points: Sequence[tuple[float, float]]
    colour: int
    bars: Sequence[Interval] = ()
    """The interval of each point, where there are any."""


class Axes(NamedTuple):
    """What a line or bar chart is about."""

    title: str
    across: str
    """What the numbers below mean."""
    say_across: Say
    say_up: Say
    is_log: bool = False


def short(label: str, longest: int = LONGEST_LABEL) -> str:
    """Return a label that fits; a long name loses its middle, for its ends tell bots apart."""
    if len(label) <= longest:
        return label
    tail = longest // 2
    return f"{label[: longest - tail - 1]}…{label[-tail:]}"


def interval_chart(title: str, rows: Sequence[Row], say: Say, even: float | None = None) -> Element:
    """Return a dot with its interval for each row, and a line where all would be even."""
    bounds = [bound for row in rows for bound in (row.interval.low, row.interval.high)]
    scale = Scale(*around([*bounds, *([] if even is None else [even])]), EDGE, WIDTH - EDGE)
    picture = _picture(title, ROW * len(rows) + 18)
    marks = ticks(scale.low, scale.high, 6)
    for number, row in enumerate(rows):
        fill(picture, _rules(scale, marks, even, ROW * number))
        fill(picture, _interval_row(row, scale, ROW * number))
    fill(
        picture, [_text(say(tick), scale.at(tick), ROW * len(rows) + 14, "tick") for tick in marks]
    )
    return picture


def _rules(scale: Scale, marks: Sequence[float], even: float | None, top: float) -> Iterator[Node]:
    """Yield the upright lines of one row, below its words."""
    ends = {"y1": top + 18, "y2": top + ROW - 1}
    for tick in marks:
        yield tag("line", x1=scale.at(tick), x2=scale.at(tick), class_="grid", **ends)
    if even is not None:
        yield tag("line", x1=scale.at(even), x2=scale.at(even), class_="even", **ends)


def _interval_row(row: Row, scale: Scale, top: float) -> Iterator[Node]:
    y = top + 26
    yield fill(_text(short(row.label), 0, top + 13, "label"), [tag("title", row.label)])
    yield _text(row.told, WIDTH, top + 13, "told")
    low, high = scale.at(row.interval.low), scale.at(row.interval.high)
    yield tag("line", x1=low, x2=high, y1=y, y2=y, class_=f"bar c{row.colour}")
    yield _mark(scale.at(row.interval.value), y, row.colour, 5)


def line_chart(axes: Axes, series: Sequence[Series], even: float | None = None) -> Element:
    """Return a line for each series, with a mark of its own at every point."""
    across = [x for each in series for x, _ in each.points]
    up = [y for each in series for _, y in each.points]
    up += [bound for each in series for bar in each.bars for bound in (bar.low, bar.high)]
    top = max(up) * 1.05 or 1.0
    wide = Scale(min(across), max(across), 34, WIDTH - EDGE - 4, axes.is_log)
    high = Scale(0, top, 190, 8)
    picture = _picture(axes.title, 226)
    fill(picture, _frame(axes, wide, high, sorted(set(across)) if axes.is_log else None))
    if even is not None:
        y = high.at(even)
        picture.append(tag("line", x1=wide.start, x2=wide.stop, y1=y, y2=y, class_="even"))
    for each in series:
        fill(picture, _line(each, wide, high))
    return picture


def _line(series: Series, wide: Scale, high: Scale) -> Iterator[Node]:
    places = [(wide.at(x), high.at(y)) for x, y in series.points]
    for (x, _), bar in zip(places, series.bars, strict=False):
        ends = {"y1": high.at(bar.low), "y2": high.at(bar.high)}
        yield tag("line", x1=x, x2=x, class_=f"bar c{series.colour}", **ends)
    path = " ".join(f"{x:g},{y:g}" for x, y in places)
    line = tag("polyline", points=path, class_=f"line c{series.colour}")
    yield fill(line, [tag("title", series.name)])
    for x, y in places:
        yield _mark(x, y, series.colour, 3.5)


def bar_chart(axes: Axes, bars: Sequence[tuple[int, float]]) -> Element:
    """Return a bar for each whole number of a stretch."""
    numbers = [number for number, _ in bars]
    wide = Scale(min(numbers) - 0.5, max(numbers) + 0.5, 34, WIDTH - EDGE)
    high = Scale(0, max(size for _, size in bars) * 1.05, 190, 8)
    picture = _picture(axes.title, 226)
    fill(picture, _frame(axes, wide, high, None))
    for number, size in bars:
        left, right = wide.at(number - 0.45), wide.at(number + 0.45)
        y = high.at(size)
        height = high.start - y
        box = tag("rect", x=left, y=y, width=round(right - left, 2), height=height, class_="box c0")
        picture.append(fill(box, [tag("title", f"{axes.say_across(number)}: {size:g}")]))
    return picture


def _frame(axes: Axes, wide: Scale, high: Scale, at: Sequence[float] | None) -> Iterator[Node]:
    """Yield the grid and the numbers of both axes; `at` has those below where they are few."""
    for tick in ticks(high.low, high.high):
        y = high.at(tick)
        yield tag("line", x1=wide.start, x2=WIDTH - EDGE, y1=y, y2=y, class_="grid")
        yield _text(axes.say_up(tick), wide.start - 4, y + 4, "told")
    for tick in at or _whole_ticks(wide):
        yield _text(axes.say_across(tick), wide.at(tick), high.start + 15, "tick")
    yield _text(axes.across, (wide.start + wide.stop) / 2, high.start + 31, "tick name")


def _whole_ticks(scale: Scale) -> list[float]:
    return [tick for tick in ticks(scale.low, scale.high, 8) if tick == int(tick)]


def _picture(title: str, height: float) -> Element:
    """Return an empty picture that screen readers call by its title."""
    box = f"0 0 {WIDTH} {height:g}"
    return tag("svg", tag("title", title), viewBox=box, role="img")


def _text(text: str, x: float, y: float, kind: str) -> Element:
    return tag("text", text, x=x, y=y, class_=kind)


def legend(series: Sequence[Series]) -> Element:
    """Return the marks with their names."""
    return tag("ul", *map(_legend_entry, series), class_="legend")


def _legend_entry(series: Series) -> Element:
    mark = tag("svg", _mark(7, 7, series.colour, 5), viewBox="0 0 14 14", aria_hidden="true")
    return tag("li", mark, tag("span", series.name))


def _mark(x: float, y: float, colour: int, size: float) -> Element:
    """Return a mark whose shape, too, belongs to its colour."""
    corners = _SHAPES[colour % len(_SHAPES)]
    if not corners:
        return tag("circle", cx=x, cy=y, r=size, class_=f"mark c{colour}")
    points = " ".join(f"{x + dx * size:.2f},{y + dy * size:.2f}" for dx, dy in corners)
    return tag("polygon", points=points, class_=f"mark c{colour}")


_SHAPES: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    (),
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
    ((0, -1.2), (1.1, 0.8), (-1.1, 0.8)),
    ((0, 1.2), (1.1, -0.8), (-1.1, -0.8)),
    (
        (-0.4, -1.2),
        (0.4, -1.2),
        (0.4, -0.4),
        (1.2, -0.4),
        (1.2, 0.4),
        (0.4, 0.4),
        (0.4, 1.2),
        (-0.4, 1.2),
        (-0.4, 0.4),
        (-1.2, 0.4),
        (-1.2, -0.4),
        (-0.4, -0.4),
    ),
    ((-1.2, 0), (0.8, -1.1), (0.8, 1.1)),
    ((-1.1, 0), (-0.55, -0.95), (0.55, -0.95), (1.1, 0), (0.55, 0.95), (-0.55, 0.95)),
)
"""A circle, a square, a diamond, triangles, a cross, a hexagon; the circle has no corners."""

COLOURS: Final = len(_SHAPES)
