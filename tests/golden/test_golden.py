"""The golden games replay to the letter, and none that there should be is missing."""

import pytest

from furstenfeld.records import encode_game, final_state, read_game
from furstenfeld.rules import Over
from tests.golden.playthrough import playthrough
from tests.golden.regenerate import GAMES, is_wanted
from tests.golden.required import Wanted, required

pytestmark = pytest.mark.untraced


def names(each: Wanted) -> str:
    return each.name


@pytest.mark.parametrize("wanted", required(), ids=names)
def test_a_golden_game_replays_to_the_letter(wanted: Wanted) -> None:
    """R11.1: a game replays to the same game; read the diff of `make golden` if this fails."""
    path = GAMES / f"{wanted.name}.json"
    assert playthrough(read_game(path)) == path.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("wanted", required(), ids=names)
def test_a_golden_game_ends_as_its_name_says(wanted: Wanted) -> None:
    """R7.1, R7.2, R7.4: every ending, in both games, for every number of players."""
    record = read_game(GAMES / f"{wanted.name}.json")
    state = final_state(record)
    assert (record.deal.variant, len(record.deal.decks)) == (wanted.variant, wanted.players)
    assert isinstance(state.phase, Over)
    assert is_wanted(wanted, state.phase)


@pytest.mark.parametrize("wanted", required(), ids=names)
def test_a_game_file_is_written_as_it_was_read(wanted: Wanted) -> None:
    """R11.1: reading and writing again changes no byte."""
    path = GAMES / f"{wanted.name}.json"
    assert encode_game(read_game(path)) == path.read_bytes()


def test_there_is_no_golden_game_that_nobody_asked_for() -> None:
    assert {path.stem for path in GAMES.iterdir()} == {each.name for each in required()}
