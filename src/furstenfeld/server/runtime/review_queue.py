"""What the champion says of games that are over: every question is answered once, one at a time.

The workers are those of the bots, and bots that are to move come first: at most one judgement
stands before them, however many people ask. Games that are over do not change, so answers are kept.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import structlog

from furstenfeld.bots import can_play
from furstenfeld.records import PlayedTurn
from furstenfeld.rules import View
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.runtime.workers import BotFailedError, ChancesQuestion, Review, TurnQuestion

if TYPE_CHECKING:
    from furstenfeld.bots.champion import SecondLook

Key = tuple[str, int | None]
"""A table, and how many actions came before a turn; None for all chances of its game."""
Ask = Callable[[Review], Any]
"""Asks a worker, and takes as long as that takes."""

MOST_KEPT: Final = 1000
"""Answers that are kept: those of some twenty games."""

_log = structlog.get_logger("furstenfeld.judging")


class Judging:
    """The questions of one process to the champion, and its answers."""

    def __init__(self, ask: Ask, *, is_able: bool) -> None:
        """Ask by a function that waits; `is_able` says whether there are workers."""
        self._ask = ask
        self._is_able = is_able
        self._one_at_a_time = asyncio.Lock()
        self._answers: dict[Key, asyncio.Task[Any]] = {}

    def knows(self, key: Key) -> bool:
        """Return whether a question was asked before, so that it costs nothing."""
        return key in self._answers

    async def chances(self, table: str, views: tuple[View, ...]) -> tuple[float, ...] | None:
        """Return what chances the champion sees in views; None where there is no champion."""
        question = ChancesQuestion(views)
        if not self._can(question):
            return None
        shares: tuple[float, ...] = await self._answer((table, None), question)
        return shares

    async def look(self, table: str, turn: PlayedTurn) -> "SecondLook":
        """Return what the champion says of a turn."""
        question = TurnQuestion(turn.view, turn.actions)
        if not self._can(question):
            raise RefusalError(Reason.NO_JUDGE)
        said: SecondLook = await self._answer((table, turn.before), question)
        return said

    def _can(self, question: Review) -> bool:
        return self._is_able and can_play(question.bot)

    async def _answer(self, key: Key, question: Review) -> Any:
        task = self._answers.pop(key, None) or asyncio.create_task(self._asked(question))
        self._answers[key] = task  # the newest last
        if len(self._answers) > MOST_KEPT:
            del self._answers[next(iter(self._answers))]
        try:
            # Whoever goes away takes the answer from nobody else.
            return await asyncio.shield(task)
        except Exception as failure:
            self._answers.pop(key, None)
            if isinstance(failure, BotFailedError):
                raise RefusalError(Reason.NO_JUDGE) from failure
            raise

    async def _asked(self, question: Review) -> Any:
        async with self._one_at_a_time:
            try:
                return await asyncio.to_thread(self._ask, question)
            except BotFailedError as failure:
                _log.warning("no judgement", reason=str(failure))
                raise

    async def close(self) -> None:
        """Ask nothing more."""
        tasks = tuple(self._answers.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
