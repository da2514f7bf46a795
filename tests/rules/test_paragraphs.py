"""Tests cite every paragraph of docs/play/rules.md, and none that does not exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve()
TESTS: Final = HERE.parents[1]
PARAGRAPH: Final = re.compile(r"\bR\d+\.\d+\b")


def page() -> Path:
    """Return the page of the nearest folder above: a mutation run works on a copy inside it."""
    places = (folder / "docs" / "play" / "rules.md" for folder in HERE.parents)
    return next(place for place in places if place.exists())


def paragraphs() -> list[str]:
    """Return the numbers of all paragraphs, as docs/play/rules.md opens them in bold."""
    text = page().read_text(encoding="utf-8")
    return re.findall(r"^- \*\*(R\d+\.\d+)\*\*", text, flags=re.MULTILINE)


def claims() -> Iterator[tuple[str, str]]:
    """Yield place and docstring of every test."""
    for source in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{source.name}::{node.name}", ast.get_docstring(node) or ""


def cited() -> dict[str, list[str]]:
    """Return for every paragraph that is cited the tests that cite it."""
    found: dict[str, list[str]] = {}
    for place, claim in claims():
        for paragraph in PARAGRAPH.findall(claim):
            found.setdefault(paragraph, []).append(place)
    return found


def test_the_paragraphs_are_those_of_the_specification() -> None:
    """Sections 0 to 11 without 9, each without a gap: a lost number would be a lost rule."""
    last = {0: 8, 1: 7, 2: 6, 3: 10, 4: 8, 5: 3, 6: 2, 7: 4, 8: 2, 10: 7, 11: 3}
    first = {8: 0}

    assert paragraphs() == [
        f"R{section}.{number}"
        for section, end in last.items()
        for number in range(first.get(section, 1), end + 1)
    ]


def test_every_paragraph_is_cited_by_a_test() -> None:
    """A rule without a test is a rule that may be broken unseen."""
    tested = cited()

    assert [paragraph for paragraph in paragraphs() if paragraph not in tested] == []


def test_every_citation_names_a_paragraph() -> None:
    """A test of a paragraph that is not there tests something else."""
    known = set(paragraphs())

    assert {name: places for name, places in cited().items() if name not in known} == {}
