"""Numbers as each language writes them, for tables and pages."""

from furstenfeld.lab.intervals import Interval
from furstenfeld.text import Speaker


def decimal(speaker: Speaker, number: float, digits: int = 1) -> str:
    """Return a number with a fixed number of decimals; zero is never negative."""
    rounded = round(number, digits) + 0.0
    written = f"{rounded:.{digits}f}".replace("-", "\N{MINUS SIGN}")
    return written.replace(".", speaker.say("cli-decimal-sign"))


def percent(speaker: Speaker, share: float, digits: int = 1) -> str:
    """Return a share as a percentage, with a non-breaking space."""
    return f"{decimal(speaker, 100 * share, digits)}\u00a0%"


def percents(speaker: Speaker, interval: Interval) -> str:
    """Return the bounds of a share: `52.1–58.0 %`."""
    low, high = (decimal(speaker, 100 * bound) for bound in (interval.low, interval.high))
    return f"{low}–{high}\u00a0%"


def points(speaker: Speaker, rating: float) -> str:
    """Return a rating as whole points."""
    return decimal(speaker, rating, 0)


def rating_bounds(speaker: Speaker, interval: Interval) -> str:
    """Return the bounds of a rating: `1480–1533`."""
    return f"{points(speaker, interval.low)}–{points(speaker, interval.high)}"
