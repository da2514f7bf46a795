"""Learning: only legal actions, only what a seat may know, and the same again for the same seed."""

from typing import NamedTuple

import numpy as np
import pytest
import torch

from furstenfeld.bots.champion.inputs import ENTERING
from furstenfeld.bots.champion.shape import CHOICES, WIN
from furstenfeld.fast import Batch
from furstenfeld.records import Chance, deal
from furstenfeld.rules import Variant, apply, setup
from furstenfeld.testing import permuted
from furstenfeld.train.deals import TableKind
from furstenfeld.train.kernel.steps import SCRIPTED
from furstenfeld.train.league import League, OpponentPlan
from furstenfeld.train.network import Critic, NetworkShape, Policy
from furstenfeld.train.rollout import collect_rollout
from furstenfeld.train.rollout_stats import rollout_stats, two_player_score
from furstenfeld.train.sampling import masked_log_probs, sample
from furstenfeld.train.stopwatch import Stopwatch
from furstenfeld.train.trainer import Trainer
from furstenfeld.train.value_head import (
    by_seat_number,
    predicted_values,
    relative_to_seat,
    value_losses,
)
from tests.train.small import TINY, tiny

pytestmark = pytest.mark.train


def test_what_is_drawn_is_always_legal() -> None:
    trainer = Trainer(TINY)
    for _ in range(6):
        trainer.step()
        buffer = trainer.buffer
        legal = buffer.masks[: buffer.steps].gather(2, buffer.actions[:, :, None])

        assert bool((legal == 1).all())


def test_a_single_legal_action_is_drawn_however_unlikely() -> None:
    logits = torch.full((64, CHOICES), 30.0)
    masks = torch.zeros((64, CHOICES), dtype=torch.uint8)
    logits[:, 5], masks[:, 5] = -80.0, 1
    drawn = sample(masked_log_probs(logits, masks), torch.Generator().manual_seed(1))

    assert drawn.tolist() == [5] * 64


def test_actions_are_drawn_as_often_as_their_chances_say() -> None:
    logits = torch.zeros((20_000, CHOICES))
    masks = torch.zeros((20_000, CHOICES), dtype=torch.uint8)
    logits[:, 1], masks[:, :2] = float(np.log(3)), 1
    drawn = sample(masked_log_probs(logits, masks), torch.Generator().manual_seed(1))

    assert float((drawn == 1).float().mean()) == pytest.approx(0.75, abs=0.02)


@pytest.mark.parametrize("variant", list(Variant))
def test_the_policy_is_blind_to_secrets_and_the_critic_is_not(variant: Variant) -> None:
    """R2.5: rows of positions that a seat cannot tell apart, through the loop that writes them."""
    trainer = Trainer(tiny(num_envs=2, scripted_share=0.0, league_share=0.0))
    policy, critic = Policy(NetworkShape(16, 1, 16)), Critic(NetworkShape(16, 1, 16))
    torch.nn.init.normal_(policy.tower.leave.weight)
    torch.nn.init.normal_(critic.tower.leave.weight)
    state, chance, told = setup(deal("blind", 4, variant)).state, Chance(1, "walk"), 0
    for number in range(300):
        if state.to_move is None:
            break
        if number % 20 == 0:
            other = permuted(state, state.to_move, chance)
            trainer.games.games[:] = Batch.of([state, other]).games
            trainer.games.observe(trainer.buffer, 0)
            rows = trainer.buffer.rows[0]
            logits, outlook = policy(rows)
            assert torch.equal(logits[0], logits[1])
            assert torch.equal(outlook[0], outlook[1])
            told += int(not torch.equal(*critic(rows)))
        state = apply(state, chance.choice(state.options)).state
    assert told > 5


class Lucky(NamedTuple):
    """What was played where the seat that decides wins if it takes the first legal action."""

    trainer: Trainer
    is_first: torch.Tensor

    def chances(self) -> torch.Tensor:
        """Return how likely the policy now finds what was answered in the first step."""
        seen = self.trainer.buffer.observations(0)
        with torch.no_grad():
            log_probs = masked_log_probs(self.trainer.learner.policy(seen.rows)[0], seen.masks)
        chosen: torch.Tensor = log_probs.gather(1, self.trainer.buffer.actions[0][:, None])[:, 0]
        return chosen.exp()

    def learn(self, updates: int) -> None:
        """Learn from the same games again and again."""
        trainer, watch = self.trainer, Stopwatch("cpu")
        for _ in range(updates):
            trainer.learner.learn(
                trainer.buffer, trainer.settings.annealed(0), trainer.host_generator, watch
            )


def lucky(**changes: float) -> Lucky:
    """Play some steps, and let the first legal action have been the winning one."""
    plain = {
        "entropy_coef": 1e-4,
        "final_entropy_coef": 1e-4,
        "kl_coef": 0.0,
        "scripted_share": 0.0,
        "league_share": 0.0,
    }
    trainer = Trainer(tiny(**plain | changes))
    buffer = trainer.buffer
    collect_rollout(
        trainer.games, buffer, trainer.learner.policy, [], trainer.generator, Stopwatch("cpu")
    )
    is_first = (buffer.actions == buffer.masks[: buffer.steps].argmax(dim=2)).float()
    buffer.ended.fill_(1)
    buffer.results.zero_()
    buffer.results[:, :, :, 0] = is_first[:, :, None] / buffer.players[: buffer.steps, :, None]
    return Lucky(trainer, is_first)


def test_an_update_makes_good_actions_likelier() -> None:
    case = lucky()
    before = case.chances()
    case.learn(5)
    change = case.chances() - before
    many = case.trainer.buffer.masks[0].sum(dim=1) > 1
    good, bad = (case.is_first[0] == 1) & many, (case.is_first[0] == 0) & many

    assert float(change[good].mean()) > 0
    assert float(change[bad].mean()) < 0


def chance_of_given_up(alive: float) -> float:
    """Return how likely an action is that was all but impossible before some updates."""
    trainer = Trainer(
        tiny(uniform_coef=alive, entropy_coef=0.1, scripted_share=0.0, league_share=0.0)
    )
    learner, buffer = trainer.learner, trainer.buffer
    collect_rollout(trainer.games, buffer, learner.policy, [], trainer.generator, Stopwatch("cpu"))
    masks = buffer.masks[: buffer.steps].reshape(-1, CHOICES)
    lost = int((masks * (masks.sum(dim=1, keepdim=True) > 1)).sum(dim=0).argmax())
    with torch.no_grad():
        learner.policy.tower.leave.bias[lost] = -25.0
    for _ in range(60):
        learner.learn(
            buffer, trainer.settings.annealed(0), trainer.host_generator, Stopwatch("cpu")
        )
    legal = buffer.masks[: buffer.steps, :, lost] == 1
    logits, _ = learner.policy(buffer.rows[: buffer.steps][legal])
    found = masked_log_probs(logits.detach(), buffer.masks[: buffer.steps][legal])
    return float(found[:, lost].mean())


def test_an_action_that_was_given_up_comes_back() -> None:
    assert chance_of_given_up(alive=10.0) > chance_of_given_up(alive=0.0) + 1


def test_a_critic_that_learns_first_leaves_the_policy_as_it_is() -> None:
    trainer = Trainer(tiny(critic_warmup=24 * 12 * 2))
    first = [weight.clone() for weight in trainer.learner.policy.parameters()]
    judge = [weight.clone() for weight in trainer.learner.critic.parameters()]
    for _ in range(2):
        trainer.step()

    assert all(map(torch.equal, first, trainer.learner.policy.parameters()))
    assert not all(map(torch.equal, judge, trainer.learner.critic.parameters()))
    trainer.step()
    assert not all(map(torch.equal, first, trainer.learner.policy.parameters()))


def test_a_calmer_policy_has_the_same_favourite_and_gives_others_a_chance() -> None:
    policy = Policy(NetworkShape(16, 1, 16))
    torch.nn.init.normal_(policy.tower.leave.weight)
    trainer = Trainer(TINY)
    trainer.games.observe(trainer.buffer, 0)
    rows, masks = trainer.buffer.rows[0], trainer.buffer.masks[0]
    before = masked_log_probs(policy(rows)[0], masks)
    policy.scale_logits(0.5)
    after = masked_log_probs(policy(rows)[0], masks)

    assert after.argmax(dim=1).tolist() == before.argmax(dim=1).tolist()
    assert bool((after.amax(dim=1) <= before.amax(dim=1) + 1e-6).all())


def test_answers_of_opponents_teach_nothing_however_unlikely_they_were() -> None:
    trainer = Trainer(tiny(scripted_share=0.0, league_share=1.0, league_slots=1))
    buffer, learner = trainer.buffer, trainer.learner
    opponents = trainer.league.opponents()
    collect_rollout(
        trainer.games, buffer, learner.policy, opponents, trainer.generator, Stopwatch("cpu")
    )
    theirs = buffer.is_learner[: buffer.steps] == 0
    buffer.log_probs[theirs] = -1e6
    learner.learn(buffer, trainer.settings.annealed(0), trainer.host_generator, Stopwatch("cpu"))

    assert bool(theirs.any())
    assert all(bool(weight.isfinite().all()) for weight in learner.weights.values())


def test_an_outlook_turned_to_the_table_and_back_is_the_same() -> None:
    players = torch.tensor([2, 3, 4, 5, 5])
    seats = torch.tensor([1, 2, 0, 4, 3])
    out = torch.randn(5, 16)
    outlook = predicted_values(out, players)
    back = relative_to_seat(by_seat_number(outlook, seats, players), seats, players)
    for game, count in enumerate(players.tolist()):
        torch.testing.assert_close(back[game, :count], outlook[game, :count])
        own = by_seat_number(outlook, seats, players)[game, seats[game]]
        torch.testing.assert_close(own, outlook[game, 0])


def test_who_is_not_at_the_table_cannot_win() -> None:
    outlook = predicted_values(torch.randn(8, 16), torch.full((8,), 3))

    assert float(outlook[:, 3:, 0].abs().max()) == 0
    assert bool((outlook[:, :3, 0].sum(dim=1) <= 1).all())


def test_the_loss_is_least_where_the_outlook_is_the_target() -> None:
    players = torch.full((1,), 3)
    targets = torch.zeros(1, 5, 3)
    targets[0, :3, 0] = torch.tensor([0.5, 0.3, 0.1])
    out = torch.zeros(1, 16, requires_grad=True)
    optimiser = torch.optim.Adam([out], lr=0.05)
    for _ in range(800):
        optimiser.zero_grad()
        value_losses(out, targets, players).win.sum().backward()
        optimiser.step()
    found = predicted_values(out.detach(), players)[0, :3, 0]

    torch.testing.assert_close(found, targets[0, :3, 0], atol=0.01, rtol=0)


def test_the_policy_is_given_the_first_part_of_a_row_alone() -> None:
    policy = Policy(NetworkShape(16, 1, 16))

    assert policy.tower.enter.in_features == ENTERING
    assert policy.tower.leave.out_features > WIN


def test_the_plan_has_every_game_once() -> None:
    plan = OpponentPlan.of(
        tiny(num_envs=100, siblings=1, scripted_share=0.1, league_share=0.25, league_slots=3)
    )

    assert len(plan.sides) == 100
    assert plan.sides.count(SCRIPTED) == 10
    assert plan.slots[0][0] == 10 and plan.slots[-1][1] == 35


def test_the_league_keeps_the_young_and_the_strong() -> None:
    settings = tiny(league_size=2)
    league = League(settings, OpponentPlan.of(settings), Policy(NetworkShape(8, 1, 8)))
    league.members[0].score = 0.9
    for name in ("strong", "young"):
        league.add(name, Policy(NetworkShape(8, 1, 8)))
        league.members[-1].score = 0.1

    assert [member.name for member in league.members] == ["strong", "young"]


def test_an_exploiter_joins_the_league() -> None:
    trainer = Trainer(tiny(exploiter_updates=1, snapshot_updates=1, league_draw_updates=1))
    for _ in range(3):
        trainer.step()

    assert any("exploiter" in member.name for member in trainer.league.members)


def test_an_even_share_counts_as_one_half_at_mixed_tables_too() -> None:
    """At tables for two and for five, one half and one fifth are won: both are even."""
    trainer = Trainer(
        tiny(table_kinds=(TableKind(2), TableKind(5)), scripted_share=1.0, league_share=0.0)
    )
    buffer, games = trainer.buffer, trainer.settings.num_envs
    players = torch.tensor([2, 5]).repeat(games // 2)
    buffer.ended.fill_(1)
    buffer.players[:] = players
    buffer.learner_seats.zero_()
    buffer.results.zero_()
    buffer.results[:, :, 0, 0] = 1 / players

    assert rollout_stats(buffer, trainer.plan).score_vs_scripted == pytest.approx(0.5)


@pytest.mark.parametrize("players", [2, 4])
def test_an_even_share_counts_as_one_half_at_every_table(players: int) -> None:
    assert two_player_score(1 / players, players) == pytest.approx(0.5)
    assert two_player_score(0.0, players) == 0
