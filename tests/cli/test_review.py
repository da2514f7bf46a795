"""`furstenfeld review`: mistakes of a game file, told and line by line for machines."""

import json
import sys
from pathlib import Path

import pytest

from furstenfeld.bots.champion import SecondLook
from furstenfeld.cli.review import ReviewedTurn
from furstenfeld.records import Record, final_state, turns_of, write_game
from furstenfeld.rules import apply, parse
from furstenfeld.text import Speaker, languages
from tests.cli.conftest import Run

SLOW = pytest.mark.slow


@pytest.fixture
def first_turn(finished: Record, tmp_path: Path) -> Path:
    """Return the file of a game that was cut after its first turn."""
    turn = turns_of(finished)[0]
    moves = finished.moves[: turn.before + len(turn.actions)]
    path = tmp_path / "first.json"
    write_game(Record(finished.deal, finished.players, moves), path)
    return path


def test_there_is_a_line_of_json_for_each_turn(
    furstenfeld: Run, finished: Record, first_turn: Path
) -> None:
    said = furstenfeld("review", first_turn, "--json")
    [line] = map(json.loads, said.out.splitlines())
    [turn, *_] = turns_of(finished)

    assert said.code == 0
    assert list(line) == ["round", "seat", "before", "played", "best", "actions", "better"]
    assert (line["round"], line["seat"], line["before"]) == (1, turn.seat, turn.before)
    assert line["actions"] == [str(action) for action in turn.actions]
    assert 0 <= line["played"] <= line["best"] <= 1
    state = final_state(Record(finished.deal, finished.players, finished.moves[: turn.before]))
    for text in line["better"]:
        state = apply(state, parse(text)).state


@pytest.mark.parametrize(
    "lang", [lang if lang == "it" else pytest.param(lang, marks=SLOW) for lang in languages()]
)
def test_mistakes_are_told_in_every_language(furstenfeld: Run, first_turn: Path, lang: str) -> None:
    [line] = map(json.loads, furstenfeld("review", first_turn, "--json").out.splitlines())
    told = " ".join(furstenfeld("review", first_turn, "--lang", lang).out.split())
    lost = round(100 * line["best"]) - round(100 * line["played"])
    summary = Speaker(lang).say(
        "review-mistakes", turns=1, mistakes=1 if line["better"] else 0, lost=lost
    )

    assert " ".join(summary.split()) in told
    assert (Speaker(lang).say("review-better") in told) == bool(line["better"])


def test_what_was_lost_is_the_difference_of_the_points_that_are_told(
    furstenfeld: Run, finished: Record, first_turn: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """17 instead of 30 is 13, though 13.8 points lie between 16.6 and 30.4."""
    turn = turns_of(finished)[0]
    start = final_state(Record(finished.deal, finished.players, finished.moves[: turn.before]))
    seen = ReviewedTurn(turn, start, SecondLook(0.166, 0.304, turn.actions))
    monkeypatch.setattr("furstenfeld.cli.review._seen", lambda *_: [seen])
    told = furstenfeld("review", first_turn).out

    assert "17 points instead of 30 " in told
    assert "by 13 of the win’s 100 points." in told


def test_a_seat_that_is_not_at_the_table_is_refused(furstenfeld: Run, first_turn: Path) -> None:
    said = furstenfeld("review", first_turn, "--seat", 3)

    assert (said.code, said.out) == (2, "")
    assert "3" in said.err


def test_without_the_compiled_engine_it_says_what_to_install(
    furstenfeld: Run, first_turn: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "furstenfeld.fast", None)
    said = furstenfeld("review", first_turn)

    assert (said.code, said.out) == (2, "")
    assert "furstenfeld[fast]" in said.err


def test_a_seat_that_had_no_turn_has_no_mistakes(
    furstenfeld: Run, finished: Record, first_turn: Path
) -> None:
    waiting = (turns_of(finished)[0].seat + 1) % 3

    assert furstenfeld("review", first_turn, "--seat", waiting, "--json") == (0, "", "")
