"""The turns of a record: where each began, what its seat saw, what it did."""

import pytest

from furstenfeld.records import deeds, replay, turns_of
from furstenfeld.rules import (
    Drawing,
    Opening,
    Variant,
    parse,
    view,
)
from tests.records.examples import example
from tests.rules.positions import position, seat


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("players", [2, 4])
def test_every_action_but_openings_and_cards_drawn_belongs_to_one_turn(
    players: int, variant: Variant
) -> None:
    record = example(players, variant)
    places = [
        place
        for turn in turns_of(record)
        for place in range(turn.before, turn.before + len(turn.actions))
    ]
    between = [
        place
        for place, outcome in enumerate(list(replay(record))[:-1])
        if isinstance(outcome.state.phase, Opening | Drawing)
    ]

    assert sorted(places + between) == list(range(len(record.moves)))


def test_a_turn_has_the_actions_of_its_seat_in_one_round() -> None:
    record = example(3)
    turns = turns_of(record)

    for turn in turns:
        moves = record.moves[turn.before : turn.before + len(turn.actions)]
        assert moves == tuple((turn.seat, str(action)) for action in turn.actions)
    assert len({(turn.round, turn.seat) for turn in turns}) == len(turns)


def test_a_turn_has_what_its_seat_saw_when_it_was_first_asked() -> None:
    record = example(2)
    states = [outcome.state for outcome in replay(record)]

    for turn in turns_of(record):
        assert turn.view == view(states[turn.before], turn.seat)
        assert turn.view.to_move == turn.seat
        assert turn.view.round == turn.round


def test_a_game_that_was_cut_has_the_turns_that_were_played() -> None:
    whole = turns_of(example(2))
    cut = turns_of(example(2, actions=whole[3].before + 1))

    assert cut[:3] == whole[:3]
    assert cut[3].actions == whole[3].actions[:1]
    assert [turn.is_whole for turn in cut] == [True, True, True, False]
    assert all(turn.is_whole for turn in whole)


def test_deeds_are_all_that_a_seat_decided_in_its_turn() -> None:
    state = position(
        seat(
            coins=20,
            plots="office warehouse market / hops barley water",
            hand="hops-1 bank-1 bank-2",
            goods=(2, 2, 4),
        ),
        seat(),
    )
    texts = ("brewery 1", "trade 1 hops>water", "sell 0 hops", "sell 2 barley", "sell 1 water")
    rest = ("office barley", "build hops-1 4", "built", "under bank-2", "drop hops")
    done = deeds(state, [parse(text) for text in (*texts, *rest)])

    assert [type(deed).__name__ for deed in done] == [
        "Traded",
        "Sold",
        "Earned",
        "CardBuilt",
        "PutUnder",
        "Stored",
    ]
