"""What is wrong with a file: which file, which action, and the rule it breaks."""

from furstenfeld.errors import FurstenfeldError
from furstenfeld.rules import RulesError


class RecordError(RulesError):
    """A game file that does not say what section 11 asks for."""


class FileError(FurstenfeldError):
    """A file that is refused; `cause` is the reason, `action` the number of the action, from 1."""

    def __init__(self, source: str, cause: RulesError, action: int | None = None) -> None:
        """Remember the file's name, the reason and the number of the action."""
        self.source = source
        self.cause = cause
        self.action = action
        self.code, self.paragraph, self.values = cause.code, cause.paragraph, cause.values
        super().__init__(source, cause, action)

    def __str__(self) -> str:
        """Return one line for programmers; `furstenfeld.text` has the sentences for people."""
        where = "" if self.action is None else f"action {self.action}: "
        return f"{self.source}: {where}{self.cause}"
