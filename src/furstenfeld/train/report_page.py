"""The page of a training: its journal as pictures, complete in one file."""

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element

from furstenfeld.lab.arena.numerals import decimal, percent
from furstenfeld.lab.arena.page.charts import Axes, Series, legend, line_chart
from furstenfeld.lab.arena.page.markup import document, tag
from furstenfeld.text import Speaker
from furstenfeld.train.journal import Entry

PAGE: Final = "training.html"
_POINTS: Final = 40
"""Points of a line; each is the mean of the updates around it."""

_LONG: Final = 20_000_000
"""Decisions from which on the pictures count in millions."""

Read = Callable[[Entry], float | None]


class Curve(NamedTuple):
    """A line of a picture: the name of its sentence, and what it reads from an entry."""

    name: str
    read: Read


class Picture(NamedTuple):
    """A picture with its curves."""

    name: str
    curves: tuple[Curve, ...]
    is_share: bool = False
    most_points: int = _POINTS


def _speed(entry: Entry) -> float | None:
    seconds = sum(entry.times.values())
    return entry.decisions / entry.update / seconds / 1e6 if seconds else None


PICTURES: Final = (
    Picture(
        "strength",
        (
            Curve("against-script", lambda entry: entry.against_script),
            Curve("against-past", lambda entry: entry.against_past),
        ),
        is_share=True,
        most_points=12,  # few games a point would show more luck than strength
    ),
    Picture("entropy", (Curve("entropy", lambda entry: entry.entropy),)),
    Picture(
        "loss",
        (
            Curve("win-loss", lambda entry: entry.win),
            Curve("critic-loss", lambda entry: entry.critic),
        ),
    ),
    Picture("pull", (Curve("pull", lambda entry: entry.pull),)),
    Picture("rounds", (Curve("rounds", lambda entry: entry.rounds),)),
    Picture("speed", (Curve("speed", _speed),)),
)


def page_of(entries: Sequence[Entry], speaker: Speaker) -> str:
    """Return the page of a journal, in the speaker's language."""
    title = speaker.say("train-page-title")
    last = entries[-1]
    told = speaker.say(
        "train-page-lead",
        decisions=decimal(speaker, last.decisions / 1e6),
        games=str(last.games),
        minutes=decimal(speaker, last.seconds / 60),
    )
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title),
        tag("style", files("furstenfeld.lab.arena.page").joinpath("style.css").read_text("utf-8")),
    )
    opening = tag("header", tag("h1", title), tag("p", told, class_="lead"))
    figures = [_figure(speaker, entries, picture) for picture in PICTURES]
    main = tag("main", *(figure for figure in figures if figure is not None))
    return document(tag("html", head, tag("body", opening, main), lang=speaker.language))


def _figure(speaker: Speaker, entries: Sequence[Entry], picture: Picture) -> Element | None:
    """Return a picture under its heading; None where nothing was noted for it."""
    unit = _unit(entries)
    lines = [
        (curve, _points(entries, curve.read, unit, picture.most_points)) for curve in picture.curves
    ]
    series = [
        Series(speaker.say(f"train-page-{curve.name}"), points, colour)
        for colour, (curve, points) in enumerate(lines)
        if len(points) > 1
    ]
    if not series:
        return None

    def up(number: float) -> str:
        if picture.is_share:
            return percent(speaker, number, 0)
        return f"{number:g}".replace(".", speaker.say("cli-decimal-sign"))

    heading = speaker.say(f"train-page-{picture.name}")
    across = speaker.say(f"train-page-across-{unit}")
    axes = Axes(heading, across, lambda number: f"{number:.7g}", up)
    chart = line_chart(axes, series, even=0.5 if picture.is_share else None)
    caption = tag("figcaption", speaker.say(f"train-page-{picture.name}-caption"))
    parts = [tag("h2", heading), caption, chart, *([legend(series)] if len(series) > 1 else [])]
    return tag("figure", *parts)


def _unit(entries: Sequence[Entry]) -> int:
    """Return in how many decisions the pictures count: short trainings in thousands."""
    return 1_000_000 if entries[-1].decisions > _LONG else 1_000


def _points(
    entries: Sequence[Entry], read: Read, unit: int, most: int
) -> list[tuple[float, float]]:
    """Return the line of a number over the decisions, some updates to a point."""
    noted = [
        (entry.decisions / unit, value) for entry in entries if (value := read(entry)) is not None
    ]
    size = -(-len(noted) // most) or 1
    pieces = [noted[start : start + size] for start in range(0, len(noted), size)]
    return [
        (sum(x for x, _ in piece) / len(piece), sum(y for _, y in piece) / len(piece))
        for piece in pieces
    ]
