"""The terminal: where results and remarks are printed."""

import sys
from typing import Final

from rich.console import Console

NARROWEST: Final = 40


def data_console() -> Console:
    """Return the console for results: stdout."""
    console = Console(highlight=False, emoji=False, markup=False)
    return _at_least_narrow(console)


def remark_console() -> Console:
    """Return the console for remarks: stderr."""
    return _at_least_narrow(Console(stderr=True, highlight=False, emoji=False, markup=False))


def _at_least_narrow(console: Console) -> Console:
    """Return the console with a minimum width."""
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console


def write_data(text: str) -> None:
    """Write lines for other programs to stdout, unchanged."""
    sys.stdout.write(text)
    sys.stdout.flush()
