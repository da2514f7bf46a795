"""A new network learns another one's answers, and then goes on by itself."""

from pathlib import Path

import pytest
import torch

from furstenfeld.bots.champion import read_network
from furstenfeld.train import __main__ as bare
from furstenfeld.train.network import Policy, Shape, exported
from furstenfeld.train.rollout import play
from furstenfeld.train.sampling import log_probs_of
from furstenfeld.train.trainer import NETWORK, Trainer
from tests.train.small import tiny

pytestmark = pytest.mark.train

SETTINGS = tiny(policy=Shape(32, 1, 32), past=0.0, rate=5e-3, last_rate=5e-3)


def opinionated(seed: int = 5) -> Policy:
    """Return a policy with likings of its own; a new one likes all answers alike."""
    luck = torch.Generator().manual_seed(seed)
    policy = Policy(Shape(8, 1, 8), luck)
    torch.nn.init.normal_(policy.tower.leave.bias, std=2.0, generator=luck)
    return policy


def agreement(trainer: Trainer, teacher: Policy) -> float:
    """Return how often the learner likes the teacher's answer best, in games it plays itself."""
    memory = trainer.memory
    play(trainer.tables, memory, teacher, [], trainer.luck, trainer.watch)
    trainer.watch.lap()
    alike = total = 0
    for step in range(memory.steps):
        sight = memory.sight(step)
        theirs, ours = (
            log_probs_of(each(sight.rows)[0], sight.masks).argmax(dim=1)
            for each in (teacher, trainer.learner.policy)
        )
        mine = sight.mine.bool()
        alike += int((theirs == ours)[mine].sum())
        total += int(mine.sum())
    return alike / total


def test_a_pupil_comes_to_answer_as_its_teacher_does() -> None:
    teacher = opinionated()
    trainer = Trainer.taught(SETTINGS, exported(teacher, decisions=70))
    before = agreement(trainer, teacher)
    entries = [trainer.step() for _ in range(60)]

    assert entries[-1].pull < 0.5 * entries[0].pull
    assert agreement(trainer, teacher) > max(0.75, before + 0.2)
    assert trainer.before == 70
    pairs = zip(
        trainer.learner.reference.parameters(), trainer.learner.policy.parameters(), strict=True
    )
    assert all(torch.equal(slow, quick) for slow, quick in pairs), "it follows at once"


def test_the_teacher_plays_and_does_not_change() -> None:
    teacher = opinionated()
    trainer = Trainer.taught(SETTINGS, exported(teacher))
    kept = [weight.clone() for weight in trainer.learner.player.parameters()]  # type: ignore[attr-defined]
    memory = trainer.memory
    trainer.step()
    sight = memory.sight(0)
    said = log_probs_of(teacher(sight.rows)[0], sight.masks)
    chosen = said.gather(1, memory.actions[0][:, None])[:, 0]

    torch.testing.assert_close(chosen[sight.mine.bool()], memory.log_probs[0][sight.mine.bool()])
    now = trainer.learner.player.parameters()  # type: ignore[attr-defined]
    assert all(torch.equal(old, new) for old, new in zip(kept, now, strict=True))


def test_a_pupil_goes_on_by_itself_and_with_a_league(tmp_path: Path) -> None:
    trainer = Trainer.taught(SETTINGS, exported(opinionated()))
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
    changes = ["games=16", "steps=8", "together=8", "pool=32", "past=0"]
    settings = [word for change in changes for word in ("--set", change)]
    arguments = ["run", "--device", "cpu", "--minutes", "0.01", "--out", str(second)]
    bare.main([*arguments, "--teacher", str(first / NETWORK), *settings])

    made = read_network(second / NETWORK).about.decisions
    assert made > trainer.decisions

    bare.main([*arguments, "--resume", "--teacher", str(first / NETWORK)])
    assert read_network(second / NETWORK).about.decisions > made
