"""A student answers more and more as its teacher does."""

from pathlib import Path

import pytest
import torch

import furstenfeld.train.__main__ as bare
from furstenfeld.bots.champion import read_network
from furstenfeld.train.network import Policy, Shape
from furstenfeld.train.student import Student
from tests.train.small import tiny

pytestmark = pytest.mark.train


def teacher() -> Policy:
    """Return a policy that likes some actions much more than others."""
    policy = Policy(Shape(16, 1, 16), torch.Generator().manual_seed(1))
    torch.nn.init.normal_(policy.tower.leave.weight, generator=torch.Generator().manual_seed(2))
    return policy


def test_a_student_comes_nearer_to_its_teacher() -> None:
    student = Student(tiny(rate=3e-3, plan=10**9), teacher(), Shape(16, 1, 16))
    first, *_, last = [student.step() for _ in range(60)]

    assert last.apart < 0.6 * first.apart
    assert last.same > first.same


def test_the_teacher_stays_as_it_is() -> None:
    one, other = teacher(), teacher()
    Student(tiny(), one, Shape(8, 1, 8)).step()

    for here, there in zip(one.parameters(), other.parameters(), strict=True):
        assert torch.equal(here, there)


def test_a_student_is_a_network_like_any_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    narrow = ["--set", 'policy={"width":16,"blocks":1,"inner":16}', "--set", "games=24"]
    few = ["--device", "cpu", *narrow, "--set", "steps=8", "--set", "pool=64"]
    bare.main(["run", "--out", str(tmp_path), "--minutes", "0", *few])
    small = tmp_path / "small.npz"
    taught = ["--out", str(small), "--width", "8", "--blocks", "1", "--minutes", "0.01"]
    bare.main(["teach", str(tmp_path / "network.npz"), *taught, *few])

    assert len(read_network(small).enter.bias) == 8
    assert "decisions" in capsys.readouterr().out
