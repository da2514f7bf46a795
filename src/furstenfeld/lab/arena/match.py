"""One game of an arena: its result, or its failure with the bot to blame."""

from functools import partial
from typing import Final, TypeAlias

import msgspec

from furstenfeld.bots.protocol import Player, TurnBot
from furstenfeld.bots.turns import AnswerError
from furstenfeld.bots.whole_games import BotFactory, play_fresh_game
from furstenfeld.errors import FurstenfeldError
from furstenfeld.lab.arena.contest import Contest, GameTask
from furstenfeld.lab.game_stats import GameStats, game_stats
from furstenfeld.records import Chance
from furstenfeld.rules import Action, Options, View

LONGEST_REASON: Final = 500
"""Characters of an error that are kept."""


class FinishedGame(GameTask, frozen=True, tag="finished"):
    """A game that was played to its end."""

    stats: GameStats = msgspec.field(name="digest")


class FailedGame(GameTask, frozen=True, tag="failed"):
    """A game that has no result."""

    bot: str | None
    """The bot that failed, or None if the whole process died."""
    reason: str


GameResult: TypeAlias = FinishedGame | FailedGame


class BotCrashError(FurstenfeldError):
    """A bot that could not be made, or that raised an error when it was asked."""

    def __init__(self, name: str, error: Exception) -> None:
        """Keep the name of the bot, and describe its error."""
        self.name = name
        super().__init__(f"{type(error).__name__}: {error}")


class GuardedBot:
    """A bot whose errors become a `BotCrashError` with its name; it answers in plans."""

    def __init__(self, name: str, make: BotFactory) -> None:
        """Make the bot of this name."""
        self.name = name
        try:
            self.player: Player = make(name)
        except Exception as error:
            raise BotCrashError(name, error) from error
        self.close = getattr(self.player, "close", lambda: None)

    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        """Return what the bot answers."""
        try:
            if isinstance(self.player, TurnBot):
                return self.player.plan(view, actions, rng)
            return (self.player.choose(view, actions, rng),)
        except Exception as error:
            raise BotCrashError(self.name, error) from error


def play_task(contest: Contest, task: GameTask, make: BotFactory) -> GameResult:
    """Return the result of a game, with a new bot at every seat.

    Other processes call `make` too, so it has to be a function of a module.
    """
    dealt = contest.deal_of(task.deal)
    try:
        guarded = partial(GuardedBot, make=make)
        played = play_fresh_game(dealt, task.bots, contest.seed_of(task), guarded)
    except (AnswerError, BotCrashError) as error:
        return failed(task, error.name, str(error))
    return FinishedGame(task.deal, task.table, task.rotation, task.bots, game_stats(dealt, played))


def failed(task: GameTask, bot: str | None, reason: str) -> FailedGame:
    """Return a game without a result, with the reason shortened."""
    short = " ".join(reason.split())[:LONGEST_REASON]
    return FailedGame(task.deal, task.table, task.rotation, task.bots, bot, short)
