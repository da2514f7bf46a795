"""The network that plays says the same as the one that learnt."""

from pathlib import Path

import numpy as np
import pytest
import torch

from furstenfeld.bots.champion import read_network, write_network
from furstenfeld.bots.champion.inputs import INPUTS
from furstenfeld.bots.champion.network import MOST_BYTES
from furstenfeld.bots.champion.shape import CHOICES, WEIGHING, WIN
from furstenfeld.fast.codes import SEATS
from furstenfeld.fast.observation import OFFSET
from furstenfeld.train.export import export_policy, import_policy
from furstenfeld.train.network import NetworkShape, Policy
from furstenfeld.train.trainer import Trainer
from furstenfeld.train.value_head import predicted_values
from tests.train.small import TINY

pytestmark = pytest.mark.train

PRESENT = [OFFSET[f"seat_{seat}.present"] for seat in range(SEATS)]


def learnt() -> tuple[Policy, "torch.Tensor"]:
    """Return a policy after some updates, and rows that it has met."""
    trainer = Trainer(TINY)
    for _ in range(4):
        trainer.step()
    return trainer.learner.policy, trainer.buffer.rows[0]


def test_the_exported_network_has_the_same_numbers() -> None:
    policy, rows = learnt()
    with torch.no_grad():
        logits, outlook = policy(rows)
    network = export_policy(policy)
    out = network.forward(rows.numpy()[:, :INPUTS])

    np.testing.assert_allclose(out[:, :CHOICES], logits.numpy(), atol=2e-4)
    np.testing.assert_allclose(out[:, WIN:WEIGHING], outlook.numpy(), atol=2e-4)


def test_half_precision_changes_chances_by_less_than_a_hundredth(tmp_path: Path) -> None:
    policy, rows = learnt()
    write_network(export_policy(policy), tmp_path / "network.npz")
    network = read_network(tmp_path / "network.npz")
    seen = network.outlook(rows.numpy()[:, :INPUTS])
    players = rows[:, PRESENT].sum(dim=1)
    with torch.no_grad():
        logits, out = policy(rows)
        win = predicted_values(out, players)[:, :, 0]

    def chances(numbers: "np.typing.NDArray[np.float32]") -> "np.typing.NDArray[np.float32]":
        raised = np.exp(numbers - numbers.max(axis=1, keepdims=True))
        found: np.typing.NDArray[np.float32] = raised / raised.sum(axis=1, keepdims=True)
        return found

    np.testing.assert_allclose(chances(seen.logits), chances(logits.numpy()), atol=0.01)
    np.testing.assert_allclose(seen.win[:, :SEATS], win.numpy(), atol=0.01)
    assert int(players.min()) < SEATS


def test_an_imported_network_can_learn_on_where_it_was() -> None:
    policy, rows = learnt()
    again = import_policy(export_policy(policy))
    with torch.no_grad():
        torch.testing.assert_close(again(rows)[0], policy(rows)[0], atol=1e-4, rtol=0)
    assert again.shape == policy.shape


def test_a_network_of_the_usual_size_fits_into_the_wheel(tmp_path: Path) -> None:
    write_network(export_policy(Policy(NetworkShape())), tmp_path / "network.npz")

    assert (tmp_path / "network.npz").stat().st_size < MOST_BYTES
