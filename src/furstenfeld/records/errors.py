"""Errors of files: which file, which action, and the rule that it breaks."""

from furstenfeld.errors import FurstenfeldError
from furstenfeld.rules import RulesError


class RecordError(RulesError):
    """A game file that does not follow section 11 of the rules."""


class FileError(FurstenfeldError):
    """A file that cannot be used: `cause` says why, `action` counts the actions from 1."""

    def __init__(self, source: str, cause: RulesError, action: int | None = None) -> None:
        """Take the name of the file, the reason and the number of the action."""
        self.source = source
        self.cause = cause
        self.action = action
        self.code, self.paragraph, self.values = cause.code, cause.paragraph, cause.values
        super().__init__(source, cause, action)

    def __str__(self) -> str:
        """Return one line for developers; `furstenfeld.text` has the sentences for players."""
        where = "" if self.action is None else f"action {self.action}: "
        return f"{self.source}: {where}{self.cause}"
