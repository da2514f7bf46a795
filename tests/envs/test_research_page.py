"""The page for researchers says what the code does."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

from tests.envs.research_tables import PAGE, filled, tables

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", tables())
def test_every_table_stands_on_the_page(name: str) -> None:
    assert PAGE.read_text("utf-8").count(f"<!-- table: {name} -->\n") == 1


def test_the_tables_of_the_page_are_true() -> None:
    """`python -m tests.envs.research_tables` writes them anew."""
    page = PAGE.read_text("utf-8")

    assert page == filled(page)


def test_the_citation_has_what_its_format_demands() -> None:
    """Citation File Format 1.2.0."""
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    assert {"cff-version", "message", "title", "authors"} <= set(citation)
    assert citation["cff-version"] == "1.2.0"
    assert citation["version"] == project["version"]
    assert citation["license"] == project["license"]
    assert [author["name"] for author in citation["authors"]] == [
        author["name"] for author in project["authors"]
    ]


def test_the_designer_is_credited_wherever_the_software_is_cited() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    to_cite = re.search(r"## How to cite\n(.*?)(\n## |\Z)", PAGE.read_text("utf-8"), re.DOTALL)

    assert to_cite is not None
    assert "Friedemann Friese" in to_cite[1]
    assert citation.count("Friedemann Friese") >= 2
