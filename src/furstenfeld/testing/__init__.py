"""What users run on their own code: Hypothesis strategies for deals, editions and whole games."""

from furstenfeld.testing.secrets import permuted
from furstenfeld.testing.strategies import Game, deals, editions, games, walk

__all__ = ["Game", "deals", "editions", "games", "permuted", "walk"]
