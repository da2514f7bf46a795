"""Saving and resuming: a game file in between, and nothing is lost or changed."""

import json
import re
from pathlib import Path

import pytest

from furstenfeld.records import Record, deal, final_state, read_game, write_game
from tests.cli.conftest import TURN, UNDER, Run

pytestmark = pytest.mark.untraced


def moves_in(path: Path) -> list[list[object]]:
    """Return the actions of a game file."""
    actions = json.loads(path.read_text("utf-8"))["actions"]
    assert isinstance(actions, list)
    return actions


def test_a_saved_game_is_a_game_file(furstenfeld: Run, tmp_path: Path) -> None:
    """R11.1: it replays, and notes who plays."""
    furstenfeld("play", "--seed", "7", "--name", "Zoë", answers=f"{TURN}{UNDER}yes\nsave\n")
    record = read_game(tmp_path / "furstenfeld-7.json")

    assert final_state(record).to_move == 0
    assert record.players == ("Zoë", "Steward 1", "Steward 2")
    assert record.deal == deal("7", 3)
    assert record.about["bots"] == [None, "steward", "steward"]


def test_a_resumed_game_goes_on_as_if_it_had_never_been_left(
    furstenfeld: Run, tmp_path: Path
) -> None:
    first, second = "1\n" * 57, "2\n1\n" * 30
    whole = first + second + "save whole.json\n"
    furstenfeld("play", "--seed", "7", "--bots", "random", answers=whole)
    furstenfeld("play", "--seed", "7", "--bots", "random", answers=f"{first}save part.json\n")
    said = furstenfeld("play", "part.json", answers=f"{second}save\n")

    assert said.code == 0
    assert "The game continues where you left it." in " ".join(said.out.split())
    assert (tmp_path / "part.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


def test_a_game_saved_in_the_middle_of_a_turn_can_still_be_undone(furstenfeld: Run) -> None:
    """R10.2: what was not confirmed is still a draft."""
    furstenfeld("play", "--seed", "7", answers=f"{TURN}save part.json\n")
    said = furstenfeld("play", "part.json", answers="undo\nundo\nundo\nundo\nundo\nundo\n")

    assert re.findall(r"Taken back: (.*)", said.out)[-1] == "brewery 1"
    assert said.out.count("nothing to take back") == 1


def test_a_game_saved_before_the_confirmation_asks_for_it_again(furstenfeld: Run) -> None:
    furstenfeld("play", "--seed", "7", answers=f"{TURN}{UNDER}save part.json\n")
    said = furstenfeld("play", "part.json", answers="yes\n")

    assert "Your turn is complete. Play it?" in said.out
    assert "\n■ Steward 1\n" in said.out


def test_a_file_that_is_not_this_game_is_not_overwritten(furstenfeld: Run, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary", "utf-8")
    said = furstenfeld("play", "--seed", "7", answers="1\nsave diary.txt\n")

    assert path.read_text("utf-8") == "dear diary"
    assert "diary.txt already exists" in said.out


@pytest.mark.parametrize("name", ["nowhere/x.json", "~nobody-here/x.json", "a\0b", "x" * 300])
def test_a_place_that_cannot_be_written_to_is_no_end(furstenfeld: Run, name: str) -> None:
    said = furstenfeld("play", "--seed", "7", answers=f"1\nsave {name}\nhelp\n")

    assert said.code == 0
    assert "Check the name and location." in " ".join(said.out.split())
    assert "help [CARD]" in said.out


def test_a_turn_that_was_changed_after_saving_is_not_saved(furstenfeld: Run) -> None:
    said = furstenfeld("play", "--seed", "7", answers="1\nsave\nundo\n2\nquit\n")

    assert "The game is not saved." in said.out


def test_the_own_file_is_saved_again_without_a_word(furstenfeld: Run, tmp_path: Path) -> None:
    furstenfeld("play", "--seed", "7", answers="1\nsave a.json\n2\nsave\nsave a.json\n")

    assert len(moves_in(tmp_path / "a.json")) == 2


def test_a_file_saved_earlier_is_where_the_game_goes_on(furstenfeld: Run) -> None:
    said = furstenfeld("play", "--seed", "7", answers="1\nsave 'a b.json'\n2\n")

    assert "Continue from the last save with: furstenfeld play" in " ".join(said.out.split())


def test_somebody_elses_unfinished_game_can_be_played_on_at_any_seat(
    furstenfeld: Run, tmp_path: Path, finished: Record
) -> None:
    """R11.1: `about` is optional; without it the options say who plays."""
    path = tmp_path / "half.json"
    write_game(Record(finished.deal, finished.players, finished.moves[:40]), path)
    said = furstenfeld("play", path, "--seat", "2", "--bots", "steward", answers="1\n" * 2000)

    assert "◆ Cy (you)" in said.out
    assert "and the game is over." in said.out


@pytest.mark.parametrize(
    "about",
    [
        {"bots": "all"},
        {"bots": [None, None, "steward"]},
        {"bots": [None, "steward", "stewart"]},
        {"bots": [None, "steward", "program:no-such-bot"]},
        {"bots": [None, "steward"]},
        {"bots": [None, "steward", "steward"], "seed": 7},
        {"bots": [None, "steward", "steward"], "draft": "three"},
        {"bots": [None, "steward", "steward"], "draft": 30},
        {"bots": ["steward", None, "steward"], "draft": 2},
    ],
    ids=str,
)
def test_notes_that_make_no_sense_are_passed_over(
    furstenfeld: Run, tmp_path: Path, finished: Record, about: dict[str, object]
) -> None:
    """R11.1: `about` is ignored by replay, so it cannot make a file unplayable."""
    path = tmp_path / "half.json"
    write_game(Record(finished.deal, finished.players, finished.moves[:40], None, about), path)
    said = furstenfeld("play", path, answers="1\n" * 20)

    assert (said.code, said.err) == (0, "")
    assert "(you)" in said.out


def test_a_finished_game_shows_its_standing(
    furstenfeld: Run, game_file: Path, finished: Record
) -> None:
    said = furstenfeld("play", game_file)

    assert said.code == 0
    assert "▣▣▣▣▣▣" in said.out


def test_a_game_can_be_saved_after_its_end(furstenfeld: Run, tmp_path: Path) -> None:
    count = furstenfeld("play", "--seed", "7", answers="1\n" * 3000).out.count("\n> ")
    furstenfeld("play", "--seed", "7", answers="1\n" * (count - 1) + "save end.json\n")

    assert read_game(tmp_path / "end.json").result is not None
