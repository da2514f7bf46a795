"""Other rooms import rules, records and text from their front alone."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import furstenfeld

SOURCE = Path(furstenfeld.__file__).parent
FACADES = ("rules", "records", "text")
SOURCES = {source.relative_to(SOURCE).as_posix(): source for source in SOURCE.rglob("*.py")}


def past(text: str, room: str) -> Iterator[str]:
    """Yield each module behind a façade that another room imports."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from _behind([node.module or ""], room)
            if node.module in {f"furstenfeld.{facade}" for facade in FACADES}:
                folder = SOURCE / node.module.rpartition(".")[2]
                yield from (each for each in names if _is_module(folder, each))
        elif isinstance(node, ast.Import):
            yield from _behind([alias.name for alias in node.names], room)


def _behind(modules: list[str], room: str) -> Iterator[str]:
    for module in modules:
        parts = module.split(".")
        is_inside = len(parts) > 2 and parts[0] == "furstenfeld" and parts[1] in FACADES
        if is_inside and parts[1] != room:
            yield module


def _is_module(folder: Path, name: str) -> bool:
    """Whether a name imported from a façade is a file behind it, and no name of the façade."""
    public = name.rpartition(".")[2]
    front = vars(__import__(f"furstenfeld.{folder.name}", fromlist=["__all__"]))
    return (folder / f"{public}.py").exists() and public not in front["__all__"]


@pytest.mark.parametrize("name", sorted(SOURCES))
def test_no_room_imports_past_the_front_of_another(name: str) -> None:
    text = SOURCES[name].read_text("utf-8")

    assert list(past(text, name.partition("/")[0])) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("from furstenfeld.rules.actions import parse", ["furstenfeld.rules.actions"]),
        ("import furstenfeld.records.files", ["furstenfeld.records.files"]),
        ("from furstenfeld.rules import actions", ["furstenfeld.rules.actions"]),
        ("from furstenfeld.rules import view, parse", []),
        ("from furstenfeld.bots.turns import turn", []),
    ],
)
def test_the_walk_tells_front_from_behind(line: str, found: list[str]) -> None:
    assert list(past(line, "bots")) == found
    assert list(past("from furstenfeld.rules.actions import parse", "rules")) == []
