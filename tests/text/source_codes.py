"""The codes of all errors in the source, with the names of the values that come with each."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import furstenfeld

SOURCE = Path(furstenfeld.__file__).parent
_CODE = re.compile(r"[a-z]+(-[a-z]+)+")
_WRITTEN_CODE = re.compile(rf'"{_CODE.pattern}"')
_TELLERS = {"_refused", "_wrong", "_convert", "_table"}
_WRITTEN_TELLER = re.compile(rf"\b({'|'.join(sorted(_TELLERS))})\(")
_PARAGRAPH = re.compile(r"R\d+\.\d+")


def _text(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _is_error(call: ast.Call) -> bool:
    """Whether a call makes an error: `SomeError(...)`, or anything with code and paragraph."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    return name.endswith("Error") or bool(_PARAGRAPH.fullmatch(_text(call.args[1])))


def _nodes(written: re.Pattern[str]) -> Iterator[ast.AST]:
    """Yield what stands in the files where something is written; the others need no reading."""
    for path in SOURCE.rglob("*.py"):
        text = path.read_text("utf-8")
        if written.search(text):
            yield from ast.walk(ast.parse(text))


def _codes() -> Iterator[tuple[str, set[str]]]:
    for node in _nodes(_WRITTEN_CODE):
        if isinstance(node, ast.Call) and len(node.args) >= 2 and _is_error(node):
            yield _text(node.args[0]), {keyword.arg or "**" for keyword in node.keywords}
        # A reason of `rules/refusal.py`: code, paragraph, values.
        if isinstance(node, ast.Tuple) and len(node.elts) == 3:
            code, _, values = node.elts
            if isinstance(values, ast.Dict):
                yield _text(code), {_text(key) for key in values.keys if key} | {"action"}


@cache
def source_phrases() -> frozenset[str]:
    """Return the English phrases that tell what a value should be, or where it stands."""
    found: set[str] = set()
    for node in _nodes(_WRITTEN_TELLER):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in _TELLERS:
            found.update(_text(argument) for argument in node.args)
    return frozenset(phrase for phrase in found if " " in phrase)


def source_codes() -> dict[str, set[str]]:
    """Return every code with the values that all its places give."""
    found: dict[str, set[str]] = {}
    for code, values in _codes():
        if _CODE.fullmatch(code) and "**" not in values:
            found[code] = found.get(code, values) & values
    return found
