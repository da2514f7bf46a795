"""R10.2: a turn is planned, undone and confirmed as one, and never shows what lies beyond it."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from furstenfeld.records import Chance, deal
from furstenfeld.rules import (
    ActionError,
    Building,
    Drawing,
    Drew,
    PutUnder,
    RoundBegan,
    State,
    Turn,
    TurnBegan,
    order_of,
    parse,
    setup,
    turn_ahead,
    view,
)
from furstenfeld.testing import RandomGame, games, permuted
from tests.rules.positions import position, seat

FEW = settings(max_examples=10)
"""A game has about a hundred turns, so a few games are many examples."""


def first_turn(variant: str = "base") -> Turn:
    """Return the empty turn of whoever is asked first."""
    return Turn(setup(deal("draft", 2, variant)).state)


def with_first_choices(turn: Turn) -> Turn:
    """Return the turn filled up with the first legal action each time."""
    while not turn.is_complete:
        turn = turn.then(turn.end.options[0])
    return turn


def test_a_new_turn_has_no_answer_and_is_not_complete() -> None:
    turn = first_turn()

    assert turn.actions == ()
    assert not turn.is_complete
    assert turn.shown == turn.end == turn.start


def test_an_answer_leads_on_and_undo_leads_back() -> None:
    """R10.2: what was planned can be undone."""
    turn = first_turn().then(parse("brewery 1"))

    assert turn.actions == (parse("brewery 1"),)
    assert turn.texts == ("brewery 1",)
    assert turn.end != turn.start
    assert turn.undo() == first_turn()


def test_undo_of_an_empty_turn_goes_nowhere() -> None:
    """R10.2: undo never passes another seat's action."""
    assert first_turn().undo() == first_turn()


def test_an_illegal_answer_is_refused_and_changes_nothing() -> None:
    turn = first_turn()

    with pytest.raises(ActionError):
        turn.then(parse("brewery 5"))


def test_a_complete_turn_takes_no_more_answers() -> None:
    turn = with_first_choices(first_turn())

    with pytest.raises(ValueError, match="complete"):
        turn.then(parse("built"))


def test_a_complete_turn_shows_the_position_before_its_last_answer() -> None:
    turn = with_first_choices(first_turn())

    assert turn.shown == turn.undo().end
    assert turn.shown.to_move == turn.seat


def test_the_expert_opening_is_one_turn() -> None:
    """R10.5: `keep` and nine times `under` belong together; the last card goes by itself."""
    turn = with_first_choices(first_turn("expert"))

    assert [action.word for action in turn.actions] == ["keep", *["under"] * 8]


def test_a_laboratory_card_is_drawn_for_good() -> None:
    """R10.2: undo never passes a `draw`."""
    table = setup(deal("draft", 2)).state.table
    phase = Drawing(table.queue[0].seat, 2)
    drawing = State(table, phase, (parse("draw"), parse("enough")))
    turn = Turn(drawing).then(parse("draw"))

    assert turn.is_complete
    assert not turn.is_revocable


def test_a_waiting_seat_plans_as_if_it_were_next() -> None:
    """R10.2: others only change what a seat plans when they have acted."""
    state = setup(deal("draft", 3)).state
    first, second, third = order_of(state.table)
    turn = turn_ahead(state, third)

    assert turn is not None
    assert (turn.seat, turn.is_ahead) == (third, True)
    assert order_of(turn.start.table) == (third, first, second)
    assert turn.then(parse("brewery none")).undo() == turn


def test_a_seat_that_has_acted_has_no_turn_to_plan() -> None:
    """R2.1: each seat has one turn a round."""
    after = with_first_choices(first_turn()).end

    assert turn_ahead(after, order_of(after.table)[0]) is None


def test_before_the_turns_of_a_round_there_is_none_to_plan() -> None:
    """R2.3: the cards of a seat are not settled before all have drawn."""
    opening = first_turn("expert").start

    assert turn_ahead(opening, order_of(opening.table)[1]) is None


def test_a_turn_without_a_choice_is_not_planned() -> None:
    """R2.5: it ends the round, and the cards of the next one are not drawn yet."""
    state = position(
        seat(coins=20),
        seat(coins=0, goods=(0, 0, 0), hand="bank-2"),
        phase=Building(0, 2),
        order=(0, 1),
        arrived={0: 3},
    )

    assert (state.to_move, state.table.round) == (0, 5)
    assert turn_ahead(state, 1) is None


def turns_of(game: RandomGame) -> list[tuple[Turn, int]]:
    """Return every turn of a game as a complete turn, with the number of its first action."""
    found: list[tuple[Turn, int]] = []
    turn: Turn | None = None
    for number, (_, action) in enumerate(game.moves):
        if turn is None or turn.is_complete:
            turn = Turn(game.states[number])
            found.append((turn, number))
        turn = turn.then(action)
        found[-1] = (turn, found[-1][1])
    return found


@FEW
@given(games())
def test_a_game_is_its_turns_one_after_the_other(game: RandomGame) -> None:
    """Every seat's turn is one turn, and what it leads to is what the game went through."""
    turns = turns_of(game)

    assert all(turn.is_complete for turn, _ in turns)
    for (turn, first), (_, later) in pairwise(turns):
        assert turn.end == game.states[later]
        assert later == first + len(turn.actions)


@FEW
@given(games())
def test_a_turn_tells_nothing_of_the_next_turn_or_round(game: RandomGame) -> None:
    """R10.2: a turn reveals nothing new to its player."""
    for turn, _ in turns_of(game):
        events = turn.own_events
        assert not any(isinstance(e, Drew | TurnBegan | RoundBegan) for e in events)
        assert all(getattr(event, "seat", turn.seat) == turn.seat for event in events)


@FEW
@given(games(), st.integers(0, 2**32))
def test_a_turn_is_the_same_whatever_the_player_cannot_know(game: RandomGame, seed: int) -> None:
    """R2.5: with other hidden cards, the turn shows and tells the same."""
    for turn, number in turns_of(game)[::5]:
        if not turn.is_revocable:
            continue
        other = Turn(permuted(game.states[number], turn.seat, Chance(seed, "hidden")))
        for action in turn.actions:
            other = other.then(action)
            assert other.own_events == turn.own_events[: len(other.own_events)]
        assert other.is_complete
        assert other.own_events == turn.own_events
        assert view(other.shown, turn.seat) == view(turn.shown, turn.seat)


def test_cards_put_under_are_told_to_their_player() -> None:
    turn = with_first_choices(first_turn())
    events = turn.own_events

    assert sum(isinstance(event, PutUnder) for event in events) == 5
