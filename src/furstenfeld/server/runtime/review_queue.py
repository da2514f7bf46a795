"""The champion's reviews of finished games: each question is answered once, one at a time.

Reviews share the workers with bots. Only one review runs at a time, so bots that are to move never
wait for more than one, however many people ask. Finished games do not change, so answers are kept.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Final, Protocol

import structlog

from furstenfeld.bots import can_play
from furstenfeld.records import PlayedTurn
from furstenfeld.rules import View
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.runtime.metrics import Metrics
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.runtime.workers import BotFailedError, ChancesQuestion, Review, TurnQuestion

if TYPE_CHECKING:
    from furstenfeld.bots.champion import SecondLook

Key = tuple[str, int | None]
"""A table and the number of actions before a turn; None for the win chances of the whole game."""

MOST_KEPT: Final = 1000
"""How many answers are kept: those of about twenty games."""

_log = structlog.get_logger("furstenfeld.reviews")


class Reviewer(Protocol):
    """Answers questions about finished games and blocks while it does."""

    def review(self, question: Review, seconds: float) -> Any:
        """Return the answer, or raise `BotFailedError`."""
        ...


class ReviewQueue:
    """The questions to the champion in one process, and its answers."""

    def __init__(self, reviewer: Reviewer, settings: Settings, metrics: Metrics) -> None:
        """Start with no answers."""
        self._reviewer = reviewer
        self._settings = settings
        self._metrics = metrics
        self._one_at_a_time = asyncio.Lock()
        self._answers: dict[Key, asyncio.Task[Any]] = {}

    def has_asked(self, key: Key) -> bool:
        """Return whether a question was asked before, so that its answer costs nothing."""
        return key in self._answers

    async def win_shares(self, table: str, views: tuple[View, ...]) -> tuple[float, ...] | None:
        """Return the win shares that the champion expects; None if it cannot play here."""
        question = ChancesQuestion(views)
        if not self._can_answer(question):
            return None
        shares: tuple[float, ...] = await self._answer((table, None), question)
        return shares

    async def review_turn(self, table: str, turn: PlayedTurn) -> "SecondLook":
        """Return the champion's review of a turn."""
        question = TurnQuestion(turn.view, turn.actions)
        if not self._can_answer(question):
            raise RefusalError(Reason.NO_JUDGE)
        review: SecondLook = await self._answer((table, turn.before), question)
        return review

    def _can_answer(self, question: Review) -> bool:
        return self._settings.bot_workers > 0 and can_play(question.bot)

    async def _answer(self, key: Key, question: Review) -> Any:
        task = self._answers.pop(key, None) or asyncio.create_task(self._ask(question))
        self._answers[key] = task  # the newest last
        if len(self._answers) > MOST_KEPT:
            del self._answers[next(iter(self._answers))]
        try:
            # A client that disconnects must not cancel the answer for the others.
            return await asyncio.shield(task)
        except Exception as failure:
            self._answers.pop(key, None)
            if isinstance(failure, BotFailedError):
                raise RefusalError(Reason.NO_JUDGE) from failure
            raise

    async def _ask(self, question: Review) -> Any:
        async with self._one_at_a_time:
            try:
                return await asyncio.to_thread(
                    self._reviewer.review, question, self._settings.bot_seconds
                )
            except BotFailedError as failure:
                self._metrics.bot_failures.inc()
                _log.warning("review failed", reason=str(failure))
                raise

    async def close(self) -> None:
        """Cancel all questions."""
        tasks = tuple(self._answers.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
