"""Exceptions for the log: their types and places, without any values.

Messages and local variables can hold cards, names or tokens, so both are left out.
"""

import os
import traceback
from collections.abc import Iterator

MOST_CAUSES = 10


def kind_of(error: BaseException) -> str:
    """Return the type of an exception, with the system's reason if it has one."""
    kind = type(error).__qualname__
    number = error.errno if isinstance(error, OSError) else None
    return kind if number is None else f"{kind}: {os.strerror(number)}"


def place_of(error: BaseException) -> str:
    """Return the file and line where an exception was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "unknown"


def traceback_of(error: BaseException) -> str:
    """Return the traceback of an exception and of its causes, the exception itself first."""
    return "\n".join(_frames(each) for each in _causes(error))


def _frames(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    return f"{kind_of(error)}\n{''.join(frames.format())}".rstrip()


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an exception and its causes, including those of an exception group."""
    waiting: list[BaseException] = [error]
    for _ in range(MOST_CAUSES):
        if not waiting:
            return
        each = waiting.pop(0)
        yield each
        if isinstance(each, BaseExceptionGroup):
            waiting += each.exceptions
        cause = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
        waiting += [cause] if cause else []
