"""The rules import the standard library and msgspec alone, and of the library only what is pure.

import-linter holds a list of forbidden modules; this walk holds the list of allowed ones, so that
a new import has to be argued for.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "src" / "furstenfeld" / "rules"
IMPURE = frozenset(
    {
        "asyncio",
        "builtins",
        "concurrent",
        "ctypes",
        "datetime",
        "glob",
        "importlib",
        "io",
        "locale",
        "logging",
        "multiprocessing",
        "os",
        "pathlib",
        "platform",
        "random",
        "secrets",
        "select",
        "shutil",
        "signal",
        "socket",
        "subprocess",
        "sys",
        "tempfile",
        "threading",
        "time",
        "uuid",
        "warnings",
    }
)
SOURCES = sorted([*RULES.rglob("*.py"), RULES.parent / "errors.py"])


def imported(source: Path) -> Iterator[tuple[int, str]]:
    """Yield line and full name of every module that a file imports, wherever in the file."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level:
            package = ["furstenfeld", *source.relative_to(RULES.parent).parts[:-1]]
            base = package[: len(package) - node.level + 1]
            yield node.lineno, ".".join([*base, node.module or ""]).rstrip(".")
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""


def is_allowed(module: str) -> bool:
    """Whether the rules may import this module."""
    top = module.partition(".")[0]
    if top == "furstenfeld":
        return module.startswith(("furstenfeld.rules.", "furstenfeld.errors"))
    return top == "msgspec" or (top in sys.stdlib_module_names and top not in IMPURE)


def test_there_are_rules_to_look_at() -> None:
    assert SOURCES


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: "/".join(source.parts[-2:]))
def test_the_rules_import_only_pure_standard_modules_and_msgspec(source: Path) -> None:
    """Design principle 1: no clock, no chance, no file, no network inside the rules."""
    strangers = [f"line {line}: {name}" for line, name in imported(source) if not is_allowed(name)]

    assert strangers == []


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: "/".join(source.parts[-2:]))
def test_the_rules_call_neither_print_nor_open(source: Path) -> None:
    """What happened is returned as a value; nobody is told by a side effect."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    calls = [
        f"line {node.lineno}: {node.func.id}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"print", "open", "input", "eval", "exec", "__import__"}
    ]

    assert calls == []


@pytest.mark.parametrize(
    ("module", "allowed"),
    [
        ("enum", True),
        ("collections.abc", True),
        ("msgspec", True),
        ("msgspec.structs", True),
        ("furstenfeld.rules.cards", True),
        ("furstenfeld.errors", True),
        ("furstenfeld.records", False),
        ("furstenfeld", False),
        ("random", False),
        ("os.path", False),
        ("numpy", False),
        ("msgspecial", False),
    ],
)
def test_the_walk_tells_pure_from_impure(module: str, allowed: bool) -> None:
    assert is_allowed(module) is allowed
