"""The OpenSpiel game."""

import pickle
from itertools import pairwise
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

from furstenfeld.envs.episode import IllegalActionError
from furstenfeld.envs.openspiel import FurstenfeldGame, FurstenfeldState
from furstenfeld.fast import ACTION_ID, OFFSET, PARTS, SIZE, observe_view, scaled
from furstenfeld.records import Chance, deal
from furstenfeld.rules import State, Variant, apply, parse, setup, view

pytestmark = pytest.mark.untraced

Options = dict[str, Any]


def game_of(**options: Any) -> FurstenfeldGame:
    """Load the game by its string."""
    told = ",".join(f"{key}={value}" for key, value in options.items())
    game: FurstenfeldGame = pyspiel.load_game(f"furstenfeld({told})")
    return game


def rules_of(state: FurstenfeldState) -> State:
    """Return a position as the rules have it."""
    assert state.episode is not None
    return state.episode.state()


def walk(state: FurstenfeldState, chance: Chance, steps: int | None = None) -> FurstenfeldState:
    """Play by random choice, to the end or for so many actions."""
    while not state.is_terminal() and steps != 0:
        state.apply_action(chance.choice(tuple(state.legal_actions())))
        steps = None if steps is None else steps - 1
    return state


def test_openspiel_accepts_the_game(table: Options) -> None:
    """Random games, with clones, observations and serialisation on the way."""
    pyspiel.random_sim_test(game_of(**table), num_sims=1, serialize=True, verbose=False)


def test_openspiel_accepts_the_game_of_listed_deals() -> None:
    game = game_of(players=2, variant="expert", deals=20)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_game_is_that_of_the_rules(table: Options) -> None:
    dealt = deal("spiel", table["players"], table["variant"])
    state, truth = game_of(**table).state_of(dealt), setup(dealt).state
    chance = Chance("spiel", "test")
    while truth.to_move is not None:
        assert state.current_player() == truth.to_move
        assert state.legal_actions() == [ACTION_ID[option] for option in truth.options]
        option = chance.choice(truth.options)
        assert state.action_to_string(ACTION_ID[option]) == str(option)
        state.apply_action(ACTION_ID[option])
        truth = apply(truth, option).state
    winners = truth.winners or ()

    assert rules_of(state) == truth
    assert state.is_terminal()
    assert state.returns() == [
        1 / len(winners) if seat in winners else 0.0 for seat in range(len(dealt.decks))
    ]


def test_all_chance_is_in_the_deal(table: Options) -> None:
    """R1.7: what is drawn first is what is played, and nothing is drawn later."""
    state = game_of(**table).new_initial_state()
    chance = Chance(1, "test")
    told = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(odds for _, odds in outcomes) == pytest.approx(1)
        assert len({odds for _, odds in outcomes}) == 1
        thing = chance.choice(tuple(thing for thing, _ in outcomes))
        told.append(state.action_to_string(thing))
        state.apply_action(thing)
    dealt = rules_of(state).table.deal
    cards = len(Variant(table["variant"]).cards)

    assert len(told) == 2 * table["players"] - 1 + table["players"] * (cards - 1)
    assert len(told) == state.get_game().max_chance_nodes_in_history()
    assert told[0] == f"demand {'-'.join(map(str, dealt.demands[0]))}"
    assert told[table["players"]] == f"order {dealt.order[0]}"
    assert told[-1] == f"deck {table['players'] - 1} {dealt.decks[-1][-2]}"
    assert {deck.count(card) for deck in dealt.decks for card in deck} == {1}


def test_the_first_draw_of_a_deck_has_every_card() -> None:
    """R0.4: 26 cards in the base game, 28 in the expert game."""
    for variant, cards in (("base", 26), ("expert", 28)):
        state = game_of(players=2, variant=variant).new_initial_state()
        for thing in (0, 1, 1):
            state.apply_action(thing)
        assert len(state.chance_outcomes()) == cards


def test_listed_deals_are_one_event() -> None:
    """The evaluation deals, for instance."""
    game = game_of(players=3, deals=1000, seed="eval/3/base")
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 1000
    assert state.action_to_string(17) == "deal eval/3/base/17"
    state.apply_action(17)

    assert rules_of(state) == setup(deal("eval/3/base/17", 3)).state
    with pytest.raises(ValueError, match="deals"):
        game.state_of(deal(1, 3))


@pytest.mark.parametrize(
    ("options", "drawn", "thing", "told"),
    [
        ({"deals": 3, "seed": "x"}, (), 5, "deal: 5"),
        ({}, (), 99, "demand: 99"),
        ({}, (0,), 0, "demand: 0"),
        ({}, (0, 1), 2, "order: 2"),
        ({}, (0, 1, 1, 4), 4, "deck 0: 4"),
    ],
    ids=["no such deal", "no such demand", "demand twice", "no such seat", "card twice"],
)
def test_what_cannot_be_drawn_is_refused_at_once(
    options: Options, drawn: tuple[int, ...], thing: int, told: str
) -> None:
    state = game_of(players=2, **options).new_initial_state()
    for before in drawn:
        state.apply_action(before)
    outcomes = state.chance_outcomes()
    with pytest.raises(IllegalActionError, match=f"^{told} cannot be drawn here; choose one of"):
        state.apply_action(thing)

    assert state.history() == list(drawn)
    assert state.chance_outcomes() == outcomes


def test_a_seat_observes_its_view() -> None:
    game = game_of(players=3, variant="expert")
    state = walk(game.state_of(deal(3, 3, "expert")), Chance(3, "test"), 120)
    observation = make_observation(game)
    for seat in range(3):
        seen = scaled(observe_view(view(rules_of(state), seat)))
        observation.set_from(state, seat)
        assert np.array_equal(state.observation_tensor(seat), seen)
        assert np.array_equal(observation.tensor, seen)
        for part in PARTS:
            place = OFFSET[part.name]
            assert np.array_equal(observation.dict[part.name], seen[place : place + part.size])
        assert f"seat {seat} (you)" in observation.string_from(state, seat)


def test_nothing_is_observed_before_the_deal() -> None:
    state = game_of().new_initial_state()

    assert state.observation_tensor(0) == [0.0] * SIZE
    assert state.observation_string(0) == "dealing"
    assert state.returns() == [0.0] * 4


def test_a_clone_plays_on_by_itself() -> None:
    game = game_of(players=2)
    state = walk(game.state_of(deal(5, 2)), Chance(5, "test"), 40)
    before = str(state)
    twin = state.clone()
    assert str(twin) == before
    walk(twin, Chance(6, "test"))

    assert str(state) == before


def test_a_position_is_written_down_and_read_back() -> None:
    game = game_of(players=2, variant="expert")
    for steps in (0, 60):
        state = walk(game.state_of(deal(5, 2, "expert")), Chance(5, "test"), steps)
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(again) == str(state)
        assert again.history() == state.history()
        assert str(pickle.loads(pickle.dumps(state))) == str(state)
        assert str(walk(again, Chance(7, "test"))) == str(walk(state, Chance(7, "test")))


def test_a_deal_in_progress_is_written_down_and_read_back() -> None:
    game = game_of(players=2)
    state = walk(game.new_initial_state(), Chance(5, "test"), 9)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))

    assert str(again) == str(state)
    assert again.chance_outcomes() == state.chance_outcomes()


def test_a_position_tells_the_line_of_the_records() -> None:
    """R11.2."""
    state = game_of(players=2).state_of(deal(5, 2))

    assert str(state).startswith('{"n":')
    assert '"to_move":' in str(state)


def test_actions_are_texts_and_back() -> None:
    state = game_of(players=2).state_of(deal(5, 2))
    texts = [state.action_to_string(action) for action in state.legal_actions()]

    assert [ACTION_ID[parse(text)] for text in texts] == state.legal_actions()
    assert [state.string_to_action(text) for text in texts] == state.legal_actions()
    assert all(left < right for left, right in pairwise(state.legal_actions()))


def test_its_reinforcement_environment_runs_it() -> None:
    """OpenSpiel's own `rl_environment` needs nothing but the observation."""
    world = Environment(game_of(players=2, deals=5))
    step = world.reset()
    for _ in range(20):
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = world.step([legal[0]])

    assert len(step.observations["info_state"][0]) == SIZE


@pytest.mark.parametrize(
    "kind",
    [
        pyspiel.IIGObservationType(perfect_recall=True),
        pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        ),
    ],
    ids=["history", "spectator"],
)
def test_other_kinds_of_observation_are_refused(kind: Any) -> None:
    with pytest.raises(ValueError, match="observer"):
        game_of().make_py_observer(kind)


def test_observation_parameters_are_refused() -> None:
    with pytest.raises(ValueError, match="expected none"):
        game_of().make_py_observer(None, {"colour": 1})


@pytest.mark.parametrize(
    ("options", "told"),
    [({"players": 6}, "players"), ({"variant": "easy"}, "variant"), ({"deals": -1}, "deals")],
)
def test_wrong_parameters_are_refused(options: Options, told: str) -> None:
    with pytest.raises(ValueError, match=f"{told}: expected"):
        FurstenfeldGame(options)


def test_the_python_class_has_the_defaults_of_the_string() -> None:
    assert FurstenfeldGame().setting == game_of().setting
