"""What users run on their own code: a checker for bots, strategies for deals and whole games."""

from furstenfeld.testing.bots import Checked, check_bot
from furstenfeld.testing.secrets import permuted
from furstenfeld.testing.strategies import Game, deals, editions, games, walk

__all__ = ["Checked", "Game", "check_bot", "deals", "editions", "games", "permuted", "walk"]
