"""Files, functions and tests that the documents name exist."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
FOLDERS: Final = (ROOT, ROOT / "src" / "furstenfeld", ROOT / "web" / "src")
FUNCTION: Final = re.compile(r"`([\w/.-]+\.(?:py|ts|svelte))::([\w.]+)`")
TEST: Final = re.compile(r"`(test_\w+)`")
DEFINED: Final = r"\b(?:function|class|const|let)\s+{name}\b|^\s*(?:async\s+)?#?{name}\s*[(=:<]"


def names_in(source: str) -> set[str]:
    """Return all functions and classes of a Python file; those of a class as `Class.method`."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{part.name}" for part in node.body if hasattr(part, "name")}
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
    return found


def has(path: Path, name: str) -> bool:
    """Whether a file defines a function, a method or a class."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return name in names_in(source)
    pattern = DEFINED.format(name=re.escape(name.rpartition(".")[2]))
    return re.search(pattern, source, flags=re.MULTILINE) is not None


def named() -> list[tuple[str, str, str]]:
    """Return page, path and function for every `path::function` in the documents."""
    return [
        (page.name, path, name)
        for page in sorted(DOCS.rglob("*.md"))
        for path, name in FUNCTION.findall(page.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize(("page", "path", "name"), sorted(set(named())))
def test_every_function_that_a_page_names_exists(page: str, path: str, name: str) -> None:
    places = [
        folder / path for folder in (ROOT, ROOT / "src" / "furstenfeld", ROOT / "web" / "src")
    ]

    assert any(place.exists() and has(place, name) for place in places), page


def test_every_test_that_the_page_on_security_names_exists() -> None:
    tests = {source.stem for source in (ROOT / "tests").rglob("test_*.py")}
    page = (DOCS / "host" / "security.md").read_text(encoding="utf-8")

    assert set(TEST.findall(page)) - tests == set()


def test_a_name_that_is_not_defined_is_found_missing(tmp_path: Path) -> None:
    source = tmp_path / "module.py"
    source.write_text("class Table:\n    def deal(self): ...\n\nseat = 1\n", encoding="utf-8")

    assert [has(source, name) for name in ("Table.deal", "Table", "seat", "Table.sell")] == [
        True,
        True,
        False,
        False,
    ]
