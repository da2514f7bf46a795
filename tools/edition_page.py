"""Write the tables of docs/reports/2026-11-editions.md anew from a report of the balance lab."""

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

from bench.document import DOCS, replaced, table
from furstenfeld.lab.balance import BalanceReport, sections, tables
from furstenfeld.lab.balance.grids import Grid
from furstenfeld.lab.balance.report import Finding
from furstenfeld.lab.balance.round_tables import shown_rounds
from furstenfeld.lab.balance.section import VariantSection
from furstenfeld.text import Speaker

PAGE: Final = DOCS / "reports" / "2026-11-editions.md"

SUMMARY: Final = {
    "rounds": "rounds",
    "passes": "passes",
    "income": "income a round",
    "price": "price",
    "last-price": "last price",
    "palace-price": "palace price at the end",
}
"""The measures of the summary, and their heads."""

ROUNDS: Final = 9
"""As many rounds as nearly all games have."""


def blocks(report: BalanceReport) -> dict[str, str]:
    """Return every table of the page by its name."""
    found = {}
    for section in sections(Speaker("en"), report):
        grids = {(grid.name, grid.title): grid for grid in tables(section)}
        for (name, title), grid in grids.items():
            found[f"{name} {section.variant}"] = _markdown(grid)
            found[f"{title} {section.variant}"] = _markdown(grid)
        found[f"summary {section.variant}"] = _summary(section)
        found[f"prices {section.variant}"] = _prices(section)
    return found


def _markdown(grid: Grid) -> str:
    return table(grid.columns, [[cell.strip() for cell in cells] for cells in grid.rows])


def _summary(section: VariantSection) -> str:
    """Return the measures that tell most, with their intervals."""
    rows = [
        [
            str(finding.players),
            finding.edition,
            *(section.numbers.about(finding.measures[name]) for name in SUMMARY),
        ]
        for finding in section.findings
    ]
    return table(["players", "edition", *SUMMARY.values()], rows)


def _prices(section: VariantSection) -> str:
    """Return the mean price of the three goods by round."""
    rows = [
        [str(finding.players), finding.edition, *_mean_prices(section, finding)]
        for finding in section.findings
    ]
    return table(["players", "edition", *map(str, range(1, ROUNDS + 1))], rows)


def _mean_prices(section: VariantSection, finding: Finding) -> Iterator[str]:
    shown = shown_rounds(finding)
    for number in range(ROUNDS):
        price = fmean(shown[number].prices) if number < len(shown) else None
        yield section.numbers.plain(price, 2)


def main(arguments: list[str]) -> int:
    """Read a report and write its tables into the page."""
    if len(arguments) != 1:
        print("usage: python -m tools.edition_page LAB/report.json", file=sys.stderr)
        return 2
    report = msgspec.json.decode(Path(arguments[0]).read_bytes(), type=BalanceReport)
    text = PAGE.read_text(encoding="utf-8")
    for name, block in blocks(report).items():
        if f"<!-- bench: {name} -->" in text:
            text = replaced(text, name, block)
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
