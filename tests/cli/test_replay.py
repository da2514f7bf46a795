"""`furstenfeld replay`: retold, looked at, and line by line for machines."""

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from furstenfeld.records import Record, encode_state, replay, write_game
from furstenfeld.rules import Card
from furstenfeld.text import Speaker, languages
from tests.cli.conftest import Run, played


def saved(record: Record, path: Path, moves: int | None = None) -> Path:
    """Write a game, or its first moves, and return the file."""
    if moves is not None:
        record = Record(record.deal, record.players, record.moves[:moves], None, record.about)
    write_game(record, path)
    return path


def test_the_states_are_those_of_the_records(
    furstenfeld: Run, finished: Record, game_file: Path
) -> None:
    """R11.2: one line before the first action and one after each."""
    lines = [encode_state(outcome.state, number) for number, outcome in enumerate(replay(finished))]

    assert furstenfeld("replay", game_file, "--states") == (0, "\n".join(lines) + "\n", "")


def test_every_state_is_one_line_of_json_with_the_keys_of_the_rules(
    furstenfeld: Run, game_file: Path
) -> None:
    """R11.2: these keys, in this order."""
    first = json.loads(furstenfeld("replay", game_file, "--states").out.splitlines()[0])

    assert " ".join(first) == (
        "n round to_move order coins goods plots hands decks markers filled "
        "palace_price cubes winners"
    )


@pytest.mark.parametrize("number", [0, 1, 20])
def test_one_state_is_that_line_alone(furstenfeld: Run, game_file: Path, number: int) -> None:
    """R11.2: `--at` chooses a line."""
    lines = furstenfeld("replay", game_file, "--states").out.splitlines()

    assert furstenfeld("replay", game_file, "--states", "--at", number).out == f"{lines[number]}\n"


@pytest.mark.parametrize("number", [-1, 10_000])
def test_a_position_that_is_not_there_is_refused(
    furstenfeld: Run, finished: Record, game_file: Path, number: int
) -> None:
    said = furstenfeld("replay", game_file, "--at", number)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert str(number) in said.err
    assert str(len(finished.moves)) in said.err


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_is_refused(furstenfeld: Run, game_file: Path, seat: int) -> None:
    said = furstenfeld("replay", game_file, "--seat", seat)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)


def test_the_states_of_one_seat_are_refused_because_they_show_secrets(
    furstenfeld: Run, game_file: Path
) -> None:
    """R11.2: the lines hold everything on the table, secrets too."""
    said = furstenfeld("replay", game_file, "--states", "--seat", "0")

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("language", languages())
def test_a_retelling_has_every_round_and_ends_with_the_standing(
    furstenfeld: Run, finished: Record, game_file: Path, language: str
) -> None:
    speaker = Speaker(language, finished.players)
    assert finished.result is not None
    said = furstenfeld("replay", game_file, "--lang", language)

    assert said.code == 0
    assert said.err == ""
    for number in range(1, finished.result.rounds + 1):
        assert f" {speaker.say('heading-round', round=number)} " in said.out
    last = said.out.splitlines()[-6:]
    assert [line.split()[0] for line in last if "▣▣" in line] == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("notes", "seats"), [([1], [1]), ([0, 7, "Ada", None, 2], [0, 2]), ({"1": 1}, [])]
)
def test_who_resigned_is_told_in_the_end(
    furstenfeld: Run, finished: Record, tmp_path: Path, notes: object, seats: list[int]
) -> None:
    """Notes are anybody's: only seats that there are count."""
    path = tmp_path / "resigned.json"
    write_game(msgspec.structs.replace(finished, about={"resigned": notes}), path)
    told = furstenfeld("replay", path).out.splitlines()
    names = [finished.players[seat] for seat in seats]

    assert [line for line in told if "resigned" in line] == [
        f"{name} resigned. A bot played to the end." for name in names
    ]


def test_an_unfinished_game_ends_with_the_table_and_who_is_to_move(
    furstenfeld: Run, finished: Record, tmp_path: Path
) -> None:
    """R11.3: a game file may end at any action."""
    said = furstenfeld("replay", saved(finished, tmp_path / "half.json", 31))

    assert said.code == 0
    assert re.search(r"\nWaiting for (Ada|Bo|Cy)\.\n$", said.out)


def test_the_table_at_the_beginning_shows_full_hands_and_free_spaces(
    furstenfeld: Run, game_file: Path
) -> None:
    """R1.5, R2.3: six cards in hand, twenty in the deck; no good has been sold."""
    said = furstenfeld("replay", game_file, "--at", "0").out

    assert said.count("6+20") == 3
    assert "●○" not in said
    assert "palace part 8 ▢▢▢" in said


def test_the_table_at_the_end_is_the_standing(
    furstenfeld: Run, finished: Record, game_file: Path
) -> None:
    said = furstenfeld("replay", game_file, "--at", len(finished.moves)).out

    assert "A palace is complete, and the game is over." in said


@pytest.mark.untraced
def test_the_expert_opening_is_retold_before_round_one(furstenfeld: Run, tmp_path: Path) -> None:
    """R1.6: keep one, put nine under the deck."""
    said = furstenfeld("replay", saved(played(variant="expert"), tmp_path / "expert.json")).out
    opening = said.partition(" Round 1 ")[0]

    assert len(re.findall(r"(Ada|Bo|Cy) keeps ", opening)) == 3


def relabelled(record: Record, seat: int, one: Card, other: Card) -> Record:
    """Return the game in which two cards of one seat have changed places, in deck and actions."""
    names = {one.value: other.value, other.value: one.value}

    def swap(text: str) -> str:
        return " ".join(names.get(word, word) for word in text.split())

    decks = list(record.deal.decks)
    decks[seat] = tuple(Card(names.get(card, card)) for card in decks[seat])
    deal = msgspec.structs.replace(record.deal, decks=tuple(decks))
    moves = tuple((who, swap(text) if who == seat else text) for who, text in record.moves)
    return Record(deal, record.players, moves)


ALIKE = [
    (Card(f"{one}-{level}"), Card(f"{other}-{level}"))
    for level in (1, 2, 3)
    for one, other in (("hops", "barley"), ("hops", "water"), ("barley", "water"))
]


@pytest.mark.untraced
@pytest.mark.parametrize("language", languages())
def test_a_seat_is_told_nothing_that_depends_on_the_hidden_cards_of_others(
    furstenfeld: Run, tmp_path: Path, language: str
) -> None:
    """R2.5: swap two cards that Bo has never shown, and Ada hears the same to the byte."""
    game, moves = played(), 90
    bo = [text.split() for seat, text in game.moves[:moves] if seat == 1]
    built = {words[1] for words in bo if words[0] == "build"}
    one, other = next(pair for pair in ALIKE if not built.intersection(pair))
    half = Record(game.deal, game.players, game.moves[:moves])
    true = saved(half, tmp_path / "true.json")
    changed = saved(relabelled(half, 1, one, other), tmp_path / "changed.json")

    def told(path: Path, *options: str) -> str:
        said = furstenfeld("replay", path, "--lang", language, *options)
        assert said.code == 0, said.err
        return said.out

    assert told(true) != told(changed)
    assert told(true, "--seat", "0") == told(changed, "--seat", "0")
    for number in range(0, moves, 30):
        at = ("--at", str(number), "--seat", "0")
        assert told(true, *at) == told(changed, *at)


def test_a_name_in_a_file_cannot_command_the_terminal(
    furstenfeld: Run, finished: Record, tmp_path: Path
) -> None:
    names = ("\x1b[31mAda", "[bold]Bo[/bold]\n", "C" * 500)
    record = Record(finished.deal, names, finished.moves, finished.result)
    said = furstenfeld("replay", saved(record, tmp_path / "names.json"))

    assert said.code == 0
    assert "\x1b" not in said.out
    assert "[bold]Bo[/bold]" in said.out


def test_colours_are_for_terminals_and_can_be_switched_off(
    furstenfeld: Run, game_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """no-color.org: attributes may stay, colours go."""
    plain = furstenfeld("replay", game_file).out
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    coloured = furstenfeld("replay", game_file).out
    monkeypatch.setenv("NO_COLOR", "1")
    uncoloured = furstenfeld("replay", game_file).out

    assert "\x1b[" not in plain
    assert re.search(r"\x1b\[[\d;]*38;", coloured)
    assert not re.search(r"\x1b\[[\d;]*(3[0-8]|9[0-7])", uncoloured)


@pytest.mark.parametrize("options", ["", "--states"])
def test_a_reader_who_goes_away_is_no_error(game_file: Path, options: str) -> None:
    command = f"{sys.executable} -m furstenfeld replay {game_file} {options} | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)

    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


def test_a_terminal_without_unicode_gets_question_marks_and_no_traceback(game_file: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "furstenfeld", "replay", str(game_file), "--at", "5"],
        env={"PYTHONIOENCODING": "ascii", "PATH": "/usr/bin:/bin"},
        capture_output=True,
        check=False,
    )

    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert b"?" in done.stdout
