"""The folder of an arena: what was played is never lost, and never mixed with other games."""

import json
from pathlib import Path

import msgspec
import pytest

from furstenfeld.lab.arena import Contest, FolderError, GameResult, Ledger, play_task
from furstenfeld.lab.arena.ledger import GAMES, SETTINGS
from furstenfeld.lab.arena.match import failed
from furstenfeld.records import bundled_edition
from tests.lab.arena.contests import contest
from tests.lab.arena.players import make


@pytest.fixture(scope="module")
def games() -> list[GameResult]:
    """Return the games of the contest, as they were played."""
    played = contest()
    return [play_task(played, task, make) for task in played.tasks()]


@pytest.fixture
def folder(tmp_path: Path, games: list[GameResult]) -> Path:
    """Return a folder with those games in it."""
    path = tmp_path / "deep" / "arena"
    with Ledger(contest(), path) as ledger:
        for game in games:
            ledger.add(game)
    return path


def reopened(folder: Path, changed: Contest | None = None) -> list[GameResult]:
    with Ledger(changed or contest(), folder) as ledger:
        return list(ledger.games.values())


def test_what_was_written_is_there_again(folder: Path, games: list[GameResult]) -> None:
    assert reopened(folder) == games


def test_every_game_is_one_line_of_json(folder: Path, games: list[GameResult]) -> None:
    lines = (folder / GAMES).read_text("utf-8").splitlines()

    assert [json.loads(line)["bots"] for line in lines] == [list(game.bots) for game in games]


@pytest.mark.parametrize("torn", [1, 20, 500])
def test_a_torn_last_line_is_dropped_and_overwritten(
    folder: Path, games: list[GameResult], torn: int
) -> None:
    path = folder / GAMES
    path.write_bytes(path.read_bytes()[:-torn])

    assert reopened(folder) == games[:-1]
    with Ledger(contest(), folder) as ledger:
        ledger.add(games[-1])
    assert reopened(folder) == games


def test_a_damaged_line_in_the_middle_is_refused_by_its_number(folder: Path) -> None:
    path = folder / GAMES
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], lines[1][:50] + b"\n", *lines[2:]]))

    with pytest.raises(FolderError) as refused:
        reopened(folder)
    assert refused.value.code == "damaged"
    assert refused.value.values["line"] == 2


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("bots", {"bots": ("random", "steward")}),
        ("players", {"players": 3}),
        ("variant", {"variant": "expert"}),
        ("edition", {"edition": bundled_edition("plain-track")}),
        ("field", {"field": "mixed"}),
        ("seed", {"seed": "another"}),
        ("first", {"first": 0}),
    ],
)
def test_a_folder_of_other_settings_is_refused_by_the_setting(
    folder: Path, key: str, change: dict[str, object]
) -> None:
    with pytest.raises(FolderError) as refused:
        reopened(folder, msgspec.structs.replace(contest(), **change))
    assert refused.value.code == "other-settings"
    assert refused.value.values["key"] == key


def test_a_folder_that_does_not_say_its_first_deal_begins_with_deal_1(
    folder: Path, games: list[GameResult]
) -> None:
    settings = json.loads((folder / SETTINGS).read_text("utf-8"))
    del settings["first"]
    (folder / SETTINGS).write_text(json.dumps(settings), "utf-8")

    assert reopened(folder) == games


def test_a_folder_of_another_version_is_refused(folder: Path) -> None:
    """A bot may have changed with the version."""
    settings = json.loads((folder / SETTINGS).read_text("utf-8"))
    (folder / SETTINGS).write_text(json.dumps({**settings, "program": "0.0.1"}), "utf-8")

    with pytest.raises(FolderError) as refused:
        reopened(folder)
    assert (refused.value.values["key"], refused.value.values["found"]) == ("program", "0.0.1")


def test_settings_that_are_no_json_are_refused(folder: Path) -> None:
    (folder / SETTINGS).write_text("{", "utf-8")

    with pytest.raises(FolderError, match="damaged"):
        reopened(folder)


def test_a_folder_with_other_things_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("precious")

    with pytest.raises(FolderError, match="not-empty"):
        reopened(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_more_deals_are_the_same_contest(folder: Path, games: list[GameResult]) -> None:
    assert reopened(folder, msgspec.structs.replace(contest(), deals=50)) == games


def test_of_a_game_that_was_repeated_the_last_counts(folder: Path, games: list[GameResult]) -> None:
    with Ledger(contest(), folder) as ledger:
        ledger.add(failed(games[0], "random", "asleep"))
        ledger.add(games[0])

    assert reopened(folder) == games
