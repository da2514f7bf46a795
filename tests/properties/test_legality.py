"""The legal actions are exactly those that apply, and every game comes to an end."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from furstenfeld.records import (
    Record,
    decode_game,
    encode_game,
    final_state,
    replay,
    result_of,
)
from furstenfeld.rules import (
    ACTIONS,
    ActionError,
    Deal,
    Ending,
    Over,
    apply,
    legal,
    options_of,
    parse,
    setup,
    wrong_seat,
)
from furstenfeld.testing import RandomGame, deals, games

pytestmark = pytest.mark.untraced

TEXTS = {str(action) for action in ACTIONS}


NAMES = ("Ada", "Bo", "Cleo", "Dora", "Emil")


def record_of(game: RandomGame, actions: int) -> Record:
    """The record of a game up to so many actions."""
    moves = tuple((seat, str(action)) for seat, action in game.moves[:actions])
    result = result_of(game.states[actions])
    return Record(game.deal, NAMES[: len(game.deal.decks)], moves, result)


@given(games(), st.data())
def test_every_legal_action_applies_and_every_other_is_refused(
    game: RandomGame, data: st.DataObject
) -> None:
    """R10.1, R10.7: of all actions there are, those offered work and the rest name a rule."""
    state = data.draw(st.sampled_from(game.states))
    offered = set(legal(state))
    for action in ACTIONS:
        if action in offered:
            assert apply(state, action).state != state
        else:
            with pytest.raises(ActionError) as refused:
                apply(state, action)
            assert refused.value.paragraph.startswith("R")
            assert refused.value.values["action"] == str(action)


@given(games())
def test_options_are_in_the_one_order_and_are_those_of_the_phase(game: RandomGame) -> None:
    """R10.7, R10.1: a subsequence of all actions in order, and never a single one."""
    rank = {action: place for place, action in enumerate(ACTIONS)}
    for state in game.states:
        places = [rank[action] for action in legal(state)]
        assert places == sorted(set(places))
        if isinstance(state.phase, Over):
            assert places == []
        else:
            assert len(places) > 1
            assert legal(state) == options_of(state.table, state.phase)


@given(games())
def test_every_game_ends_for_a_reason_that_holds(game: RandomGame) -> None:
    """R7.1, R7.4: with a whole palace, in a stalemate, or after round 100."""
    *running, last = game.states
    assert all(state.winners is None for state in running)
    assert isinstance(last.phase, Over)
    assert (last.phase.ending is Ending.PALACE) == bool(last.winners)
    assert last.table.round <= 100
    assert wrong_seat(last, 0, ACTIONS[0]).code == "game-over"


@given(games(), st.data())
def test_nothing_is_mutated(game: RandomGame, data: st.DataObject) -> None:
    """Applying an action leaves the position it came from as it was, down to the last byte."""
    before = data.draw(st.sampled_from(game.states[:-1]))
    frozen = pickle.dumps(before)
    for action in legal(before):
        apply(before, action)
    assert pickle.dumps(before) == frozen


@given(games())
def test_a_record_replays_to_the_same_states(game: RandomGame) -> None:
    """R11.1: written and read back, a game replays position by position and event by event."""
    record = record_of(game, len(game.moves))
    read = decode_game(encode_game(record), "test")
    assert read == record
    assert tuple(replay(read)) == game.outcomes


@given(games(), st.integers(0, 10_000))
def test_a_record_may_end_at_any_action(game: RandomGame, cut: int) -> None:
    """R11.3: an unfinished game is a game file without a result."""
    kept = cut % len(game.moves)
    record = record_of(game, kept)
    assert record.result is None
    assert final_state(decode_game(encode_game(record), "test")) == game.states[kept]


def test_the_notation_round_trips_for_every_action() -> None:
    """R10.1: each action has one text form, and it reads back to that action."""
    assert len(TEXTS) == len(ACTIONS)
    for action in ACTIONS:
        assert parse(str(action)) == action


@given(st.text() | st.sampled_from(sorted(TEXTS)).flatmap(lambda t: st.sampled_from(bent(t))))
def test_any_other_text_is_refused(text: str) -> None:
    """R10.1: only the exact text form is read."""
    if text in TEXTS:
        assert str(parse(text)) == text
    else:
        with pytest.raises(ActionError) as refused:
            parse(text)
        assert refused.value.code == "no-action"
        assert refused.value.paragraph == "R10.1"


def bent(text: str) -> list[str]:
    """Texts that are nearly this one."""
    return [text.upper(), f" {text}", f"{text} ", text.replace(" ", "  "), f"{text}0", text[:-1]]


@given(deals())
def test_set_up_is_the_beginning_without_its_events(dealt: Deal) -> None:
    """R1.7: the same deal, the same first position."""
    assert setup(dealt).state == setup(dealt).state
