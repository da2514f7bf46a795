"""The bot `steward`, and the temper with which it judges."""

from furstenfeld.bots.steward.steward import Steward
from furstenfeld.bots.steward.temper import Temper

__all__ = ["Steward", "Temper"]
