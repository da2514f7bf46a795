"""`furstenfeld simulate`: the same games every time, kept whole, counted right."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from furstenfeld.lab.game_stats import replay_stats
from furstenfeld.records import Record, deal, final_state, read_game, replay, result_of
from furstenfeld.rules import (
    CardBuilt,
)
from furstenfeld.text import languages
from tests.cli.conftest import Run

pytestmark = pytest.mark.untraced


def contents(folder: Path) -> dict[str, bytes]:
    """Return what the files of a folder hold."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_same_seed_gives_the_same_table_and_the_same_files(
    furstenfeld: Run, tmp_path: Path
) -> None:
    options = ("simulate", "--games", "4", "--bots", "random", "--seed", "autumn")
    one = furstenfeld(*options, "--out", tmp_path / "one")
    two = furstenfeld(*options, "--out", tmp_path / "two")

    assert one.code == two.code == 0
    assert one.out == two.out
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_another_seed_gives_other_games(furstenfeld: Run) -> None:
    options = ("simulate", "--games", "4", "--bots", "random", "--seed")

    assert furstenfeld(*options, "1").out != furstenfeld(*options, "2").out


@pytest.mark.parametrize("variant", ["base", "expert"])
@pytest.mark.parametrize("players", [2, 5])
def test_every_game_is_written_as_a_file_that_replays(
    furstenfeld: Run, tmp_path: Path, players: int, variant: str
) -> None:
    """R11.1: complete in itself, and its result is true."""
    folder = tmp_path / "deep" / "games"
    said = furstenfeld(
        *("simulate", "--games", "2", "--players", players, "--variant", variant),
        *("--bots", "random", "--out", folder),
    )
    records = [read_game(path) for path in sorted(folder.iterdir())]

    assert said.code == 0
    assert sorted(contents(folder)) == ["game-00001.json", "game-00002.json"]
    assert all(result_of(final_state(record)) == record.result for record in records)
    assert [len(record.players) for record in records] == [players, players]


def test_any_game_can_be_dealt_again_from_its_own_seed(furstenfeld: Run, tmp_path: Path) -> None:
    """R1.7: all chance is in the deal; game 2 of seed `s` is dealt from `s/2`."""
    furstenfeld("simulate", "--games", "2", "--bots", "random", "--seed", "s", "--out", tmp_path)
    record = read_game(tmp_path / "game-00002.json")

    assert record.deal == deal("s/2", 3)
    assert record.about == {
        "program": "furstenfeld simulate",
        "seed": "s/2",
        "bots": ["random", "random", "random"],
    }


def test_fewer_bots_than_seats_repeat_in_turn(furstenfeld: Run, tmp_path: Path) -> None:
    furstenfeld(
        *("simulate", "--games", "1", "--players", "5", "--bots", "steward,random"),
        *("--out", tmp_path),
    )
    record = read_game(tmp_path / "game-00001.json")

    assert record.about["bots"] == ["steward", "random", "steward", "random", "steward"]
    assert record.players == ("Steward 1", "Random 1", "Steward 2", "Random 2", "Steward 3")


def test_an_edition_is_played_and_recorded(furstenfeld: Run, tmp_path: Path) -> None:
    """R8.0: a game records the edition it was played with."""
    furstenfeld(
        *("simulate", "--games", "1", "--bots", "random", "--edition", "plain-track"),
        *("--out", tmp_path),
    )

    assert read_game(tmp_path / "game-00001.json").deal.edition.track == (0, 1, 2, 3)


def test_games_that_are_there_are_kept_and_the_missing_ones_played(
    furstenfeld: Run, tmp_path: Path
) -> None:
    options = ("simulate", "--bots", "random", "--out", tmp_path / "games", "--games")
    furstenfeld(*options, "2")
    kept = tmp_path / "games" / "game-00002.json"
    before = kept.stat().st_mtime_ns
    (tmp_path / "games" / "game-00001.json").unlink()
    said = furstenfeld(*options, "3")
    furstenfeld("simulate", "--bots", "random", "--out", tmp_path / "fresh", "--games", "3")

    assert said.out == furstenfeld("simulate", "--bots", "random", "--games", "3").out
    assert kept.stat().st_mtime_ns == before
    assert contents(tmp_path / "games") == contents(tmp_path / "fresh")


@pytest.mark.parametrize(
    "content",
    [b'{"format": "furst', None],
    ids=["a damaged file", "another game"],
)
def test_a_file_that_is_not_this_game_is_never_overwritten(
    furstenfeld: Run, tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "game-00002.json"
    furstenfeld("simulate", "--bots", "random", "--games", "2", "--out", tmp_path)
    if content is not None:
        path.write_bytes(content)
    before = contents(tmp_path)
    seed = "1" if content else "2"
    said = furstenfeld(
        *("simulate", "--bots", "random", "--games", "2", "--seed", seed, "--out", tmp_path)
    )

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "game-0000" in said.err
    assert contents(tmp_path) == before


def test_a_folder_that_is_a_file_is_refused_in_one_line(furstenfeld: Run, tmp_path: Path) -> None:
    path = tmp_path / "taken"
    path.write_text("not a folder")
    said = furstenfeld("simulate", "--games", "1", "--bots", "random", "--out", path)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert str(path) in said.err


@pytest.mark.parametrize("language", languages())
def test_the_summary_counts_every_game_in_every_language(furstenfeld: Run, language: str) -> None:
    said = furstenfeld("simulate", "--games", "3", "--bots", "random", "--lang", language)
    sign = "." if language == "en" else ","

    assert said.code == 0
    assert f"100{sign}0 %" in said.out
    assert [said.out.count(mark) for mark in "●■◆"] == [1, 1, 1]


def test_without_a_terminal_only_the_end_is_remarked_on_stderr(furstenfeld: Run) -> None:
    said = furstenfeld("simulate", "--games", "2", "--bots", "random")

    assert re.fullmatch(r"2 games in \d+\.\d s\.\n", said.err)


def test_the_mean_income_pays_for_all_that_was_built_and_what_is_left(finished: Record) -> None:
    """R3.9: all of the income is received in coins; R1.4: everybody starts with 2."""
    counted = replay_stats(finished.deal, replay(finished))
    spent = [0, 0, 0]
    for outcome in replay(finished):
        for event in outcome.events:
            if isinstance(event, CardBuilt):
                spent[event.seat] += event.cost

    for seat, coins in enumerate(counted.coins):
        assert round(counted.mean_income(seat) * counted.rounds) == coins - 2 + spent[seat]


def test_ctrl_c_ends_with_what_is_finished(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    command = [sys.executable, "-m", "furstenfeld", "simulate", "--games", "5000"]
    command += ["--bots", "random", "--out", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not list(folder.glob("game-*.json")) and process.poll() is None:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    files = sorted(folder.iterdir())
    stopped = re.fullmatch(r"Stopped after (\d+) of 5,000 games\.\n", err)

    assert process.returncode == 130
    assert stopped is not None
    assert len(files) - 1 <= int(stopped[1]) <= len(files)
    assert all("result" in json.loads(path.read_text("utf-8")) for path in files)
    assert bool(out) == (int(stopped[1]) > 0)
