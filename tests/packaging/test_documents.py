"""Every example in the documents and docstrings runs and prints what it says."""

import doctest
import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.modules import MODULES

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("web/*.md"), *(ROOT / "docs").rglob("*.md")])
FENCED = re.compile(r"^```(?:python|pycon)\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
FACADES = ("rules", "records", "text", "display", "bots", "lab.arena", "fast", "envs", "testing")
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def fenced_examples(document: Path) -> str:
    """Return the fenced Python of a document at its own line numbers, all else left blank."""
    text = document.read_text(encoding="utf-8")
    kept = [""] * (text.count("\n") + 1)
    for block in FENCED.finditer(text):
        first = text.count("\n", 0, block.start(1))
        for offset, line in enumerate(block[1].splitlines()):
            kept[first + offset] = line
    return "\n".join(kept)


def failures(test: doctest.DocTest) -> str:
    """Run one set of examples and return what went wrong, in doctest's words."""
    said: list[str] = []
    doctest.DocTestRunner(optionflags=OPTIONS, verbose=False).run(test, out=said.append)
    return "".join(said)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_examples_of_a_document_are_true(document: Path) -> None:
    names: dict[str, Any] = {}
    test = doctest.DocTestParser().get_doctest(
        fenced_examples(document), names, document.name, str(document), 0
    )

    assert failures(test) == ""


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    module = importlib.import_module(name)

    assert "".join(map(failures, doctest.DocTestFinder().find(module))) == ""


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_of_a_document_leads_to_a_file(document: Path) -> None:
    """Sphinx checks the anchors; it does not read the documents outside docs/."""
    links = LINK.findall(document.read_text(encoding="utf-8"))

    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("name", FACADES)
def test_every_public_name_has_an_example_that_runs(name: str) -> None:
    """In its docstring, or on the page of its package in the API reference."""
    page = ROOT / "docs" / "library" / "api" / f"{name.rpartition('.')[2]}.md"
    shown = fenced_examples(page) if page.exists() else ""
    facade = importlib.import_module(f"furstenfeld.{name}")
    missing = [
        public
        for public in facade.__all__
        if callable(found := getattr(facade, public))
        and ">>>" not in (found.__doc__ or "")
        and not re.search(rf"\b{public}\b", shown)
    ]

    assert missing == []


def test_the_readme_plays_a_game() -> None:
    """The README is a game, and the suite plays it."""
    assert ">>>" in fenced_examples(ROOT / "README.md")
