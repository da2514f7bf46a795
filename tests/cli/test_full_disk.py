"""A disk without room: one sentence and exit code 2, whatever was to be written."""

import os
import subprocess
import sys
from errno import ENOSPC
from pathlib import Path

import pytest

from furstenfeld.bots.champion import SecondLook
from furstenfeld.cli import main
from furstenfeld.cli.review import ReviewedTurn
from furstenfeld.records import Record, final_state, turns_of
from furstenfeld.text import Speaker, languages

FULL = Path("/dev/full")
REASON = os.strerror(ENOSPC)
SENTENCE = Speaker("en").say("cli-error-system", reason=REASON)

pytestmark = pytest.mark.skipif(not FULL.exists(), reason="this system has no full device")


def refused(*arguments: object, unbuffered: bool) -> list[str]:
    """Run a command whose stdout has no room, and return the lines that it said."""
    settings = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
    with FULL.open("w") as full:
        done = subprocess.run(
            [sys.executable, *(["-u"] if unbuffered else []), "-m", "furstenfeld"]
            + [str(argument) for argument in arguments],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            env=settings,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    return done.stderr.splitlines()


@pytest.mark.parametrize("unbuffered", [True, False])
@pytest.mark.parametrize(
    "command",
    [
        "--help",
        "--version",
        "cards",
        "cards --json",
        "bot",
        "play --seed 7",
        "replay FILE",
        "replay FILE --at 1",
        "replay FILE --states",
    ],
)
def test_a_full_disk_is_one_sentence(command: str, unbuffered: bool, game_file: Path) -> None:
    said = refused(*command.replace("FILE", str(game_file)).split(), unbuffered=unbuffered)

    assert said == [SENTENCE]


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_review_for_a_full_disk_is_one_sentence(
    finished: Record,
    game_file: Path,
    options: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    seen = ReviewedTurn(turns_of(finished)[0], final_state(finished), SecondLook(0.2, 0.2, ()))
    monkeypatch.setattr("furstenfeld.cli.review._seen", lambda *_: [seen])
    with FULL.open("w") as full:
        monkeypatch.setattr("sys.stdout", full)
        code = main(["review", str(game_file), *options])

    assert code == 2
    assert capsys.readouterr().err == f"{SENTENCE}\n"


@pytest.mark.parametrize(
    "command",
    [
        "simulate --games 1 --bots random",
        "arena steward random --players 2 --deals 2",
        "balance reconstructed --games 2 --players 2 --variant base --bot random",
    ],
)
def test_what_was_played_for_a_full_disk_is_said_before(command: str) -> None:
    *_, last = said = refused(*command.split(), unbuffered=False)

    assert len(said) == 2
    assert last == SENTENCE


@pytest.mark.parametrize("language", languages())
def test_the_sentence_is_in_the_readers_language(language: str) -> None:
    said = refused("cards", "--lang", language, unbuffered=False)

    assert said == [Speaker(language).say("cli-error-system", reason=REASON)]


def test_a_reader_who_goes_away_before_the_end_is_no_error() -> None:
    gone, there = os.pipe()
    os.close(gone)
    settings = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
    command = [sys.executable, "-m", "furstenfeld", "--version"]
    with os.fdopen(there, "w") as pipe:
        done = subprocess.run(
            command, stdout=pipe, stderr=subprocess.PIPE, env=settings, check=False
        )

    assert (done.returncode, done.stderr) == (1, b"")
