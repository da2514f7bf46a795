"""Results as pictures: bars on a logarithmic scale, and lines where cost is in proportion."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from bench.results import Result, Run

OURS: Final = "#b8651b"
OURS_PALE: Final = "#e3b584"
PEERS: Final = "#8a93a0"
INK: Final = "#2b2f36"
STYLE: Final = {
    "font.family": "sans-serif",
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    # The same run draws the same file.
    "svg.hashsalt": "furstenfeld",
    "svg.fonttype": "none",
}


@contextmanager
def sheet(path: Path, width: float, height: float, columns: int = 1) -> Iterator[Any]:
    """Yield axes to draw on, and save them."""
    import matplotlib

    matplotlib.use("svg" if path.suffix == ".svg" else "agg")
    from matplotlib import pyplot

    with pyplot.rc_context(STYLE):
        figure, axes = pyplot.subplots(1, columns, figsize=(width, height), layout="constrained")
        yield axes
        metadata = {"Date": None} if path.suffix == ".svg" else {}
        figure.savefig(path, dpi=120, metadata=metadata)
        pyplot.close(figure)


def draw_peers(run: Run, path: Path) -> None:
    """Draw decisions a second of everybody, the quickest on top."""
    draw_bars(run.measured, path, "decisions of players a second, one core, random play")


def draw_bars(results: Sequence[Result], path: Path, says: str) -> None:
    """Draw decisions a second as bars on a logarithmic scale, the quickest on top."""
    ordered = sorted(results, key=lambda result: result.decisions)
    speeds = [result.decisions for result in ordered]
    with sheet(path, 8, 0.8 + 0.27 * len(ordered)) as axes:
        bars = axes.barh(
            [result.label for result in ordered],
            speeds,
            color=[OURS if result.ours else PEERS for result in ordered],
            height=0.72,
        )
        axes.set_xscale("log")
        axes.set_xlim(10 ** math.floor(math.log10(min(speeds) / 2)), 4 * max(speeds))
        axes.bar_label(bars, [short(speed) for speed in speeds], padding=4)
        axes.set_xlabel(says)
        axes.grid(axis="x", color="#e6e8eb", lw=0.6)
        axes.set_axisbelow(True)
        axes.tick_params(left=False)
        axes.spines["left"].set_visible(False)


def draw_scaling(batches: Sequence[Result], tables: Sequence[Result], path: Path) -> None:
    """Draw the time of a batch by its size, and the time of a game by players."""
    with sheet(path, 8, 3.4, columns=2) as (left, right):
        _draw_batches(left, batches)
        _draw_tables(right, tables)


def _draw_batches(axes: Any, results: Sequence[Result]) -> None:
    games = [result.about["games"] for result in results]
    seconds = [result.about["games"] / result.games for result in results]
    each = seconds[-1] / games[-1]
    axes.plot(games, [each * count for count in games], color=PEERS, lw=1, label="in proportion")
    axes.plot(games, seconds, "o", color=OURS, ms=5, label="measured")
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlabel("games in the batch")
    axes.set_ylabel("seconds to play all of them")
    axes.legend(frameon=False)


def _draw_tables(axes: Any, results: Sequence[Result]) -> None:
    labels = list(dict.fromkeys(result.label for result in results))
    width = 0.8 / len(labels)
    for number, (label, colour) in enumerate(zip(labels, (OURS, OURS_PALE), strict=False)):
        chosen = [result for result in results if result.label == label]
        places = [result.about["players"] + (number - 0.5) * width for result in chosen]
        micros = [1e6 / result.games for result in chosen]
        axes.bar(places, micros, width=width * 0.94, color=colour, label=label)
    axes.set_xticks(sorted({result.about["players"] for result in results}))
    axes.set_xlabel("players")
    axes.set_ylabel("µs for a game")
    axes.legend(frameon=False)


def short(value: float) -> str:
    """Return a number as people say it: 25.7 M, 204 k."""
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"
