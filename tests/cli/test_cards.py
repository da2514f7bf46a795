"""`furstenfeld cards`: every card of an edition, and all its other numbers."""

import json
from pathlib import Path

import pytest

from furstenfeld.records import bundled_edition
from furstenfeld.rules import CARDS, PRICED_CARDS, edition_from
from furstenfeld.text import Speaker, languages
from tests.cli.conftest import Run

TOML = (
    Path(__file__).parents[2] / "src/furstenfeld/records/edition_files/reconstructed.toml"
).read_text("utf-8")


@pytest.mark.parametrize("language", languages())
def test_every_card_is_in_the_table_under_its_name(furstenfeld: Run, language: str) -> None:
    """R0.4, R8.1: all cards of the edition, with what they cost."""
    speaker = Speaker(language)
    said = furstenfeld("cards", "--lang", language)

    assert said.code == 0
    assert [speaker.card(card) for card in PRICED_CARDS if speaker.card(card) not in said.out] == []


def test_a_card_stands_beside_its_cost_and_its_name_in_actions(furstenfeld: Run) -> None:
    """R8.0: the crane costs 4."""
    (line,) = (line for line in furstenfeld("cards").out.splitlines() if " Crane " in line)

    assert line.split()[:3] == ["(4)", "Crane", "crane"]


def test_the_table_ends_with_track_demands_and_palace_prices(furstenfeld: Run) -> None:
    said = " ".join(furstenfeld("cards").out.split())

    assert "0 1 1 2 2 3" in said
    assert "1-2-3, 1-3-2, 2-1-3, 2-3-1, 3-1-2, 3-2-1, 2-2-2" in said
    assert "8, 10, 12, 14, 16, 18" in said


def test_another_edition_shows_its_own_numbers(furstenfeld: Run) -> None:
    """R8.2: the plain track is 0, 1, 2, 3."""
    assert "0 1 2 3." in furstenfeld("cards", "--edition", "plain-track").out


def test_an_edition_of_ones_own_is_shown(furstenfeld: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TOML.replace("crane = 4", "crane = 77"), "utf-8")

    assert "(77)" in furstenfeld("cards", "--edition", path).out


def test_for_programs_there_is_json_that_holds_the_whole_edition(furstenfeld: Run) -> None:
    data = json.loads(furstenfeld("cards", "--json").out)

    assert edition_from(data["edition"]) == bundled_edition("reconstructed")
    assert [card["card"] for card in data["cards"]] == [row.card for row in CARDS]


def test_in_json_a_palace_part_has_no_cost_of_its_own(furstenfeld: Run) -> None:
    """R4.4: the palace deck says what it costs."""
    cards = json.loads(furstenfeld("cards", "--json").out)["cards"]

    assert [card["card"] for card in cards if card["cost"] is None] == [
        f"palace-{part}" for part in range(1, 7)
    ]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("crane = 4", "", "costs.crane"),
        ("crane = 4", "crane = 4\ncastle = 9", "costs.castle"),
        ("crane = 4", "crane = -1", "costs.crane"),
        ("track = [0, 1,", "track = [1, 1,", "track"),
        ("start = 1", "start = 0", "start"),
        ("start = 1", "start = 6", "start"),
        ("coins = 2", "coins = true", "coins"),
        ("[costs]", "[costs", "TOML"),
    ],
)
def test_a_wrong_edition_is_refused_with_its_file_and_its_key(
    furstenfeld: Run, tmp_path: Path, old: str, new: str, key: str
) -> None:
    """R8.1: one line that names the file, the key and what was expected."""
    path = tmp_path / "wrong.toml"
    assert old in TOML
    path.write_text(TOML.replace(old, new), "utf-8")
    said = furstenfeld("cards", "--edition", path)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert str(path) in said.err
    assert key in said.err
    assert "(R8.1)" in said.err


def test_a_name_in_an_edition_cannot_command_the_terminal(furstenfeld: Run, tmp_path: Path) -> None:
    path = tmp_path / "loud.toml"
    path.write_text(TOML.replace('"reconstructed"', r'"\u001b[2J"'), "utf-8")

    assert "\x1b" not in furstenfeld("cards", "--edition", path).out
