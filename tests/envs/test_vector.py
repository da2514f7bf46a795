"""The Gymnasium vector environment: many games side by side."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from furstenfeld.envs.episode import IllegalActionError, setting_of
from furstenfeld.envs.gymnasium import ID, FurstenfeldEnv
from furstenfeld.envs.vector import FurstenfeldVectorEnv, ReadyDeals
from furstenfeld.fast import SCALE
from furstenfeld.records import deal

Settings = dict[str, Any]


def choices(masks: Any, rng: np.random.Generator) -> Any:
    """Return a legal action for each game, all equally likely."""
    return (rng.random(masks.shape) * masks).argmax(axis=1)


def walk(games: FurstenfeldVectorEnv, seed: int, steps: int) -> list[tuple[Any, ...]]:
    """Play by random choice and return all that was told."""
    rng = np.random.default_rng(seed)
    told: list[tuple[Any, ...]] = [games.reset(seed=seed)]
    for _ in range(steps):
        told.append(games.step(choices(told[-1][-1]["action_mask"], rng)))
    return told


@pytest.mark.untraced
@pytest.mark.parametrize("bots", ["random", ["steward", "random"]])
def test_every_game_goes_as_it_does_alone(bots: Any) -> None:
    """Game n of the seed 5 is dealt from 5/n, and so is the luck of its bots."""
    together = FurstenfeldVectorEnv(3, 3, bots=bots, seat=1)
    seen, infos = together.reset(seed=5)
    alone = {number: FurstenfeldEnv(3, bots=bots, seat=1) for number in range(3)}
    for number, world in alone.items():
        assert np.array_equal(world.reset(options={"deal": f"5/{number}"})[0], seen[number])
    rng = np.random.default_rng(5)
    while alone:
        actions = choices(infos["action_mask"], rng)
        seen, rewards, over, _, infos = together.step(actions)
        for number, world in list(alone.items()):
            last, reward, is_over, _, info = world.step(int(actions[number]))
            assert (rewards[number], over[number]) == (reward, is_over)
            if is_over:
                assert np.array_equal(infos["final_obs"][number], last)
                ranks = infos["final_info"]["standing"][number]
                assert np.array_equal(ranks, info["standing"])
                del alone[number]
            else:
                assert np.array_equal(seen[number], last)
                assert np.array_equal(infos["action_mask"][number], info["action_mask"])


@pytest.mark.untraced
def test_what_is_told_lies_in_the_spaces(table: Settings) -> None:
    games = FurstenfeldVectorEnv(4, **table)
    for observations, *_ in walk(games, 2, 200):
        assert games.observation_space.contains(observations)


def test_a_game_that_ends_is_replaced_in_the_same_step() -> None:
    games = FurstenfeldVectorEnv(8, 2, "expert")
    ends = [told for told in walk(games, 1, 600)[1:] if told[2].any()]

    assert games.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert len(ends) > 8
    for _, rewards, over, cut, infos in ends:
        assert not cut.any()
        assert np.array_equal(infos["_final_obs"], over)
        assert infos["action_mask"].any(axis=1).all()
        assert not rewards[~over].any()


def test_rewards_of_random_play_come_to_about_one_game_in_n() -> None:
    games = FurstenfeldVectorEnv(128, 2)
    told = walk(games, 3, 700)[1:]
    wins = sum(rewards.sum() for _, rewards, *_ in told)
    ends = sum(over.sum() for _, _, over, *_ in told)

    assert ends > 100
    assert wins / ends == pytest.approx(0.5, abs=0.15)


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (walk(FurstenfeldVectorEnv(4, 3), 9, 300) for _ in range(2))

    for left, right in zip(one, two, strict=True):
        assert np.array_equal(left[0], right[0])
        assert np.array_equal(left[-1]["action_mask"], right[-1]["action_mask"])


def test_games_without_a_seed_differ() -> None:
    games = FurstenfeldVectorEnv(2)

    assert not np.array_equal(games.reset()[0], games.reset()[0])


def test_no_deal_is_used_twice() -> None:
    """Trap: ready deals that repeat would be learnt by heart."""
    setting = setting_of(2, "base")
    ready = ReadyDeals(setting, 4, size=3)
    taken = [ready.take() for _ in range(8)]

    assert [seed for _, seed in taken] == [f"4/{number}" for number in range(8)]
    records = [setting.batch([f"4/{number}"]).games[0] for number in range(8)]
    assert [record for record, _ in taken] == records


def test_what_is_kept_from_an_earlier_step_stays_as_it_was() -> None:
    games = FurstenfeldVectorEnv(2)
    seen, infos = games.reset(seed=1)
    kept, mask = seen.copy(), infos["action_mask"].copy()
    games.step(infos["action_mask"].argmax(axis=1))

    assert np.array_equal(seen, kept)
    assert np.array_equal(infos["action_mask"], mask)


def test_bytes_are_the_same_observations_before_scaling() -> None:
    small, scaled = FurstenfeldVectorEnv(3, scale=False), FurstenfeldVectorEnv(3)
    raw, _ = small.reset(seed=1)
    seen, _ = scaled.reset(seed=1)

    assert raw.dtype == np.uint8
    assert small.observation_space.contains(raw)
    assert np.array_equal(raw * SCALE, seen)


def test_an_illegal_action_loses_its_own_game_only() -> None:
    games = FurstenfeldVectorEnv(3)
    seen, infos = games.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = 0
    _, rewards, over, _, infos = games.step(actions)

    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert over.tolist() == infos["_final_obs"].tolist() == [False, True, False]
    assert np.array_equal(infos["final_obs"][1], seen[1])
    told = infos["final_info"]["illegal"].tolist()
    assert told == [None, "'keep hops-1' is not legal there", None]


def test_an_illegal_action_raises_where_that_is_wanted() -> None:
    games = FurstenfeldVectorEnv(2, illegal="raise")
    _, infos = games.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = 0

    with pytest.raises(IllegalActionError, match="game 1: 'keep hops-1' is not legal there"):
        games.step(actions)


@pytest.mark.parametrize(
    "actions", [[0], [0.5, 1.5], [0, 337], [-1, 0]], ids=["few", "broken", "above", "below"]
)
def test_actions_that_do_not_fit_are_refused(actions: list[float]) -> None:
    games = FurstenfeldVectorEnv(2)
    games.reset(seed=1)

    with pytest.raises(ValueError, match="actions: expected"):
        games.step(np.array(actions))


def test_there_is_no_step_before_the_deal() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        FurstenfeldVectorEnv(2).step(np.zeros(2, int))


def test_gymnasium_makes_it_by_its_name() -> None:
    games = gymnasium.make_vec(
        ID, num_envs=5, vectorization_mode="vector_entry_point", players=2, variant="expert"
    )
    seen, _ = games.reset(seed=1)

    assert isinstance(games.unwrapped, FurstenfeldVectorEnv)
    assert seen.shape[0] == games.num_envs == 5


def test_gymnasium_can_count_its_episodes() -> None:
    """A wrapper of the library's own finds its way."""
    games = RecordEpisodeStatistics(FurstenfeldVectorEnv(16, 2))
    _, infos = games.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(600):
        *_, infos = games.step(choices(infos["action_mask"], rng))

    assert games.episode_count > 16


def test_a_seat_that_is_never_asked_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    games = FurstenfeldVectorEnv(2, 2)
    monkeypatch.setattr(games.opponents, "play", lambda batch: batch.playout(1))

    with pytest.raises(RuntimeError, match="seat 0 was never to move in 100 games"):
        games.reset(seed=1)


def test_the_deals_are_those_of_the_records() -> None:
    games = FurstenfeldVectorEnv(2, 2)
    games.reset(seed=6)
    first = games.opponents._deal(1)

    assert first == deal("6/1", 2)
