"""`furstenfeld export`: recorded games as one table, whole or not at all."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from furstenfeld.lab import row_files
from furstenfeld.lab.export_rows import GAME_COLUMNS, POSITION_COLUMNS
from furstenfeld.records import Record, encode_state, replay, write_game
from furstenfeld.text import languages
from tests.cli.conftest import Run, played

pytestmark = pytest.mark.untraced

FORMATS = ["jsonl", "parquet"]
Rows = list[dict[str, Any]]


def rows_of(path: Path) -> Rows:
    """Read a table with nothing of the package."""
    if path.suffix == ".parquet":
        rows: Rows = parquet.read_table(path).to_pylist()
        return rows
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a finished game of two and an unfinished expert game of three."""
    made = tmp_path / "games"
    made.mkdir()
    write_game(played("1", 2), made / "a.json")
    whole = played("2", 3, "expert")
    cut = Record(whole.deal, whole.players, whole.moves[:40], about={"seed": "2"})
    write_game(cut, made / "b.json")
    return made


@pytest.mark.parametrize("form", FORMATS)
def test_every_game_is_a_row(furstenfeld: Run, folder: Path, form: str) -> None:
    """R11.1: what a game file holds."""
    table = folder / f"table.{form}"
    said = furstenfeld("export", folder, "--to", table)
    finished, cut = rows_of(table)
    truth = played("1", 2)
    assert truth.result is not None

    assert (said.code, said.out) == (0, "")
    assert list(finished) == [column.name for column in GAME_COLUMNS]
    assert (finished["game"], cut["game"]) == (str(folder / "a.json"), str(folder / "b.json"))
    assert finished["players"] == list(truth.players)
    moves = zip(finished["seats"], finished["actions"], strict=True)
    assert tuple(moves) == truth.moves
    assert finished["winners"] == list(truth.result.winners)
    assert finished["coins"] == list(truth.result.coins)
    assert finished["decks"] == [list(deck) for deck in truth.deal.decks]
    assert finished["ending"] in ("palace", "stalemate", "rounds")
    assert (cut["variant"], cut["ending"], cut["winners"]) == ("expert", None, None)
    assert json.loads(cut["about"]) == {"seed": "2"}


@pytest.mark.parametrize("form", FORMATS)
def test_every_decision_is_a_row(furstenfeld: Run, folder: Path, form: str) -> None:
    """R11.2: the position before each action, what was legal, what was done."""
    table = folder / f"table.{form}"
    furstenfeld("export", folder / "a.json", "--to", table, "--what", "positions")
    rows, truth = rows_of(table), played("1", 2)
    states = [outcome.state for outcome in replay(truth)]
    assert truth.result is not None

    assert len(rows) == len(truth.moves)
    assert list(rows[0]) == [column.name for column in POSITION_COLUMNS]
    for number, row in enumerate(rows):
        line = json.loads(encode_state(states[number], number))
        assert (row["seat"], row["action"]) == truth.moves[number]
        assert row["seat"] == line.pop("to_move")
        assert line.pop("winners") is None
        assert {key: row[key] for key in line} == line
        assert row["legal"] == [str(option) for option in states[number].options]
        share = 1 / len(truth.result.winners) if row["seat"] in truth.result.winners else 0
        assert (row["game_winners"], row["win_share"]) == (list(truth.result.winners), share)


@pytest.mark.parametrize("form", FORMATS)
def test_an_unfinished_game_has_no_result(furstenfeld: Run, folder: Path, form: str) -> None:
    """R11.3: a game file may end at any action."""
    table = folder / f"table.{form}"
    furstenfeld("export", folder / "b.json", "--to", table, "--what", "positions")

    assert {row["win_share"] for row in rows_of(table)} == {None}
    assert len(rows_of(table)) == 40


def test_a_row_group_that_is_full_is_written(
    furstenfeld: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(row_files, "_GROUP", 15)
    table = folder / "table.parquet"
    furstenfeld("export", folder / "b.json", "--to", table, "--what", "positions")

    assert parquet.ParquetFile(table).num_row_groups == 3
    assert [row["n"] for row in rows_of(table)] == list(range(40))


def test_both_forms_hold_the_same(furstenfeld: Run, folder: Path) -> None:
    for what in ("games", "positions"):
        for form in FORMATS:
            furstenfeld("export", folder, "--to", folder / f"{what}.{form}", "--what", what)
        lines, columns = (rows_of(folder / f"{what}.{form}") for form in FORMATS)
        assert lines == columns


@pytest.mark.parametrize("form", FORMATS)
def test_a_damaged_game_leaves_an_older_table_as_it_was(
    furstenfeld: Run, folder: Path, form: str
) -> None:
    table = folder.parent / f"table.{form}"
    furstenfeld("export", folder, "--to", table)
    before = table.read_bytes()
    text = (folder / "b.json").read_text("utf-8")
    (folder / "b.json").write_text(text.replace('[0,"under', '[0,"over', 1), "utf-8")
    said = furstenfeld("export", folder, "--to", table, "--what", "positions")

    assert said.code == 2
    assert said.err.startswith(f"{folder / 'b.json'}: action ")
    assert said.err.count("\n") == 1
    assert table.read_bytes() == before
    assert sorted(path.name for path in folder.parent.iterdir()) == ["games", table.name]


@pytest.mark.parametrize("language", languages())
def test_what_is_not_there_is_named(furstenfeld: Run, folder: Path, language: str) -> None:
    table = folder / "table.jsonl"
    for arguments, named in (
        (("no.json", "--to", table), "no.json: "),
        ((folder, "--to", folder / "no" / "table.jsonl"), f"{folder / 'no' / 'table.jsonl'}: "),
    ):
        said = furstenfeld("export", *arguments, "--lang", language)
        assert said.code == 2
        assert said.err.startswith(named)
        assert said.err.count("\n") == 1
    assert not table.exists()


def test_a_folder_is_no_place_for_a_table(furstenfeld: Run, folder: Path) -> None:
    (folder / "table.jsonl").mkdir()
    said = furstenfeld("export", folder, "--to", folder / "table.jsonl")

    assert said.code == 2
    assert said.err.splitlines()[-1].startswith(f"{folder / 'table.jsonl'}: ")
    assert [path.name for path in folder.iterdir() if path.name.startswith(".")] == []


@pytest.mark.parametrize("name", ["table.csv", "table", "table.json"])
def test_another_kind_of_table_is_refused(furstenfeld: Run, folder: Path, name: str) -> None:
    said = furstenfeld("export", folder, "--to", name)

    assert said.code == 2
    assert f"{name}: expected a name that ends in .jsonl or .parquet" in said.err
    assert said.err.count("\n") == 1


def test_a_folder_without_games_is_refused(furstenfeld: Run, tmp_path: Path) -> None:
    said = furstenfeld("export", tmp_path, "--to", "table.jsonl")

    assert said.code == 2
    assert f"there is no game file in {tmp_path}" in said.err


def test_parquet_without_pyarrow_says_what_to_install(
    furstenfeld: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    said = furstenfeld("export", folder, "--to", "table.parquet")

    assert said.code == 2
    assert "pip install 'furstenfeld[parquet]', or write .jsonl" in said.err
    assert furstenfeld("export", folder, "--to", "table.jsonl").code == 0


def test_ctrl_c_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    write_game(played("1", 2), folder / "game.json")
    for number in range(3000):
        os.link(folder / "game.json", folder / f"game-{number}.json")
    command = [sys.executable, "-m", "furstenfeld", "export", str(folder)]
    command += ["--to", str(tmp_path / "table.jsonl"), "--what", "positions"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not list(tmp_path.glob(".table.jsonl.*")) and process.poll() is None:
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)

    assert (process.returncode, out) == (130, "")
    assert err.startswith("Stopped after ")
    assert [path.name for path in tmp_path.iterdir()] == ["games"]
