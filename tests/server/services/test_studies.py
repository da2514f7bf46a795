"""Study tables: who played at a game that a file tells, as far as the file can be believed."""

from collections.abc import Mapping
from typing import Any

import pytest

from furstenfeld.records import Record, deal
from furstenfeld.server.core.table import NOBODY
from furstenfeld.server.services.studies import chairs_of


def bots_of(players: tuple[str, ...], about: Mapping[str, Any]) -> list[str | None]:
    """Return the bots at the study of a game with these players and notes."""
    record = Record(deal=deal("study", len(players)), players=players, moves=(), about=about)
    return [player.bot for player in chairs_of(record)]


def test_the_bots_of_a_servers_game_are_bots_at_its_study() -> None:
    about = {"bots": {"1": "steward", "2": "steward"}}

    assert bots_of(("Ada", "Steward", "Steward 2"), about) == [None, "steward", "steward"]


def test_the_bots_of_a_game_in_the_terminal_are_bots_at_its_study() -> None:
    about = {"bots": [None, "search:seconds=1", "brewer"]}

    assert bots_of(("Ada", "Search", "Brewer"), about) == [None, "search", "brewer"]


def test_whoever_had_a_stand_in_is_no_bot_at_a_study() -> None:
    assert bots_of(("Ada", "Brewer"), {"bots": {"0": "steward", "1": "brewer"}}) == [None, "brewer"]


@pytest.mark.parametrize(
    "bots", [None, 7, "steward", [], ["steward"], [7, 8], {"0": ["steward"]}, {"0": ""}]
)
def test_notes_that_make_no_sense_are_passed_over(bots: object) -> None:
    assert bots_of(("Ada", "Bo"), {"bots": bots}) == [None, None]


def test_whoever_resigned_has_resigned_at_a_study() -> None:
    about = {"bots": {"0": "steward"}, "resigned": [0]}
    record = Record(deal=deal("study", 2), players=("Ada", "Bo"), moves=(), about=about)

    assert [player.is_resigned for player in chairs_of(record)] == [True, False]


@pytest.mark.parametrize("resigned", [None, 7, "0", ["0"], {"0": True}])
def test_notes_about_resigning_that_make_no_sense_are_passed_over(resigned: object) -> None:
    about = {"resigned": resigned}
    record = Record(deal=deal("study", 2), players=("Ada", "Bo"), moves=(), about=about)

    assert not any(player.is_resigned for player in chairs_of(record))


def test_a_name_at_a_study_is_one_that_a_table_can_have() -> None:
    record = Record(deal=deal("study", 2), players=("A\nda" * 20, "\n"), moves=())

    assert [player.name for player in chairs_of(record)] == [("Ada" * 20)[:40], NOBODY]
