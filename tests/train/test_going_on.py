"""Trainings go on: the same again for the same seed, from a checkpoint, or from a network."""

from pathlib import Path

import numpy as np
import pytest
import torch

from furstenfeld.bots.champion import read_network
from furstenfeld.fast.codes import NONE
from furstenfeld.train.checkpoint import NETWORK, CheckpointError
from furstenfeld.train.kernel.steps import ALONE
from furstenfeld.train.metrics_log import MetricsLog, UpdateMetrics
from furstenfeld.train.network import NetworkShape
from furstenfeld.train.trainer import Trainer
from tests.train.small import TINY, tiny

pytestmark = pytest.mark.train


def numbers_of(entry: UpdateMetrics) -> dict[str, object]:
    """Return what an entry says, but for what the clock had a part in."""
    fields = {name: getattr(entry, name) for name in entry.__struct_fields__}
    return {name: value for name, value in fields.items() if name not in ("seconds", "times")}


def test_the_same_seed_gives_the_same_training() -> None:
    one, two = Trainer(TINY), Trainer(TINY)
    for _ in range(5):
        assert numbers_of(one.step()) == numbers_of(two.step())
    for mine, yours in zip(one.learner.weights.values(), two.learner.weights.values(), strict=True):
        assert torch.equal(mine, yours)


def test_another_seed_gives_another_training() -> None:
    assert numbers_of(Trainer(TINY).step()) != numbers_of(Trainer(tiny(seed=2)).step())


def test_a_resumed_training_does_the_same_next_updates(tmp_path: Path) -> None:
    going = Trainer(TINY)
    for _ in range(3):
        going.step()
    going.save(tmp_path)
    resumed = Trainer.resume(tmp_path)
    for _ in range(4):
        assert numbers_of(going.step()) == numbers_of(resumed.step())
    assert [m.name for m in going.league.members] == [m.name for m in resumed.league.members]


@pytest.mark.parametrize("left", ["games.npz", "moments.npz"])
def test_a_checkpoint_without_its_games_or_moments_is_enough_to_go_on(
    tmp_path: Path, left: str
) -> None:
    trainer = Trainer(TINY)
    trainer.step()
    trainer.save(tmp_path)
    (tmp_path / "checkpoint" / left).unlink()
    resumed = Trainer.resume(tmp_path)

    assert resumed.step().update == 2


def test_settings_can_change_when_a_training_goes_on(tmp_path: Path) -> None:
    trainer = Trainer(TINY)
    trainer.step()
    trainer.save(tmp_path)
    resumed = Trainer.resume(tmp_path, change=lambda _: tiny(num_envs=32, learning_rate=1e-5))
    resumed.step()

    assert len(resumed.games) == 32


def test_games_are_dealt_anew_where_others_sit_at_the_tables(tmp_path: Path) -> None:
    trainer = Trainer(tiny(league_share=0.0))
    trainer.step()
    trainer.save(tmp_path)
    resumed = Trainer.resume(tmp_path, change=lambda _: TINY)
    heroes = resumed.games.arrays()["heroes"]
    alone = np.array(resumed.plan.sides) == ALONE

    assert resumed.plan != trainer.plan
    np.testing.assert_array_equal(heroes == NONE, alone)


def test_a_training_goes_on_with_a_deeper_network_that_answers_as_the_old_one(
    tmp_path: Path,
) -> None:
    trainer = Trainer(TINY)
    for _ in range(3):
        trainer.step()
    trainer.save(tmp_path)
    shape = TINY.policy
    deeper = NetworkShape(shape.width, shape.blocks + 2, shape.inner)
    resumed = Trainer.resume(tmp_path, change=lambda _: tiny(policy=deeper, critic=deeper))
    rows = trainer.buffer.rows[0]

    assert torch.equal(resumed.learner.policy(rows)[0], trainer.learner.policy(rows)[0])
    assert torch.equal(resumed.learner.critic(rows), trainer.learner.critic(rows))
    resumed.step()
    last = resumed.learner.policy.tower.blocks[-1].outer.weight
    assert bool((last != 0).any()), "the new blocks learn"


@pytest.mark.parametrize("shape", [NetworkShape(16, 0, 16), NetworkShape(24, 1, 16)])
def test_a_network_that_cannot_hold_what_was_kept_is_refused(
    tmp_path: Path, shape: NetworkShape
) -> None:
    Trainer(TINY).save(tmp_path)

    with pytest.raises(CheckpointError, match="another shape"):
        Trainer.resume(tmp_path, change=lambda _: tiny(policy=shape))


def test_stopping_in_the_middle_saves_what_was_done(tmp_path: Path) -> None:
    run = Trainer(TINY).run(tmp_path, seconds=1e9)
    for entry in run:
        if entry.update == 3:
            run.close()  # type: ignore[attr-defined]
    resumed = Trainer.resume(tmp_path)

    assert resumed.progress.update == 3
    assert [entry.update for entry in MetricsLog(tmp_path).read()] == [1, 2, 3]


def test_the_journal_forgets_what_no_checkpoint_has(tmp_path: Path) -> None:
    trainer = Trainer(TINY)
    trainer.step()
    trainer.save(tmp_path)
    log = MetricsLog(tmp_path)
    for _ in range(2):
        log.append(trainer.step())
    with log.path.open("ab") as file:
        file.write(b'{"torn')
    for _ in Trainer.resume(tmp_path).run(tmp_path, seconds=0.0):
        pass

    assert list(log.read()) == []


def test_a_damaged_checkpoint_is_named(tmp_path: Path) -> None:
    Trainer(TINY).save(tmp_path)
    (tmp_path / "checkpoint" / "networks.npz").write_bytes(b"torn")

    with pytest.raises(CheckpointError, match="the checkpoint is damaged"):
        Trainer.resume(tmp_path)


def test_without_a_checkpoint_there_is_nothing_to_resume(tmp_path: Path) -> None:
    with pytest.raises(CheckpointError, match="there is no checkpoint"):
        Trainer.resume(tmp_path)


def test_an_old_checkpoint_is_used_where_the_swap_was_cut_off(tmp_path: Path) -> None:
    Trainer(TINY).save(tmp_path)
    (tmp_path / "checkpoint").rename(tmp_path / "checkpoint.old")

    assert Trainer.resume(tmp_path).progress.update == 0


def test_a_training_can_begin_with_a_network_that_plays(tmp_path: Path) -> None:
    trainer = Trainer(TINY)
    trainer.step()
    trainer.save(tmp_path)
    network = read_network(tmp_path / NETWORK)
    begun = Trainer.from_network(tiny(policy=NetworkShape(8, 0, 8)), network)
    rows = trainer.buffer.rows[0]

    torch.testing.assert_close(
        begun.learner.policy(rows)[0], trainer.learner.policy(rows)[0], atol=2e-3, rtol=0
    )
    begun.step()
    begun.save(tmp_path)
    both = 2 * TINY.num_envs * TINY.num_steps
    assert read_network(tmp_path / NETWORK).about.decisions == both
    Trainer.resume(tmp_path).save(tmp_path)
    assert read_network(tmp_path / NETWORK).about.decisions == both
