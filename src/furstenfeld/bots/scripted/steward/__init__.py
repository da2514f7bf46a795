"""The bot `steward`, and the temper with which it judges."""

from furstenfeld.bots.scripted.steward.steward import Steward
from furstenfeld.bots.scripted.steward.temper import Temper

__all__ = ["Steward", "Temper"]
