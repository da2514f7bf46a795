"""Tools for testing your own code: a checker for bots, and Hypothesis strategies."""

from furstenfeld.testing.bots import Checked, check_bot
from furstenfeld.testing.secrets import permuted
from furstenfeld.testing.strategies import RandomGame, deals, editions, games, walk

__all__ = ["Checked", "RandomGame", "check_bot", "deals", "editions", "games", "permuted", "walk"]
