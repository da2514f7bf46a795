"""The tables of the pages in `docs/research`, generated from the code.

`python -m tests.envs.research_tables` updates the pages.
"""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from furstenfeld.envs import EVALUATION_DIGESTS
from furstenfeld.fast import ACTION_ID, OFFSET, PARTS
from furstenfeld.lab.export_rows import GAME_COLUMNS, POSITION_COLUMNS, Column
from furstenfeld.rules import ACTIONS

PAGES = sorted((Path(__file__).parents[2] / "docs" / "research").glob("*.md"))


def tables() -> dict[str, str]:
    """Return all tables by name."""
    return {
        "parts": _table("part | place | size | scale | what it tells", _parts()),
        "actions": _table("numbers | first | last", _actions()),
        "digests": _table("players | variant | SHA-256", _digests()),
        "games": _table("column | kind | what it tells", _columns(GAME_COLUMNS)),
        "positions": _table("column | kind | what it tells", _columns(POSITION_COLUMNS)),
    }


def _table(head: str, rows: Iterator[str]) -> str:
    ruler = "|".join("---" for _ in head.split("|"))
    return "\n".join([f"| {head} |", f"|{ruler}|", *(f"| {row} |" for row in rows)])


def _parts() -> Iterator[str]:
    """Yield a row for each part; parts of breweries and seats appear once, with their stride."""
    for part in PARTS:
        name, dot, detail = part.name.partition(".")
        scale = "1" if part.scale == 1 else f"1/{round(1 / part.scale)}"
        place = str(OFFSET[part.name])
        if dot:
            kind, number = name.split("_")
            if number != "0":
                continue
            stride = OFFSET[f"{kind}_1.{detail}"] - OFFSET[part.name]
            name, place = f"{kind}_N.{detail}", f"{place} + {stride} N"
        yield f"`{name}` | {place} | {part.size} | {scale} | {part.text}"


def _actions() -> Iterator[str]:
    for _, group in groupby(ACTIONS, lambda action: str(action).split()[0]):
        kind = list(group)
        first, last = ACTION_ID[kind[0]], ACTION_ID[kind[-1]]
        numbers = str(first) if first == last else f"{first} to {last}"
        yield f"{numbers} | `{kind[0]}` | `{kind[-1]}`"


def _digests() -> Iterator[str]:
    for (players, variant), digest in EVALUATION_DIGESTS.items():
        yield f"{players} | {variant} | `{digest}`"


def _columns(columns: tuple[Column, ...]) -> Iterator[str]:
    for column in columns:
        yield f"`{column.name}` | {column.kind} | {column.text}"


def filled(page: str) -> str:
    """Return the page with its tables replaced by the generated ones."""
    for name, table in tables().items():
        mark, end = f"<!-- table: {name} -->", "<!-- end -->"
        if mark not in page:
            continue
        before, _, rest = page.partition(mark)
        _, _, after = rest.partition(end)
        page = f"{before}{mark}\n\n{table}\n\n{end}{after}"
    return page


if __name__ == "__main__":
    for place in PAGES:
        place.write_text(filled(place.read_text("utf-8")), "utf-8")
