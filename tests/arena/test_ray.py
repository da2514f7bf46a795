"""The same games on a Ray cluster, and none lost when a worker dies.

Slow: a local Ray takes seconds to start. `make test-slow` has Ray in its environment.
"""

from pathlib import Path

import msgspec
import pytest

from furstenfeld.bots.arena import Failed, Game, by_processes, by_ray
from furstenfeld.bots.arena.cluster import LOCAL
from furstenfeld.bots.arena.crew import DIED
from tests.arena.contests import contest
from tests.arena.players import kill_one, make, times_made
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("ray"),
    pytest.mark.timeout(300),
    # Ray forks, and leaves sockets and its own deprecations to the end of the process.
    pytest.mark.filterwarnings("default"),
]


@pytest.fixture(autouse=True)
def ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Ray's workers import the bots of these tests; skip where there is no Ray."""
    pytest.importorskip("ray", reason="Ray is not installed; make test-slow has it")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def as_lines(games: list[Game]) -> list[bytes]:
    return sorted(msgspec.json.encode(game) for game in games)


def test_a_worker_that_is_killed_in_mid_game_loses_nothing(tmp_path: Path) -> None:
    """Ray repeats the game from its beginning."""
    found = contest(f"watched:{tmp_path}", "steward", deals=6)
    games: list[Game] = []
    for game in by_ray(found, found.pieces(), LOCAL, 2, make):
        if not games:
            kill_one(tmp_path)
        games.append(game)

    assert times_made(tmp_path) == len(games) + 1
    assert as_lines(games) == as_lines(list(by_processes(found, found.pieces(), 2, make)))


def test_a_game_that_kills_every_worker_is_given_up_and_the_others_are_played() -> None:
    found = contest("deadly", "random", "steward", deals=2)
    games = list(by_ray(found, found.pieces(), LOCAL, 2, make))
    lost = [game for game in games if isinstance(game, Failed)]

    assert len(games) == 8
    assert {game.bots for game in lost} == {("deadly", "steward"), ("steward", "deadly")}
    assert {(game.bot, game.reason) for game in lost} == {(None, DIED)}


def test_the_command_gives_the_same_report_with_ray(furstenfeld: Run) -> None:
    options = ("arena", "steward", "random", "--players", "2", "--deals", "2", "--processes", "2")
    here, there = furstenfeld(*options), furstenfeld(*options, "--ray", "local")

    assert here.code == there.code == 0
    assert here.out == there.out


def test_an_address_without_a_cluster_is_refused_in_one_line(furstenfeld: Run) -> None:
    said = furstenfeld("arena", "steward", "random", "--deals", "2", "--ray", "127.0.0.1:1")

    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("The Ray cluster 127.0.0.1:1 cannot be reached: ")
    assert said.err.count("\n") == 1
