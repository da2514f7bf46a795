"""The champion's judgements of games that are over: asked once, one at a time, failures told."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from furstenfeld.bots.champion import SecondLook
from furstenfeld.records import turns_of
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.runtime.metrics import Metrics
from furstenfeld.server.runtime.review_queue import MOST_KEPT, ReviewQueue
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.runtime.workers import BotFailedError
from tests.records.examples import example

TURNS = turns_of(example(2))
SAID = SecondLook(0.5, 0.5, ())


class Champion:
    """Answers slowly, and knows how often and how many at once it was asked."""

    def __init__(self, fails: int = 0, seconds: float = 0.02) -> None:
        self.asked = self.at_once = self.most_at_once = 0
        self.fails = fails
        self.seconds = seconds

    def review(self, question: object, seconds: float) -> SecondLook:
        self.asked += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        time.sleep(self.seconds)
        self.at_once -= 1
        if self.asked <= self.fails:
            raise BotFailedError("gone")
        return SAID


def review_queue(champion: Champion, *, is_able: bool = True) -> ReviewQueue:
    """Return the queue of a server, with or without workers."""
    settings = Settings(database="sqlite:///unused.db", bot_workers=int(is_able))
    return ReviewQueue(champion, settings, Metrics())


def asked(
    champion: Champion, ask: Callable[[ReviewQueue], Any], *, is_able: bool = True
) -> tuple[ReviewQueue, list[Any]]:
    """Return what comes of questions that are asked at the same time."""

    async def run() -> tuple[ReviewQueue, list[Any]]:
        reviews = review_queue(champion, is_able=is_able)
        return reviews, await asyncio.gather(*ask(reviews), return_exceptions=True)

    return asyncio.run(run())


def test_however_many_ask_about_a_turn_the_champion_is_asked_once() -> None:
    champion = Champion()
    reviews, said = asked(champion, lambda j: [j.review_turn("table", TURNS[0]) for _ in range(20)])

    assert said == [SAID] * 20
    assert champion.asked == 1
    assert reviews.has_asked(("table", TURNS[0].before))
    assert not reviews.has_asked(("other", TURNS[0].before))


def test_questions_stand_one_at_a_time_before_bots_that_are_to_move() -> None:
    champion = Champion()
    _, said = asked(champion, lambda j: [j.review_turn("table", turn) for turn in TURNS[:5]])

    assert said == [SAID] * 5
    assert (champion.asked, champion.most_at_once) == (5, 1)


def test_a_failure_is_refused_and_the_next_who_asks_is_answered() -> None:
    champion = Champion(fails=1)

    async def run() -> SecondLook:
        reviews = review_queue(champion)
        with pytest.raises(RefusalError) as refused:
            await reviews.review_turn("table", TURNS[0])
        assert refused.value.reason is Reason.NO_JUDGE
        return await reviews.review_turn("table", TURNS[0])

    assert asyncio.run(run()) == SAID


def test_who_goes_away_takes_the_answer_from_nobody_else() -> None:
    champion = Champion()

    async def run() -> SecondLook:
        reviews = review_queue(champion)
        first = asyncio.create_task(reviews.review_turn("table", TURNS[0]))
        second = asyncio.create_task(reviews.review_turn("table", TURNS[0]))
        await asyncio.sleep(0)
        first.cancel()
        return await second

    assert asyncio.run(run()) == SAID
    assert champion.asked == 1


def test_only_so_many_answers_are_kept() -> None:
    async def run() -> ReviewQueue:
        reviews = review_queue(Champion(seconds=0))
        for number in range(MOST_KEPT + 1):
            await reviews.review_turn(f"table {number}", TURNS[0])
        return reviews

    reviews = asyncio.run(run())
    assert not reviews.has_asked(("table 0", TURNS[0].before))
    assert reviews.has_asked(("table 1", TURNS[0].before))


def test_without_workers_there_are_no_chances_and_a_look_is_refused() -> None:
    champion, turn = Champion(), TURNS[0]
    _, (chances, refusal) = asked(
        champion,
        lambda j: [j.win_shares("table", (turn.view,)), j.review_turn("table", turn)],
        is_able=False,
    )

    assert chances is None
    assert isinstance(refusal, RefusalError) and refusal.reason is Reason.NO_JUDGE
    assert champion.asked == 0
