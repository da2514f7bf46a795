"""Reports as HTML pages in one file: charts, tables and templates that all of them share."""

from furstenfeld.lab.report.charts import (
    COLOURS,
    Axes,
    BarChart,
    IntervalChart,
    IntervalRow,
    Legend,
    LineChart,
    Series,
)
from furstenfeld.lab.report.page import Figure, FigurePart, render
from furstenfeld.lab.report.tables import HeatCell, HeatMap, PlainTable

__all__ = [
    "COLOURS",
    "Axes",
    "BarChart",
    "Figure",
    "FigurePart",
    "HeatCell",
    "HeatMap",
    "IntervalChart",
    "IntervalRow",
    "Legend",
    "LineChart",
    "PlainTable",
    "Series",
    "render",
]
