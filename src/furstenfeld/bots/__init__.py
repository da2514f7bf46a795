"""Bots: players that are programs. A bot gets a `View` and answers with an action."""

from furstenfeld.bots.levels import LEVELS, Level
from furstenfeld.bots.protocol import Bot, BotError, Player, TurnBot
from furstenfeld.bots.registry import BOTS, bot, can_play, may_start, seated
from furstenfeld.bots.scripted.characters import CHARACTERS
from furstenfeld.bots.scripted.random_bot import RandomBot
from furstenfeld.bots.scripted.steward import Steward
from furstenfeld.bots.specs import SpecError, UnknownBotError, split_specs
from furstenfeld.bots.turns import AnswerError, Planner, Steps, answers, steps, turn
from furstenfeld.bots.whole_games import Played, play_game

__all__ = [
    "BOTS",
    "CHARACTERS",
    "LEVELS",
    "AnswerError",
    "Bot",
    "BotError",
    "Level",
    "Planner",
    "Played",
    "Player",
    "RandomBot",
    "SpecError",
    "Steps",
    "Steward",
    "TurnBot",
    "UnknownBotError",
    "answers",
    "bot",
    "can_play",
    "may_start",
    "play_game",
    "seated",
    "split_specs",
    "steps",
    "turn",
]
