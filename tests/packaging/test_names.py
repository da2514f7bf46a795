"""Names that a machine can check: modules are nouns, and a class name means one thing."""

import ast
from collections import defaultdict
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
NOUNS: Final = {
    "opening": "the first decision of the expert game (R1.6)",
    "halving": "sequential halving, the name of an algorithm",
    "rating": "the strength of a bot on Elo's scale",
    "sampling": "what one does with a policy, the standard word",
    "drawing": "a picture",
    "sharing": "structural sharing, the standard word",
}
"""Words that end like an activity but name a thing."""

TWICE: Final[dict[str, str]] = {
    "Bot": "the bot of a request, by the name of its schema in the API document",
    "CardBuilt": "the event of the rules, and the same event as it is sent to pages",
    "Table": "the table of a position, and the table on a server at which people meet",
}
"""Class names that two rooms share, each with a reason."""


def modules() -> list[Path]:
    """Return the files of the package, the tools and the page that a person named."""
    found = [*ROOT.glob("src/**/*.py"), *ROOT.glob("tools/*.py")]
    found += [path for kind in ("ts", "svelte") for path in ROOT.glob(f"web/src/**/*.{kind}")]
    return found


def test_modules_are_named_for_what_they_hold() -> None:
    words = {path: path.name.split(".")[0].replace("-", "_").split("_")[-1] for path in modules()}
    activities = {
        path.relative_to(ROOT).as_posix()
        for path, word in words.items()
        if word.lower().endswith("ing") and word.lower() not in NOUNS
    }

    assert activities == set()


def test_every_exception_to_the_rule_is_in_use() -> None:
    used = {path.name.split(".")[0].lower() for path in modules()}

    assert {noun for noun in NOUNS if not any(noun in name for name in used)} == set()


def classes() -> dict[str, set[str]]:
    """Return the public classes of the package, each with the modules that define it."""
    found: dict[str, set[str]] = defaultdict(set)
    source = ROOT / "src" / "furstenfeld"
    for path in source.rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(path.relative_to(source).as_posix())
    return found


def test_a_class_name_means_one_thing() -> None:
    shared = {name: places for name, places in classes().items() if len(places) > 1}

    assert {name: places for name, places in shared.items() if name not in TWICE} == {}
    assert set(TWICE) <= set(shared)
