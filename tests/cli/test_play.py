"""`furstenfeld play`: a game from a script of answers, planned, undone and confirmed."""

import re

import pytest

from tests.cli.conftest import TURN, UNDER, Run


@pytest.mark.untraced
@pytest.mark.parametrize(
    "options",
    [(), ("--players", "2", "--variant", "expert", "--seat", "1"), ("--players", "5")],
    ids=["three", "two experts", "five"],
)
def test_a_game_of_first_choices_goes_to_its_end(
    furstenfeld: Run, options: tuple[str, ...]
) -> None:
    said = furstenfeld("play", "--seed", "7", *options, answers="1\n" * 3000)

    assert (said.code, said.err) == (0, "")
    assert "and the game is over." in said.out
    assert said.out.count("(you)") > 3


@pytest.mark.untraced
def test_the_same_seed_and_the_same_answers_give_the_same_game(furstenfeld: Run) -> None:
    one = furstenfeld("play", "--seed", "same", answers="2\n1\n" * 60)
    two = furstenfeld("play", "--seed", "same", answers="2\n1\n" * 60)

    assert one == two


def test_without_a_seed_every_game_is_another(furstenfeld: Run) -> None:
    assert furstenfeld("play").out != furstenfeld("play").out


def test_an_action_may_be_typed_as_it_is_written(furstenfeld: Run) -> None:
    """R10.1: one text form; a person may be careless with case and spaces."""
    said = furstenfeld("play", "--seed", "7", answers="  Brewery   1 \nSELL 1 HOPS\n")

    assert "Choose the amount of barley" in said.out


def test_the_table_shows_breweries_players_estate_and_hand(furstenfeld: Run) -> None:
    said = furstenfeld("play", "--seed", "7").out

    assert "╭─ 1 Moosbichl" in said
    assert "H  0[1]1 2 2 3  ○○ " in said
    assert "▸ ● Ada (you)       0      2  1H 1B 1W       6+20" in said
    assert "│ 4 hops" in said
    assert " (4)  Crane" in said
    assert "Deck: 20 cards." in said


def test_with_a_crane_in_play_the_full_cost_and_the_own_cost_are_shown(furstenfeld: Run) -> None:
    """R4.5: 3 less 2 is 1."""
    said = furstenfeld("play", "--seed", "7", answers=TURN.replace("built", "build crane 3")).out

    assert "3→(1)  Town hall I" in said


def test_choices_say_what_they_would_bring(furstenfeld: Run) -> None:
    said = furstenfeld("play", "--seed", "7", answers="1\n").out

    assert re.search(r"1  Sell to Moosbichl +all goods: 3 coins +brewery 1", said)
    assert re.search(r"2  Sell 1 hops +1 coin +sell 1 hops", said)


def test_a_turn_is_played_only_when_it_is_confirmed(furstenfeld: Run) -> None:
    """R10.2: planned, undone, and then confirmed as one."""
    said = furstenfeld("play", "--seed", "7", answers=TURN + UNDER)

    assert "Your turn is complete. Play it?" in said.out
    assert "\n■ Steward 1\n" not in said.out


@pytest.mark.parametrize("answer", ["", "1", "y", "yes", "YES"])
def test_a_turn_is_confirmed_in_many_words(furstenfeld: Run, answer: str) -> None:
    said = furstenfeld("play", "--seed", "7", answers=f"{TURN}{UNDER}{answer}\n")

    assert "\n■ Steward 1\n" in said.out


def test_a_turn_is_confirmed_in_the_own_language(furstenfeld: Run) -> None:
    said = furstenfeld("play", "--seed", "7", "--lang", "de", answers=f"{TURN}{UNDER}ja\n")

    assert "\n■ Steward 1\n" in said.out


@pytest.mark.parametrize("answer", ["2", "undo"])
def test_a_complete_turn_can_be_taken_back_by_one_answer(furstenfeld: Run, answer: str) -> None:
    said = furstenfeld("play", "--seed", "7", answers=f"{TURN}{UNDER}{answer}\n")

    assert "Taken back: under palace-2" in said.out
    assert said.out.count("Put palace II under the deck") > 1


@pytest.mark.parametrize("answer", ["3", "restart"])
def test_a_complete_turn_can_be_begun_anew(furstenfeld: Run, answer: str) -> None:
    said = furstenfeld("play", "--seed", "7", answers=f"{TURN}{UNDER}{answer}\n")

    assert said.out.count("Choose a brewery to sell to.") == 2


def test_a_complete_turn_takes_no_more_actions(furstenfeld: Run) -> None:
    said = furstenfeld("play", "--seed", "7", answers=f"{TURN}{UNDER}built\n9\n")

    assert "Play it with “yes”" in said.out
    assert "Choose a number from 1 to 3." in said.out


def test_undo_takes_answers_back_one_by_one_up_to_the_beginning(furstenfeld: Run) -> None:
    """R10.2: own actions of this turn alone."""
    said = furstenfeld("play", "--seed", "7", answers="1\n2\nundo\nundo\nundo\n")

    assert re.findall(r"Taken back: (.*)", said.out) == ["sell 1 hops", "brewery 1"]
    assert said.out.count("nothing to take back") == 1


def test_undo_never_passes_another_seat(furstenfeld: Run) -> None:
    """R10.2: what others have seen stays."""
    said = furstenfeld("play", "--seed", "7", answers=f"{TURN}{UNDER}yes\nundo\nrestart\n")

    assert "\n■ Steward 1\n" in said.out
    assert said.out.count("nothing to take back") == 2


def test_an_expert_plays_with_the_expert_cards(furstenfeld: Run) -> None:
    """R1.6: ten cards, keep one, and the summary card has all 28."""
    said = furstenfeld("play", "--seed", "7", "--variant", "expert", answers="summary\n1\n1\n")

    assert "Choose the one card to keep." in said.out
    assert "Scavenger" in said.out
