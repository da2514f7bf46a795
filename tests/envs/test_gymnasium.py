"""The Gymnasium environment: one seat learns, bots play the others."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from furstenfeld.bots import Bot, RandomBot, Steward, play_game
from furstenfeld.envs.episode import IllegalActionError
from furstenfeld.envs.gymnasium import ID, FurstenfeldEnv
from furstenfeld.fast import ACTION_ID
from furstenfeld.records import Chance, deal
from furstenfeld.rules import ACTIONS, Action, Options, View

Settings = dict[str, Any]


class Witness(RandomBot):
    """A bot that remembers what it was shown."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        """Return any action, and remember the view."""
        self.views.append(view)
        return super().choose(view, actions, rng)


def play(world: FurstenfeldEnv, seed: int, bot: Bot | None = None) -> tuple[list[int], float]:
    """Play one episode, by a bot or by random choice; return the actions and the reward."""
    _, info = world.reset(seed=seed)
    luck, done, reward, over = Chance(seed, f"bot {world.seat}"), [], 0.0, False
    while not over:
        if bot is None:
            done.append(int(luck.choice(tuple(np.flatnonzero(info["action_mask"])))))
        else:
            view = world.episode.view(world.seat)
            done.append(ACTION_ID[bot.choose(view, view.options, luck)])
        _, reward, over, _, info = world.step(done[-1])
    return done, reward


def test_gymnasium_accepts_the_environment(
    table: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    check_env(gymnasium.make(ID, **table).unwrapped)

    assert "(you)" in capsys.readouterr().out


@pytest.mark.untraced
@pytest.mark.parametrize("seat", [0, 2])
def test_the_game_among_bots_is_the_one_that_bots_play(seat: int) -> None:
    """Deal and luck of every seat follow from the seed as in `play_game`."""
    game = play_game(deal(11, 3, "expert"), [Steward()] * 3, 11)
    world = FurstenfeldEnv(3, "expert", seat=seat, bots="steward")
    actions, reward = play(world, 11, Steward())

    assert actions == [ACTION_ID[action] for who, action in game.actions if who == seat]
    assert world.episode.state() == game.state
    assert reward == (seat in (game.state.winners or ()))


def test_a_win_is_worth_its_share(table: Settings) -> None:
    """R7.2, R7.4."""
    world = FurstenfeldEnv(**table)
    for seed in range(5):
        _, reward = play(world, seed)
        winners = world.episode.state().winners
        assert winners is not None
        assert reward == (1 / len(winners) if 0 in winners else 0)


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = FurstenfeldEnv(), FurstenfeldEnv()

    assert play(one, 3) == play(two, 3)
    assert one.episode.state() == two.episode.state()


def test_another_game_follows_without_a_seed() -> None:
    world = FurstenfeldEnv()
    world.reset(seed=3)
    first = world.episode.deal()
    world.reset()

    assert world.episode.deal() != first == deal(3, 4)


def test_a_bot_sees_its_own_view_and_no_more() -> None:
    witness = Witness()
    world = FurstenfeldEnv(3, seat=1, bots=[witness, "random"])
    # A bot that only inherits from RandomBot may still look at what it is shown.
    assert list(world.opponents.bots) == [0]
    play(world, 4)

    assert witness.views
    assert {view.seat for view in witness.views} == {0}
    assert all(view.options and view.to_move == 0 for view in witness.views)


def test_bots_sit_down_in_turn() -> None:
    one, two = Witness(), Witness()
    world = FurstenfeldEnv(5, seat=2, bots=[one, two])

    assert world.opponents.bots == {0: one, 1: two, 3: one, 4: two}


def test_the_learner_is_told_where_it_stands() -> None:
    """R7.3."""
    world = FurstenfeldEnv(2)
    _, info = world.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = world.step(int(info["action_mask"].argmax()))

    assert info["standing"].min() == 1
    assert not info["action_mask"].any()


def test_an_illegal_action_loses_and_is_explained() -> None:
    world = FurstenfeldEnv()
    world.reset(seed=1)
    observation, reward, terminated, truncated, info = world.step(0)

    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"].startswith("“keep hops-1”")
    assert world.observation_space.contains(observation)


def test_an_illegal_action_raises_where_that_is_wanted() -> None:
    world = FurstenfeldEnv(illegal="raise")
    _, info = world.reset(seed=1)

    with pytest.raises(IllegalActionError, match="“keep hops-1”"):
        world.step(0)
    world.step(int(info["action_mask"].argmax()))


@pytest.mark.parametrize("number", [-1, len(ACTIONS)])
def test_a_number_that_is_no_action_always_raises(number: int) -> None:
    world = FurstenfeldEnv()
    world.reset(seed=1)

    with pytest.raises(IllegalActionError, match=f"action {number} is not in 0 to 336"):
        world.step(number)


def test_there_is_no_step_before_a_deal_or_after_the_end() -> None:
    world = FurstenfeldEnv()
    with pytest.raises(gymnasium.error.ResetNeeded, match="first game"):
        world.step(0)
    world.reset(seed=1)
    world.step(0)
    with pytest.raises(gymnasium.error.ResetNeeded, match="another game"):
        world.step(0)


def test_a_given_deal_is_played() -> None:
    world = FurstenfeldEnv(2, bots=RandomBot())
    dealt = deal("eval/2/base/3", 2)
    world.reset(options={"deal": dealt}, seed=1)
    by_deal = world.episode.deal()
    world.reset(options={"deal": "eval/2/base/3"})

    assert world.episode.deal() == by_deal == dealt


def test_the_mask_has_the_name_that_others_ask_for() -> None:
    """`action_masks()` is what sb3-contrib calls."""
    world = FurstenfeldEnv()
    _, info = world.reset(seed=1)

    assert np.array_equal(world.action_masks(), info["action_mask"])


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"seat": 4}, "seat: expected 0 to 3, found 4"),
        ({"bots": ["random"] * 4}, "bots: expected 1 to 3 for 3 other seats"),
        ({"bots": []}, "bots: expected 1 to 3"),
        ({"bots": "grandmother"}, "no bot is called 'grandmother'"),
        ({"render_mode": "rgb_array"}, "render_mode: expected ansi or human"),
    ],
)
def test_wrong_options_are_refused(options: Settings, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        FurstenfeldEnv(**options)


def test_the_table_is_drawn_as_the_learner_sees_it() -> None:
    world = FurstenfeldEnv(2, seat=1, render_mode="ansi")
    world.reset(seed=1)
    text = world.render()

    assert text is not None and "seat 1 (you)" in text
    assert FurstenfeldEnv().render() is None


def test_a_seat_that_is_never_asked_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """An edition may be so strange that a seat never has a choice."""
    world = FurstenfeldEnv(2)
    monkeypatch.setattr(world.opponents, "play", lambda batch: batch.playout(1))

    with pytest.raises(RuntimeError, match="seat 0 was never to move in 100 games"):
        world.reset(seed=1)
