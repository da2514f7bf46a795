"""The same games on a Ray cluster, and none lost when a worker dies.

Slow: a local Ray takes seconds to start. `make test-slow` has Ray in its environment.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from furstenfeld.lab.arena import Contest, FailedGame, GameResult, play_locally, play_on_ray
from furstenfeld.lab.arena.cluster import LOCAL
from furstenfeld.lab.arena.workers import DIED
from tests.cli.conftest import Run
from tests.lab.arena.contests import contest
from tests.lab.arena.players import kill_one, make, times_made

ROOT = Path(__file__).parents[3]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("ray"),
    pytest.mark.timeout(900),
    # Ray forks, and leaves sockets and its own deprecations to the end of the process.
    pytest.mark.filterwarnings("default"),
]


class Rayed(NamedTuple):
    """A contest that Ray played, of whose workers one was killed from outside."""

    contest: Contest
    games: list[GameResult]
    watched: int
    """How many watched bots were made."""

    def of(self, name: str) -> list[GameResult]:
        """Return the games in which a bot of this name took part."""
        return [game for game in self.games if any(bot.startswith(name) for bot in game.bots)]


@pytest.fixture(scope="module")
def ray_is_here() -> Iterator[None]:
    """Let Ray's workers import the bots of these tests; skip where there is no Ray."""
    pytest.importorskip("ray", reason="Ray is not installed; make test-slow has it")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT))
        yield


@pytest.fixture(scope="module")
def rayed(ray_is_here: None, tmp_path_factory: pytest.TempPathFactory) -> Rayed:
    """Return games of two Ray workers: one is killed in mid-game, and a bot kills its own."""
    folder = tmp_path_factory.mktemp("watched")
    found = contest(f"watched:{folder}", "deadly", "steward", deals=3)
    games: list[GameResult] = []
    for game in play_on_ray(found, found.tasks(), LOCAL, 2, make):
        if not games:
            kill_one(folder)
        games.append(game)
    return Rayed(found, games, times_made(folder))


def as_lines(games: list[GameResult]) -> list[bytes]:
    return sorted(msgspec.json.encode(game) for game in games)


def test_a_worker_that_is_killed_in_mid_game_loses_nothing(rayed: Rayed) -> None:
    """Ray repeats the game from its beginning."""
    tasks = [task for task in rayed.contest.tasks() if "deadly" not in task.bots]
    here = list(play_locally(rayed.contest, tasks, 2, make))

    assert rayed.watched == len(tasks) + 1
    assert as_lines(rayed.of("watched")) == as_lines(here)


def test_every_piece_of_work_comes_back_once(rayed: Rayed) -> None:
    tasks = rayed.contest.tasks()

    assert sorted(game.key for game in rayed.games) == [task.key for task in tasks]


def test_a_game_that_kills_every_worker_is_given_up(rayed: Rayed) -> None:
    lost = [game for game in rayed.games if isinstance(game, FailedGame)]

    assert sorted(lost, key=lambda game: game.key) == sorted(
        rayed.of("deadly"), key=lambda game: game.key
    )
    assert {(game.bot, game.reason) for game in lost} == {(None, DIED)}


def test_the_command_gives_the_same_report_with_ray(ray_is_here: None, furstenfeld: Run) -> None:
    options = ("arena", "steward", "random", "--players", "2", "--deals", "2", "--processes", "2")
    here, there = furstenfeld(*options), furstenfeld(*options, "--ray", "local")

    assert here.code == there.code == 0
    assert here.out == there.out


def test_an_address_without_a_cluster_is_refused_in_one_line(
    ray_is_here: None, furstenfeld: Run
) -> None:
    said = furstenfeld("arena", "steward", "random", "--deals", "2", "--ray", "127.0.0.1:1")

    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("The Ray cluster 127.0.0.1:1 cannot be reached: ")
    assert said.err.count("\n") == 1
