"""The errors of the rules.

`furstenfeld.text` turns `code` and `values` into a sentence in any language.
"""

from furstenfeld.errors import FurstenfeldError

Value = str | int


class RulesError(FurstenfeldError, ValueError):
    """Something that the rules do not allow."""

    paragraph: str

    def __init__(self, code: str, paragraph: str, **values: Value) -> None:
        """Take the kind of error, the paragraph that was broken, and the facts about it."""
        self.code = code
        self.paragraph = paragraph
        self.values = values
        super().__init__(code, paragraph, values)

    def __str__(self) -> str:
        """Return one line for developers; `furstenfeld.text` has the sentences for players."""
        told = ", ".join(
            f"{name} '{value}'" if isinstance(value, str) else f"{name} {value}"
            for name, value in self.values.items()
        )
        return f"{self.code}: {told} ({self.paragraph})"


class EditionError(RulesError):
    """An edition that is not valid; `values` names the key and what was expected (R8.1)."""


class DealError(RulesError):
    """A deal that does not follow the rules of the set-up (R1.1 to R1.6)."""


class ActionError(RulesError):
    """An action that is not legal in this position, or a text that is not an action (R10.1)."""
