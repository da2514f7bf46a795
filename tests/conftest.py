"""What every test shares: how hard Hypothesis searches, and what coverage is measured on."""

import os
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

# Tests run in parallel, and networks would wait for each other's threads (`bots.worker_pool`). Set
# before NumPy is loaded; the processes of the suite inherit it.
os.environ.setdefault("OMP_NUM_THREADS", "1")

# No deadline: coverage and a second process make a clock say nothing about the code. On the CI
# machine the examples are the same in every run, so that a red run is red because of its change.
settings.register_profile(
    "default",
    deadline=None,
    max_examples=50,
    print_blob=True,
    derandomize="CI" in os.environ,
)
settings.register_profile("thorough", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("default")

WHOLE_GAMES = {
    "browser",
    "differential",
    "golden",
    "properties",
    "lab/arena/test_command.py",
    "lab/test_game_stats.py",
    "lab/arena/test_intervals.py::test_95_of_100_intervals_hold_the_true_share",
    "lab/balance/test_command.py",
    "bots/test_bots.py",
    "bots/test_champion.py",
    "bots/test_characters.py",
    "bots/test_check_bot.py",
    "bots/test_foresight.py::test_amounts_are_foreseen_as_the_rules_would_play_them",
    "bots/test_foresight.py::test_builds_are_foreseen_as_the_rules_would_play_them",
    "bots/test_foresight.py::test_rounds_are_foreseen_as_the_rules_would_play_them",
    "bots/test_lapses.py::test_learners_never_stall_with_a_full_purse",
    "bots/test_lapses.py::test_learners_play_on_to_a_palace_without_silly_moves",
    "bots/test_levels.py",
    "bots/test_program.py::test_a_bot_plays_the_same_game_over_the_wire",
    "bots/test_strength.py",
    "bots/test_turns.py",
    "cli/test_bad_files.py::test_a_dishonest_file_gets_one_line_with_file_text_and_paragraph",
    "cli/test_commands.py::test_the_log_tells_two_rounds_or_all",
    "cli/test_draft.py",
    "cli/test_export.py",
    "cli/test_look.py",
    "cli/test_play.py::test_a_game_of_first_choices_goes_to_its_end",
    "cli/test_play.py::test_the_same_seed_and_the_same_answers_give_the_same_game",
    "cli/test_replay.py::test_a_seat_is_told_nothing_that_depends_on_the_hidden_cards_of_others",
    "cli/test_replay.py::test_the_expert_opening_is_retold_before_round_one",
    "cli/test_saved_games.py",
    "cli/test_simulate.py",
    "envs/test_evaluation.py",
    "envs/test_gymnasium.py::test_the_game_among_bots_is_the_one_that_bots_play",
    "envs/test_openspiel.py",
    "envs/test_pettingzoo.py",
    "envs/test_secrecy.py",
    "envs/test_vector.py::test_every_game_goes_as_it_does_alone",
    "envs/test_vector.py::test_what_is_told_lies_in_the_spaces",
    "fast/test_golden_on_fast.py",
    "fast/test_worlds.py::test_every_unseen_card_is_equally_likely_in_every_place",
    "rules/test_worlds.py",
    "search/test_search.py::test_every_candidate_is_a_whole_legal_turn",
    "server/test_chances.py",
    "server/test_positions.py::test_a_view_on_the_wire_is_the_view_that_other_programs_get",
    "server/test_secrecy_over_the_wire.py",
    "server/test_storage.py::test_every_position_survives_its_snapshot",
    "text/test_catalogues.py::test_every_message_can_be_said_with_its_variables",
    "text/test_catalogues.py::test_no_message_shows_a_hole_an_isolating_mark_or_a_loud_word",
    "text/test_errors.py",
    "text/test_stories.py",
}
"""Folders, files and tests that play whole games, or ask one thing thousands of times, through code
that closer tests cover; tracing takes up to ten times as long as playing them."""

LONG = (
    "bots/test_champion.py",
    "browser/test_expert_game.py",
    "browser",
    "bots/test_foresight.py",
    "lab/balance/test_command.py",
    "lab/arena/test_command.py",
    "properties/test_legality.py",
    "envs/test_openspiel.py",
    "differential/test_lockstep.py",
    "packaging/test_wheel.py",
    "lab/arena/test_crew.py",
    "server",
)
"""What takes longest, in this order: files of ten seconds and more, and folders of such. The
browser's files stay together, because a process that comes to them starts a browser, and ends it
when it leaves them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest: what is begun last is waited for."""
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    """Return when the file of a test has its turn: first the long ones, in their order."""
    place = _place(item)
    names = {place.parts[0], place.as_posix()}
    return next((turn for turn, long in enumerate(LONG) if long in names), len(LONG))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Leave whole games out of the measured coverage.

    The mark `no_cover` of pytest-cov does that in a single process only: a worker of xdist has two
    measurements, and where the second one pauses the first goes on.
    """
    place = _place(item)
    test = f"{place.as_posix()}::{item.name.partition('[')[0]}"
    tracer = sys.gettrace()
    if not WHOLE_GAMES.isdisjoint({place.parts[0], place.as_posix(), test}):
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


def _place(item: pytest.Item) -> Path:
    """Return the file of a test, seen from this folder."""
    return item.path.relative_to(Path(__file__).parent)
