"""Whole turns: bots that plan, bots that choose, and each made of the other."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from furstenfeld.bots import (
    AnswerError,
    Bot,
    Player,
    RandomBot,
    Steps,
    Steward,
    TurnBot,
    answers,
    play_game,
    steps,
    turn,
)
from furstenfeld.records import Chance, deal
from furstenfeld.rules import (
    Action,
    Discarding,
    Drawing,
    Options,
    State,
    View,
    any_world,
    apply,
    is_same_turn,
    legal,
    parse,
    setup,
    view,
)
from furstenfeld.testing import RandomGame, games
from tests.rules.positions import position, seat

pytestmark = pytest.mark.untraced


class Planned:
    """Answers with a steward's whole turns, and counts how often it is asked."""

    name = "planned"

    def __init__(self) -> None:
        self.asked = 0

    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        self.asked += 1
        assert view.seat is not None
        return turn(Steward(), any_world(view), view.seat, rng)


class Fixed:
    """Answers with these actions, whatever is asked."""

    name = "fixed"

    def __init__(self, *texts: str) -> None:
        self.actions = tuple(map(parse, texts))

    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        return self.actions


def luck() -> Chance:
    return Chance(0, "test")


def selling() -> State:
    """Seat 0 is about to sell: three goods, one card in hand and nothing to pay it with."""
    return position(seat(coins=0, hand="bank-2"), players=2)


def test_a_plan_is_the_whole_turn() -> None:
    """R10.2: phases 3 to 5, from the question at hand to the end."""
    state = setup(deal(1, 3)).state
    assert state.to_move is not None
    planned = turn(Steward(), state, state.to_move, luck())
    words = [str(action).split()[0] for action in planned]

    assert words[0] == "brewery"
    assert words[-1] in ("under", "kept")
    assert words.count("sell") == 3


def test_a_turn_can_be_planned_from_its_middle() -> None:
    state = setup(deal(1, 3)).state
    assert state.to_move is not None
    whole = turn(Steward(), state, state.to_move, luck())
    after = apply(apply(state, whole[0]).state, whole[1]).state

    assert turn(Steward(), after, state.to_move, luck()) == whole[2:]


def test_the_expert_opening_is_one_plan() -> None:
    """R10.5: the card kept and the nine others; the last of them is not asked."""
    state = setup(deal(1, 2, "expert")).state
    assert state.to_move is not None
    planned = turn(Steward(), state, state.to_move, luck())

    assert [str(action).split()[0] for action in planned] == ["keep", *["under"] * 8]


def test_a_laboratory_is_answered_card_by_card() -> None:
    """R2.3: the next card is hidden, so nothing can be planned beyond it."""
    state = position(seat(plots="laboratory-2 . . / hops barley water"), phase=Drawing(0, 2))

    assert [str(action) for action in turn(Steward(), state, 0, luck())] == ["draw"]


def test_the_next_round_is_another_turn_even_of_the_same_seat() -> None:
    """R2.2: who was last in one round may be first in the next."""
    state = position(
        seat(hand="bank-2 office"),
        phase=Discarding(0),
        players=2,
        order=(1, 0),
        arrived={1: 20, 0: 5},
    )
    after = apply(state, parse("under office")).state

    assert after.to_move == 0
    assert not is_same_turn(state, after)
    assert len(turn(Steward(), state, 0, luck())) == 1


def test_a_seat_that_is_not_asked_has_no_turn() -> None:
    with pytest.raises(ValueError, match="seat 1 is not asked; it is seat 0's turn"):
        turn(Steward(), selling(), 1, luck())


def test_whole_turns_and_single_answers_make_the_same_game() -> None:
    for variant in ("base", "expert"):
        dealt = deal(7, 3, variant)

        assert play_game(dealt, [Planned()] * 3, 1) == play_game(dealt, [Steward()] * 3, 1)


def test_a_game_asks_a_planner_once_a_turn() -> None:
    planner = Planned()
    played = play_game(deal(7, 2), [planner, Steward()], 1)
    rounds = played.state.table.round
    draws = sum(str(action) in ("draw", "enough") for at, action in played.actions if at == 0)

    assert planner.asked <= rounds + draws


def test_a_bot_with_both_forms_is_asked_for_its_plan() -> None:
    class Both(Planned):
        def choose(self, view: View, actions: Options, rng: Chance) -> Action:
            raise AssertionError("asked step by step")

    both: Player = Both()

    assert str(answers(both, selling(), luck()).actions[0]) == "brewery 1"


def test_a_plan_may_stop_early_and_is_asked_for_again() -> None:
    class OneByOne(Planned):
        def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
            return super().plan(view, actions, rng)[:1]

    assert turn(OneByOne(), selling(), 0, luck()) == turn(Steward(), selling(), 0, luck())


@pytest.mark.parametrize(
    ("plan", "told"),
    [
        (
            ["brewery 1", "sell 2 hops"],
            "answers sell 2 hops, which is not legal; legal are: sell 0",
        ),
        ([], "has an empty plan; legal are: brewery 1"),
        (
            ["brewery none", "brewery 1"],
            "plans brewery 1 beyond the end of its turn; legal are: brewery 1, brewery 2",
        ),
    ],
)
def test_an_answer_that_is_not_legal_is_told_with_all_there_is_to_know(
    plan: list[str], told: str
) -> None:
    """R10.1: the bot, the seat, the round, the answer and the legal actions."""
    with pytest.raises(AnswerError, match=told) as caught:
        answers(Fixed(*plan), selling(), luck())

    assert str(caught.value).startswith("bot fixed at seat 0 in round 5 ")
    assert (caught.value.name, caught.value.seat) == ("fixed", 0)


def test_the_story_of_an_answer_survives_the_way_from_another_process() -> None:
    with pytest.raises(AnswerError) as caught:
        answers(Fixed(), selling(), luck())

    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_what_is_no_action_at_all_is_told_as_such() -> None:
    class Texts:
        def choose(self, view: View, actions: Options, rng: Chance) -> Action:
            return "brewery 1"  # type: ignore[return-value]

    with pytest.raises(AnswerError, match="bot Texts at seat 0 in round 5 answers 'brewery 1'"):
        answers(Texts(), selling(), luck())


def test_after_the_end_nobody_answers() -> None:
    state = play_game(deal(2, 2), [Steward()] * 2, 0).state

    with pytest.raises(ValueError, match="the game is over"):
        answers(Steward(), state, luck())


def test_a_planner_can_be_asked_step_by_step() -> None:
    """And thinks once a turn all the same."""
    planner = Planned()
    stepping = steps(planner)
    state = setup(deal(7, 2)).state
    first = state.to_move
    assert first is not None
    found = []
    while state.to_move == first and state.table.round == 1:
        found.append(stepping.choose(view(state, first), legal(state), luck()))
        state = apply(state, found[-1]).state

    assert tuple(found) == turn(Steward(), setup(deal(7, 2)).state, first, luck())
    assert planner.asked == 1


def test_a_planner_plans_anew_where_the_position_is_not_the_expected_one() -> None:
    """R10.2: somebody took an answer back and gave another."""
    planner = Planned()
    stepping = Steps(planner)
    state = setup(deal(7, 2)).state
    assert state.to_move is not None
    wish = stepping.choose(view(state, state.to_move), legal(state), luck())
    other = next(action for action in legal(state) if action != wish)
    state = apply(state, other).state
    answer = stepping.choose(view(state, state.to_move), legal(state), luck())

    assert answer in legal(state)
    assert planner.asked == 2


def test_a_planner_keeps_games_side_by_side_apart() -> None:
    planner = Planned()
    stepping = Steps(planner)
    states = [setup(deal(seed, 2)).state for seed in range(3)]
    for _ in range(3):
        for number, state in enumerate(states):
            assert state.to_move is not None
            answer = stepping.choose(view(state, state.to_move), legal(state), luck())
            states[number] = apply(state, answer).state

    assert planner.asked == 3


def test_steps_leaves_a_bot_that_chooses_as_it_is() -> None:
    steward = Steward()

    assert steps(steward) is steward
    assert isinstance(steps(Planned()), Bot)
    assert isinstance(steps(Planned()), TurnBot)


@given(game=games(), data=st.data(), seed=st.integers(0, 1000))
def test_any_position_can_be_planned_to_the_end_of_its_turn(
    game: RandomGame, data: st.DataObject, seed: int
) -> None:
    state = data.draw(st.sampled_from(game.states[:-1]))
    assert state.to_move is not None
    after = state
    for action in turn(RandomBot(), state, state.to_move, Chance(seed, "test")):
        after = apply(after, action).state

    assert not is_same_turn(state, after)
