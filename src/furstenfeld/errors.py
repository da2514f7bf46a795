"""The root of all errors that this package raises."""

from collections.abc import Mapping
from types import MappingProxyType


class FurstenfeldError(Exception):
    """The base class of every error of this package.

    `code` names the kind of error for programs, `values` are the facts about it, and `paragraph`
    is the paragraph of docs/rules.md that was broken, where there is one.

    >>> from furstenfeld.rules import ActionError
    >>> error = ActionError("not-in-hand", "R4.1", action="build crane 1", card="crane")
    >>> isinstance(error, FurstenfeldError), error.code, error.paragraph
    (True, 'not-in-hand', 'R4.1')
    """

    code: str = "error"
    paragraph: str | None = None
    values: Mapping[str, str | int] = MappingProxyType({})
