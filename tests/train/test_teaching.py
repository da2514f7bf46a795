"""A new network learns another one's answers, and then goes on by itself."""

from pathlib import Path

import pytest
import torch

from furstenfeld.bots.champion import read_network
from furstenfeld.cli import main
from furstenfeld.train.checkpoint import NETWORK
from furstenfeld.train.export import export_policy
from furstenfeld.train.network import NetworkShape, Policy
from furstenfeld.train.rollout import collect_rollout
from furstenfeld.train.sampling import masked_log_probs
from furstenfeld.train.trainer import Trainer
from tests.train.small import tiny

pytestmark = pytest.mark.train

SETTINGS = tiny(
    policy=NetworkShape(32, 1, 32), league_share=0.0, learning_rate=5e-3, final_learning_rate=5e-3
)


def opinionated(seed: int = 5) -> Policy:
    """Return a policy with likings of its own; a new one likes all answers alike."""
    luck = torch.Generator().manual_seed(seed)
    policy = Policy(NetworkShape(8, 1, 8), luck)
    torch.nn.init.normal_(policy.tower.leave.bias, std=2.0, generator=luck)
    return policy


def agreement(trainer: Trainer, teacher: Policy) -> float:
    """Return how often the learner likes the teacher's answer best, in games it plays itself."""
    buffer = trainer.buffer
    collect_rollout(trainer.games, buffer, teacher, [], trainer.generator, trainer.watch)
    trainer.watch.lap()
    alike = total = 0
    for step in range(buffer.steps):
        seen = buffer.observations(step)
        theirs, ours = (
            masked_log_probs(each(seen.rows)[0], seen.masks).argmax(dim=1)
            for each in (teacher, trainer.learner.policy)
        )
        mine = seen.is_learner.bool()
        alike += int((theirs == ours)[mine].sum())
        total += int(mine.sum())
    return alike / total


def test_a_pupil_comes_to_answer_as_its_teacher_does() -> None:
    teacher = opinionated()
    trainer = Trainer.with_teacher(SETTINGS, export_policy(teacher, decisions=70))
    before = agreement(trainer, teacher)
    entries = [trainer.step() for _ in range(60)]

    assert entries[-1].reference_kl < 0.5 * entries[0].reference_kl
    assert agreement(trainer, teacher) > max(0.75, before + 0.2)
    assert trainer.progress.earlier_decisions == 70
    pairs = zip(
        trainer.learner.reference.parameters(), trainer.learner.policy.parameters(), strict=True
    )
    assert all(torch.equal(slow, quick) for slow, quick in pairs), "it follows at once"


def test_the_teacher_plays_and_does_not_change() -> None:
    teacher = opinionated()
    trainer = Trainer.with_teacher(SETTINGS, export_policy(teacher))
    kept = [weight.clone() for weight in trainer.learner.acting_policy.parameters()]  # type: ignore[attr-defined]
    buffer = trainer.buffer
    trainer.step()
    seen = buffer.observations(0)
    said = masked_log_probs(teacher(seen.rows)[0], seen.masks)
    chosen = said.gather(1, buffer.actions[0][:, None])[:, 0]

    torch.testing.assert_close(
        chosen[seen.is_learner.bool()], buffer.log_probs[0][seen.is_learner.bool()]
    )
    now = trainer.learner.acting_policy.parameters()  # type: ignore[attr-defined]
    assert all(torch.equal(old, new) for old, new in zip(kept, now, strict=True))


def test_a_pupil_goes_on_by_itself_and_with_a_league(tmp_path: Path) -> None:
    trainer = Trainer.with_teacher(SETTINGS, export_policy(opinionated()))
    trainer.step()
    trainer.save(tmp_path)
    resumed = Trainer.resume(tmp_path, change=lambda _: tiny(policy=SETTINGS.policy))
    weights = resumed.learner.policy.state_dict()

    for name, weight in trainer.learner.policy.state_dict().items():
        assert torch.equal(weight, weights[name])
    youngest = resumed.league.members[-1].policy.state_dict()
    assert all(torch.equal(weight, youngest[name]) for name, weight in weights.items())
    assert len(resumed.league.opponents()) == 2
    assert resumed.step().update == 2


def test_the_command_takes_a_teacher(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    trainer = Trainer(tiny())
    trainer.step()
    trainer.save(first)
    changes = ["num_envs=16", "num_steps=8", "minibatch_steps=8", "deal_pool=32", "league_share=0"]
    settings = [word for change in changes for word in ("--set", change)]
    arguments = ["train", "--minutes", "0.01", "--out", str(second)]
    main([*arguments, "--teacher", str(first / NETWORK), *settings])

    made = read_network(second / NETWORK).about.decisions
    assert made > trainer.progress.decisions

    main([*arguments, "--resume", "--teacher", str(first / NETWORK)])
    assert read_network(second / NETWORK).about.decisions > made
