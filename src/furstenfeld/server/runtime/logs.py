"""Logs on stderr: one event each, from this package and from the libraries below it.

No format writes the message of an exception or a local variable: see `tracebacks`.
"""

import logging
import sys
import threading
from contextlib import suppress
from types import TracebackType
from typing import Final

import structlog

from furstenfeld.server.runtime.tracebacks import traceback_of

ASYNCIO: Final = "an asyncio task or callback failed"
"""Instead of asyncio's own messages, which show tasks with all their arguments."""

_log = structlog.get_logger("furstenfeld.logs")


def configure_logs(*, as_json: bool) -> None:
    """Send structured logs to stderr: a line of JSON each, or coloured for people."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _without_values,
            _renderer(as_json=as_json),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=_Stderr,
    )
    root = logging.getLogger()
    others = [handler for handler in root.handlers if not isinstance(handler, _Forwarder)]
    root.handlers = [*others, _Forwarder()]
    sys.excepthook = _on_crash
    threading.excepthook = _on_thread_crash


class _Stderr:
    """Writes lines to stderr, whatever that is now; a full disk stops no request."""

    def __init__(self, *_: object) -> None:
        """Take no name."""

    def msg(self, message: str) -> None:
        """Write a line."""
        with suppress(OSError, ValueError):
            sys.stderr.write(f"{message}\n")
            sys.stderr.flush()

    info = warning = error = critical = msg


def _renderer(*, as_json: bool) -> structlog.typing.Processor:
    """Return what writes an event as text."""
    if as_json:
        return structlog.processors.JSONRenderer()
    return structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
    )


def _without_values(
    _logger: object, _method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Replace an exception by its traceback without values, before anything renders it."""
    event.pop("stack_info", None)
    error = _error_of(event.pop("exc_info", None))
    return event if error is None else {**event, "exception": traceback_of(error)}


def _error_of(info: object) -> BaseException | None:
    """Return the exception that a logger was given in any of the usual ways."""
    if isinstance(info, tuple):
        info = info[1]
    elif info and not isinstance(info, BaseException):
        info = sys.exc_info()[1]
    return info if isinstance(info, BaseException) else None


class _Forwarder(logging.Handler):
    """Hands the records of the standard library's loggers over, without their arguments."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log a record as an event."""
        # What has several lines is a traceback that somebody has formatted already.
        first = str(record.msg).strip().partition("\n")[0]
        event = ASYNCIO if record.name == "asyncio" else first
        _log.log(record.levelno, event, logger=record.name, exc_info=record.exc_info)


def _on_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log what ends the program."""
    _log.critical("crashed", exc_info=error.with_traceback(trace))


def _on_thread_crash(crash: threading.ExceptHookArgs) -> None:
    """Log what ends a thread."""
    _log.critical("a thread crashed", exc_info=crash.exc_value)
