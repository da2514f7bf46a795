"""Who plays when nobody does: bots that get a View and answer with an action."""

from furstenfeld.bots.playing import Played, play_game
from furstenfeld.bots.protocol import Bot
from furstenfeld.bots.random_bot import RandomBot
from furstenfeld.bots.registry import BOTS, UnknownBotError, bot
from furstenfeld.bots.steward import Steward

__all__ = [
    "BOTS",
    "Bot",
    "Played",
    "RandomBot",
    "Steward",
    "UnknownBotError",
    "bot",
    "play_game",
]
