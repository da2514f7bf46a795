"""The page about editions: its tables are those of the lab, put there by a tool."""

import re

import msgspec
import pytest

from furstenfeld.lab.balance import BalancePlan, report
from furstenfeld.lab.game_stats import GameStats
from furstenfeld.rules import Variant
from tests.lab.balance.games import GAME, PLAIN_TRACK, RECONSTRUCTED, game
from tools import edition_page

FOUR: GameStats = game(
    players=4,
    places=(1, 2, 3, 4),
    first_order=(3, 2, 1, 0),
    coins=GAME.coins * 2,
    parts=GAME.parts * 2,
    drawn=GAME.drawn * 2,
    incomes=tuple(row * 2 for row in GAME.incomes),
    palaces=tuple(row * 2 for row in GAME.palaces),
    purses=tuple(row * 2 for row in GAME.purses),
    builds=GAME.builds * 2,
)
PLAN = BalancePlan(
    (RECONSTRUCTED, PLAIN_TRACK), tuple(Variant), (4,), games=2, bot="steward", seed="1"
)
FOUND = report(PLAN, {setting: {1: FOUR, 2: FOUR} for setting in PLAN.settings()})


def test_every_mark_of_the_page_has_a_table_of_the_lab() -> None:
    text = edition_page.PAGE.read_text("utf-8")
    marks = re.findall(r"<!-- bench: (.+) -->", text)

    assert len(marks) == len(set(marks)) >= 10
    assert set(marks) - edition_page.blocks(FOUND).keys() == set()


def test_the_tool_writes_the_tables_and_leaves_all_else(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("page")
    page, figures = folder / "edition.md", folder / "report.json"
    page.write_text("a\n<!-- bench: seats base -->\nold\n<!-- /bench: seats base -->\nz\n", "utf-8")
    figures.write_bytes(msgspec.json.encode(FOUND))
    monkeypatch.setattr(edition_page, "PAGE", page)
    code = edition_page.main([str(figures)])
    text = page.read_text("utf-8")

    assert code == 0
    assert text.startswith("a\n") and text.endswith("z\n")
    assert "old" not in text
    assert "| Players | Edition       | Fair |" in text


def test_the_summary_has_a_row_for_each_edition_and_number_of_players() -> None:
    lines = edition_page.blocks(FOUND)["summary base"].splitlines()

    assert len(lines) == 2 + 2
    assert lines[2].split("|")[1:4] == ["       4 ", " reconstructed ", " 3.00 ±0.00 "]


def test_the_tool_wants_one_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert edition_page.main([]) == 2
    assert "usage" in capsys.readouterr().err
