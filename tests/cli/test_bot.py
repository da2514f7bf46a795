"""`furstenfeld bot`: the list of bots, and a bot on stdin and stdout."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from furstenfeld.bots import BOTS, LEVELS
from furstenfeld.records import read_game
from tests.cli.conftest import TURN, UNDER, Run

HELLO = '{"type":"hello","protocol":1,"name":"game"}\n'


def spoken(name: str, lines: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "furstenfeld", "bot", name]
    return subprocess.run(command, input=lines, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_bot_is_listed(furstenfeld: Run, language: str) -> None:
    said = furstenfeld("bot", "--lang", language)

    assert said.code == 0
    for name in (*BOTS, *(level.name for level in LEVELS)):
        assert f"\n{name}" in said.out


def test_levels_are_listed_from_beginner_to_best(furstenfeld: Run) -> None:
    said = furstenfeld("bot").out
    places = [said.index(f"\n{level.name} ") for level in LEVELS]

    assert places == sorted(places)


def test_a_bot_speaks_on_stdin_and_stdout() -> None:
    done = spoken("steward", f'{HELLO}{{"type":"bye"}}\n')

    assert done.returncode == 0
    assert json.loads(done.stdout)["name"] == "steward"
    assert done.stderr == ""


def test_lines_that_make_no_sense_end_in_one_line() -> None:
    done = spoken("steward", "brewery 1\n")

    assert done.returncode == 2
    assert done.stderr.startswith("A bot failed: 'brewery 1' is no message")
    assert done.stderr.count("\n") == 1


def test_an_unknown_bot_is_refused(furstenfeld: Run) -> None:
    said = furstenfeld("bot", "stewart")

    assert said.code == 2
    assert "stewart" in said.err


def test_a_program_that_fails_ends_a_simulation_in_one_line(furstenfeld: Run) -> None:
    said = furstenfeld("simulate", "--bots", "program:no-such-bot")

    assert said.code == 2
    assert (
        said.err
        == "A bot failed: program 'no-such-bot' cannot be started: No such file or directory\n"
    )


def test_options_that_a_bot_does_not_have_are_refused(furstenfeld: Run) -> None:
    said = furstenfeld("simulate", "--bots", "steward,search:depth=3,simulations=5")

    assert said.code == 2
    assert said.err == (
        "The bot “search” has no option “depth”. Write it like this: "
        "search:seconds=1 or search:simulations=2000\n"
    )


def test_a_program_that_fails_in_a_game_lets_the_player_keep_it(furstenfeld: Run) -> None:
    bots = ("--bots", "program:no-such-bot")
    said = furstenfeld("play", "--seed", "7", *bots, answers=f"{TURN}{UNDER}yes\nsave kept.json\n")

    assert said.code == 2
    assert "A bot failed: program 'no-such-bot' cannot be started" in said.err
    assert "Program 2" in said.out
    assert len(read_game(Path("kept.json")).moves) == 10
