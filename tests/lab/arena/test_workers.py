"""Many processes, one result: nothing depends on their number, and none is missed when it dies."""

import os
from pathlib import Path

import msgspec
import pytest

from furstenfeld.lab.arena import Contest, FailedGame, Field, FinishedGame, GameResult, play_locally
from furstenfeld.lab.arena.workers import DIED
from tests.lab.arena.contests import contest
from tests.lab.arena.players import kill_one, make, times_made


def played(found: Contest, processes: int) -> list[GameResult]:
    return list(play_locally(found, found.tasks(), processes, make))


def as_lines(games: list[GameResult]) -> list[bytes]:
    return sorted(msgspec.json.encode(game) for game in games)


def test_one_process_and_two_play_the_same_games_to_the_byte() -> None:
    mixed = contest("steward", "random", "careless:care=0.9", players=3, field=Field.MIXED)

    assert as_lines(played(mixed, 1)) == as_lines(played(mixed, 2))


def test_every_piece_of_work_comes_back_once() -> None:
    found = contest("random", "careless:care=0.1", players=4, deals=3)

    assert sorted(game.key for game in played(found, 3)) == [p.key for p in found.tasks()]


def test_every_process_keeps_to_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two that multiply matrices on two cores each took ten times as long as they should."""
    monkeypatch.delenv("OMP_NUM_THREADS", raising=False)
    games = played(contest("spreading", "random", deals=2), 2)

    assert all(isinstance(game, FinishedGame) for game in games)
    assert "OMP_NUM_THREADS" not in os.environ


def test_a_process_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    """It was in the middle of a game, which another process repeats from its beginning."""
    found = contest(f"watched:{tmp_path}", "steward", deals=3)
    games: list[GameResult] = []
    for game in play_locally(found, found.tasks(), 2, make):
        if not games:
            kill_one(tmp_path)
        games.append(game)

    assert times_made(tmp_path) == len(games) + 1
    assert as_lines(games) == as_lines(played(found, 1))


def test_a_game_that_kills_every_process_is_given_up_and_the_others_are_played() -> None:
    found = contest("deadly", "random", "steward", deals=2)
    games = {game.key: game for game in played(found, 2)}
    lost = [game for game in games.values() if isinstance(game, FailedGame)]

    assert len(games) == 8
    assert {game.bots for game in lost} == {("deadly", "steward"), ("steward", "deadly")}
    assert {(game.bot, game.reason) for game in lost} == {(None, DIED)}


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("crashing", "RuntimeError: no idea what to do in round 3"),
        ("cheating", "answers build palace-6 6, which is not legal"),
        ("missing", "FileNotFoundError: no such weights"),
    ],
)
def test_a_bot_that_fails_is_named_and_the_other_games_are_played(bot: str, told: str) -> None:
    found = contest(bot, "careless:care=0.5", "random", deals=2)
    games = played(found, 2)
    lost = [game for game in games if isinstance(game, FailedGame)]

    assert len(games) == 8
    assert {game.bot for game in lost} == {bot}
    assert all(bot in game.bots and told in game.reason for game in lost)
    assert all(bot not in game.bots for game in games if isinstance(game, FinishedGame))
