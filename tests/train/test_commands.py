"""`furstenfeld train` and `furstenfeld exploit`: they learn, stop, go on, and refuse with words."""

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from furstenfeld.bots.champion import read_network
from furstenfeld.cli import main
from furstenfeld.fast import Batch
from furstenfeld.text import Speaker
from furstenfeld.train import __main__ as bare
from furstenfeld.train.report_page import page_of
from furstenfeld.train.trainer import Trainer
from tests.train.small import tiny

pytestmark = pytest.mark.train

TINY = [
    "--set",
    "games=16",
    "--set",
    "steps=8",
    "--set",
    "pool=32",
    "--set",
    'policy={"width": 16, "blocks": 1, "inner": 16}',
    "--set",
    'critic={"width": 16, "blocks": 1, "inner": 16}',
]


def test_training_leaves_a_network_a_log_a_page_and_a_checkpoint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "--out", str(tmp_path / "run"), "--minutes", "0.01", *TINY]) == 0
    said = capsys.readouterr().err

    assert "network.npz" in said
    assert read_network(tmp_path / "run" / "network.npz").about.decisions > 0
    lines = (tmp_path / "run" / "log.jsonl").read_text("utf-8").splitlines()
    assert json.loads(lines[0])["update"] == 1
    assert (tmp_path / "run" / "training.html").exists()


def test_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    main(["train", "--out", folder, "--minutes", "0.01", *TINY])
    before = read_network(tmp_path / "run" / "network.npz").about.decisions

    assert main(["train", "--out", folder, "--minutes", "0.01", "--resume"]) == 0
    assert read_network(tmp_path / "run" / "network.npz").about.decisions > before


def test_training_can_begin_with_a_network(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["train", "--out", str(tmp_path / "one"), "--minutes", "0.01", *TINY])
    file = str(tmp_path / "one" / "network.npz")
    before = read_network(Path(file)).about.decisions
    two = ["train", "--out", str(tmp_path / "two"), "--minutes", "0", *TINY, "--start"]

    assert main([*two, file]) == 0
    assert read_network(tmp_path / "two" / "network.npz").about.decisions == before
    assert main([*two, str(tmp_path / "none.npz"), "--out", str(tmp_path / "three")]) == 2
    assert "there is no such file" in capsys.readouterr().err


def test_a_folder_with_a_training_is_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "run")
    main(["train", "--out", folder, "--minutes", "0", *TINY])

    assert main(["train", "--out", folder, *TINY]) == 2
    assert "--resume" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--resume"], "there is no checkpoint"),
        (["--set", "haste=3"], "--set haste=3 is not valid: there is no such setting"),
        (["--set", "games=many"], "--set games=many is not valid"),
        (["--set", 'games="many"'], "Expected `int`"),
        (["--device", "cuda"], "no NVIDIA GPU"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "--out", str(tmp_path / "run"), *arguments]) == 2
    said = capsys.readouterr().err

    assert told in said and said.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_page_of_a_training_has_a_picture_for_all_that_was_noted(language: str) -> None:
    trainer = Trainer(tiny(scripted=0.5))
    page = page_of([trainer.step() for _ in range(50)], Speaker(language))

    assert page.count("<svg") >= 5
    assert f'lang="{language}"' in page


def test_exploiting_reports_a_gain_with_its_interval(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["--players", "2", "--seconds", "1", "--deals", "4", "--json", *TINY]
    assert main(["exploit", "bailiff", *arguments]) == 0
    found = json.loads(capsys.readouterr().out)

    assert found["bot"] == "bailiff" and found["decisions"] > 0
    assert -0.5 <= found["gain"]["low"] <= found["gain"]["value"] <= found["gain"]["high"] <= 0.6


def test_a_network_file_can_be_exploited(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["train", "--out", str(tmp_path / "run"), "--minutes", "0", *TINY])
    network = str(tmp_path / "run" / "network.npz")
    arguments = ["--players", "2", "--decisions", "100", "--deals", "4", *TINY]

    assert main(["exploit", "bailiff", "--start", network, *arguments]) == 0
    assert main(["exploit", network, *arguments]) == 0
    assert "above an even share" in capsys.readouterr().out


def test_who_cannot_be_exploited_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exploit", "nobody.npz"]) == 2
    assert "nobody.npz" in capsys.readouterr().err


def test_the_bare_command_overwrites_no_training_either(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    trainer = Trainer(tiny())
    trainer.save(tmp_path)
    run = ["run", "--device", "cpu", "--out", str(tmp_path), "--minutes", "0.01"]
    for more, said in (
        ([], "there is a training already"),
        (["--resume", "--start", str(tmp_path / "network.npz")], "leave one"),
    ):
        with pytest.raises(SystemExit) as left:
            bare.main([*run, *more])

        assert left.value.code == 2
        assert said in capsys.readouterr().err
    assert not (tmp_path / "log.jsonl").exists()


def test_a_machine_without_the_command_lines_packages_can_train(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bare.main(["run", "--device", "cpu", "--out", str(tmp_path), "--minutes", "0.01", *TINY])
    bare.main(["run", "--device", "cpu", "--out", str(tmp_path), "--minutes", "0.01", "--resume"])
    network = str(tmp_path / "network.npz")
    small = ["--device", "cpu", "--players", "2", "--deals", "3"]
    bare.main(["match", network, network, *small])
    bare.main(["match", network, "bailiff", *small])
    bare.main(["exploit", "bailiff", "--decisions", "10", *small, *TINY])
    said = capsys.readouterr().out

    assert "M/s" in said and said.count("share Interval") == 2 and "gain Interval" in said


def test_a_match_may_be_played_on_other_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Deal I of a seed comes from SEED/I, counted from 0."""
    Trainer(tiny()).save(tmp_path)
    network = str(tmp_path / "network.npz")
    dealt: list[list[str]] = []

    def note(seeds: list[str], *others: Any, **options: Any) -> Batch:
        dealt.append(seeds)
        return Batch.deal(seeds, *others, **options)

    monkeypatch.setattr("furstenfeld.train.match.Batch", SimpleNamespace(deal=note))
    small = ["--device", "cpu", "--players", "2", "--deals", "2"]
    for more in ([], ["--seed", "eval/2/base"]):
        bare.main(["match", network, "bailiff", *small, *more])

    assert dealt == [["match/0", "match/1"], ["eval/2/base/0", "eval/2/base/1"]]
    assert capsys.readouterr().out.count("share Interval") == 2


def test_that_machine_needs_no_package_of_the_command_line() -> None:
    """Only msgspec, NumPy, Numba and PyTorch are there."""
    asked = "import sys, furstenfeld.train.__main__; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    loaded = {name.split(".")[0] for name in done.stdout.split()}

    assert not loaded & {"typer", "rich", "fluent", "litestar", "gymnasium"}
