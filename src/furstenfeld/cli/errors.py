"""Errors of commands: one line on stderr and exit code 2, never a traceback."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import typer

from furstenfeld.bots import BotError, SpecError
from furstenfeld.errors import FurstenfeldError
from furstenfeld.records import FileError
from furstenfeld.text import Speaker

UNREAD: Final = 1
REFUSED: Final = 2
FAILED: Final = 3
INTERRUPTED: Final = 130


class CommandError(FurstenfeldError):
    """A command cannot do what the user asked for; the text says why, in the user's language."""


@contextmanager
def refusals(speaker: Speaker) -> Iterator[None]:
    """Turn errors inside a `with` block into one line and an exit code."""
    try:
        yield
    except CommandError as error:
        raise _exit(str(error)) from error
    except SpecError as error:
        raise _exit(speaker.say(f"cli-error-{error.code}", **error.values)) from error
    except BotError as error:
        raise _exit(speaker.say("cli-error-bot-failed", reason=str(error))) from error
    except FileError as error:
        message = speaker.file_error(error.source, error.cause, error.action)
        raise _exit(message) from error
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise _exit(failure_line(speaker, error)) from error


def _exit(line: str) -> typer.Exit:
    print_line(line)
    return typer.Exit(REFUSED)


def failure_line(speaker: Speaker, error: OSError) -> str:
    """Return what the system refused; stdout and connections have no name."""
    reason = error.strerror or type(error).__name__
    if error.filename is None:
        return speaker.say("cli-error-system", reason=reason)
    return speaker.say("cli-error-file", file=str(error.filename), reason=reason)


def print_line(text: str) -> None:
    """Print one line to stderr, whatever a file or a person wrote into the text."""
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
    print(shown, file=sys.stderr)


def usage_line(error: typer.TyperException) -> str:
    """Return what is wrong with the command line itself, and where to look."""
    context = getattr(error, "ctx", None)
    path = "furstenfeld" if context is None else context.command_path
    message = " ".join(error.format_message().split())
    return f"{path}: {message.rstrip('.')}. Try: {path} --help"
