"""Results as sentences and Markdown tables, on the terminal and in the performance report."""

import math
import re
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench.contest import ROOT
from bench.results import Run

DOCS: Final = ROOT / "docs"
REPORT: Final = DOCS / "reports" / "2026-11-performance.md"
"""The page, and the first part of the names of its pictures and figures. A new series of
measurements gets a page of its own: copy this one and change the date here."""


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table that is legible as it stands: words left, numbers right."""
    lines = [headings, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(headings))]
    right = [
        all(not row[column] or row[column][0] in "0123456789–+-" for row in rows)
        for column in range(len(headings))
    ]
    rule = [
        "-" * (width - 1) + (":" if numbers else "-")
        for width, numbers in zip(widths, right, strict=True)
    ]
    return "\n".join(_row(line, widths, right) for line in (headings, rule, *rows))


def _row(cells: Sequence[str], widths: Sequence[int], right: Sequence[bool]) -> str:
    padded = [
        cell.rjust(width) if numbers else cell.ljust(width)
        for cell, width, numbers in zip(cells, widths, right, strict=True)
    ]
    return "| " + " | ".join(padded) + " |"


def number(value: float) -> str:
    """Return a number to three figures, in groups of thousands."""
    if value <= 0:
        return "0"
    places = 2 - math.floor(math.log10(value))
    return f"{round(value, places):,.{max(places, 0)}f}"


def circumstances(run: Run) -> str:
    """Return when, where and how a run was made, in words."""
    machine = run.machine
    said = [f"{name} {version}" for name, version in machine.items() if name not in _OWN_WORDS]
    share = min((result.share for result in run.measured), default=0)
    spread = max((result.spread for result in run.measured), default=0)
    return paragraph(
        f"{run.date}, {machine['processor']} with {machine['cores']} cores, {machine['system']}, "
        f"{', '.join(said)}; medians of {run.rounds} rounds of {run.seconds:g} s or longer. "
        f"The processes had at least {100 * share:.0f} % of the core, and rounds of one entrant "
        f"lie up to {100 * spread:.0f} % apart."
    )


_OWN_WORDS: Final = ("processor", "cores", "system")


def paragraph(text: str, hanging: str = "") -> str:
    """Return a text in lines of the length that the documents have."""
    return textwrap.fill(
        text, 100, subsequent_indent=hanging, break_long_words=False, break_on_hyphens=False
    )


def publish(blocks: dict[str, str], document: Path = REPORT) -> None:
    """Write texts into a document, each between the marks that bear its name."""
    text = document.read_text(encoding="utf-8")
    for name, block in blocks.items():
        text = replaced(text, name, block)
    document.write_text(text, encoding="utf-8")


def replaced(text: str, name: str, block: str) -> str:
    """Return a text with what stood between two marks replaced."""
    begin, end = f"<!-- bench: {name} -->", f"<!-- /bench: {name} -->"
    marked = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", flags=re.DOTALL)
    if not marked.search(text):
        raise LookupError(f"{begin} … {end} is not in the document")
    return marked.sub(lambda _: f"{begin}\n\n{block}\n\n{end}", text)


def picture_path(name: str, folder: Path = REPORT.parent) -> Path:
    """Return where the picture of a benchmark lies."""
    return folder / f"{REPORT.stem}-{name}.svg"
