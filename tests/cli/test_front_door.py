"""The command as a whole: version, help, and one clear line for whatever is wrong."""

import subprocess
import sys
from importlib.metadata import version

import pytest

from furstenfeld.text import languages
from tests.cli.conftest import Run

COMMANDS = ("play", "replay", "simulate", "cards")


def test_the_version_is_that_of_the_package(furstenfeld: Run) -> None:
    assert furstenfeld("--version") == (0, f"furstenfeld {version('furstenfeld')}\n", "")


def test_without_a_command_there_is_help(furstenfeld: Run) -> None:
    said = furstenfeld()

    assert said.code == 0
    assert all(command in said.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_ends_with_examples(furstenfeld: Run, command: str) -> None:
    said = furstenfeld(command, "--help")

    assert said.code == 0
    assert f"furstenfeld {command}" in said.out.partition("Examples:")[2]


@pytest.mark.parametrize(
    ("arguments", "telling"),
    [
        (("dance",), "dance"),
        (("cards", "--colour"), "--colour"),
        (("replay",), "FILE"),
        (("cards", "--lang", "tlh"), "tlh"),
        (("cards", "--edition", "printed"), "printed"),
        (("cards", "--edition", "my.toml"), "my.toml"),
        (("simulate", "--games", "0"), "0"),
        (("simulate", "--games", "many"), "many"),
        (("simulate", "--players", "1"), "2 to 5"),
        (("simulate", "--players", "6"), "2 to 5"),
        (("simulate", "--variant", "chess"), "chess"),
        (("simulate", "--bots", "stewart"), "stewart"),
        (("simulate", "--bots", ""), "random, farmhand"),
        (("simulate", "--players", "2", "--bots", "random,random,random"), "3"),
        (("play", "--players", "6"), "2 to 5"),
        (("play", "--seat", "3"), "0 to 2"),
        (("play", "--seat", "-1"), "0 to 2"),
        (("play", "--bots", "steward,stewart"), "stewart"),
        (("play", "--edition", "printed"), "printed"),
        (("play", "game.json", "--seed", "1"), "Leave those options out"),
        (("play", "nowhere.json"), "nowhere.json"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(
    furstenfeld: Run, arguments: tuple[str, ...], telling: str
) -> None:
    said = furstenfeld(*arguments)

    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert telling in said.err


@pytest.mark.parametrize("language", languages())
def test_a_language_may_come_from_the_environment(
    furstenfeld: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    wanted = furstenfeld("cards", "--lang", language)
    monkeypatch.setenv("FURSTENFELD_LANG", language)

    assert furstenfeld("cards") == wanted


def test_the_module_runs_like_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "furstenfeld", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == f"furstenfeld {version('furstenfeld')}\n"
