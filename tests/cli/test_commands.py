"""What a player may type besides actions, and every way to leave a game."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from furstenfeld.rules import Card
from furstenfeld.text import Speaker, languages
from tests.cli.conftest import TURN, Run, Said


def last_lines(said: Said, count: int) -> str:
    """Return the end of what was said, as one line of words."""
    return " ".join(" ".join(said.out.splitlines()[-count:]).split())


def test_nonsense_is_explained_and_the_question_stays(furstenfeld: Run) -> None:
    said = furstenfeld("play", "--seed", "7", answers="dance\n9\nbrewery 5\nbuild crane 1\n1\n")

    assert "“dance” is not an action." in said.out
    assert "Choose a number from 1 to 4." in said.out
    assert "(R1.1)" in said.out
    assert "(R10.4)" in said.out
    assert "Choose the amount of hops" in said.out


def test_no_number_is_too_long_to_be_refused(furstenfeld: Run) -> None:
    said = furstenfeld("play", "--seed", "7", answers="9" * 5000 + "\n")

    assert "Choose a number from 1 to 4." in said.out


def test_an_empty_line_asks_again(furstenfeld: Run) -> None:
    said = furstenfeld("play", "--seed", "7", answers="\n")

    assert said.out.count("Choose a brewery to sell to.") == 2


@pytest.mark.parametrize("language", languages())
def test_help_lists_the_commands_in_every_language(furstenfeld: Run, language: str) -> None:
    said = furstenfeld("play", "--seed", "7", "--lang", language, answers="help\n?\n")

    for command in ("undo", "restart", "table", "deck", "log", "summary", "save", "quit"):
        assert said.out.count(f"\n  {command} ") == 2


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("crane", "It is in your hand."),
        ("Crane", "It is in your hand."),
        ("bank-1", "still in your deck"),
        ("Bank II", "still in your deck"),
        ("tour guide", "expert game"),
    ],
)
def test_help_explains_a_card_and_says_where_it_is(furstenfeld: Run, name: str, place: str) -> None:
    said = furstenfeld("play", "--seed", "7", answers=f"help {name}\n")

    assert place in said.out


def test_help_knows_where_a_card_went(furstenfeld: Run) -> None:
    answers = (
        TURN.replace("built", "build crane 4") + "built\nunder hops-1\nhelp crane\nhelp hops-1\n"
    )
    said = furstenfeld("play", "--seed", "7", answers=answers)

    assert "It is in play on your board." in said.out
    assert "You put it under your deck." in said.out


def test_help_finds_a_card_by_its_german_name(furstenfeld: Run) -> None:
    said = furstenfeld("play", "--seed", "7", "--lang", "de", answers="help baukran\n")

    assert Speaker("de").card_text(Card.CRANE) in " ".join(said.out.split())


def test_help_about_no_card_names_the_cards(furstenfeld: Run) -> None:
    said = furstenfeld("play", "--seed", "7", answers="help castle\n")

    assert "no card “castle”" in said.out
    assert "town-hall-1" in said.out


@pytest.mark.parametrize("language", languages())
def test_the_summary_card_has_the_phases_and_every_card(furstenfeld: Run, language: str) -> None:
    """R0.2: each player has a summary card."""
    speaker = Speaker(language)
    said = furstenfeld("play", "--seed", "7", "--lang", language, answers="summary\n")
    card = said.out.rpartition(speaker.say("summary-title"))[2]

    assert all(speaker.say(f"phase-{phase}") in card for phase in range(1, 7))
    assert speaker.card(Card.LABORATORY_2) in card
    assert speaker.card(Card.SCAVENGER) not in card


def test_the_deck_command_lists_what_is_not_seen_yet(furstenfeld: Run) -> None:
    """R2.5: a player knows the own cards, but not their order."""
    said = furstenfeld("play", "--seed", "7", answers="deck\n")
    unseen = last_lines(said, 12).partition("in unknown order:")[2].partition(".")[0]

    assert len(unseen.split(",")) == 20


def test_the_log_tells_the_draft_too(furstenfeld: Run) -> None:
    said = furstenfeld("play", "--seed", "7", answers=f"{TURN}log\n")

    assert said.out.count("Ada sells 1 hops, 1 barley and 1 water to Moosbichl") == 2


@pytest.mark.untraced
def test_the_log_tells_two_rounds_or_all(furstenfeld: Run) -> None:
    answers = "4\nbuilt\n" + "1\n" * 40
    short = furstenfeld("play", "--seed", "7", answers=answers + "log\n").out
    long = furstenfeld("play", "--seed", "7", answers=answers + "log all\n").out

    assert "“log all” shows the whole game." in short
    assert long.count(" Set-up ") == 2
    assert long.count(" Round 1 ─") == 2
    assert short.count(" Round 1 ─") == 1


def test_the_end_of_the_answers_is_a_polite_end(furstenfeld: Run) -> None:
    said = furstenfeld("play", "--seed", "7", answers="1\n")

    assert (said.code, said.err) == (0, "")
    assert "This game was not saved and cannot be resumed" in last_lines(said, 3)
    assert "--seed 7" in last_lines(said, 3)


def test_quit_asks_once_more_before_something_is_lost(furstenfeld: Run) -> None:
    said = furstenfeld("play", "--seed", "7", answers="1\nquit\n\nquit\nquit\nhelp\n")

    assert said.out.count("The game is not saved.") == 2
    assert not re.search(r"\n> help\n", said.out)


def test_quit_leaves_at_once_when_nothing_is_lost(furstenfeld: Run) -> None:
    said = furstenfeld("play", "--seed", "7", answers="quit\nhelp\n")

    assert "The game is not saved." not in said.out
    assert "help [CARD]" not in said.out


def test_quit_may_be_answered_with_save(furstenfeld: Run, tmp_path: Path) -> None:
    said = furstenfeld("play", "--seed", "7", answers="1\nquit\nsave mine.json\nhelp\n")

    assert (tmp_path / "mine.json").exists()
    assert "Continue with: furstenfeld play mine.json" in last_lines(said, 2)


def test_ctrl_c_is_a_polite_end(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "furstenfeld", "play", "--seed", "7"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
    )
    assert process.stdout is not None
    while process.stdout.read(1) != b">":
        pass
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)

    assert (process.returncode, err) == (0, b"")
    assert b"Until next time." in out
