"""`furstenfeld balance`: the same figures always, kept games, and one line for what is wrong."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from furstenfeld.cli import main
from furstenfeld.rules import edition_data
from furstenfeld.text import languages
from tests.cli.conftest import Run
from tests.lab.balance.games import RECONSTRUCTED, edition

pytestmark = pytest.mark.untraced

SMALL = ("--bot", "random", "--variant", "base", "--players", "2", "--games", "4")


def edition_file(path: Path, name: str, **costs: int) -> Path:
    """Write an edition of that name with some costs changed, and return the file."""
    data = edition_data(edition(name, **costs))
    prices = data.pop("costs")
    assert isinstance(prices, dict)
    lines = [f"{key} = {json.dumps(value)}" for key, value in data.items()]
    lines += ["[costs]", *(f"{card} = {cost}" for card, cost in prices.items())]
    path.write_text("\n".join(lines), "utf-8")
    return path


def lines_of(folder: Path) -> list[str]:
    """Return the games of the one setting that lies in a folder."""
    (path,) = folder.glob("*/games.jsonl")
    return path.read_text("utf-8").splitlines()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with games of both editions and variants for two and five players."""
    folder = tmp_path_factory.mktemp("lab") / "kept"
    said = main(["balance", "reconstructed", "plain-track", *_kept(folder)])
    assert said == 0
    return folder


def _kept(folder: Path) -> list[str]:
    options = ["--bot", "random", "--players", "2,5", "--games", "3", "--processes", "1"]
    return [*options, "--out", str(folder)]


def test_the_same_seed_gives_the_same_figures_on_any_number_of_processes(
    furstenfeld: Run,
) -> None:
    one = furstenfeld("balance", "reconstructed", *SMALL, "--processes", "1", "--json")
    three = furstenfeld("balance", "reconstructed", *SMALL, "--processes", "3", "--json")
    other = furstenfeld("balance", "reconstructed", *SMALL, "--seed", "2", "--json")

    assert one.code == three.code == other.code == 0
    assert one.out == three.out
    assert other.out != one.out


def test_games_that_are_there_are_not_played_again(furstenfeld: Run, tmp_path: Path) -> None:
    folder = tmp_path / "lab"
    options = ("balance", "reconstructed", *SMALL, "--json", "--out", folder)
    first = furstenfeld(*options)
    (path,) = folder.glob("*/games.jsonl")
    whole = lines_of(folder)
    path.write_text("\n".join(whole[:2]) + "\n" + whole[2][:40], "utf-8")
    second = furstenfeld(*options)

    assert second.code == 0
    assert second.out == first.out
    assert lines_of(folder)[:2] == whole[:2]
    assert sorted(lines_of(folder)) == sorted(whole)


def test_with_more_games_the_same_lab_goes_on(furstenfeld: Run, tmp_path: Path) -> None:
    options = ("balance", "reconstructed", *SMALL[:-1])
    furstenfeld(*options, "2", "--out", tmp_path / "lab")
    before = lines_of(tmp_path / "lab")
    grown = furstenfeld(*options, "4", "--json", "--out", tmp_path / "lab")
    fresh = furstenfeld(*options, "4", "--json")

    assert lines_of(tmp_path / "lab")[:2] == before
    assert grown.out == fresh.out


def test_a_folder_of_another_seed_is_refused_in_one_line(furstenfeld: Run, tmp_path: Path) -> None:
    options = ("balance", "reconstructed", *SMALL, "--out", tmp_path / "lab", "--seed")
    furstenfeld(*options, "1")
    before = lines_of(tmp_path / "lab")
    said = furstenfeld(*options, "2")

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "seed" in said.err
    assert lines_of(tmp_path / "lab") == before


def test_an_edition_that_changed_keeps_its_older_games_apart(
    furstenfeld: Run, tmp_path: Path
) -> None:
    options = (*SMALL, "--out", tmp_path / "lab")
    mine = edition_file(tmp_path / "mine.toml", "mine")
    furstenfeld("balance", mine, *options)
    edition_file(mine, "mine", crane=9)
    said = furstenfeld("balance", mine, *options)

    assert said.code == 0
    assert len(list((tmp_path / "lab").glob("mine-*-base-2"))) == 2


def test_ctrl_c_ends_with_what_is_finished_and_the_same_command_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "lab"
    command = [sys.executable, "-m", "furstenfeld", "balance", "reconstructed", *SMALL[:-1]]
    command += ["5000", "--out", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while process.poll() is None and not any(
        path.stat().st_size for path in folder.glob("*/games.jsonl")
    ):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    stopped = re.search(r"Stopped after ([\d,]+) of 5,000 games\. Run the same command again", err)

    assert process.returncode == 130
    assert stopped is not None
    assert int(stopped[1].replace(",", "")) == len(lines_of(folder))
    assert "Rounds to the end" in out


def test_the_folder_gets_a_page_and_the_figures(kept: Path) -> None:
    page = (kept / "report.html").read_text("utf-8")
    figures: dict[str, Any] = json.loads((kept / "report.json").read_bytes())

    assert page.startswith("<!DOCTYPE html>")
    assert figures["editions"] == ["reconstructed", "plain-track"]
    assert len(figures["findings"]) == 8
    assert [each["variant"] for each in figures["comparisons"]] == ["base", "expert"]


@pytest.mark.parametrize("language", languages())
def test_the_tables_fit_a_window_of_80_columns_in_every_language(
    furstenfeld: Run, kept: Path, language: str
) -> None:
    said = furstenfeld("balance", "reconstructed", "plain-track", *_kept(kept), "--lang", language)

    assert said.code == 0
    assert max(map(len, said.out.splitlines())) <= 80
    assert "…" not in said.out.replace(" … ", "")


def test_one_variant_and_one_number_of_players_are_enough(furstenfeld: Run, kept: Path) -> None:
    said = furstenfeld(
        *("balance", "plain-track", *_kept(kept)),
        *("--variant", "expert", "--players", "5", "--json"),
    )
    figures = json.loads(said.out)

    assert [(f["variant"], f["players"]) for f in figures["findings"]] == [("expert", 5)]
    assert figures["comparisons"] == []


def test_a_rigged_edition_is_found_out(furstenfeld: Run, tmp_path: Path) -> None:
    """A bank II for nothing is built far oftener, and the table gets richer."""
    rigged = edition_file(tmp_path / "rigged.toml", "rigged", bank_2=0)
    said = furstenfeld(
        *("balance", "reconstructed", rigged, "--json", "--processes", "2"),
        *("--variant", "base", "--players", "2", "--games", "30"),
    )
    (compared,) = json.loads(said.out)["comparisons"]
    cards = {each["name"]: each["difference"] for each in compared["cards"]}
    measures = {each["name"]: each["difference"] for each in compared["measures"]["2"]}

    assert cards["bank-2"]["is_clear"] and cards["bank-2"]["value"] > 0.3
    assert measures["income"]["is_clear"] and measures["income"]["value"] > 0
    assert measures["first-coins"]["value"] == 0
    assert max(cards, key=lambda card: cards[card]["value"]) == "bank-2"


def test_a_bot_that_fails_is_named_and_the_exit_code_is_3(furstenfeld: Run) -> None:
    said = furstenfeld("balance", "reconstructed", *SMALL, "--bot", "program:true")

    assert (said.code, said.out) == (3, "")
    assert "4 games failed because of program:true" in said.err


def test_without_a_terminal_only_the_end_is_remarked_on_stderr(furstenfeld: Run) -> None:
    said = furstenfeld("balance", "reconstructed", *SMALL)

    assert re.fullmatch(r"4 games in \d+\.\d s\.\n", said.err)


@pytest.mark.parametrize(
    ("arguments", "telling"),
    [
        ((), "EDITION"),
        (("printed",), "printed"),
        (("nowhere.toml",), "nowhere.toml"),
        (("reconstructed", "nowhere.toml"), "nowhere.toml"),
        (("reconstructed", "reconstructed"), "same numbers"),
        (("reconstructed", "--players", "1"), "2 to 5"),
        (("reconstructed", "--players", "2-6"), "2 to 5"),
        (("reconstructed", "--players", "5-2"), "5-2"),
        (("reconstructed", "--players", "two"), "two"),
        (("reconstructed", "--players", ""), "2 to 5"),
        (("reconstructed", "--variant", "chess"), "chess"),
        (("reconstructed", "--games", "0"), "0"),
        (("reconstructed", "--processes", "0"), "0"),
        (("reconstructed", "--bot", "stewart"), "stewart"),
        (("reconstructed", "--bot", "random,steward"), "2 bots"),
        (("reconstructed", "--lang", "tlh"), "tlh"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    furstenfeld: Run, arguments: tuple[str, ...], telling: str
) -> None:
    said = furstenfeld("balance", *arguments)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert telling in said.err


def test_two_editions_of_one_name_are_refused(furstenfeld: Run, tmp_path: Path) -> None:
    mine = edition_file(tmp_path / "mine.toml", RECONSTRUCTED.name, crane=9)
    said = furstenfeld("balance", "reconstructed", mine)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "reconstructed" in said.err


def test_an_edition_with_a_wrong_number_is_refused_by_its_key(
    furstenfeld: Run, tmp_path: Path
) -> None:
    mine = edition_file(tmp_path / "mine.toml", "mine")
    mine.write_text(mine.read_text("utf-8").replace("crane = 4", "crane = 400"), "utf-8")
    said = furstenfeld("balance", mine)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "costs.crane" in said.err


def test_a_folder_that_is_a_file_is_refused_in_one_line(furstenfeld: Run, tmp_path: Path) -> None:
    path = tmp_path / "taken"
    path.write_text("not a folder")
    said = furstenfeld("balance", "reconstructed", *SMALL, "--out", path)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "taken" in said.err


def test_the_help_ends_with_examples(furstenfeld: Run) -> None:
    said = furstenfeld("balance", "--help")

    assert said.code == 0
    assert "furstenfeld balance" in said.out.partition("Examples:")[2]
