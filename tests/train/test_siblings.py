"""Siblings: games that go on from one position, and decisions compared with what came of theirs."""

from itertools import pairwise

import numpy as np
import pytest
import torch

from furstenfeld.fast.codes import NONE
from furstenfeld.train.deals import ALL_KINDS, Dealer
from furstenfeld.train.kernel.steps import ALONE, SCRIPTED
from furstenfeld.train.league import OpponentPlan
from furstenfeld.train.returns import Trajectories
from furstenfeld.train.rollout_buffer import RolloutBuffer
from furstenfeld.train.settings import LARGE, SettingsError, with_changes
from furstenfeld.train.siblings import minus_sibling_baseline
from furstenfeld.train.vector_games import VectorGames
from tests.train.small import TINY

pytestmark = pytest.mark.train

GAMES, SIBLINGS, POOL = 24, 4, 12


def started(side: int) -> VectorGames:
    """Return games of all kinds in all rounds; the pool divides their number."""
    dealer = Dealer(ALL_KINDS, 3)
    games = dealer.spread(dealer.deal(GAMES), 300)
    heroes = [NONE] * GAMES if side == ALONE else (np.arange(GAMES) % games["players"]).tolist()
    return VectorGames("cpu", dealer.edition, games, dealer.deal(POOL), [side] * GAMES, heroes)


def walked(tables: VectorGames, steps: int, seed: int) -> list[list[int]]:
    """Answer at random; return the number in the pool of every deal that each game got."""
    buffer, rng = RolloutBuffer("cpu", 1, GAMES), np.random.default_rng(seed)
    taken: list[list[int]] = [[] for _ in range(GAMES)]
    for _ in range(steps):
        tables.observe(buffer, 0)
        masks = buffer.masks[0].numpy()
        buffer.actions[0] = torch.from_numpy((rng.random(masks.shape) * masks).argmax(axis=1))
        before = tables.deals.copy()
        tables.advance(buffer, 0)
        for game in np.flatnonzero(buffer.ended[0].numpy()):
            taken[game].append(int(before[game]) % POOL)
    return taken


@pytest.mark.parametrize("side", [ALONE, SCRIPTED])
def test_siblings_go_on_from_the_position_of_the_first(side: int) -> None:
    tables = started(side)
    before = tables.arrays()
    tables.join_siblings(SIBLINGS)
    after = tables.arrays()
    for name in ("games", "deals", "heroes"):
        firsts = before[name][::SIBLINGS]
        np.testing.assert_array_equal(after[name], np.repeat(firsts, SIBLINGS))
    assert len(np.unique(before["games"])) == GAMES


def test_siblings_are_dealt_the_same_games_one_after_the_other() -> None:
    tables = started(SCRIPTED)
    tables.join_siblings(SIBLINGS)
    taken = walked(tables, 900, 1)
    for first in range(0, GAMES, SIBLINGS):
        family = taken[first : first + SIBLINGS]
        least = min(len(each) for each in family)
        assert least > 1
        assert all(each[:least] == family[0][:least] for each in family)


def test_a_game_does_not_get_its_deal_again_where_the_pool_divides_the_games() -> None:
    for taken in walked(started(SCRIPTED), 900, 2):
        assert all(one != next_ for one, next_ in pairwise(taken))


def test_no_family_is_divided_between_opponents() -> None:
    plan = OpponentPlan.of(TINY)
    limits = [plan.scripted, *(end for slot in plan.slots for end in slot)]

    assert TINY.siblings > 1
    assert 0 < plan.scripted < TINY.num_envs
    assert all(limit % TINY.siblings == 0 for limit in limits)


def test_families_must_be_whole() -> None:
    with pytest.raises(SettingsError, match="num_envs must be a multiple of siblings, which is 4"):
        with_changes(LARGE, ["num_envs=1001"])


def drawn(steps: int, games: int, seed: int) -> tuple[Trajectories, "torch.Tensor", "torch.Tensor"]:
    """Return steps by chance in which siblings keep together for a while, and advantages."""
    rng = np.random.default_rng(seed)
    seats = rng.integers(0, 3, (steps, games))
    ended = (rng.random((steps, games)) < 0.05).astype(np.uint8)
    rounds = np.empty((steps + 1, games), np.uint8)
    rounds[0] = np.repeat(rng.integers(1, 9, games // SIBLINGS), SIBLINGS)
    for step in range(steps):
        on = rounds[step] + (rng.random(games) < 0.3)
        rounds[step + 1] = np.where(ended[step], 1, on)
    results = torch.zeros(steps, games, 5, 3)
    told = (torch.from_numpy(each) for each in (seats, rounds, ended))
    seat, number, end = told
    played = Trajectories(seat, number, results, end)
    counts = torch.from_numpy(rng.random((steps, games)) < 0.8)
    return played, torch.from_numpy(rng.normal(size=(steps, games))), counts


def slow_comparison(
    played: Trajectories, advantages: "torch.Tensor", counts: "torch.Tensor", game: int, step: int
) -> float:
    """What is taken off, as it is meant: for one decision, sibling by sibling."""

    def point(which: int, when: int) -> tuple[int, int, int]:
        over = int(played.ended[:when, which].sum())
        first = int(played.rounds[0, which]) if over == 0 else 0
        return over, int(played.rounds[when, which]) - first, int(played.seats[when, which])

    here, family = point(game, step), game - game % SIBLINGS
    means = []
    for other in set(range(family, family + SIBLINGS)) - {game}:
        same = [
            float(advantages[when, other])
            for when in range(len(advantages))
            if counts[when, other] and point(other, when) == here
        ]
        if same:
            means.append(sum(same) / len(same))
    return sum(means) / (1 + len(means))


def test_an_answer_is_compared_with_the_same_round_of_the_siblings_same_seat() -> None:
    played, advantages, counts = drawn(30, 3 * SIBLINGS, 5)
    found = minus_sibling_baseline(advantages, played, counts, SIBLINGS)
    taken_off = 0
    for game in range(3 * SIBLINGS):
        for step in range(30):
            slow = slow_comparison(played, advantages, counts, game, step)
            taken = float(advantages[step, game] - found[step, game])
            assert taken == pytest.approx(slow, abs=1e-9)
            taken_off += slow != 0
    assert taken_off > 100


def test_a_games_own_answers_do_not_change_what_it_is_compared_with() -> None:
    played, advantages, counts = drawn(30, 2 * SIBLINGS, 6)
    other = advantages.clone()
    other[:, 1] += 1.0
    before, after = (
        minus_sibling_baseline(each, played, counts, SIBLINGS) for each in (advantages, other)
    )

    torch.testing.assert_close((other - after)[:, 1], (advantages - before)[:, 1])
    assert not torch.equal((other - after)[:, 0], (advantages - before)[:, 0])


def test_what_comes_to_all_siblings_alike_is_mostly_taken_off() -> None:
    played, _, _ = drawn(8, 400 * SIBLINGS, 7)
    together = Trajectories(
        torch.zeros_like(played.seats),
        torch.ones_like(played.rounds),
        *played[2:3],
        torch.zeros_like(played.ended),
    )
    luck = torch.randn(400, generator=torch.Generator().manual_seed(1)).double()
    common = luck.repeat_interleave(SIBLINGS).expand(8, -1)
    found = minus_sibling_baseline(
        common, together, torch.ones_like(common, dtype=torch.bool), SIBLINGS
    )

    torch.testing.assert_close(found, common / SIBLINGS)


def test_rounds_that_have_no_place_of_their_own_are_not_compared() -> None:
    played, advantages, counts = drawn(6, SIBLINGS, 8)
    late = played._replace(rounds=played.rounds + torch.arange(7, dtype=torch.uint8)[:, None] * 40)
    found = minus_sibling_baseline(advantages, late, counts, SIBLINGS)

    torch.testing.assert_close(found[1:], advantages[1:])
