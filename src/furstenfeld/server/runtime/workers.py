"""Bots in processes of their own: they get a view, have a time limit, and may crash.

The champion's reviews of finished games run there, too: what it needs is compiled first, which
would block everybody in the server's own process.
"""

import queue
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from furstenfeld.bots import BotError, Player, TurnBot, bot
from furstenfeld.bots.worker_pool import Worker, WorkerError
from furstenfeld.records import Chance
from furstenfeld.rules import Action, State, View, view
from furstenfeld.server.core.refusals import RefusalError
from furstenfeld.server.core.turns import plan
from furstenfeld.server.runtime.tracebacks import kind_of, place_of

if TYPE_CHECKING:
    from furstenfeld.bots.champion import SecondLook

PREPARING: Final = 300.0
"""Seconds to make a bot ready: on a new machine the engine is compiled first, once."""


class BotFailedError(BotError):
    """A bot that crashed, took too long, or answered something that is not legal."""


class BotQuestion(NamedTuple):
    """All that a bot gets to know."""

    bot: str
    view: View
    seed: str

    def answer(self) -> tuple[str, ...]:
        """Return the bot's answer as texts: the rest of its turn if it plans whole turns."""
        seen, chance = self.view, Chance(self.seed, "bot")
        player = _player(self.bot)
        if isinstance(player, TurnBot):
            return tuple(map(str, player.plan(seen, seen.options, chance)))
        return (str(player.choose(seen, seen.options, chance)),)


class ChancesQuestion(NamedTuple):
    """Views of a finished game, of which the champion estimates the win shares."""

    views: tuple[View, ...]

    @property
    def bot(self) -> str:
        """The bot that has to be ready, with all that is compiled for it."""
        return "champion"

    def answer(self) -> tuple[float, ...]:
        """Return the win share that the seat of each view can expect."""
        # Here, because a server without the compiled engine has no champion.
        from furstenfeld.bots.champion import win_chances

        return win_chances(self.views)


class TurnQuestion(NamedTuple):
    """A turn of a finished game, which the champion compares with the best turn it finds."""

    view: View
    actions: tuple[Action, ...]

    @property
    def bot(self) -> str:
        """The bot that has to be ready: turns are searched with the grandmaster's code."""
        return "grandmaster"

    def answer(self) -> "SecondLook":
        """Return what the turn was worth, and a better one if there is one."""
        from furstenfeld.bots.champion import second_look

        return second_look(self.view, self.actions)


Question = BotQuestion | ChancesQuestion | TurnQuestion
Review = ChancesQuestion | TurnQuestion


@cache
def _player(name: str) -> Player:
    """Return a bot, made once in each process: some have much to load."""
    return bot(name)


def answer(question: Question | str) -> object:
    """Return the answer to a question; the name of a bot alone gets that bot ready.

    Errors are reduced to type and place, because messages may hold cards and end in the log.
    """
    try:
        if isinstance(question, str):
            _player(question)
            return None
        return question.answer()
    except Exception as error:
        raise BotFailedError(f"{kind_of(error)} at {place_of(error)}") from None


class BotWorker(Worker[Question | str, Any]):
    """A process that answers for bots."""

    def __init__(self) -> None:
        """Start no process yet."""
        super().__init__(answer)
        self._made_in: dict[str, BaseProcess | None] = {}

    @property
    def ready(self) -> frozenset[str]:
        """The bots that the current process has made."""
        made = self._made_in.items()
        return frozenset(bot for bot, process in made if process is self.process)

    def prepare(self, bot: str) -> None:
        """Have a bot made, which may take much longer than any of its answers."""
        if bot not in self.ready:
            self._answer(bot, bot, PREPARING)
            self._made_in[bot] = self.process

    def ask(self, question: Question, seconds: float) -> Any:
        """Return the answer to a question, or raise `BotFailedError` after this many seconds."""
        return self._answer(question, question.bot, seconds)

    def _answer(self, question: Question | str, bot: str, seconds: float) -> Any:
        try:
            return self.run(question, seconds)
        except WorkerError as error:
            raise BotFailedError(f"{bot}: {error}") from error


class Workers:
    """A fixed number of workers; each question waits for a free one."""

    def __init__(self, count: int) -> None:
        """Create the workers; their processes start when they are needed."""
        self.workers = [BotWorker() for _ in range(count)]
        self._free: queue.SimpleQueue[BotWorker] = queue.SimpleQueue()
        for worker in self.workers:
            self._free.put(worker)

    def turn(self, bot: str, state: State, seat: int, seed: str, seconds: float) -> tuple[str, ...]:
        """Return the whole turn of a bot, which sees nothing but its view before each answer."""
        with self._reserved(bot) as worker:
            limit = time.monotonic() + seconds
            return _whole_turn(
                bot, state, seat, seed, lambda asked: worker.ask(asked, limit - time.monotonic())
            )

    def review(self, question: Review, seconds: float) -> Any:
        """Return the champion's answer about a finished game."""
        with self._reserved(question.bot) as worker:
            return worker.ask(question, seconds)

    @contextmanager
    def _reserved(self, bot: str) -> Iterator[BotWorker]:
        """Reserve the next free worker, with a bot ready in it."""
        worker = self._free.get()
        try:
            worker.prepare(bot)
            yield worker
        finally:
            self._free.put(worker)

    def stop(self) -> None:
        """End all processes, and start no others."""
        for worker in self.workers:
            worker.close()


def _whole_turn(
    bot: str, state: State, seat: int, seed: str, ask: Callable[[BotQuestion], tuple[str, ...]]
) -> tuple[str, ...]:
    """Ask for answers until the turn is complete; raise `BotFailedError` for an illegal one."""
    texts: tuple[str, ...] = ()
    made = plan(state, seat, texts)
    while not made.is_complete:
        answered = ask(BotQuestion(bot, view(made.end, seat), f"{seed}/{len(texts)}"))
        if not answered:
            raise BotFailedError(f"{bot} answered nothing")
        texts += answered
        try:
            made = plan(state, seat, texts)
        except RefusalError as refusal:
            raise BotFailedError(f"{bot} was refused: {refusal.reason}") from refusal
    return texts


def random_turn(state: State, seat: int, seed: str) -> tuple[str, ...]:
    """Return a random turn, which is played when a bot has failed, so that the game goes on."""
    return _whole_turn("random", state, seat, seed, BotQuestion.answer)
