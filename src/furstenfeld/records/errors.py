"""What is wrong with a file: which file, which action, and the rule it breaks."""

from pathlib import Path

from furstenfeld.rules import RulesError


class FileError(Exception):
    """A file that is refused; `cause` is the reason, `action` the number of the action, from 1."""

    def __init__(self, path: Path, cause: RulesError, action: int | None = None) -> None:
        """Remember the file, the reason and the number of the action."""
        self.path = path
        self.cause = cause
        self.action = action
        super().__init__(path, cause, action)

    def __str__(self) -> str:
        """Return one line for programmers; `furstenfeld.text` has the sentences for people."""
        where = "" if self.action is None else f"action {self.action}: "
        return f"{self.path}: {where}{self.cause}"

    @classmethod
    def unreadable(cls, path: Path, error: Exception, paragraph: str) -> "FileError":
        """Return the refusal of a file that cannot be read at all."""
        reason = getattr(error, "strerror", None) or type(error).__name__
        return cls(path, RulesError("file-unreadable", paragraph, reason=reason))

    @classmethod
    def malformed(cls, path: Path, kind: str, error: Exception, paragraph: str) -> "FileError":
        """Return the refusal of a file that is not TOML or JSON."""
        return cls(path, RulesError("file-malformed", paragraph, kind=kind, reason=str(error)))
