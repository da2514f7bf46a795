"""One game of an arena: played from its piece of work, or failed with the bot to blame named."""

from collections.abc import Callable
from contextlib import ExitStack
from typing import Final, TypeAlias

from furstenfeld.bots.protocol import Player, TurnBot
from furstenfeld.bots.turns import AnswerError
from furstenfeld.bots.whole_games import play_game
from furstenfeld.errors import FurstenfeldError
from furstenfeld.lab.arena.contest import Contest, Piece
from furstenfeld.lab.game_stats import Digest, digest
from furstenfeld.records import Chance
from furstenfeld.rules import Action, Options, View

Maker: TypeAlias = Callable[[str], Player]
"""Makes a bot from its name; workers import it, so it has to be a function of a module."""

LONGEST_REASON: Final = 500
"""Letters of an error that are kept."""


class Finished(Piece, frozen=True, tag="finished"):
    """A game that was played to its end."""

    digest: Digest


class Failed(Piece, frozen=True, tag="failed"):
    """A game that has no result."""

    bot: str | None
    """The bot that failed; none where the whole process died."""
    reason: str


Game: TypeAlias = Finished | Failed


class BotCrashError(FurstenfeldError):
    """A bot that could not be made, or raised an error when asked."""

    def __init__(self, name: str, error: Exception) -> None:
        """Remember the bot and what it raised."""
        self.name = name
        super().__init__(f"{type(error).__name__}: {error}")


class Guarded:
    """A bot that is named when it fails; it is asked for plans, its own or of one answer."""

    def __init__(self, name: str, make: Maker) -> None:
        """Make the bot of this name."""
        self.name = name
        try:
            self.player = make(name)
        except Exception as error:
            raise BotCrashError(name, error) from error

    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        """Return what the bot answers."""
        try:
            if isinstance(self.player, TurnBot):
                return self.player.plan(view, actions, rng)
            return (self.player.choose(view, actions, rng),)
        except Exception as error:
            raise BotCrashError(self.name, error) from error

    def close(self) -> None:
        """Let go of what the bot holds, such as a program that it runs."""
        close = getattr(self.player, "close", None)
        if close is not None:
            close()


def play_piece(contest: Contest, piece: Piece, make: Maker) -> Game:
    """Return the game of a piece of work, every seat played by a fresh bot."""
    dealt = contest.deal_of(piece.deal)
    try:
        with ExitStack() as stack:
            bots = []
            for name in piece.bots:
                bots.append(Guarded(name, make))
                stack.callback(bots[-1].close)
            played = play_game(dealt, bots, contest.seed_of(piece))
    except (AnswerError, BotCrashError) as error:
        return failed(piece, error.name, str(error))
    return Finished(piece.deal, piece.table, piece.rotation, piece.bots, digest(dealt, played))


def failed(piece: Piece, bot: str | None, reason: str) -> Failed:
    """Return a piece of work that has no result, with the reason in short."""
    said = " ".join(reason.split())[:LONGEST_REASON]
    return Failed(piece.deal, piece.table, piece.rotation, piece.bots, bot, said)
