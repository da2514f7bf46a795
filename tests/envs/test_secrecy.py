"""No environment tells an agent what its seat may not know.

The law of design principle 4: permute all that a seat cannot know, and what it is told is the same.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest

from furstenfeld.envs.furstenfeld_v0 import parallel_env, raw_env
from furstenfeld.envs.gymnasium import FurstenfeldEnv
from furstenfeld.envs.openspiel import FurstenfeldState
from furstenfeld.fast import Batch
from furstenfeld.records import Chance, deal
from furstenfeld.rules import State, Variant, apply, setup
from furstenfeld.testing import permuted

pytestmark = pytest.mark.untraced

CASES = [(players, variant, seed) for players in (2, 5) for variant in Variant for seed in range(2)]


def positions(players: int, variant: Variant, seed: int) -> Iterator[State]:
    """Yield positions from all over a random game."""
    state, chance, number = setup(deal(seed, players, variant)).state, Chance(seed, "walk"), 0
    while state.to_move is not None:
        if number % 23 == 0:
            yield state
        state, number = apply(state, chance.choice(state.options)).state, number + 1


def pairs(state: State, players: int) -> Iterator[tuple[int, State]]:
    """Yield each seat with a position that it must not tell from this one."""
    for seat in range(players):
        yield seat, permuted(state, seat, Chance(seat, "permuted"))


def same(one: Any, two: Any) -> bool:
    """Return whether all that was told is the same, byte for byte."""
    if isinstance(one, dict):
        return one.keys() == two.keys() and all(same(one[key], two[key]) for key in one)
    return np.array_equal(one, two)


@pytest.mark.parametrize(("players", "variant", "seed"), CASES)
@pytest.mark.parametrize("make", [raw_env, parallel_env])
def test_pettingzoo_agents_learn_only_what_their_seat_sees(
    make: Any, players: int, variant: Variant, seed: int
) -> None:
    def told(state: State, agent: str) -> list[Any]:
        world = make(players, variant, mask="observation")
        world.reset(seed=seed)
        world.seats.game.batch = Batch.of([state])
        return [world.seats.observe(agent), world.seats.info(agent)]

    for state in positions(players, variant, seed):
        for seat, other in pairs(state, players):
            agent = f"seat_{seat}"
            assert all(map(same, told(state, agent), told(other, agent)))


@pytest.mark.parametrize(("players", "variant", "seed"), CASES)
def test_openspiel_players_learn_only_what_their_seat_sees(
    players: int, variant: Variant, seed: int
) -> None:
    game = pyspiel.load_game(f"furstenfeld(players={players},variant={variant})")
    spiel: FurstenfeldState = game.state_of(deal(seed, players, variant))
    assert spiel.episode is not None

    def told(state: State, seat: int) -> tuple[Any, str]:
        assert spiel.episode is not None
        spiel.episode.batch = Batch.of([state])
        return spiel.observation_tensor(seat), spiel.observation_string(seat)

    for state in positions(players, variant, seed):
        for seat, other in pairs(state, players):
            assert told(state, seat) == told(other, seat)


@pytest.mark.parametrize(("players", "variant", "seed"), CASES)
def test_the_gymnasium_learner_learns_only_what_its_seat_sees(
    players: int, variant: Variant, seed: int
) -> None:
    world = FurstenfeldEnv(players, variant, render_mode="ansi")
    world.reset(seed=seed)

    def told(state: State) -> tuple[bytes, bytes, str | None]:
        world.episode.batch = Batch.of([state])
        seen, mask = world.episode.observation(0), world.action_masks()
        return seen.tobytes(), mask.tobytes(), world.render()

    for state in positions(players, variant, seed):
        if state.to_move == 0:
            assert told(state) == told(permuted(state, 0, Chance(0, "permuted")))


def test_a_leak_would_be_found() -> None:
    """The positions that are compared do differ: another seat sees it."""
    state = setup(deal(1, 2)).state
    other = permuted(state, 0, Chance(0, "permuted"))
    one, two = Batch.of([state]), Batch.of([other])

    assert not same(one.observe([1]), two.observe([1]))
