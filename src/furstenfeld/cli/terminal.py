"""The terminal: where results and remarks are printed."""

import sys
from typing import Final

from rich.console import Console

NARROWEST: Final = 40


def data_console() -> Console:
    """Return the console for what was asked for: stdout."""
    console = Console(highlight=False, emoji=False, markup=False)
    return _at_least_narrow(console)


def remark_console() -> Console:
    """Return the console for everything else: stderr."""
    return _at_least_narrow(Console(stderr=True, highlight=False, emoji=False, markup=False))


def _at_least_narrow(console: Console) -> Console:
    """A window of a few columns gets long lines rather than a letter a line."""
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console


def write_data(text: str) -> None:
    """Write lines for machines to stdout, as they are."""
    sys.stdout.write(text)
    sys.stdout.flush()
