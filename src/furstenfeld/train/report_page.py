"""The page of a training: the charts of its metrics log, in one HTML file."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from furstenfeld.lab.numerals import decimal, percent
from furstenfeld.lab.report import Axes, Figure, FigurePart, Legend, LineChart, Series, render
from furstenfeld.text import Speaker
from furstenfeld.train.metrics_log import UpdateMetrics

PAGE: Final = "training.html"
_POINTS: Final = 40
"""Points of a line; each is the mean of the updates around it."""

_LONG: Final = 20_000_000
"""From this number of decisions, the charts count in millions."""

Read = Callable[[UpdateMetrics], float | None]


class MetricCurve(NamedTuple):
    """A line of a chart: the name of its message, and the number it shows of an update."""

    name: str
    read: Read


class Picture(NamedTuple):
    """A chart with its curves."""

    name: str
    curves: tuple[MetricCurve, ...]
    is_share: bool = False
    most_points: int = _POINTS


def _speed(metrics: UpdateMetrics) -> float | None:
    seconds = sum(metrics.times.values())
    return metrics.decisions / metrics.update / seconds / 1e6 if seconds else None


PICTURES: Final = (
    Picture(
        "strength",
        (
            MetricCurve("against-script", lambda metrics: metrics.score_vs_scripted),
            MetricCurve("against-past", lambda metrics: metrics.score_vs_league),
        ),
        is_share=True,
        most_points=12,  # few games a point would show more luck than strength
    ),
    Picture("entropy", (MetricCurve("entropy", lambda metrics: metrics.entropy),)),
    Picture(
        "loss",
        (
            MetricCurve("win-loss", lambda metrics: metrics.policy_win_loss),
            MetricCurve("critic-loss", lambda metrics: metrics.critic_win_loss),
        ),
    ),
    Picture("pull", (MetricCurve("pull", lambda metrics: metrics.reference_kl),)),
    Picture("rounds", (MetricCurve("rounds", lambda metrics: metrics.mean_rounds),)),
    Picture("speed", (MetricCurve("speed", _speed),)),
)


def page_of(updates: Sequence[UpdateMetrics], speaker: Speaker) -> str:
    """Return the page of a run, in the speaker's language."""
    last = updates[-1]
    lead = speaker.say(
        "train-page-lead",
        decisions=decimal(speaker, last.decisions / 1e6),
        games=str(last.games),
        minutes=decimal(speaker, last.seconds / 60),
    )
    figures = [_figure(speaker, updates, picture) for picture in PICTURES]
    title = speaker.say("train-page-title")
    return render("page.html.j2", speaker, title=title, lead=lead, figures=filter(None, figures))


def _figure(speaker: Speaker, updates: Sequence[UpdateMetrics], picture: Picture) -> Figure | None:
    """Return a picture under its heading, or None if it has no line of two points or more."""
    unit = _unit(updates)
    lines = [
        (curve, _points(updates, curve.read, unit, picture.most_points)) for curve in picture.curves
    ]
    series = [
        Series(speaker.say(f"train-page-{curve.name}"), points, colour)
        for colour, (curve, points) in enumerate(lines)
        if len(points) > 1
    ]
    if not series:
        return None

    def text_up(number: float) -> str:
        if picture.is_share:
            return percent(speaker, number, 0)
        return f"{number:g}".replace(".", speaker.say("cli-decimal-sign"))

    name = f"train-page-{picture.name}"
    across = speaker.say(f"train-page-across-{unit}")
    axes = Axes(speaker.say(name), across, lambda number: f"{number:.7g}", text_up)
    chart = LineChart(axes, series, even=0.5 if picture.is_share else None)
    parts: list[FigurePart] = [chart]
    if len(series) > 1:
        parts.append(Legend(series))
    return Figure(picture.name, axes.title, speaker.say(f"{name}-caption"), parts)


def _unit(updates: Sequence[UpdateMetrics]) -> int:
    """Return the unit of the horizontal axes: a thousand decisions in short trainings."""
    return 1_000_000 if updates[-1].decisions > _LONG else 1_000


def _points(
    updates: Sequence[UpdateMetrics], read: Read, unit: int, most: int
) -> list[tuple[float, float]]:
    """Return the line of a number over the decisions; a point is the mean of some updates."""
    noted = [
        (metrics.decisions / unit, value)
        for metrics in updates
        if (value := read(metrics)) is not None
    ]
    size = -(-len(noted) // most) or 1
    pieces = [noted[start : start + size] for start in range(0, len(noted), size)]
    return [
        (sum(x for x, _ in piece) / len(piece), sum(y for _, y in piece) / len(piece))
        for piece in pieces
    ]
