"""Worker processes in which bots play and finished games are reviewed.

A bot only gets a view, has a time limit and may crash. The first answer of a kind may compile the
engine, which takes minutes on a new machine. Therefore a worker first answers an example of each
kind of question, under a much longer limit.
"""

import queue
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from furstenfeld.bots import BotError, Player, TurnBot, bot
from furstenfeld.bots.worker_pool import Worker, WorkerError
from furstenfeld.records import Chance, deal
from furstenfeld.rules import Action, Opening, State, View, apply, setup, view
from furstenfeld.server.core.refusals import RefusalError
from furstenfeld.server.core.turns import plan
from furstenfeld.server.runtime.tracebacks import kind_of, place_of

if TYPE_CHECKING:
    from furstenfeld.bots.champion import SecondLook

PREPARATION_SECONDS: Final = 600.0
"""The time limit for the example question, in which the engine may have to be compiled."""


class BotFailedError(BotError):
    """A bot crashed, took too long, or answered with an illegal turn."""


class BotQuestion(msgspec.Struct, frozen=True):
    """What a bot gets to know when it has to answer."""

    bot: str
    view: View
    seed: str

    @property
    def kind(self) -> str:
        """The kind of question, which a worker has to be prepared for."""
        return f"turn of {self.bot}"

    def example(self) -> "BotQuestion":
        """Return a question of the same kind."""
        return BotQuestion(self.bot, example_view(), "example")

    def answer(self) -> tuple[str, ...]:
        """Return the next actions: the rest of the turn if the bot plans whole turns."""
        seen, chance = self.view, Chance(self.seed, "bot")
        player = _player(self.bot)
        if isinstance(player, TurnBot):
            return tuple(map(str, player.plan(seen, seen.options, chance)))
        return (str(player.choose(seen, seen.options, chance)),)


class ChancesQuestion(msgspec.Struct, frozen=True):
    """Views of a finished game, of which the champion estimates the win shares."""

    views: tuple[View, ...]

    kind: ClassVar[str] = "win chances"
    bot: ClassVar[str] = "champion"

    def example(self) -> "ChancesQuestion":
        """Return a question of the same kind."""
        return ChancesQuestion((example_view(),))

    def answer(self) -> tuple[float, ...]:
        """Return the win share that the seat of each view can expect."""
        # Imported here, because a server without the compiled engine has no champion.
        from furstenfeld.bots.champion import win_chances

        return win_chances(self.views)


class TurnQuestion(msgspec.Struct, frozen=True):
    """A turn of a finished game, which the champion compares with the best turn it finds."""

    view: View
    actions: tuple[Action, ...]

    kind: ClassVar[str] = "turn review"
    bot: ClassVar[str] = "grandmaster"

    def example(self) -> "TurnQuestion":
        """Return a question of the same kind."""
        state = example_position()
        turn = plan(state, _to_move(state), random_turn(state, _to_move(state), "example"))
        return TurnQuestion(example_view(), turn.actions)

    def answer(self) -> "SecondLook":
        """Return what the turn was worth, and a better one if there is one."""
        from furstenfeld.bots.champion import second_look

        return second_look(self.view, self.actions)


Question = BotQuestion | ChancesQuestion | TurnQuestion
Review = ChancesQuestion | TurnQuestion


def example_position() -> State:
    """Return the position before the first turn of a game for two."""
    state = setup(deal("example", 2)).state
    while isinstance(state.phase, Opening):
        state = apply(state, state.options[0]).state
    return state


def example_view() -> View:
    """Return this position as the seat to move sees it."""
    state = example_position()
    return view(state, _to_move(state))


def _to_move(state: State) -> int:
    assert state.to_move is not None
    return state.to_move


@cache
def _player(name: str) -> Player:
    """Return a bot; it is created once in each process, because some have much to load."""
    return bot(name)


def answer(question: Question) -> object:
    """Return the answer to a question.

    Errors are reduced to type and place, because messages may hold cards and end in the log.
    """
    try:
        return question.answer()
    except Exception as error:
        raise BotFailedError(f"{kind_of(error)} at {place_of(error)}") from None


class BotWorker(Worker[Question, Any]):
    """A process that answers questions."""

    def __init__(self) -> None:
        """Start no process yet."""
        super().__init__(answer)
        self._prepared_in: dict[str, BaseProcess | None] = {}

    @property
    def ready(self) -> frozenset[str]:
        """The kinds of questions that the current process is prepared for."""
        prepared = self._prepared_in.items()
        return frozenset(kind for kind, process in prepared if process is self.process)

    def prepare(self, question: Question) -> None:
        """Answer an example of this kind of question once, without a short time limit."""
        if question.kind not in self.ready:
            self.ask(question.example(), PREPARATION_SECONDS)
            self._prepared_in[question.kind] = self.process

    def ask(self, question: Question, seconds: float) -> Any:
        """Return the answer to a question, or raise `BotFailedError` after this many seconds."""
        try:
            return self.run(question, seconds)
        except WorkerError as error:
            raise BotFailedError(f"{question.kind}: {error}") from error


class Workers:
    """A fixed number of workers; each question waits for a free one."""

    def __init__(self, count: int) -> None:
        """Create the workers; their processes start when they are needed."""
        self.workers = [BotWorker() for _ in range(count)]
        self._free: queue.SimpleQueue[BotWorker] = queue.SimpleQueue()
        for worker in self.workers:
            self._free.put(worker)

    def turn(self, bot: str, state: State, seat: int, seed: str, seconds: float) -> tuple[str, ...]:
        """Return a complete turn of a bot, which only gets a view before each answer."""
        with self._reserved(BotQuestion(bot, view(state, seat), seed)) as worker:
            limit = time.monotonic() + seconds
            return _whole_turn(
                bot, state, seat, seed, lambda asked: worker.ask(asked, limit - time.monotonic())
            )

    def review(self, question: Review, seconds: float) -> Any:
        """Return the champion's answer about a finished game."""
        with self._reserved(question) as worker:
            return worker.ask(question, seconds)

    @contextmanager
    def _reserved(self, question: Question) -> Iterator[BotWorker]:
        """Reserve the next free worker, prepared for a question."""
        worker = self._free.get()
        try:
            worker.prepare(question)
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
