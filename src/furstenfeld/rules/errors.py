"""What the rules refuse, as errors that carry their reason as data.

`code` and `values` let `furstenfeld.text` say it in any language; `paragraph` is the rule broken.
"""

from furstenfeld.errors import FurstenfeldError

Value = str | int


class RulesError(FurstenfeldError, ValueError):
    """Something the rules refuse."""

    paragraph: str

    def __init__(self, code: str, paragraph: str, **values: Value) -> None:
        """Remember the reason, the paragraph that is broken, and the values that show it."""
        self.code = code
        self.paragraph = paragraph
        self.values = values
        super().__init__(code, paragraph, values)

    def __str__(self) -> str:
        """Return one line for programmers; `furstenfeld.text` has the sentences for people."""
        told = ", ".join(
            f"{name} '{value}'" if isinstance(value, str) else f"{name} {value}"
            for name, value in self.values.items()
        )
        return f"{self.code}: {told} ({self.paragraph})"


class EditionError(RulesError):
    """An edition that cannot be played; `key` and `expected` are among the values (R8.1)."""


class DealError(RulesError):
    """A deal that the set-up could not have produced (R1.1 to R1.6)."""


class ActionError(RulesError):
    """An action that is not legal here, or a text that is no action (R10.1)."""
