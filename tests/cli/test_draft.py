"""R10.2: a turn is planned, undone and confirmed as one, and never shows what lies beyond it."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from furstenfeld.cli.draft import Draft
from furstenfeld.records import Chance, deal
from furstenfeld.rules import (
    ActionError,
    Drawing,
    Drew,
    PutUnder,
    RoundBegan,
    State,
    TurnBegan,
    parse,
    setup,
    view,
)
from furstenfeld.testing import Game, games, permuted

FEW = settings(max_examples=10)
"""A game has about a hundred drafts, so a few games are many examples."""


def at_first_turn(variant: str = "base") -> Draft:
    """Return the empty draft of whoever is asked first."""
    state = setup(deal("draft", 2, variant)).state
    assert state.to_move is not None
    return Draft(state.to_move, state)


def with_first_choices(draft: Draft) -> Draft:
    """Return the draft filled up with the first legal action each time."""
    while not draft.is_complete:
        draft = draft.add(draft.end.options[0])
    return draft


def test_a_new_draft_has_no_answer_and_is_not_complete() -> None:
    draft = at_first_turn()

    assert draft.actions == ()
    assert not draft.is_complete
    assert draft.shown == draft.end == draft.start


def test_an_answer_leads_on_and_undo_leads_back() -> None:
    """R10.2: what was planned can be undone."""
    draft = at_first_turn().add(parse("brewery 1"))

    assert draft.actions == (parse("brewery 1"),)
    assert draft.end != draft.start
    assert draft.undo() == at_first_turn()


def test_restart_forgets_every_answer() -> None:
    draft = at_first_turn().add(parse("brewery 1")).add(parse("sell 1 hops"))

    assert draft.restart() == at_first_turn()


def test_undo_of_an_empty_draft_goes_nowhere() -> None:
    """R10.2: undo never passes another seat's action."""
    assert at_first_turn().undo() == at_first_turn()


def test_an_illegal_answer_is_refused_and_changes_nothing() -> None:
    draft = at_first_turn()

    with pytest.raises(ActionError):
        draft.add(parse("brewery 5"))


def test_a_complete_draft_takes_no_more_answers() -> None:
    draft = with_first_choices(at_first_turn())

    with pytest.raises(ValueError, match="complete"):
        draft.add(parse("built"))


def test_a_complete_draft_shows_the_position_before_its_last_answer() -> None:
    draft = with_first_choices(at_first_turn())

    assert draft.shown == draft.undo().end
    assert draft.shown.to_move == draft.seat


def test_the_expert_opening_is_one_draft() -> None:
    """R10.5: `keep` and nine times `under` belong together; the last card goes by itself."""
    draft = with_first_choices(at_first_turn("expert"))

    assert [action.word for action in draft.actions] == ["keep", *["under"] * 8]


def test_a_laboratory_card_is_drawn_for_good() -> None:
    """R10.2: undo never passes a `draw`."""
    table = setup(deal("draft", 2)).state.table
    phase = Drawing(table.queue[0].seat, 2)
    drawing = State(table, phase, (parse("draw"), parse("enough")))
    draft = Draft(phase.seat, drawing).add(parse("draw"))

    assert draft.is_complete
    assert not draft.is_revocable


def drafts_of(game: Game) -> list[tuple[Draft, int]]:
    """Return every turn of a game as a complete draft, with the number of its first action."""
    found: list[tuple[Draft, int]] = []
    draft: Draft | None = None
    for number, (seat, action) in enumerate(game.moves):
        if draft is None or draft.is_complete:
            draft = Draft(seat, game.states[number])
            found.append((draft, number))
        draft = draft.add(action)
        found[-1] = (draft, found[-1][1])
    return found


@FEW
@given(games())
def test_a_game_is_its_drafts_one_after_the_other(game: Game) -> None:
    """Every seat's turn is one draft, and what it leads to is what the game went through."""
    drafts = drafts_of(game)

    assert all(draft.is_complete for draft, _ in drafts)
    for (draft, first), (_, later) in pairwise(drafts):
        assert draft.end == game.states[later]
        assert later == first + len(draft.steps)


@FEW
@given(games())
def test_a_draft_tells_nothing_of_the_next_turn_or_round(game: Game) -> None:
    """R10.2: a turn reveals nothing new to its player."""
    for draft, _ in drafts_of(game):
        events = [event for told in draft.events for event in told]
        if draft.is_revocable:
            assert not any(isinstance(e, Drew | TurnBegan | RoundBegan) for e in events)
        assert all(getattr(event, "seat", draft.seat) == draft.seat for event in events)


@FEW
@given(games(), st.integers(0, 2**32))
def test_a_draft_is_the_same_whatever_the_player_cannot_know(game: Game, seed: int) -> None:
    """R2.5: with other hidden cards, the draft shows and tells the same."""
    for draft, number in drafts_of(game)[::5]:
        if not draft.is_revocable:
            continue
        other = Draft(draft.seat, permuted(game.states[number], draft.seat, Chance(seed, "hidden")))
        for step in draft.steps:
            other = other.add(step.action)
            assert other.events[-1] == draft.events[len(other.steps) - 1]
        assert other.is_complete
        assert view(other.shown, draft.seat) == view(draft.shown, draft.seat)


def test_cards_put_under_are_told_to_their_player() -> None:
    draft = with_first_choices(at_first_turn())
    events = [event for told in draft.events for event in told]

    assert sum(isinstance(event, PutUnder) for event in events) == 5
