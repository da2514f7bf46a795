"""Pages rendered from Jinja templates; they need no network, no script and no other file."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from furstenfeld.lab.report.charts import BarChart, IntervalChart, Legend, LineChart, mark_points
from furstenfeld.lab.report.tables import HeatMap, PlainTable
from furstenfeld.text import Speaker

if TYPE_CHECKING:
    from jinja2 import Environment

FigurePart = IntervalChart | LineChart | BarChart | Legend | PlainTable | HeatMap


class Figure(msgspec.Struct, frozen=True):
    """Charts and tables under a heading, with a sentence that explains them."""

    id: str
    title: str
    caption: str
    parts: Sequence[FigurePart]
    is_wide: bool = False
    """Whether it has the whole width of the page."""


def render(template: str, speaker: Speaker, **values: Any) -> str:
    """Return the page of a template, in the speaker's language."""
    return _environment().get_template(template).render(language=speaker.language, **values)


@cache
def _environment() -> "Environment":
    # Here, because most commands write no page.
    from jinja2 import Environment, PackageLoader, StrictUndefined

    environment = Environment(
        loader=PackageLoader("furstenfeld.lab.report"),
        autoescape=True,
        finalize=_short,
        lstrip_blocks=True,
        trim_blocks=True,
        undefined=StrictUndefined,
    )
    environment.globals["mark_points"] = mark_points
    return environment


def _short(value: object) -> object:
    """Return a coordinate without superfluous digits."""
    return f"{value:g}" if isinstance(value, float) else value
