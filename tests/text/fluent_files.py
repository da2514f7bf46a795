"""What the catalogues declare: messages, attributes, and the variables of each."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from furstenfeld.text import (
    languages,
    source_of,
)

LANGUAGES = languages()


class Form(NamedTuple):
    """A message or one of its attributes, with its variables and those that select a variant."""

    message_id: str
    attribute: str | None
    variables: frozenset[str]
    selectors: frozenset[str]


class _Variables(Visitor):
    """Collects the variables below a node, and those that a select expression asks."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.selectors: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def forms(language: str) -> tuple[Form, ...]:
    """Return all messages and attributes of a catalogue."""
    body = FluentParser().parse(source_of(language)).body
    messages = (entry for entry in body if isinstance(entry, ftl.Message))
    return tuple(form for message in messages for form in _forms(message))


def _forms(message: ftl.Message) -> Iterator[Form]:
    name = message.id.name
    if message.value is not None:
        yield Form(name, None, *_variables(message.value))
    for attribute in message.attributes:
        yield Form(name, attribute.id.name, *_variables(attribute.value))


def _variables(node: Any) -> tuple[frozenset[str], frozenset[str]]:
    visitor = _Variables()
    visitor.visit(node)
    return frozenset(visitor.found), frozenset(visitor.selectors)
