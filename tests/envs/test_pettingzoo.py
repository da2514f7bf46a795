"""The PettingZoo environment, one agent after the other and all at once."""

import re
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from furstenfeld.envs import furstenfeld_v0
from furstenfeld.envs.agents import MaskPlace
from furstenfeld.envs.episode import IllegalActionError
from furstenfeld.envs.furstenfeld_v0 import WAIT, env, parallel_env, raw_env
from furstenfeld.fast import ACTION_ID, SIZE, observe_view, scaled
from furstenfeld.records import Chance, deal
from furstenfeld.rules import ACTIONS, State, apply, setup, view

pytestmark = pytest.mark.untraced

Options = dict[str, Any]


def mask_of(world: Any) -> Any:
    """Return the mask of the agent that is asked."""
    return world.infos[world.agent_selection]["action_mask"]


def play(world: Any, chance: Chance) -> list[int]:
    """Play by random choice until the game is over and return the actions."""
    done = []
    while not any(world.terminations.values()):
        done.append(int(chance.choice(tuple(np.flatnonzero(mask_of(world))))))
        world.step(done[-1])
    return done


def position(seed: int, actions: list[int], **options: Any) -> State:
    """Return where the rules get with these actions."""
    state = setup(deal(seed, options["players"], options["variant"])).state
    for action in actions:
        state = apply(state, ACTIONS[action]).state
    return state


def test_pettingzoo_accepts_the_environment(table: Options) -> None:
    api_test(env(**table))


# PettingZoo keeps a list of its own games with such observations, and warns of all others.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be gymnasium:UserWarning"
)
def test_pettingzoo_accepts_observations_that_bring_their_mask(table: Options) -> None:
    api_test(env(**table, mask="observation"))


def test_pettingzoo_finds_the_same_game_for_the_same_seed(table: Options) -> None:
    seed_test(lambda: env(**table))


@pytest.mark.parametrize("mask", ["info", "observation"])
def test_pettingzoo_accepts_the_parallel_environment(table: Options, mask: MaskPlace) -> None:
    """With the mask in the observation the test plays whole games, else it soon plays illegally."""
    parallel_api_test(parallel_env(**table, mask=mask))


def test_pettingzoo_finds_the_same_parallel_game_for_the_same_seed(table: Options) -> None:
    parallel_seed_test(lambda: parallel_env(**table))


def test_the_module_has_the_names_that_pettingzoo_asks_for() -> None:
    assert {"env", "raw_env", "parallel_env"} <= set(furstenfeld_v0.__all__)
    assert str(env()) == "furstenfeld_v0"


def test_a_game_is_that_of_the_rules(table: Options) -> None:
    """The deal is the one of the seed; mask and observation are those of the rules."""
    world = raw_env(**table)
    world.reset(seed=7)
    actions: list[int] = []
    chance = Chance(7, "test")
    for _ in range(60):
        state = position(7, actions, **table)
        seat = state.to_move
        assert seat is not None and world.agent_selection == f"seat_{seat}"
        legal = [ACTION_ID[option] for option in state.options]
        assert np.flatnonzero(mask_of(world)).tolist() == legal
        seen = scaled(observe_view(view(state, seat)))
        assert np.array_equal(world.observe(f"seat_{seat}"), seen)
        actions.append(chance.choice(tuple(legal)))
        world.step(actions[-1])


def test_the_reward_is_the_share_of_the_win(table: Options) -> None:
    """R7.2: equals share; everything before the end earns nothing."""
    world = raw_env(**table)
    for seed in range(3):
        world.reset(seed=seed)
        final = position(seed, play(world, Chance(seed, "test")), **table)
        assert final.winners is not None
        share = 1 / len(final.winners) if final.winners else 0.0

        assert world.rewards == {
            f"seat_{seat}": share * (seat in final.winners) for seat in range(len(world.agents))
        }
        assert world.terminations == dict.fromkeys(world.agents, True)


def test_every_agent_is_told_the_standing_at_the_end() -> None:
    """R7.3."""
    world = raw_env(players=3)
    world.reset(seed=2)
    play(world, Chance(2, "test"))

    assert [sorted(info["standing"])[0] for info in world.infos.values()] == [1, 1, 1]


def test_a_seat_that_is_not_asked_may_only_wait() -> None:
    world = parallel_env(players=3)
    _, infos = world.reset(seed=1)
    asked = world.seats.agent_to_move
    masks = {agent: np.flatnonzero(info["action_mask"]) for agent, info in infos.items()}

    assert {agent for agent, legal in masks.items() if WAIT not in legal} == {asked}
    assert all(masks[agent].tolist() == [WAIT] for agent in world.agents if agent != asked)


def test_what_a_waiting_agent_answers_is_not_looked_at() -> None:
    one, two = parallel_env(players=3), parallel_env(players=3)
    _, infos = one.reset(seed=1)
    two.reset(seed=1)
    asked = one.seats.agent_to_move
    assert asked is not None
    action = int(infos[asked]["action_mask"].argmax())
    alone = one.step({asked: action})
    among = two.step({agent: action if agent == asked else 0 for agent in two.agents})

    assert all(np.array_equal(alone[0][agent], among[0][agent]) for agent in one.agents)


def test_the_agent_that_is_asked_has_to_answer() -> None:
    world = parallel_env(players=3)
    world.reset(seed=1)

    agent = world.seats.agent_to_move
    with pytest.raises(ValueError, match=f"{agent} is to move, but has no action"):
        world.step({})


def test_both_forms_play_the_same_game() -> None:
    turns, together = raw_env(players=4, variant="expert"), parallel_env(4, "expert")
    turns.reset(seed=5)
    together.reset(seed=5)
    actions = play(turns, Chance(5, "test"))
    told: Any = None
    for action in actions:
        asked = together.seats.agent_to_move
        assert asked is not None
        told = together.step({asked: action})

    assert told[1] == turns.rewards
    assert together.agents == []
    with pytest.raises(RuntimeError, match="reset"):
        together.step({})


def test_an_illegal_action_loses() -> None:
    world = raw_env(players=3)
    world.reset(seed=1)
    asked = world.agent_selection
    world.step(ACTION_ID[ACTIONS[0]])

    assert world.rewards == {agent: -1.0 if agent == asked else 0.0 for agent in world.agents}
    assert all(world.terminations.values())
    assert re.fullmatch(r"“keep hops-1” .+ \(R\d+\.\d+\)", world.infos[asked]["illegal"])
    assert [info for agent, info in world.infos.items() if agent != asked] == [{}, {}]


def test_an_illegal_action_of_the_parallel_form_loses_too() -> None:
    world = parallel_env(players=2)
    world.reset(seed=1)
    asked = world.seats.agent_to_move
    assert asked is not None
    _, rewards, terminations, _, infos = world.step({asked: WAIT})

    assert rewards[asked] == -1.0 and sum(rewards.values()) == -1.0
    assert set(terminations.values()) == {True}
    assert infos[asked] == {"illegal": "WAIT is for seats that are not to move"}
    assert world.agents == []


def test_an_illegal_action_raises_where_that_is_wanted() -> None:
    world = raw_env(players=3, illegal="raise")
    world.reset(seed=1)
    before = world.observe(world.agent_selection)

    with pytest.raises(IllegalActionError, match=r"“keep hops-1” .* \(R10\.\d\)"):
        world.step(0)
    assert np.array_equal(world.observe(world.agent_selection), before)


def test_a_number_that_is_no_action_always_raises() -> None:
    world = raw_env(players=3)
    world.reset(seed=1)

    with pytest.raises(IllegalActionError, match="action 338 is not in 0 to 336"):
        world.step(WAIT + 1)


def test_games_after_a_seed_follow_from_it() -> None:
    """The seeds 7, 7/1, 7/2: any of them can be dealt again."""
    world = raw_env(players=2)
    dealt = []
    for seed in (7, None, None):
        world.reset(seed=seed)
        dealt.append(world.seats.game.deal())

    assert dealt == [deal(7, 2), deal("7/1", 2), deal("7/2", 2)]


def test_games_without_a_seed_differ() -> None:
    one, two = raw_env(), raw_env()
    one.reset()
    two.reset()

    assert one.seats.game.deal() != two.seats.game.deal()


def test_a_given_deal_is_played() -> None:
    world = raw_env(players=2)
    world.reset(options={"deal": "eval/2/base/3"})
    by_seed = world.seats.game.state()
    world.reset(options={"deal": deal("eval/2/base/3", 2)})

    assert world.seats.game.state() == by_seed == setup(deal("eval/2/base/3", 2)).state


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"players": 6}, "players: expected 2 to 5, found 6"),
        ({"variant": "easy"}, "variant: expected base or expert, found 'easy'"),
        ({"mask": "none"}, "mask: expected one of"),
        ({"illegal": "ignore"}, "illegal: expected lose or raise"),
        ({"render_mode": "rgb_array"}, "render_mode: expected one of"),
    ],
)
def test_wrong_options_are_refused(options: Options, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        raw_env(**options)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (deal(1, 3), "deal: expected 2 players, base"),
        (deal(1, 2, "expert"), "found 2, expert"),
        (3.5, "expected a deal or the seed of one, found 3.5"),
    ],
)
def test_a_deal_of_another_game_is_refused(given: object, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        raw_env(players=2).reset(options={"deal": given})


def test_nothing_can_be_seen_before_the_first_deal() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        raw_env().observe("seat_0")


def test_the_edition_may_be_named() -> None:
    world = raw_env(edition="plain-track")

    assert world.seats.setting.edition.name == "plain-track"


def test_the_state_is_what_all_seats_see() -> None:
    world = raw_env(players=3)
    world.reset(seed=1)
    together = parallel_env(players=3)
    together.reset(seed=1)

    assert world.state().shape == (3 * SIZE,)
    assert np.array_equal(world.state()[SIZE : 2 * SIZE], world.observe("seat_1"))
    assert np.array_equal(world.state(), together.state())


def test_the_table_is_drawn_as_text() -> None:
    world = env(players=2, render_mode="ansi")
    world.reset(seed=1)
    text = world.render()

    assert isinstance(text, str)
    assert text.startswith("round 1, turn: seat ")
    assert text.count("brewery 1") == 2
    assert "hand: " in text


@pytest.mark.parametrize("make", [raw_env, parallel_env])
def test_people_are_shown_every_step(make: Any, capsys: pytest.CaptureFixture[str]) -> None:
    world = make(players=2, render_mode="human")
    world.reset(seed=1)
    action = int(world.seats.game.mask().argmax())
    world.step(action if make is raw_env else {world.seats.agent_to_move: action})
    world.close()

    assert "is asked; palace price 8" in capsys.readouterr().out


@pytest.mark.parametrize("make", [raw_env, parallel_env])
def test_nothing_is_drawn_unless_it_is_wanted(make: Any) -> None:
    world = make(players=2)
    world.reset(seed=1)

    assert world.render() is None


def test_a_finished_game_is_drawn_with_its_winners() -> None:
    world = raw_env(players=2, render_mode="ansi")
    world.reset(seed=1)
    play(world, Chance(1, "test"))

    text = world.render()
    assert text is not None and "over: " in text.splitlines()[0]
