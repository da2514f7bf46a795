"""Settings have the names of the field; old names in checkpoints, logs and commands still work."""

import json
from pathlib import Path

import msgspec
import pytest

from furstenfeld.train.checkpoint import CheckpointError
from furstenfeld.train.metrics_log import NAME, MetricsLog
from furstenfeld.train.settings import (
    LARGE,
    OLD_NAMES,
    SMALL,
    SettingsError,
    TrainingSettings,
    settings_from,
    with_changes,
)
from furstenfeld.train.trainer import Trainer
from tests.train.small import TINY

pytestmark = pytest.mark.train

FIRST_VERSION = json.loads("""{
  "seed": 1, "kinds": [{"players": 2, "variant": "expert", "weight": 3.0}],
  "policy": {"width": 16, "blocks": 1, "inner": 16},
  "critic": {"width": 16, "blocks": 2, "inner": 16},
  "games": 24, "steps": 12, "siblings": 2, "together": 4, "epochs": 2, "record": false,
  "fuse": false, "pulled": 5, "pool": 64, "renew": 2, "apart": 200, "trace": 0.95,
  "advantage_trace": 0.9, "patience": 1, "standing": 0.1, "clip": 0.3, "rate": 0.0015,
  "last_rate": 0.0003, "entropy": 0.03, "last_entropy": 0.01, "alive": 0.3, "pull": 0.06,
  "reference": 0.02, "win_weight": 0.9, "rest_weight": 0.2, "most_gradient": 2.0,
  "critic_pace": 1.5, "critic_first": 10, "plan": 3000, "scripted": 0.2, "past": 0.3, "slots": 1,
  "members": 3, "hold": 4, "freeze": 5, "exploit": 6, "checkpoint": 7.0
}""")
"""The settings of a checkpoint of the first version, no value being a default."""


def test_settings_of_the_first_version_mean_the_same() -> None:
    settings = settings_from(FIRST_VERSION)

    assert (settings.td_lambda, settings.gae_lambda) == (0.95, 0.9)
    assert (settings.kl_coef, settings.uniform_coef, settings.max_grad_norm) == (0.06, 0.3, 2.0)
    assert (settings.num_envs, settings.num_steps, settings.minibatch_steps) == (24, 12, 4)
    assert (settings.scripted_share, settings.league_share) == (0.2, 0.3)
    values = json.loads(msgspec.json.encode(settings))
    assert [values[OLD_NAMES.get(name, name)] for name in FIRST_VERSION] == [
        *FIRST_VERSION.values()
    ]
    assert len(values) == len(FIRST_VERSION)


def test_every_old_name_stands_for_one_setting_of_today() -> None:
    today = set(TrainingSettings.__struct_fields__)

    assert not today & OLD_NAMES.keys()
    assert set(OLD_NAMES.values()) <= today
    assert len(set(OLD_NAMES.values())) == len(OLD_NAMES)


@pytest.mark.parametrize("settings", [SMALL, LARGE])
def test_settings_are_read_as_they_were_written(settings: TrainingSettings) -> None:
    assert settings_from(json.loads(msgspec.json.encode(settings))) == settings


def test_a_setting_can_be_changed_by_its_old_name() -> None:
    assert with_changes(SMALL, ["pull=0.5"]) == with_changes(SMALL, ["kl_coef=0.5"])
    with pytest.raises(SettingsError, match="there are seed, table_kinds, policy"):
        with_changes(SMALL, ["haste=3"])


def test_a_checkpoint_of_the_first_version_is_resumed(tmp_path: Path) -> None:
    trainer = Trainer(TINY)
    trainer.step()
    trainer.save(tmp_path)
    state = tmp_path / "checkpoint" / "state.json"
    old = {new: name for name, new in OLD_NAMES.items()}
    stored = json.loads(state.read_text("utf-8"))
    stored["settings"] = {old.get(name, name): value for name, value in stored["settings"].items()}
    state.write_text(json.dumps(stored), "utf-8")
    resumed = Trainer.resume(tmp_path)

    assert resumed.settings == TINY
    assert resumed.progress == trainer.progress


def test_a_checkpoint_with_an_unknown_setting_is_refused(tmp_path: Path) -> None:
    Trainer(TINY).save(tmp_path)
    state = tmp_path / "checkpoint" / "state.json"
    state.write_text(state.read_text("utf-8").replace('"kl_coef"', '"haste"'), "utf-8")

    with pytest.raises(CheckpointError, match="haste"):
        Trainer.resume(tmp_path)


def test_the_log_keeps_the_names_of_the_first_version(tmp_path: Path) -> None:
    line = (
        '{"update":5,"decisions":1440,"learnt":1157,"games":5,"seconds":32.008,"rate":0.0015,'
        '"surrogate":-0.00476,"entropy":1.23116,"pull":0.00814,"win":1.20962,"critic":1.20845,'
        '"rest":0.19653,"clipped":0.0,"given_up":1.24827,"rounds":10.5,"nobody":0.0,'
        '"against_script":0.25,"against_past":null,"times":{"games":0.0012}}\n'
    )
    (tmp_path / NAME).write_text(line, "utf-8")
    log = MetricsLog(tmp_path)
    (metrics,) = log.read()
    log.truncate(5)

    assert (metrics.reference_kl, metrics.score_vs_scripted) == (0.00814, 0.25)
    assert (tmp_path / NAME).read_text("utf-8") == line
