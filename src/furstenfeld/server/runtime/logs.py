"""Logging to stderr: structured events of this package and of the libraries that it uses.

Messages of exceptions and local variables are never written: see `tracebacks`.
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
"""Replaces asyncio's own messages, which show tasks with all their arguments."""

_log = structlog.get_logger("furstenfeld.logs")


def configure_logs(*, as_json: bool) -> None:
    """Log to stderr: as JSON lines, or coloured for people."""
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
    """Writes lines to the current stderr; a full disk does not stop requests."""

    def __init__(self, *_: object) -> None:
        """Ignore the name of the logger."""

    def msg(self, message: str) -> None:
        """Write a line."""
        with suppress(OSError, ValueError):
            sys.stderr.write(f"{message}\n")
            sys.stderr.flush()

    info = warning = error = critical = msg


def _renderer(*, as_json: bool) -> structlog.typing.Processor:
    """Return the processor that renders events."""
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
    """Return the exception in `exc_info`, which has several forms."""
    if isinstance(info, tuple):
        info = info[1]
    elif info and not isinstance(info, BaseException):
        info = sys.exc_info()[1]
    return info if isinstance(info, BaseException) else None


class _Forwarder(logging.Handler):
    """Forwards records of the standard library's loggers, without their arguments."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log a record as an event."""
        # The other lines of a message are a formatted traceback.
        first = str(record.msg).strip().partition("\n")[0]
        event = ASYNCIO if record.name == "asyncio" else first
        _log.log(record.levelno, event, logger=record.name, exc_info=record.exc_info)


def _on_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log an exception that ends the program."""
    _log.critical("crashed", exc_info=error.with_traceback(trace))


def _on_thread_crash(crash: threading.ExceptHookArgs) -> None:
    """Log an exception that ends a thread."""
    _log.critical("a thread crashed", exc_info=crash.exc_value)
