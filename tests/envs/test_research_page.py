"""The pages for researchers say what the code does."""

import re
import tomllib
from doctest import DocTestParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from furstenfeld.bots import bot
from furstenfeld.envs import EVALUATION_EDITION, evaluation_name
from furstenfeld.lab.arena import Contest, Field, play_task, report_of
from furstenfeld.records import bundled_edition, deal
from furstenfeld.rules import Variant
from tests.envs.research_tables import PAGES, filled, tables

ROOT = Path(__file__).parents[2]
EVALUATION = (ROOT / "docs" / "research" / "evaluation.md").read_text("utf-8")


@pytest.mark.parametrize("name", tables())
def test_every_table_is_on_exactly_one_page(name: str) -> None:
    mark = f"<!-- table: {name} -->\n"

    assert sum(page.read_text("utf-8").count(mark) for page in PAGES) == 1


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_tables_of_a_page_are_true(page: Path) -> None:
    """`python -m tests.envs.research_tables` updates them."""
    text = page.read_text("utf-8")

    assert text == filled(text)


def test_the_protocol_of_the_page_is_what_the_arena_plays() -> None:
    """The same games, so the same score and the same standard error."""
    told: dict[str, Any] = {"deal": deal}
    for example in DocTestParser().get_examples(EVALUATION.partition("Protocol")[2]):
        if "import" in example.source or "def score" in example.source:
            exec(example.source, told)
    edition = bundled_edition(EVALUATION_EDITION)
    listed = Contest(
        bots=("rusher", "steward"),
        players=2,
        variant=Variant.BASE,
        edition=edition,
        field=Field.ONE_VS_REST,
        seed=evaluation_name(2, "base"),
        deals=3,
        first=0,
    )
    games = {task.key: play_task(listed, task, bot) for task in listed.tasks()}
    (match,) = report_of(listed, games).matches

    assert told["score"]("rusher", "steward", 2, "base", deals=3) == pytest.approx(
        (match.share.value, match.error)
    )


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
    to_cite = re.search(r"## How to cite\n(.*?)(\n## |\Z)", EVALUATION, re.DOTALL)

    assert to_cite is not None
    assert "Friedemann Friese" in to_cite[1]
    assert citation.count("Friedemann Friese") >= 2
